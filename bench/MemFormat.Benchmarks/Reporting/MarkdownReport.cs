using System.Text;

namespace MemFormat.Benchmarks.Reporting;

/// <summary>Writes what was measured as a page, the cells that MemFormat loses first.</summary>
internal static class MarkdownReport
{
    public static void Write(string path, IReadOnlyList<(string Name, string Value)> environment, IReadOnlyList<CellResult> results)
    {
        var page = new StringBuilder();
        page.Append("# Benchmarks\n\n");
        page.Append("Medians of interleaved slices; ratios are medians over the rounds. Compare within a table, not between runs.\n");
        page.Append("*x floor* is relative to the same graph built from ready values (`memcpy` for writes).\n\n");
        foreach (var (name, value) in environment)
            page.Append($"- {name}: {value}\n");

        AppendLosses(page, results);
        foreach (var result in results)
            AppendCell(page, result);

        File.WriteAllText(path, page.ToString());
    }

    private static void AppendLosses(StringBuilder page, IReadOnlyList<CellResult> results)
    {
        page.Append("\n## Cells that MemFormat loses\n\n");
        var losses = results.Where(r => r.LeadInTime() < 1 || r.LeadInSize() < 1).ToArray();
        foreach (var loss in losses)
        {
            page.Append($"- {loss.Cell.Name}: fastest peer's time / ours {Figures.Ratio(loss.LeadInTime())}, ");
            page.Append($"smallest peer's payload / ours {Figures.Ratio(loss.LeadInSize())}\n");
        }

        if (losses.Length == 0)
            page.Append("None of those measured here.\n");
    }

    private static void AppendCell(StringBuilder page, CellResult result)
    {
        var columns = Figures.Columns(result);
        page.Append($"\n## {result.Cell.Name}\n\n");
        page.Append($"| {string.Join(" | ", columns)} |\n");
        page.Append($"|---|{string.Concat(Enumerable.Repeat("---:|", columns.Length - 1))}\n");
        foreach (var measurement in result.Measurements)
            page.Append($"| {string.Join(" | ", Figures.Row(result, measurement))} |\n");
    }
}
