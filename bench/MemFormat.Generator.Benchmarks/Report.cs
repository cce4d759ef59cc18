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
        AnsiConsole.WriteLine(title);
        return Write(s_columns, [.. figures.Rows.Select(Cells)], path, $"# Generator\n\n{title}\n\n");
    }

    /// <summary>Prints processor times, as they are and as multiples of the first.</summary>
    public static int Write(string what, string unit, IReadOnlyList<(string Project, double Time)> costs, string? path) =>
        Write([what, unit, ""], [.. costs.Select(c => new[] { c.Project, Text(c.Time), Text(c.Time / costs[0].Time) + "x" })], path);

    private static int Write(string[] columns, string[][] rows, string? path, string head = "")
    {
        var table = new Table().Border(TableBorder.Simple);
        foreach (var column in columns)
            table.AddColumn(column);
        foreach (var row in rows)
            table.AddRow(row);
        AnsiConsole.Write(table);
        if (path is not null)
            File.WriteAllText(path, $"{head}{Line(columns)}|---{string.Concat(columns.Skip(1).Select(_ => "|---:"))}|\n{string.Concat(rows.Select(Line))}");
        return 0;
    }

    private static string[] Cells(GeneratorFigures.Row row) =>
    [
        row.Name,
        Text(row.Cost.Milliseconds),
        Text(row.Cost.Megabytes),
        row.Outputs?.Executed.ToString(CultureInfo.InvariantCulture) ?? "",
        row.Outputs?.Modified.ToString(CultureInfo.InvariantCulture) ?? "",
        row.Budget,
    ];

    private static string Line(string[] cells) => $"| {string.Join(" | ", cells)} |\n";

    private static string Text(double figure) => figure.ToString("0.0", CultureInfo.InvariantCulture);
}
