using System.Globalization;
using Spectre.Console;

namespace MemFormat.Generator.Benchmarks;

/// <summary>Prints the figures, and writes them as Markdown.</summary>
internal static class Report
{
    private static readonly string[] s_columns = ["run", "ms", "MB allocated", "outputs executed", "outputs modified", "budget"];

    public static int Write(GeneratorFigures figures, string? path)
    {
        var title = string.Create(
            CultureInfo.InvariantCulture,
            $"{figures.Types} types of eight members, {figures.Files} files, {figures.BytesPerType / 1024:0.0} KB per type (budget 6)");
        var table = new Table().Title(title).Border(TableBorder.Simple);
        foreach (var column in s_columns)
            table.AddColumn(column);

        foreach (var row in figures.Rows)
            table.AddRow(Cells(row));

        AnsiConsole.Write(table);
        if (path is not null)
        {
            var rows = figures.Rows.Select(r => $"| {string.Join(" | ", Cells(r))} |\n");
            File.WriteAllText(path, $"# Generator\n\n{title}\n\n| {string.Join(" | ", s_columns)} |\n|---|---:|---:|---:|---:|---|\n{string.Concat(rows)}");
        }

        return 0;
    }

    /// <summary>Prints processor times, as they are and as multiples of the first.</summary>
    public static int Write(string what, string unit, IReadOnlyList<(string Project, double Time)> costs, string? path)
    {
        string[][] rows = [.. costs.Select(c => new[] { c.Project, c.Time.ToString("0.0", CultureInfo.InvariantCulture), (c.Time / costs[0].Time).ToString("0.0x", CultureInfo.InvariantCulture) })];
        var table = new Table().Border(TableBorder.Simple).AddColumn(what).AddColumn(unit).AddColumn("");
        foreach (var row in rows)
            table.AddRow(row);
        AnsiConsole.Write(table);
        if (path is not null)
            File.WriteAllText(path, $"| {what} | {unit} | |\n|---|---:|---:|\n{string.Concat(rows.Select(r => $"| {string.Join(" | ", r)} |\n"))}");
        return 0;
    }

    private static string[] Cells(GeneratorFigures.Row row) =>
    [
        row.Name,
        row.Cost.Milliseconds.ToString("0.0", CultureInfo.InvariantCulture),
        row.Cost.Megabytes.ToString("0.0", CultureInfo.InvariantCulture),
        row.Outputs?.Executed.ToString(CultureInfo.InvariantCulture) ?? "",
        row.Outputs?.Modified.ToString(CultureInfo.InvariantCulture) ?? "",
        row.Budget,
    ];
}
