using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>Prints the types of a version as a configuration declares them, and the calls of a cell.</summary>
internal sealed partial class CodePrinter(Change change, Version version, Configuration form)
{
    private const string Calls = """

        public static class Cell
        {
            public static byte[] Write(object it) { var value = ({root})it; {write} }
            public static object? Read(byte[] bytes) { {read} }
            public static object Value() => {value};
            public static object? Reads() => {reads};
            {cell}
        }
        """;

    public string Print() => Head() + string.Concat(version.Declared.Select(Type)) + Cell(version.Value, version.Reads);

    public string Head()
    {
        string[] usings = ["System", "System.Collections.Generic", .. form.Usings];
        return $"#nullable enable\n{string.Concat(usings.Select(u => $"using {u};\n"))}namespace Changes;\n";
    }

    public string Cell(string value, string reads) => Filled(
        Filled(Calls, ("write", form.Find("write", version.Options)), ("read", form.Find("read", version.Options)), ("cell", form.Find("cell"))),
        ("root", Root().Match(version.Value).Groups.Values.Skip(1).First(g => g.Success).Value),
        ("value", value),
        ("reads", version.Refuses ? "null" : reads));

    private string Type(BaseTypeDeclarationSyntax declared)
    {
        if (declared is not TypeDeclarationSyntax type)
            return $"{form.Find("enum", version.Options)} public {declared}\n";
        string[] names = [.. type.Marks().Select(m => m.Name.ToString()), .. type.Modifiers.Select(m => m.Text), type.Keyword.Text];
        var attributes = Filled(
            form.Find("type", names),
            ("typename", type.Mark("Was").Argument() ?? type.Identifier.Text), ("other", type.Mark("Other").Argument() ?? ""))
            + string.Concat(type.Marks().Select(mark => Filled(form.Find("mark " + mark.Name), mark)));
        var start = $"partial {type.Keyword} {type.Identifier}{type.TypeParameterList}";
        StringBuilder text = new($"{attributes}\npublic {Words(type.Modifiers.Select(m => m.Text))}{start}");
        var parameters = type.ParameterList?.Parameters.Select(p => Attribute(type, p.Identifier.Text, [], names).Replace("[", "[property: ") + p);
        if (parameters is not null)
            text.Append($"({string.Join(", ", parameters)})");
        text.AppendLine($"{type.BaseList} {{");
        foreach (var field in type.Fields())
            text.AppendLine(Member(field, type, names));
        foreach (var member in type.Members.Where(m => m is not FieldDeclarationSyntax))
            text.AppendLine($"public {member}");
        text.AppendLine("}");
        if (type.Members.Any(m => m.Mark("Extra") is not null) && form.Find("extra") is { Length: > 0 } extra)
            text.AppendLine($"public {start} {extra}");
        return text.ToString();
    }

    private string Member(FieldDeclarationSyntax field, TypeDeclarationSyntax owner, string[] names)
    {
        var type = field.Declaration.Type.ToString();
        var initial = field.Initial() ?? type switch
        {
            _ when owner is StructDeclarationSyntax || field.Modifiers.Any() || type.EndsWith('?') => null,
            "string" => "\"\"",
            _ when Syntax.IsCollection(type) => "[]",
            "Uri" => "null!",
            _ when owner.TypeParameterList is not null => "default!",
            _ => version.Declared.Any(t => type == t.Identifier.Text && t is not (StructDeclarationSyntax or EnumDeclarationSyntax)) ? "null!" : null,
        };
        return $"{Attribute(owner, field.Name(), field.Marks(), names)} public {Words(field.Modifiers.Select(m => m.Text))}{type} {field.Name()}"
            + $" {{ get; set; }}{(initial is null ? "" : $" = {initial};")}";
    }

    private string Attribute(TypeDeclarationSyntax type, string name, List<AttributeSyntax> marks, string[] typeMarks)
    {
        var key = typeMarks.Select(m => "member of " + m).FirstOrDefault(k => form.Find(k) != "") ?? "member";
        var line = Filled(form.Find(key, marks.Select(m => m.Name.ToString())), marks.Find(m => m.ArgumentList is not null));
        var number = change.Number(version, type, name);
        return Filled(line, ("n", Text(number)), ("n0", Text(number - 1)), ("name", name));
    }

    private static string Filled(string line, AttributeSyntax? mark) =>
        Filled(line, [.. (mark?.ArgumentList?.Arguments ?? []).Select((argument, at) => (Text(at), argument.ToString().Trim('"')))]);

    private static string Filled(string line, params (string Name, string Text)[] values) =>
        values.Aggregate(line, (text, value) => text.Replace($"{{{value.Name}}}", value.Text, StringComparison.Ordinal));

    private static string Words(IEnumerable<string> words) => string.Concat(words.Select(word => word + " "));

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);

    [GeneratedRegex(@"new (\w+)|^(\w+)\.")]
    private static partial Regex Root();
}
