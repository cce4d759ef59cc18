using System.Text;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Benchmarks.Peers.Printer;

/// <summary>
/// The models in a namespace of their own, with numbers on their members: MemoryPack's tolerant form, both MessagePack
/// serializers and Orleans ask for them. Avro gets and puts members by number, too.
/// </summary>
internal sealed class NumberedModels(Models models)
{
    private const string Ours = "MemFormat.Benchmarks.Models";
    private const string Numbered = "MemFormat.Benchmarks.Numbered";

    private readonly AvroRecords _avro = new(models, Ours, Numbered);

    public string Print()
    {
        StringBuilder text = new();
        var namespaces = models.Declared.GroupBy(Models.Namespace).ToArray();
        foreach (var types in namespaces)
        {
            text.AppendLine($"namespace {types.Key.Replace(Ours, Numbered, StringComparison.Ordinal)} {{");
            text.AppendLine("using System.Text.Json;\nusing System.Text.Json.Serialization;");
            foreach (var other in namespaces)
                text.AppendLine($"using {other.Key};");
            // Enums are the same. What is no model is a converter for JSON.
            foreach (var type in types.OfType<TypeDeclarationSyntax>())
                text.AppendLine(models.Types.ContainsValue(type) ? Print(type) : type.ToFullString());
            text.AppendLine("}");
        }

        return text.ToString();
    }

    private string Print(TypeDeclarationSyntax type)
    {
        StringBuilder text = new();
        var cases = Models.Cases(type);
        // MemoryPack copies structs of plain members as memory.
        var isCopied = type is not ClassDeclarationSyntax && !models.Members(type).Exists(member => member.Type is ArrayTypeSyntax);
        var isTolerant = cases.Length == 0 && !isCopied;
        text.AppendLine(isTolerant ? "[MemoryPack.MemoryPackable(MemoryPack.GenerateType.VersionTolerant)]" : "[MemoryPack.MemoryPackable]");
        text.AppendLine("[MessagePack.MessagePackObject] [Orleans.GenerateSerializer]");
        if (type is ClassDeclarationSyntax)
            text.AppendLine("[Orleans.SuppressReferenceTracking]");
        for (var i = 0; i < cases.Length; i++)
        {
            text.AppendLine($"[MemoryPack.MemoryPackUnion({i}, typeof({cases[i]}))] [MessagePack.Union({i}, typeof({cases[i]}))]");
            text.AppendLine($"[PolyType.DerivedTypeShape(typeof({cases[i]}), Tag = {i})]");
        }

        text.AppendLine(Json(type));
        List<string> parents = [.. type.BaseList?.Types.Select(parent => parent.ToString()) ?? []];
        if (_avro.IsRecord(type))
            parents.Add(AvroRecords.Interface);
        // Avro fills members of an instance.
        var modifiers = string.Join(' ', type.Modifiers.Select(modifier => modifier.Text).Where(modifier => modifier != "readonly"));
        text.Append($"{modifiers} {Models.Keyword(type)} {type.Identifier}");
        var number = models.Base(type) is { } parent ? models.Members(parent).Count : 0;
        if (type.ParameterList is { } parameters)
            text.Append($"({string.Join(", ", parameters.Parameters.Select(parameter => $"{Numbers("property: ", number++)} {parameter}"))})");
        text.AppendLine((parents.Count == 0 ? "" : " : " + string.Join(", ", parents)) + " {");
        foreach (var property in type.Members.OfType<PropertyDeclarationSyntax>())
            text.AppendLine($"{Numbers("", number++)} {Json(property)} {property.WithAttributeLists(default)}");
        return text.Append(_avro.Print(type)).Append('}').ToString();
    }

    private static string Numbers(string target, int number) =>
        $"[{target}MemoryPack.MemoryPackOrder({number}), MessagePack.Key({number}), Nerdbank.MessagePack.Key({number}), Orleans.Id({number})]";

    private static string Json(MemberDeclarationSyntax member) =>
        string.Concat(Models.Attributes(member, "Json").Select(attribute => $"[{attribute}] "));
}
