using System.Buffers;
using ApiCatalog.Measuring;
using ApiCatalog.Model;
using ApiCatalog.Versions;
using MemFormat;
using Spectre.Console;
using V1 = ApiCatalog.Model.V1;
using V3 = ApiCatalog.Model.V3;

namespace ApiCatalog.Commands;

/// <summary>The program's main run: scan, write, read back, exchange with other versions, measure.</summary>
internal static class ScanRun
{
    /// <summary>Runs all of it.</summary>
    /// <param name="path">The file to write.</param>
    /// <returns>The exit code: a failure when any check finds something.</returns>
    public static int Execute(string path)
    {
        var console = CatalogConsole.Create();
        using var file = CatalogFile.Open(path);
        var catalog = ScanProgress.Scan(console);
        console.WriteLine($".NET {catalog.RuntimeVersion}: {CatalogCounts.Of(catalog)}");

        var buffer = new ArrayBufferWriter<byte>();
        MemFormatSerializer.Serialize(buffer, catalog);
        CatalogFile.Save(file, path, buffer.WrittenMemory);
        console.WriteLine($"wrote {path}: {buffer.WrittenCount:N0} bytes");

        var report = RoundTripCheck.Run(catalog, CatalogFile.Load(path));
        console.WriteLine(report.Text);

        var exchanges = Exchange(catalog);
        foreach (var exchange in exchanges)
            VersionTable.Print(console, exchange);

        var kept = TypesFile.Run(console, TypesFile.PathOf(path), catalog);
        var measurements = FormatRace.Run(console, catalog, TypesFile.Compressions.Skip(1));
        MeasurementTable.Print(console, measurements);

        List<string> failures =
        [
            .. report.Failures,
            .. kept,
            .. exchanges.SelectMany(exchange => exchange.Failures),
            .. measurements.Where(measurement => !measurement.IsFaithful).Select(measurement => $"{measurement.Name} lost something"),
        ];
        failures.ForEach(failure => ExitCode.Fail(failure));
        if (failures.Count == 0)
        {
            console.WriteLine("Next, search this API in your browser. This needs Node.js:");
            console.WriteLine($"  dotnet run -c Release --project samples/Catalog -- serve {path}");
            console.WriteLine($"  and open {ServeCommand.DefaultAddress}");
        }

        return failures.Count == 0 ? ExitCode.Success : ExitCode.Failure;
    }

    private static VersionExchange[] Exchange(Catalog catalog)
    {
        var earlier = EarlierModel.From(catalog);
        var later = LaterModel.From(catalog);
        return
        [
            VersionExchange.Run<V1.Catalog, Catalog>("an earlier version writes, this one reads", earlier),
            VersionExchange.Run<Catalog, V1.Catalog>("this version writes, an earlier one reads", catalog),
            VersionExchange.Run<V3.Catalog, Catalog>("a later version writes, this one reads", later),
            VersionExchange.Run<Catalog, V3.Catalog>("this version writes, a later one reads", catalog),
        ];
    }
}
