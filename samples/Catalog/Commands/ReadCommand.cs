using System.CommandLine;
using ApiCatalog.Model;
using Spectre.Console;

namespace ApiCatalog.Commands;

/// <summary><c>read FILE</c>: prints a summary of a catalog's file.</summary>
internal static class ReadCommand
{
    private const int Namespaces = 10;

    /// <summary>The command.</summary>
    public static Command Create()
    {
        var file = new Argument<string>("file") { Description = "A file written by this program." };
        var command = new Command("read", "Reads a catalog's file and prints a summary.") { file };
        command.SetAction(result => ExitCode.Of(() => Execute(result.GetValue(file)!)));
        return command;
    }

    private static int Execute(string path)
    {
        var catalog = CatalogFile.Load(path);
        var console = CatalogConsole.Create();
        console.WriteLine(
            $".NET {catalog.RuntimeVersion}, scanned {catalog.ScannedAt:u} in {catalog.ScanTime.TotalSeconds:N1} s");
        console.WriteLine(CatalogCounts.Of(catalog).ToString());

        var table = new Table { Border = TableBorder.Simple }
            .AddColumn("largest namespaces")
            .AddColumn("types", column => column.RightAligned())
            .AddColumn("methods", column => column.RightAligned());
        foreach (var (name, counts) in catalog.Namespaces.OrderByDescending(entry => entry.Value.Methods).Take(Namespaces))
            table.AddRow(Markup.Escape(name), $"{counts.Types:N0}", $"{counts.Methods:N0}");

        console.Write(table);
        return ExitCode.Success;
    }
}
