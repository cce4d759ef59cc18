using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Orders;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

internal static class UnsealedOrderCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("Order(10 lines) unsealed write", Write);
        yield return new CellPlan("Order(10 lines) unsealed read", Read);
    }

    private static Cell Write(string name)
    {
        var work = new OrderWorkload(OrderData.One(10));
        var unsealed = new UnsealedOrder(OrderData.One(10), work.MemFormatPayload);
        return new Cell(name, 1) { ReferenceName = "sealed" }
            .Add(Role.Floor, "memcpy", work.Body.Length, n => { for (var i = 0; i < n; i++) { work.WriteFloor(); } })
            .Add(Role.Reference, "MemFormat, sealed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteMemFormat(); } })
            .Add(Role.MemFormat, "MemFormat, unsealed", unsealed.Payload.Length, n => { for (var i = 0; i < n; i++) { unsealed.Write(); } });
    }

    private static Cell Read(string name)
    {
        var work = new OrderWorkload(OrderData.One(10));
        var unsealed = new UnsealedOrder(OrderData.One(10), work.MemFormatPayload);
        return new Cell(name, 1) { ReferenceName = "sealed" }
            .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
            .Add(Role.Reference, "MemFormat, sealed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadMemFormat(); } })
            .Add(Role.MemFormat, "MemFormat, unsealed", unsealed.Payload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = unsealed.Read(); } });
    }
}
