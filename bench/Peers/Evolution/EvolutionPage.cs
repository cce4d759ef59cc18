using System.Globalization;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>The table as a page.</summary>
internal static partial class EvolutionPage
{
    private static readonly string[] s_counts = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

    public static string Print(string template, IReadOnlyList<Change> changes, IReadOnlyList<Configuration> forms, Result[][][] results)
    {
        var serializers = forms.Select(f => f.Name.Split(',')[0]).Distinct().Count();
        StringBuilder text = new(template
            .Replace("{changes}", Text(changes.Count), StringComparison.Ordinal)
            .Replace("{configurations}", Text(forms.Count), StringComparison.Ordinal)
            .Replace("{serializers}", s_counts[forms.Select(f => f.Name.Split(',')[0]).Distinct().Count()], StringComparison.Ordinal));
        Better(text, changes, forms, results);
        Totals(text, forms, results);
        text.AppendLine("## The table\n");
        text.AppendLine("| | | " + string.Join(" | ", forms.Select((_, at) => Column(at))) + " |");
        text.AppendLine("|---:|---" + string.Concat(Enumerable.Repeat("|:---:", forms.Count)) + "|");
        var group = "";
        foreach (var (at, change) in changes.Index())
        {
            if (group != change.Group)
                text.AppendLine($"| | **{group = change.Group}** |" + string.Concat(Enumerable.Repeat(" |", forms.Count)));
            text.AppendLine(Row(at, change, results[at]));
        }

        text.AppendLine("\n## Not expressible\n");
        foreach (var reason in Reasons(changes, forms, results).GroupBy(r => (r.Reason, r.Numbers), r => r.Column))
            text.AppendLine(Wrapped($"- {string.Join(", ", reason)}: {reason.Key.Numbers}: {reason.Key.Reason}"));
        return text.ToString();
    }

    /// <summary>Why cells are not expressible: for each configuration and reason, the numbers of the changes.</summary>
    private static IEnumerable<(char Column, string Reason, string Numbers)> Reasons(
        IReadOnlyList<Change> changes, IReadOnlyList<Configuration> forms, Result[][][] results) =>
        from form in forms.Index()
        from reason in changes.Index().Select(c => (Number: Text(c.Index + 1), Result: results[c.Index][form.Index][0]))
            .Where(c => c.Result.Outcome == Outcome.None).GroupBy(c => Short(c.Result.Detail), c => c.Number)
        select (Column(form.Index), reason.Key, string.Join(", ", reason));

    /// <summary>A row of the table; ours are the first columns. A cell that is right in both directions is empty, so that the others are seen.</summary>
    public static string Row(int at, Change change, Result[][] results) =>
        $"| {Text(at + 1)} | {change.Title} |"
        + string.Concat(results.Select(r => r.All(side => side.Outcome == Outcome.Right) ? " |" : $" {r[0].Letter}{r[1].Letter} |"));

    // What a peer reads and ours does not, by change and direction.
    private static void Better(StringBuilder text, IReadOnlyList<Change> changes, IReadOnlyList<Configuration> forms, Result[][][] results)
    {
        text.AppendLine("## Where others are better\n");
        text.AppendLine("Another serializer is right, and MemFormat is not, by names or by ids:\n");
        text.AppendLine("| | change | read by | MemFormat | right |\n|---:|---|---|---|---|");
        foreach (var (at, change) in changes.Index())
        {
            var sides = ((int[])[0, 1]).Select(side =>
            {
                var all = forms.Select((form, f) => (Form: form, Result: results[at][f][side]));
                var ours = all.Where(f => f.Form.IsOurs).ToList();
                var better = all.Except(ours).Where(f => f.Result.Outcome == Outcome.Right).Select(f => f.Form.Name).ToList();
                return ours.All(f => f.Result.Outcome == Outcome.Right) || better.Count == 0
                    ? ""
                    : $"{string.Join(", ", ours.Select(f => f.Result.Letter).Distinct())} | {string.Join("; ", better)} |";
            }).ToList();
            foreach (var row in sides.Where(side => side != "").Distinct())
            {
                var reader = sides[0] == sides[1] ? "both" : sides[0] == row ? "the new program" : "the old program";
                text.AppendLine($"| {Text(at + 1)} | {change.Title} | {reader} | {row}");
            }
        }

        text.AppendLine();
    }

    private static void Totals(StringBuilder text, IReadOnlyList<Configuration> forms, Result[][][] results)
    {
        text.AppendLine("## Totals\n");
        text.AppendLine("| | | ✓ right | R refused, member named | r refused | L lost in silence | W wrong in silence | – not expressible |");
        text.AppendLine("|---|---|---:|---:|---:|---:|---:|---:|");
        Outcome[] order = [Outcome.Right, Outcome.Named, Outcome.Refused, Outcome.Lost, Outcome.Wrong, Outcome.None];
        string Count(int form, Outcome outcome) => Text(results.Sum(row => row[form].Count(cell => cell.Outcome == outcome)));
        foreach (var (at, form) in forms.Index())
            text.AppendLine($"| {Column(at)} | {form.Name} | {string.Join(" | ", order.Select(o => Count(at, o)))} |");

        text.AppendLine();
        foreach (var (at, form) in forms.Index())
            text.AppendLine(Wrapped($"- {Column(at)}, {form.Name}: {form.Find("about")} ({Version(form)})"));
        text.AppendLine();
    }

    private static char Column(int at) => (char)('a' + at);

    private static string Version(Configuration form) =>
        Assembly.Load(form.Find("assembly")).GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion
            .Split('+', ' ')[0].TrimEnd('.');

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);

    // One line without what could be Markdown.
    private static string Short(string reason)
    {
        var line = reason.ReplaceLineEndings(" ").Replace("`", "", StringComparison.Ordinal);
        return "`" + (line.Length > 100 ? line[..100] + "…" : line) + "`";
    }

    private static string Wrapped(string text) => LineOfList().Replace(text, "$1\n  ").TrimEnd();

    [GeneratedRegex("(^.{1,117}|.{1,116})(?: |$)")]
    private static partial Regex LineOfList();
}
