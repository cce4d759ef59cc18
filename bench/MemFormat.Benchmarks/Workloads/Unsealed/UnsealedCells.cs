using MemFormat.Benchmarks.Models.Unsealed;
using MemFormat.Benchmarks.Workloads.Orders;
using MemFormat.Benchmarks.Workloads.Pocos;
using MemFormat.Benchmarks.Workloads.Rows;
using MemFormat.Benchmarks.Workloads.Shelves;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

/// <summary>The workloads with types that are open to inheritance, beside the sealed ones.</summary>
internal static class UnsealedCells
{
    public static IEnumerable<Cell> All() =>
    [
        .. Of("Poco", () => ClosedCalls.For(PocoData.One()), value => new UnsealedPocoCalls(Reshape.To<Poco>(value))),
        .. Of("Row[1000]", () => ClosedCalls.For(RowData.Many(1000)), value => new UnsealedRowListCalls(Reshape.To<List<Row>>(value))),
        .. Of("Order(10 lines)", () => ClosedCalls.For(OrderData.One(10)), value => new UnsealedOrderCalls(Reshape.To<Order>(value))),
        .. Of("BookShelf 1000 x 10", () => ClosedCalls.For(ShelfData.Create(1000, 10)), value => new UnsealedShelfCalls(Reshape.To<BookShelf>(value))),
    ];

    private static IEnumerable<Cell> Of<TSealed, TOpen>(string name, Func<TSealed> calls, Func<object, TOpen> reshape)
        where TSealed : struct, IPeerCalls
        where TOpen : struct, IMemFormatCalls
    {
        var work = WorkloadCells.Work(calls);
        yield return new Cell(name + " unsealed write", () => work().Items) { ReferenceName = "sealed" }
            .WriteFloor(work)
            .Write(Role.Reference, "MemFormat, sealed", work)
            .Write(Role.MemFormat, "MemFormat, unsealed", Open(work, reshape));

        work = WorkloadCells.Work(calls);
        yield return new Cell(name + " unsealed read", () => work().Items) { ReferenceName = "sealed" }
            .Read(Role.Reference, "MemFormat, sealed", work)
            .Read(Role.MemFormat, "MemFormat, unsealed", Open(work, reshape));
    }

    private static Func<Workload<TOpen>> Open<TSealed, TOpen>(Func<PeerWorkload<TSealed>> work, Func<object, TOpen> reshape)
        where TSealed : struct, IPeerCalls
        where TOpen : struct, IMemFormatCalls => Once(() =>
        {
            var open = new Workload<TOpen>(reshape(work().Calls.Value));
            Expect.SameBytes(work().Payload, open.Payload, "Unsealed");
            return open;
        });
}
