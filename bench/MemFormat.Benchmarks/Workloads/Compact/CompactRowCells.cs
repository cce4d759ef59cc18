using MemFormat.Benchmarks.Models.Compact;
using MemFormat.Benchmarks.Workloads.Rows;

namespace MemFormat.Benchmarks.Workloads.Compact;

/// <summary>Rows whose integers take as few bytes as they need, beside those of fixed size.</summary>
internal static class CompactRowCells
{
    public static IEnumerable<Cell> All()
    {
        var (work, compact) = (Fixed(), Compact());
        yield return new Cell("Row[1000] compact write", () => compact().Items)
            .WriteFloor(compact)
            .Write(Role.MemFormat, "MemFormat, compact", compact)
            .Write(Role.Reference, "MemFormat, fixed", work)
            .WriteProtobuf(work);

        (work, compact) = (Fixed(), Compact());
        yield return new Cell("Row[1000] compact read", () => compact().Items)
            .ReadFloor(work)
            .Read(Role.MemFormat, "MemFormat, compact", compact)
            .Read(Role.Reference, "MemFormat, fixed", work)
            .ReadProtobuf(work);
    }

    private static Func<PeerWorkload<RowListCalls>> Fixed() => WorkloadCells.Work(() => ClosedCalls.For(RowData.Many(1000)));

    private static Func<Workload<CompactRowListCalls>> Compact() =>
        Once(() => new Workload<CompactRowListCalls>(new(Reshape.To<List<Row>>(RowData.Many(1000)), 1000)));
}
