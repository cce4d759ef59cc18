using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Generator.Tests;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>
/// Each exception on docs/troubleshooting.md that names a rule: the change or the call that leads to it is told by
/// that rule at build time.
/// </summary>
public sealed class RuntimeErrorPageTests
{
    private const string Plain = "[MemFormattable] public partial class Order { public int Id { get; set; } public string? Note { get; set; } }";

    /// <summary>Told in projects of other kinds: by the tests of the rule.</summary>
    private static readonly string[] s_elsewhere = ["MemFormat finds no codec for … MF091", "MemFormat cannot distinguish payloads MF051"];

    /// <summary>By the start of the message and the rule: the shipped types, the present ones, and the promise.</summary>
    private static readonly Dictionary<string, (string First, string Second, string Promise)> s_changes = new()
    {
        ["A map has duplicate keys. MF071"] = ("[MemFormattable] public partial class Order { public Dictionary<System.DateTime, int> A { get; set; } = []; }",
            "[MemFormattable] public partial class Order { public Dictionary<System.Guid, int> A { get; set; } = []; }", "Backward"),
        ["… cannot be read from … MF071"] = (Plain, Plain.Replace("int Id", "System.DateTime Id", StringComparison.Ordinal), "Backward"),
        ["… has no member in common MF074"] = (
            Plain, "[MemFormattable] public partial class Order { public System.Guid Key { get; set; } }", "Backward"),
        ["… has no member in common MF075"] = (
            Plain, "[MemFormattable] public partial class Order { public int OrderId { get; set; } public string? Notes { get; set; } }", "Backward"),
        ["… knows its members by name MF071"] = (Numbered(), Plain, "Backward"),
        ["… knows its members by name MF072"] = (Plain, Numbered(), "Forward"),
        ["… states another contract MF071"] = (Contract("a"), Contract("b"), "Backward"),
        ["… states another contract MF072"] = (Contract("a"), Contract("b"), "Forward"),
        ["… states a contract MF071"] = (Plain, Contract("a"), "Backward"),
        ["… states a contract MF072"] = (Contract("a"), Plain, "Forward"),
        ["… states no contract MF071"] = (Contract("a"), Plain, "Backward"),
        ["… states no contract MF072"] = (Plain, Contract("a"), "Forward"),
        ["The payload has the unknown fingerprint MF070"] = (Plain, Plain.Replace("int Id", "long Id", StringComparison.Ordinal), "Backward"),
        ["The union … has no case MF072"] = (Union("Card"), Union("Card", "Cash"), "Forward"),
        ["The union … has no case MF078"] = (Union("Card", "Cash"), Union("Card"), "Backward"),
        ["… is null in the payload MF073"] = (
            Plain, Plain.Replace("string? Note { get; set; }", "string Note { get; set; } = \"\";", StringComparison.Ordinal), "Backward"),
        ["… is required and missing MF077"] = (
            Plain, Plain.Replace("public int Id", "public required int Day { get; set; } public int Id", StringComparison.Ordinal), "Backward"),
        ["The text is not the one MF073"] = (Plain, Plain.Replace("string? Note", "int? Note", StringComparison.Ordinal), "Backward"),
        ["The list has … elements, and only MF073"] = (
            Plain.Replace("int Id", "List<int>? Id", StringComparison.Ordinal),
            Plain.Replace("int Id", "int? Id", StringComparison.Ordinal), "Backward"),
        ["The number does not fit MF073"] = (Plain, Plain.Replace("int Id", "short Id", StringComparison.Ordinal), "Backward"),
    };

    private static readonly Dictionary<string, string> s_calls = new()
    {
        ["A map has duplicate keys. MF093"] =
            "[MemFormattable] public partial class Order { public Dictionary<string, int> A { get; set; } = new(System.StringComparer.OrdinalIgnoreCase); }",
        ["MemFormat finds no codec for … MF090"] =
            "public class Order; public static class Uses { public static byte[] Write() => MemFormatSerializer.Serialize(new Order()); }",
        ["A … cannot be written as … MF092"] =
            "[MemFormattable] public partial class Base; public class Derived : Base; [MemFormattable] public partial class Order { public Base? A { get; set; } = new Derived(); }",
        ["A … is not a case of the union MF092"] =
            "[MemFormattable, MemUnion(1, typeof(Card))] public partial interface IPayment; [MemFormattable] public partial class Card : IPayment; [MemFormattable] public partial class Cash : IPayment; [MemFormattable] public partial class Order { public IPayment? A { get; set; } = new Cash(); }",
    };

    public static TheoryData<string, string> Told
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (var (message, rule) in OnPage().Where(row => !s_elsewhere.Any(key => IsOf(key, row))))
                data.Add(message, rule);
            return data;
        }
    }

    [Theory, MemberData(nameof(Told))]
    public async Task Its_rule_tells_of_it(string message, string rule)
    {
        var changes = s_changes.Where(c => IsOf(c.Key, (message, rule))).Select(c => c.Value).ToList();
        var calls = s_calls.Where(c => IsOf(c.Key, (message, rule))).Select(c => c.Value).ToList();
        Assert.True(changes.Count + calls.Count == 1, $"No change or call is named for {rule} of: {message}");
        var found = changes.Count > 0
            ? await Releases.Analyze(changes[0].First, changes[0].Second, changes[0].Promise)
            : [.. await Analysis.Analyze(Source.Shop(calls[0]))];
        Assert.Contains(found, d => d.Id == rule);
    }

    [Fact]
    public void Each_one_is_on_the_page() =>
        Assert.All(s_changes.Keys.Concat(s_calls.Keys).Concat(s_elsewhere), key => Assert.Single(OnPage(), row => IsOf(key, row)));

    private static bool IsOf(string key, (string Message, string Rule) row) =>
        key.EndsWith(row.Rule, StringComparison.Ordinal)
            && row.Message.StartsWith(key[..^(row.Rule.Length + 1)].TrimEnd('…', ' '), StringComparison.Ordinal);

    private static string Numbered() =>
        "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } [MemMember(2)] public string? Note { get; set; } }";

    private static string Contract(string name) =>
        Plain.Replace("[MemFormattable]", $"[MemFormattable(Contract = \"{name}\")]", StringComparison.Ordinal);

    private static string Union(params string[] cases) =>
        $"[MemFormattable, {string.Join(", ", cases.Select((c, i) => $"MemUnion({i + 1}, typeof({c}))"))}] public partial interface IPayment; {string.Concat(cases.Select(c => $"[MemFormattable] public partial class {c} : IPayment; "))}";

    private static List<(string Message, string Rule)> OnPage()
    {
        var page = File.ReadAllText(Path.Combine(Folder(), "../../docs/troubleshooting.md"));
        page =
            page[page.IndexOf("\n## Exceptions while reading", StringComparison.Ordinal)..page.IndexOf(
                "\n## Errors of your build", StringComparison.Ordinal)];
        var sections = Regex.Matches(page, "```text\n(?<message>.*)\n```(?<text>(?:(?!```text)[\\s\\S])*)");
        return [.. from section in sections
                   from line in Regex.Matches(section.Groups["text"].Value, "\nRule: (.*)").Take(1)
                   from rule in Regex.Matches(line.Value, "\\[(MF\\d+)\\]")
                   select (section.Groups["message"].Value, rule.Groups[1].Value)];
    }

    private static string Folder([CallerFilePath] string file = "") => Path.GetDirectoryName(file)!;
}
