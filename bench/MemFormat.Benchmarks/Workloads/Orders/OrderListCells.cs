using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Orders;

internal static class OrderListCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("Order[100] write", name => Write(name, 100, new OrderListWorkload(OrderData.Many(100))));
        yield return new CellPlan("Order[100] to array", name => WriteArray(name, 100, new OrderListWorkload(OrderData.Many(100))));
        yield return new CellPlan("Order[100] read", name => Read(name, 100, new OrderListWorkload(OrderData.Many(100))));
    }

    private static Cell Write(string name, int items, OrderListWorkload work) => new Cell(name, items)
        .Add(Role.Floor, "memcpy", work.Body.Length, n => { for (var i = 0; i < n; i++) { work.WriteFloor(); } })
        .Add(Role.Reference, "by hand", work.Body.Length, n => { for (var i = 0; i < n; i++) { work.WriteReference(); } })
        .Add(Role.MemFormat, "MemFormat", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteMemFormat(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteProtobuf(); } })
        .Add(Role.Peer, "System.Text.Json", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteJson(); } });

    private static Cell WriteArray(string name, int items, OrderListWorkload work) => new Cell(name, items)
        .Add(Role.Floor, "memcpy", work.Body.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteFloorArray(); } })
        .Add(Role.MemFormat, "MemFormat", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteMemFormatArray(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteProtobufArray(); } })
        .Add(Role.Peer, "System.Text.Json", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteJsonArray(); } });

    private static Cell Read(string name, int items, OrderListWorkload work) => new Cell(name, items)
        .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
        .Add(Role.Reference, "by hand", work.Body.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadReference(); } })
        .Add(Role.MemFormat, "MemFormat", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadMemFormat(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadProtobuf(); } })
        .Add(Role.Peer, "System.Text.Json", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadJson(); } });
}
