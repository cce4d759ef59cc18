using Spectre.Console;

namespace MemFormat.Benchmarks.Reporting;

/// <summary>Prints what was measured as it is measured.</summary>
internal static class ConsoleReport
{
    public static void WriteEnvironment(IReadOnlyList<(string Name, string Value)> environment)
    {
        foreach (var (name, value) in environment)
            AnsiConsole.MarkupLineInterpolated($"[grey]{name}[/] {value}");
    }

    public static void Write(CellResult result)
    {
        var table = new Table().Title(Markup.Escape(result.Cell.Name)).Border(TableBorder.Simple);
        foreach (var column in Figures.Columns(result))
            table.AddColumn(column, c => c.Alignment = column == "contender" ? Justify.Left : Justify.Right);

        foreach (var measurement in result.Measurements)
        {
            var row = Figures.Row(result, measurement).Select(Markup.Escape);
            table.AddRow([.. measurement.Contender.Role == Role.MemFormat ? row.Select(c => $"[bold]{c}[/]") : row]);
        }

        AnsiConsole.Write(table);
    }
}
