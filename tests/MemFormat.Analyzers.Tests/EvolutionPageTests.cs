using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>
/// Each row of docs/evolution.md that ends in an error or a loss is told while the project is built, by the rule that
/// this names, given the recorded lines of the writer.
/// </summary>
public sealed class EvolutionPageTests
{
    private const string Failures = "SchemaMismatch|Overflow|NullNotAllowed|MissingMember|UnknownCase|LimitExceeded";

    /// <summary>The rules that tell the errors and losses of a row.</summary>
    private static readonly Dictionary<string, string[]> s_rules = new()
    {
        ["Add a `required` member, or a constructor parameter without default"] = ["MF077"],
        ["Remove a member"] = ["MF074"],
        ["Rename a member"] = ["MF075"],
        ["Number the members of a type"] = ["MF071"],
        ["Store numbered members only"] = ["MF074"],
        ["Narrow a number, change its sign, or make it an integer"] = ["MF073"],
        ["`bool` becomes a number"] = ["MF073"],
        ["Change a kind of date or time"] = ["MF073"],
        ["An enum becomes its integer, or gets another underlying type"] = ["MF073"],
        ["Renumber, insert or rename the constants of an enum"] = ["MF073"],
        ["`T?` becomes `T`"] = ["MF073"],
        ["Change class, struct, record"] = ["MF073"],
        ["A tuple becomes a type with ids"] = ["MF071"],
        ["Change the kind of collection"] = ["MF073"],
        ["Change the length of an inline array"] = ["MF073"],
        ["`T` becomes `List<T>`"] = ["MF073"],
        ["A number or `Guid` becomes text"] = ["MF073"],
        ["Change a type argument"] = ["MF073"],
        ["Add a case to a union"] = ["MF078"],
        ["Change or rename the type of a case"] = ["MF080"],
        ["Make a class the base of a union"] = ["MF078"],
        ["A value becomes a union with a case of its kind"] = ["MF073"],
        ["Turn `PreserveReferences` on or off"] = ["MF073"],
        ["Change to an unrelated kind"] = ["MF071"],
        ["State a contract"] = ["MF071"],
    };

    /// <summary>Rows with an error that is not one of a change.</summary>
    private static readonly Dictionary<string, string> s_elsewhere = new()
    {
        ["Write null to a non-nullable member"] = "The compiler says so of null! and the like; the error is that of the write.",
        ["Trailing bytes, or nothing in common"] = "The call names another type than the one written.",
    };

    /// <summary>What follows from a row though its example does not show it, or shows it with other types: the shipped code, and the next.</summary>
    private static readonly (string Row, string Shipped, string Next)[] s_beyond =
    [
        ("Remove a member", "[MemFormattable] public partial class Order { public int Id { get; set; } public int Fee { get; set; } }",
            "[MemFormattable] public partial class Order { public int Id { get; set; } }"),
        ("Rename a member", "[MemFormattable] public partial class Person { public string Surname { get; set; } = \"\"; }",
            "[MemFormattable] public partial class Person { public string LastName { get; set; } = \"\"; }"),
        ("Store numbered members only",
            "[MemFormattable] public partial class Pet { [MemMember(1)] public int Id { get; set; } [MemMember(2)] public int Age { get; set; } }",
            "[MemFormattable(Members = MemMembers.Numbered)] public partial class Pet { [MemMember(1)] public int Id { get; set; } public int Age { get; set; } }"),
        ("Change class, struct, record",
            "[MemFormattable] public partial class Order { public Line? Line { get; set; } } [MemFormattable] public partial class Line;",
            "[MemFormattable] public partial class Order { public Line Line { get; set; } } [MemFormattable] public partial struct Line;"),
        ("A tuple becomes a type with ids", "[MemFormattable] public partial record Order((int, string) Buyer);",
            "[MemFormattable] public partial record Order(Named Buyer); [MemFormattable] public partial record Named(int Item1, string Item2);"),
        ("Change the kind of collection", "[MemFormattable] public partial record Order(List<int> Years);",
            "[MemFormattable] public partial record Order(HashSet<int> Years);"),
        ("Change the length of an inline array",
            "[MemFormattable] public partial record Order(Tags? Tags); [System.Runtime.CompilerServices.InlineArray(3)] public struct Tags { public byte First; }", "[MemFormattable] public partial record Order(Tags? Tags); [System.Runtime.CompilerServices.InlineArray(2)] public struct Tags { public byte First; }"),
        ("Change the length of an inline array", "[MemFormattable] public partial record Order(byte[] Tags);",
            "[MemFormattable] public partial record Order(Tags Tags); [System.Runtime.CompilerServices.InlineArray(2)] public struct Tags { public byte First; }"),
        ("Turn `PreserveReferences` on or off",
            "[MemFormattable(PreserveReferences = true)] public partial class Person { public Person? Friend { get; set; } }",
            "[MemFormattable] public partial class Person { public Person? Friend { get; set; } }"),
        ("Make a class the base of a union",
            "[MemFormattable, MemUnion(1, typeof(Dog))] public partial class Animal; [MemFormattable] public partial class Dog : Animal;",
            "[MemFormattable] public partial class Animal; [MemFormattable] public partial class Dog : Animal;"),
        ("Make a class the base of a union",
            "[MemFormattable, MemUnion(1, typeof(Dog))] public partial interface IAnimal; [MemFormattable] public partial class Dog : IAnimal;",
            "[MemFormattable] public partial class IAnimal; [MemFormattable] public partial class Dog : IAnimal;"),
        ("State a contract", "[MemFormattable] public partial record Order(int Id);",
            "[MemFormattable(Contract = \"order\")] public partial record Order(int Id);"),
        ("State a contract", "[MemFormattable(Contract = \"order\")] public partial record Order(int Id);",
            "[MemFormattable(Contract = \"invoice\")] public partial record Order(int Id);"),
    ];

