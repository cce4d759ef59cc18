using MemFormat.Benchmarks.Workloads.Catalogs;
using MemFormat.Benchmarks.Workloads.Compact;
using MemFormat.Benchmarks.Workloads.Files;
using MemFormat.Benchmarks.Workloads.Orders;
using MemFormat.Benchmarks.Workloads.Pocos;
using MemFormat.Benchmarks.Workloads.Pooled;
using MemFormat.Benchmarks.Workloads.Public;
using MemFormat.Benchmarks.Workloads.Rows;
using MemFormat.Benchmarks.Workloads.Segments;
using MemFormat.Benchmarks.Workloads.Shelves;
using MemFormat.Benchmarks.Workloads.Streams;
using MemFormat.Benchmarks.Workloads.Unsealed;
using MemFormat.Benchmarks.Workloads.Values;
using MemFormat.Benchmarks.Workloads.Versions;
using static MemFormat.Benchmarks.Workloads.WorkloadCells;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>Every cell that there is, in the order of the report.</summary>
internal static class AllCells
{
    private static readonly (int Books, int Blob)[] s_shelves = [(1, 0), (1, 1000), (1000, 0), (1000, 10), (1000, 1000), (10_000, 10)];

    public static IEnumerable<Cell> Make() =>
    [
        .. WithReference("Poco", () => ClosedCalls.For(PocoData.One()), headers: true),
        .. Of("Poco[100]", () => ClosedCalls.For(PocoData.Many(100))),
        .. WithReference("Row[1000]", () => ClosedCalls.For(RowData.Many(1000))),
        .. WithReference("Order(10 lines)", () => ClosedCalls.For(OrderData.One(10)), headers: true),
        .. WithReference("Order[100]", () => ClosedCalls.For(OrderData.Many(100))),
        .. OrderHeaderCells.All(),
        .. SegmentCells.All(),
        .. StreamCells.All(),
        .. s_shelves.SelectMany(s => Of($"BookShelf {s.Books} x {s.Blob}", () => ClosedCalls.For(ShelfData.Create(s.Books, s.Blob)))),
        .. Of("Catalog", () => ClosedCalls.For(CatalogData.Runtime)),
        .. TextCells.All(),
        .. NumberCells.All(),
        .. ObjectCells.All(),
        .. UnionCells.All(),
        .. PublicCells.All(),
        .. FileCells.All(),
        .. VersionCells.All(),
        .. MismatchCells.All(),
        .. CompactRowCells.All(),
        .. PooledCells.All(),
        .. UnsealedCells.All(),
    ];
}
