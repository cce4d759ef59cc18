using System.Globalization;
using MemFormat.Analyzers;

namespace MemFormat.CodeFixes.Evolution;

/// <summary>MF071, MF072, MF073, MF076, MF078: takes a change back.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class RestoreFix() : MemFormatFix("MF071", "MF072", "MF073", "MF076", "MF078")
{
    public override IEnumerable<Fix> Find(Target target) => (target.Diagnostic.Id, target.Symbol, target.Type) switch
    {
        ("MF078", _, { } type) => Case(target, type),
        ("MF076", IPropertySymbol or IFieldSymbol, { } type) => Id(target, type, target.Symbol),
        (not "MF076", IPropertySymbol or IFieldSymbol, _) => Kind(target, target.Symbol),
        _ => [],
    };

    /// <summary>Scalars only: a list of the files may be any collection in C#.</summary>
    private static IEnumerable<Fix> Kind(Target target, ISymbol member)
    {
        if (Fact(target, EvolutionAnalyzer.Kind) is not { } kind || kind.Contains('<') || KindName.Find(kind) is not { } name)
            yield break;
        var type = member.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax(target.Cancellation) switch
        {
            PropertyDeclarationSyntax property => property.Type,
            ParameterSyntax parameter => parameter.Type,
            VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1 } variable } => variable.Type,
            _ => null,
        };
        if (type is not null)
            yield return new Fix($"Give '{member.Name}' back the type '{name}'", "restore", edits => edits.Replace(type.SyntaxTree, type.Span, name));
    }

    /// <summary>A member that was shipped has its id again; another one gets a new id.</summary>
    private static IEnumerable<Fix> Id(Target target, INamedTypeSymbol type, ISymbol member)
    {
        if (AttributeReader.Find(member, KnownNames.Member) is not { ConstructorArguments.Length: 1 } attribute)
            yield break;
        if (Fact(target, EvolutionAnalyzer.Former) is { } id)
        {
            yield return new Fix($"Give '{member.Name}' back the id {id}", "restore",
                edits => Numbering.Set(edits, member, attribute, int.Parse(id, CultureInfo.InvariantCulture)));
        }
        else
        {
            yield return new Fix($"Give '{member.Name}' a free id", "restore", edits => Numbering.Number(edits, type, member));
        }
    }

    /// <summary>A case that is gone, of a type that is there.</summary>
    private static IEnumerable<Fix> Case(Target target, INamedTypeSymbol type)
    {
        var (tag, name) = (Fact(target, EvolutionAnalyzer.Key), Fact(target, EvolutionAnalyzer.ShippedCase));
        var isTaken = AttributeReader.All(type.GetAttributes(), KnownNames.Union)
            .Any(a => a.ConstructorArguments.FirstOrDefault().Value is int taken && taken.ToString(CultureInfo.InvariantCulture) == tag);
        if (!isTaken && name is not null && target.Model.Compilation.GetTypeByMetadataName(name) is { } listed)
        {
            var text = $"MemUnion({tag}, typeof({listed.ToMinimalDisplayString(target.Model, type.DeclaringSyntaxReferences[0].Span.Start)}))";
            yield return new Fix($"Add [{text}] again", "restore", edits => Declaration.AddAttribute(edits, type, text));
        }
    }

    private static string? Fact(Target target, string name) =>
        target.Diagnostic.Properties.TryGetValue(name, out var value) && value is { Length: > 0 } ? value : null;
}
