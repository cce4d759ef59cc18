using MemFormat.Benchmarks.Models.Files;

namespace MemFormat.Benchmarks.Workloads.Files;

/// <summary>Data that others publish, as it is. There are no such cells where it is not prepared.</summary>
internal static class FileCells
{
    public static IEnumerable<Cell> All() => !PreparedFiles.Exist ? [] :
    [
        .. Large("File caniuse", CanIUse),
        .. Large("File browser-compat-data", BrowserCompat),
        .. Countries("File countries-110m", PreparedFiles.Countries110),
        .. Countries("File countries-50m", PreparedFiles.Countries50),
    ];

    // Reading allocates half of what the runtime collects after, or more.
    private static IEnumerable<Cell> Large<T>(string name, Func<ValueCalls<T>> calls)
        where T : class
    {
        foreach (var cell in WorkloadCells.Of(name, calls))
        {
            cell.IsCollectedBetween = cell.Name.EndsWith(" read", StringComparison.Ordinal);
            yield return cell;
        }
    }

    public static ValueCalls<CanIUse> CanIUse()
    {
        var value = PreparedFiles.CanIUse.Value;
        return new(value, 1, JsonModels.Default.CanIUse, Messages.From<Protos.CanIUse>(value));
    }

    public static ValueCalls<BrowserCompat> BrowserCompat()
    {
        var value = PreparedFiles.BrowserCompat.Value;
        return new(value, 1, JsonModels.Default.BrowserCompat, Messages.From<Protos.BrowserCompat>(value));
    }

    private static IEnumerable<Cell> Countries(string name, Lazy<Topology> file)
    {
        foreach (var cell in WorkloadCells.Of(name, () => Countries(file.Value)))
            yield return cell;

        var work = WorkloadCells.Work(() => Countries(file.Value));
        var compact = Once(() => new Workload<OwnCalls<Models.Compact.Topology>>(new(Compacted(file.Value))));
        yield return new Cell(name + " compact write", () => 1)
            .Write(Role.MemFormat, "MemFormat, compact", compact)
            .Write(Role.Reference, "MemFormat, fixed", work)
            .WriteProtobuf(work);
        yield return new Cell(name + " compact read", () => 1)
            .Read(Role.MemFormat, "MemFormat, compact", compact)
            .Read(Role.Reference, "MemFormat, fixed", work)
            .ReadProtobuf(work);
    }

    private static ValueCalls<Topology> Countries(Topology value) =>
        new(value, 1, JsonModels.Default.Topology, Messages.From<Protos.Topology>(value));

    private static Models.Compact.Topology Compacted(Topology value) => new()
    {
        Bbox = value.Bbox,
        Transform = value.Transform,
        Objects = value.Objects,
        Arcs = value.Arcs,
    };
}
