using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Catalogs;
using MemFormat.Benchmarks.Workloads.Compact;
using MemFormat.Benchmarks.Workloads.Headers;
using MemFormat.Benchmarks.Workloads.Orders;
using MemFormat.Benchmarks.Workloads.Pocos;
using MemFormat.Benchmarks.Workloads.Rows;
using MemFormat.Benchmarks.Workloads.Shelves;
using MemFormat.Benchmarks.Workloads.Unsealed;
using MemFormat.Benchmarks.Workloads.Versions;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>Every cell that there is, in the order of the report.</summary>
internal static class AllCells
{
    public static IEnumerable<CellPlan> Plans() =>
    [
        .. PocoCells.All(),
        .. PocoListCells.All(),
        .. RowCells.All(),
        .. OrderCells.All(),
        .. OrderListCells.All(),
        .. HeaderCells.All(),
        .. ShelfCells.All(),
        .. CatalogCells.All(),
        .. RowVersionCells.All(),
        .. OrderVersionCells.All(),
        .. CatalogVersionCells.All(),
        .. MismatchCells.All(),
        .. CompactRowCells.All(),
        .. UnsealedPocoCells.All(),
        .. UnsealedRowCells.All(),
        .. UnsealedOrderCells.All(),
        .. UnsealedShelfCells.All(),
    ];
}
