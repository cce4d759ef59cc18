using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Rows;

namespace MemFormat.Benchmarks.Workloads.Compact;

internal static class CompactRowCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("Row[1000] compact write", name => Write(name, new CompactRows(), new RowWorkload(RowData.Many(1000))));
        yield return new CellPlan("Row[1000] compact read", name => Read(name, new CompactRows(), new RowWorkload(RowData.Many(1000))));
    }

    private static Cell Write(string name, CompactRows rows, RowWorkload work) => new Cell(name, 1000)
        .Add(Role.Floor, "memcpy", rows.Body.Length, n => { for (var i = 0; i < n; i++) { work.WriteFloor(); } })
        .Add(Role.Reference, "by hand, compact", rows.Body.Length, n => { for (var i = 0; i < n; i++) { rows.WriteReference(); } })
        .Add(Role.MemFormat, "MemFormat, compact", rows.Payload.Length, n => { for (var i = 0; i < n; i++) { rows.Write(); } })
        .Add(Role.Reference, "MemFormat, fixed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteMemFormat(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteProtobuf(); } });

    private static Cell Read(string name, CompactRows rows, RowWorkload work) => new Cell(name, 1000)
        .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
        .Add(Role.Reference, "by hand, compact", rows.Body.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = rows.ReadReference(); } })
        .Add(Role.MemFormat, "MemFormat, compact", rows.Payload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = rows.Read(); } })
        .Add(Role.Reference, "MemFormat, fixed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadMemFormat(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadProtobuf(); } });
}
