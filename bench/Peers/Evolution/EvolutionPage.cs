using System.Globalization;
using System.Text;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>The table as a page.</summary>
internal static class EvolutionPage
{
    private const string Intro = """
        # Which changes survive, in {serializers} serializers

        {changes} changes of a type, in {configurations} configurations of {serializers} serializers. Each change has an old and a new version
        of the type. One program writes, the program with the other version reads. Each cell is a run:

        ```
        dotnet run -c Release --project bench/Peers -- evolution --out docs/changes-table.md
        ```

        The first letter of a cell is a new program with old data. The second is an old program with new data.

        | | |
        |---|---|
        | ✓ | The value you expect. Where no value of the type is the data: an exception. |
        | R | An exception. Its message names the member. |
        | r | Another exception. |
        | L | **Lost in silence**: a default or null, where data was there. |
        | W | **Wrong in silence**: another value. |
        | – | Not expressible: the serializer refuses a version, or does not read its own payload ([reasons](#not-expressible)). |

        [changes.txt](../bench/Peers/Evolution/changes.txt) says for each change what both versions are, what they write, and
        what you expect. No serializer is named there.
        [serializers.txt](../bench/Peers/Evolution/serializers.txt) has the attributes and calls of each serializer. The command
        prints the code of a cell with `--show`, for example `--show "A member is removed" --with Orleans`.

        "With means" says: the serializer's own attribute or option for this change, if it has one. All others run without.
        A serializer whose rules forbid a change is shown with it all the same.


        """;

    public static string Print(IReadOnlyList<Change> changes, IReadOnlyList<Configuration> forms, Result[][][] results)
    {
        var serializers = forms.Select(f => f.Name.Split(',')[0]).Distinct().Count();
        StringBuilder text = new(Intro
            .Replace("{changes}", Text(changes.Count), StringComparison.Ordinal)
            .Replace("{configurations}", Text(forms.Count), StringComparison.Ordinal)
            .Replace("{serializers}", serializers == 10 ? "ten" : Text(serializers), StringComparison.Ordinal));
        Better(text, changes, forms, results);
        Totals(text, forms, results);
        text.AppendLine("## The table\n");
        text.AppendLine("| | " + string.Join(" | ", forms.Select((_, at) => (char)('a' + at))) + " |");
        text.AppendLine("|---" + string.Concat(Enumerable.Repeat("|---", forms.Count)) + "|");
        var group = "";
        foreach (var (at, change) in changes.Index())
        {
            if (group != change.Group)
                text.AppendLine($"| **{group = change.Group}** |" + string.Concat(Enumerable.Repeat(" |", forms.Count)));
            text.AppendLine($"| {change.Title} | {string.Join(" | ", results[at].Select(r => r[0].Letter + r[1].Letter))} |");
        }

        text.AppendLine("\n## Not expressible\n");
        foreach (var (at, form) in forms.Index())
        {
            var reasons = changes.Index().Where(c => results[c.Index][at][0].Outcome == Outcome.None)
                .GroupBy(c => Short(results[c.Index][at][0].Detail), c => c.Item.Title).ToList();
            if (reasons.Count > 0)
                text.AppendLine($"**{form.Name}**\n");
            foreach (var reason in reasons)
                text.AppendLine(Wrapped($"- {string.Join("; ", reason)}: {reason.Key}"));
            if (reasons.Count > 0)
                text.AppendLine();
        }

        return text.ToString().TrimEnd() + "\n";
    }

    // What a peer reads and ours does not, by change and direction.
    private static void Better(StringBuilder text, IReadOnlyList<Change> changes, IReadOnlyList<Configuration> forms, Result[][][] results)
    {
        text.AppendLine("## Where others are better\n");
        text.AppendLine("Cells where another serializer is right, and MemFormat is not, by names or by ids:\n");
        text.AppendLine("| change | | MemFormat | right |\n|---|---|---|---|");
        foreach (var (at, change) in changes.Index())
        {
            foreach (var side in (int[])[0, 1])
            {
                var ours = forms.Index().Where(f => f.Item.IsOurs).Select(f => results[at][f.Index][side]).ToList();
                var better = forms.Index().Where(f => !f.Item.IsOurs && results[at][f.Index][side].Outcome == Outcome.Right).Select(f => f.Item.Name).ToList();
                if (ours.Any(r => r.Outcome != Outcome.Right) && better.Count > 0)
                    text.AppendLine($"| {change.Title} | {(side == 0 ? "old data" : "new data")} | {string.Join(", ", ours.Select(r => r.Letter))} | {string.Join("; ", better)} |");
            }
        }

        text.AppendLine();
    }

    private static void Totals(StringBuilder text, IReadOnlyList<Configuration> forms, Result[][][] results)
    {
        text.AppendLine("## Totals\n");
        text.AppendLine("| | | right | refused, names the member | refused | lost in silence | wrong in silence | not expressible |");
        text.AppendLine("|---|---|---:|---:|---:|---:|---:|---:|");
        foreach (var (at, form) in forms.Index())
        {
            var counts = results.SelectMany(r => r[at]).CountBy(r => r.Outcome).ToDictionary();
            Outcome[] order = [Outcome.Right, Outcome.Named, Outcome.Refused, Outcome.Lost, Outcome.Wrong, Outcome.None];
            text.AppendLine($"| {(char)('a' + at)} | {form.Name} | {string.Join(" | ", order.Select(o => Text(counts.GetValueOrDefault(o))))} |");
        }

        text.AppendLine("\nHow each is used:\n");
        foreach (var (at, form) in forms.Index())
            text.AppendLine(Wrapped($"- {(char)('a' + at)}, {form.Name}: {form.Find("about")}"));
        text.AppendLine();
    }

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);

    // One line without what could be Markdown.
    private static string Short(string reason)
    {
        var line = reason.ReplaceLineEndings(" ").Replace("`", "", StringComparison.Ordinal);
        return "`" + (line.Length > 100 ? line[..100] + "…" : line) + "`";
    }

    private static string Wrapped(string text)
    {
        StringBuilder lines = new();
        var length = 0;
        foreach (var word in text.Split(' '))
        {
            if (length > 0 && length + word.Length + 1 > 118)
            {
                lines.Append("\n ");
                length = 1;
            }

            lines.Append(lines.Length > 0 ? " " : "").Append(word);
            length += word.Length + 1;
        }

        return lines.ToString();
    }
}
