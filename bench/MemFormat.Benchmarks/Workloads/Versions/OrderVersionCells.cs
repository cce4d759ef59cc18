using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Orders;

namespace MemFormat.Benchmarks.Workloads.Versions;

internal static class OrderVersionCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("Order(10 lines) resolved read", name => Read(name, new OrderVersions(), new OrderWorkload(OrderData.One(10))));
    }

    private static Cell Read(string name, OrderVersions versions, OrderWorkload work) => new Cell(name, 1) { ReferenceName = "straight-line" }
        .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
        .Add(Role.Reference, "same version", versions.Current.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = versions.ReadCurrent(); } })
        .Add(Role.MemFormat, "from a version with a member more", versions.AddedPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = versions.ReadAdded(); } })
        .Add(Role.MemFormat, "from a version with a member less", versions.RemovedPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = versions.ReadRemoved(); } })
        .Add(Role.MemFormat, "from a version with a narrower member", versions.WidenedPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = versions.ReadWidened(); } })
        .Add(Role.MemFormat, "from a version with another order", versions.ReorderedPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = versions.ReadReordered(); } })
        .Add(Role.Peer, "Google.Protobuf, same version", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadProtobuf(); } })
        .Add(Role.Peer, "System.Text.Json, same version", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadJson(); } });
}
