using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>One version of the types: what it writes, and what it should read of the other version's payload.</summary>
internal sealed class Version
{
    public const string Refuse = "refuse";

    public string Types { get; set; } = "";

    /// <summary>Words for calls: options that this version sets.</summary>
    public List<string> Options { get; } = [];

    /// <summary>The lines "value", "reads", "proto", "proto-value" and "proto-reads".</summary>
    public Dictionary<string, string> Lines { get; } = [];

    public string Value => Lines["value"];

    public string Reads => Lines["reads"];

    public bool Refuses => Reads == Refuse;

    public bool KeepsReferences => Types.Contains("[References]", StringComparison.Ordinal);

    /// <summary>The member of the short form.</summary>
    public Match? Member { get; set; }

    public IEnumerable<BaseTypeDeclarationSyntax> Declared => SyntaxFactory.ParseCompilationUnit(Types).Members.OfType<BaseTypeDeclarationSyntax>();
}

/// <summary>A change of types, as changes.txt has it.</summary>
internal sealed partial class Change
{
    private const string First = "int Id;", Last = "string Tail;";

    public required string Group { get; init; }

    public required string Title { get; init; }

    /// <summary>Whether each version's payload goes through the other program and back.</summary>
    public bool IsTrip { get; private set; }

    public Version[] Versions { get; } = [new(), new()];

    /// <summary>The number of each member, the same in both versions.</summary>
    private Dictionary<(string Type, string Member), int> Numbers { get; } = [];

    public IEnumerable<string> Members => Numbers.Keys.Select(key => key.Member).Distinct();

    public static IEnumerable<Change> Parse(string text)
    {
        var group = "";
        foreach (var block in Regex.Split(text, "^#", RegexOptions.Multiline).Skip(1))
        {
            var lines = block.Split('\n', StringSplitOptions.RemoveEmptyEntries);
            if (lines[0].StartsWith('#'))
                yield return new Change { Group = group, Title = lines[0][1..].Trim() }.With(lines[1..]);
            else
                group = lines[0].Trim();
        }
    }

    private Change With(string[] lines)
    {
        var version = Versions[0];
        foreach (var line in lines)
        {
            var (word, rest) = line.IndexOf(' ', StringComparison.Ordinal) is > 0 and var at ? (line[..at], line[(at + 1)..]) : (line, "");
            switch (word)
            {
                case "trip": IsTrip = true; break;
                case "options": Array.ForEach(rest.StartsWith('2') ? [Versions[1]] : Versions, v => v.Options.Add(rest.TrimStart('2', ' '))); break;
                case "+": Array.ForEach(Versions, v => v.Types += rest + "\n"); break;
                case "1+" or "2+": Versions[word[0] - '1'].Types += rest + "\n"; break;
                case "1:" or "2:": version = Versions[word[0] - '1']; break;
                case "1" or "2": Versions[word[0] - '1'].Member = Short().Match(rest); break;
                case "value" or "reads" or "proto" or "proto-value" or "proto-reads": version.Lines[word] = rest; break;
                default: version.Types += line + "\n"; break;
            }
        }

        Complete(Versions[0], Versions[1]);
        Complete(Versions[1], Versions[0]);
        Array.ForEach(Versions, Number);
        return this;
    }

    // What is there in one version only stands last, as each serializer's rules for additions want it.
    private void Complete(Version version, Version other)
    {
        if (version.Member is { } member)
        {
            var (decl, init) = (member.Groups["decl"].Value, member.Groups["init"].Value);
            var text = decl == "" ? "" : $"{decl}{(init == "" ? "" : " = " + init)};";
            var isAlone = decl == "" || other.Member?.Groups["decl"].Value == "";
            version.Types = $"class Order {{ {First} {(isAlone ? $"{Last} {text}" : $"{text} {Last}")} }}\n{version.Types}";
            string Whole(string value) => $"new Order {{ Id = 7, Tail = \"end\"{(decl == "" ? "" : $", {decl.Split(' ')[^1]} = {value}")} }}";
            var (value, reads) = (member.Groups["value"].Value, member.Groups["reads"].Value);
            version.Lines["value"] = Whole(value);
            reads = reads != "" ? reads : IsTrip || other.Member is null ? value : other.Member.Groups["value"].Value;
            version.Lines["reads"] = reads == Version.Refuse ? reads : Whole(reads);
        }

        version.Lines.TryAdd("reads", version.Value);
    }

    public int Number(Version version, TypeDeclarationSyntax type, string member) => Numbers[(Family(version, type), member)];

    private void Number(Version version)
    {
        foreach (var type in version.Declared.OfType<TypeDeclarationSyntax>())
        {
            var family = Family(version, type);
            var parameters = type.ParameterList?.Parameters.Select(p => (Name: p.Identifier.Text, Former: (string?)null)) ?? [];
            var fields = type.Fields().Select(f => (Name: f.Name(), Former: (f.Mark("Same") ?? f.Mark("Was")).Argument()));
            foreach (var (name, former) in parameters.Concat(fields))
            {
                var next = Numbers.Where(pair => pair.Key.Type == family).Select(pair => pair.Value).Append(0).Max() + 1;
                Numbers.TryAdd((family, name), former is null ? next : Numbers[(family, former)]);
            }
        }
    }

    // The classes of a hierarchy share their numbers.
    private static string Family(Version version, TypeDeclarationSyntax type)
    {
        var bases = type.BaseList?.Types.Select(t => t.ToString()) ?? [];
        var parent = version.Declared.OfType<ClassDeclarationSyntax>().FirstOrDefault(other => bases.Contains(other.Identifier.Text));
        return type.Mark("BaseOf").Argument() ?? (parent is null ? type.Identifier.Text : Family(version, parent));
    }

    [GeneratedRegex(@"^(none|(?<decl>.+?)( := (?<init>.+?))? = (?<value>.+?))( reads (?<reads>.+))?$")]
    private static partial Regex Short();
}
