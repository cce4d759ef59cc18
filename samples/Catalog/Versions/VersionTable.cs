using Spectre.Console;

namespace ApiCatalog.Versions;

/// <summary>Prints the outcomes of an exchange.</summary>
internal static class VersionTable
{
    /// <summary>Prints one table.</summary>
    public static void Print(IAnsiConsole console, VersionExchange exchange)
    {
        var table = new Table { Border = TableBorder.Simple }
            .AddColumns("change", "member", "the reader saw")
            .AddColumn("values", column => column.RightAligned())
            .AddColumn("");
        foreach (var outcome in exchange.Outcomes)
        {
            table.AddRow(
                outcome.Kind.ToString().ToLowerInvariant(),
                Markup.Escape(outcome.Subject),
                outcome.Seen,
                $"{outcome.Values:N0}",
                outcome.IsRight ? "[green]ok[/]" : $"[red]{outcome.Different:N0} WRONG[/]");
        }

        console.WriteLine();
        console.WriteLine($"{exchange.Title} ({exchange.Bytes:N0} bytes)");
        console.Write(table);
    }
}
