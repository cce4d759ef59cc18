using System.CommandLine;
using ApiCatalog.Model;
using ApiCatalog.Serving;
using Spectre.Console;

namespace ApiCatalog.Commands;

/// <summary><c>serve [FILE]</c>: serves a catalog and a page to search it.</summary>
internal static class ServeCommand
{
    private const int DefaultPort = 5017;

    /// <summary>Where the page is, unless another port is asked for.</summary>
    public static string DefaultAddress => $"http://127.0.0.1:{DefaultPort}";

    /// <summary>The command.</summary>
    public static Command Create()
    {
        var file = new Argument<string?>("file")
        {
            Description = "A file written by this program. Without it, the runtime is scanned.",
            Arity = ArgumentArity.ZeroOrOne,
        };
        var port = new Option<int>("--port", "-p")
        {
            Description = "The port on this machine; 0 for any free port.",
            DefaultValueFactory = _ => DefaultPort,
        };
        port.Validators.Add(result =>
        {
            if (result.GetValueOrDefault<int>() is < 0 or > ushort.MaxValue)
                result.AddError("--port takes a number from 0 to 65535");
        });
        var command = new Command("serve", "Serves a catalog, and a page to search and browse it with generated TypeScript.")
        {
            file,
            port,
        };
        command.SetAction(result => ExitCode.Of(() => Execute(result.GetValue(file), result.GetValue(port))));
        return command;
    }

    private static int Execute(string? path, int port)
    {
        var console = CatalogConsole.Create();
        var site = PageBundle.Build(console.WriteLine);
        var catalog = path is null ? ScanProgress.Scan(console) : CatalogFile.Load(path);
        console.WriteLine($".NET {catalog.RuntimeVersion}: {CatalogCounts.Of(catalog)}");

        CatalogServer.Run(port, site, catalog, address =>
        {
            console.WriteLine($"The page is at {address}");
            console.WriteLine("Ctrl+C stops it.");
        });
        return ExitCode.Success;
    }
}
