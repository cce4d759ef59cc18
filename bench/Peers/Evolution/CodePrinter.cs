using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>Prints the types of a version as a configuration declares them, and the calls of a cell.</summary>
internal sealed class CodePrinter(Change change, Version version, Configuration form)
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

    public string Print()
    {
        StringBuilder text = new();
        foreach (var type in version.Declared)
            text.AppendLine(type is TypeDeclarationSyntax declared ? Type(declared) : $"public {type}");
        return Head() + text + Cell(version.Value, version.Reads);
    }

    public string Head()
    {
        string[] usings = ["System", "System.Collections.Generic", .. form.Usings];
        return $"#nullable enable\n{string.Concat(usings.Select(u => $"using {u};\n"))}namespace Changes;\n";
    }

    public string Cell(string value, string reads)
    {
        var marks = version.Options.Concat(version.Declared.SelectMany(Marks).Select(m => m.Name.ToString()));
        return Calls
            .Replace("{write}", form.Find("write", version.Options), StringComparison.Ordinal)
            .Replace("{read}", form.Find("read", version.Options), StringComparison.Ordinal)
            .Replace("{cell}", form.Find("cell", marks), StringComparison.Ordinal)
            .Replace("{root}", Regex.Match(version.Value, @"new (\w+)|^(\w+)\.").Groups.Values.Skip(1).First(g => g.Success).Value, StringComparison.Ordinal)
            .Replace("{value}", value, StringComparison.Ordinal)
            .Replace("{reads}", version.Refuses ? "null" : reads, StringComparison.Ordinal);
    }

    private string Type(TypeDeclarationSyntax type)
    {
        var marks = Marks(type).ToList();
        string[] names = [.. marks.Select(m => m.Name.ToString()), .. type.Modifiers.Select(m => m.Text), type.Keyword.Text];
        var attributes = form.Find("type", names).Replace("{typename}", Argument(marks.Find(m => m.Name.ToString() == "Was")) ?? type.Identifier.Text, StringComparison.Ordinal);
        foreach (var mark in marks)
            attributes += Filled(form.Find("mark " + mark.Name), mark);
        var keyword = type is RecordDeclarationSyntax { ClassOrStructKeyword.Text: "struct" } ? "record struct" : type.Keyword.Text;
        var start = $"partial {keyword} {type.Identifier}{type.TypeParameterList}";
        StringBuilder text = new($"{attributes}\npublic {string.Concat(type.Modifiers.Select(m => m.Text + " "))}{start}");
        if (type.ParameterList is { } list)
            text.Append($"({string.Join(", ", list.Parameters.Select(p => Attribute(type, p.Identifier.Text, [], names).Replace("[", "[property: ") + p))})");
        text.AppendLine($"{type.BaseList} {{");
        foreach (var member in type.Members)
            text.AppendLine(member is FieldDeclarationSyntax field ? Member(field, type, names) : $"public {member}");
        text.AppendLine("}");
        if (type.Members.Any(m => IsExtra(m)) && form.Find("extra") is { Length: > 0 } extra)
            text.AppendLine($"public {start} {extra}");
        return text.ToString();
    }

    private string Member(FieldDeclarationSyntax field, TypeDeclarationSyntax owner, string[] names)
    {
        if (IsExtra(field))
            return "";
        var (type, name) = (field.Declaration.Type.ToString(), field.Declaration.Variables[0].Identifier.Text);
        var init = field.Declaration.Variables[0].Initializer?.Value.ToString() ?? type switch
        {
            _ when owner is StructDeclarationSyntax || field.Modifiers.Any() || type.EndsWith('?') => "",
            "string" => "\"\"",
            _ when type.EndsWith("[]", StringComparison.Ordinal) || type.StartsWith("List<") || type.StartsWith("HashSet<") || type.StartsWith("Dictionary<") => "[]",
            "Uri" => "null!",
            _ => version.Declared.Any(t => t is not (StructDeclarationSyntax or EnumDeclarationSyntax) && type.Split('<')[0] == t.Identifier.Text) ? "null!" : "",
        };
        init = init == "" && owner.TypeParameterList is not null ? "default!" : init;
        return $"{Attribute(owner, name, [.. Marks(field)], names)} public {string.Concat(field.Modifiers.Select(m => m.Text + " "))}{type} {name} {{ get; set; }}"
            + (init == "" ? "" : $" = {init};");
    }

    private string Attribute(TypeDeclarationSyntax type, string name, List<AttributeSyntax> marks, string[] typeMarks)
    {
        var key = typeMarks.Select(m => "member of " + m).FirstOrDefault(k => form.Find(k) != "") ?? "member";
        var line = form.Find(key, marks.Select(m => m.Name.ToString()));
        return Filled(line, marks.Find(m => m.ArgumentList is not null))
            .Replace("{n}", Number(type, name, 0), StringComparison.Ordinal)
            .Replace("{n0}", Number(type, name, 1), StringComparison.Ordinal)
            .Replace("{name}", name, StringComparison.Ordinal);
    }

    private string Number(TypeDeclarationSyntax type, string name, int less) =>
        (change.Number(version, type, name) - less).ToString(CultureInfo.InvariantCulture);

    private static string Filled(string line, AttributeSyntax? mark)
    {
        foreach (var (at, argument) in (mark?.ArgumentList?.Arguments ?? []).Index())
            line = line.Replace($"{{{at}}}", argument.ToString().Trim('"'), StringComparison.Ordinal);
        return line;
    }

    private static string? Argument(AttributeSyntax? mark) => mark?.ArgumentList?.Arguments[0].ToString().Trim('"');

    private static bool IsExtra(MemberDeclarationSyntax member) => Marks(member).Any(m => m.Name.ToString() == "Extra");

    private static IEnumerable<AttributeSyntax> Marks(MemberDeclarationSyntax member) => member.AttributeLists.SelectMany(list => list.Attributes);
}
