using ApiCatalog.Model;
using ApiCatalog.Scanning;
using Spectre.Console;

namespace ApiCatalog.Commands;

/// <summary>Scans the runtime and shows how far it is.</summary>
internal static class ScanProgress
{
    private const int Lines = 4;

    /// <summary>Scans, with a bar on a terminal and a few lines elsewhere.</summary>
    public static Catalog Scan(IAnsiConsole console)
    {
        var files = RuntimeFolder.Files();
        if (!console.Profile.Capabilities.Interactive)
            return ScanInLines(console, files);

        return console.Progress().Start(progress =>
        {
            var task = progress.AddTask("Scanning the runtime's assemblies", maxValue: files.Length);
            return CatalogScanner.Scan(files, _ => task.Increment(1));
        });
    }

    private static Catalog ScanInLines(IAnsiConsole console, string[] files)
    {
        var scanned = 0;
        return CatalogScanner.Scan(files, _ =>
        {
            scanned++;
            if (scanned * Lines / files.Length > (scanned - 1) * Lines / files.Length)
                console.WriteLine($"scanned {scanned} of {files.Length} files");
        });
    }
}
