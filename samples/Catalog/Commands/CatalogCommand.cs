using System.CommandLine;

namespace ApiCatalog.Commands;

/// <summary>The command line: without a command it scans, writes, checks and measures.</summary>
internal static class CatalogCommand
{
    /// <summary>The root command with all others.</summary>
    public static RootCommand Create()
    {
        var output = new Option<string>("--out", "-o")
        {
            Description = "The file to write.",
            DefaultValueFactory = _ => "catalog.mem",
            HelpName = "file",
        };
        var root = new RootCommand(
            "Reads the public API of the running .NET into a graph of objects, writes it with MemFormat, reads it back, "
            + "exchanges it with an earlier and a later version of the model, and compares with System.Text.Json.")
        {
            output,
        };
        root.SetAction(result => ExitCode.Of(() => ScanRun.Execute(result.GetValue(output)!)));
        root.Subcommands.Add(ReadCommand.Create());
        root.Subcommands.Add(ServeCommand.Create());
        return root;
    }
}
