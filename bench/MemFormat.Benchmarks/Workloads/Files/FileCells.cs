using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Values;

namespace MemFormat.Benchmarks.Workloads.Files;

/// <summary>Data that others publish, as it is. There are no such cells where it is not prepared.</summary>
internal static class FileCells
{
    public static IEnumerable<Cell> All() => !PreparedFiles.Exist ? [] :
    [
        .. WorkloadCells.Of("File caniuse", CanIUse),
        .. WorkloadCells.Of("File browser-compat-data", BrowserCompat),
        .. WorkloadCells.Of("File countries-110m", () => Countries(PreparedFiles.Countries110)),
        .. WorkloadCells.Of("File countries-50m", () => Countries(PreparedFiles.Countries50)),
    ];

    private static ValueCalls<Models.Files.CanIUse> CanIUse()
    {
        var value = PreparedFiles.CanIUse.Value;
        return new(value, value.Features.Count, JsonModels.Default.CanIUse, CanIUseProtobuf.From(value), CanIUseFloor.Copy);
    }

    private static ValueCalls<Models.Files.BrowserCompat> BrowserCompat()
    {
        var value = PreparedFiles.BrowserCompat.Value;
        return new(value, 1, JsonModels.Default.BrowserCompat, BrowserCompatProtobuf.From(value), BrowserCompatFloor.Copy);
    }

    private static ValueCalls<Models.Files.Topology> Countries(Lazy<Models.Files.Topology> file)
    {
        var value = file.Value;
        return new(value, value.Arcs.Length, JsonModels.Default.Topology, TopologyProtobuf.From(value), TopologyFloor.Copy);
    }
}