    public static TheoryData<string, string, string, string> Told()
    {
        var data = new TheoryData<string, string, string, string>();
        var names = new HashSet<string>(StringComparer.Ordinal); // xunit runs a row only once.
        foreach (var (row, shipped, next) in Examples().Concat(s_beyond))
        {
            var name = row;
            for (var number = 2; !names.Add(name); number++)
                name = $"{row}, {number}";
            if (!s_elsewhere.ContainsKey(row))
                data.Add(name, row, shipped, next);
        }

        return data;
    }

    [Theory, MemberData(nameof(Told))]
    public async Task A_row_is_told_by_its_rule(string example, string row, string shipped, string next)
    {
        Assert.True(s_rules.TryGetValue(row, out var rules), $"No rule is named for: {example}");
        var found = await Releases.Found(shipped, next);
        Assert.True(rules.Any(rule => found.Any(f => f.StartsWith(rule, StringComparison.Ordinal))),
            $"{string.Join(" or ", rules)} does not tell of '{example}', but: {string.Join(", ", found)}");
    }

    /// <summary>
    /// The table at the top says which rows lose or refuse something; each of them has an example above, or is an
    /// error of no change.
    /// </summary>
    [Fact]
    public void Each_row_has_its_rule()
    {
        var lossy = Regex.Matches(Page(), @"\n\| \[([^\n]*?)\]\(#[^\n]*?\) \| ([^\n]*) \|")
            .Where(r =>
                Regex.IsMatch(
                    r.Groups[2].Value, $"{Failures}|An error|skipped|removed|drop|A null|give the old one|of its own", RegexOptions.IgnoreCase))
            .Select(r => r.Groups[1].Value).ToList();
        var tested = Told().Select(row => (string)row[1]).Concat(s_elsewhere.Keys).Concat(s_never).ToHashSet();
        Assert.True(lossy.Count > 15, $"Only {lossy.Count} rows were found.");
        Assert.Empty(lossy.Except(tested));
        Assert.Empty(s_rules.Keys.Except(Told().Select(row => (string)row[1])));
        Assert.Empty(s_elsewhere.Keys.Except(Regex.Matches(Page(), "\n### ([^\n]+)").Select(m => m.Groups[1].Value)));
    }

    /// <summary>Rows with such words that say that nothing is lost.</summary>
    private static readonly string[] s_never = ["Add a member"];

    /// <summary>The examples whose result is an error: the writer's code, and the reader's.</summary>
    private static IEnumerable<(string Row, string Shipped, string Next)> Examples()
    {
        foreach (Match section in Regex.Matches(Page(), @"\n### ([^\n]+)\n(.*?)(?=\n##|\z)", RegexOptions.Singleline))
        {
            var example = Regex.Match(
                section.Groups[2].Value, "```csharp\n// V1\n(.*?)// V2\n(.*?)// result\n(.*?)```", RegexOptions.Singleline);
            foreach (Match read in Regex.Matches(
                example.Groups[3].Value, $@"^Read<(V1|V2)\.(\w+)>\(new (?:V1|V2)\.(\w+).*//\s*({Failures})\b", RegexOptions.Multiline))
            {
                var isOld = read.Groups[1].Value == "V1";
                if (read.Groups[2].Value == read.Groups[3].Value
                    || s_elsewhere.ContainsKey(section.Groups[1].Value)) // Else the reader is another type on purpose.
                {
                    yield return (section.Groups[1].Value, example.Groups[isOld ? 2 : 1].Value, example.Groups[isOld ? 1 : 2].Value);
                }
            }
        }
    }

    private static string Page([CallerFilePath] string file = "") =>
        File.ReadAllText(Path.Combine(Path.GetDirectoryName(file)!, "../../docs/evolution.md"));
}
