using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Rows;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

internal static class UnsealedRowCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("Row[1000] unsealed write", Write);
        yield return new CellPlan("Row[1000] unsealed read", Read);
    }

    private static Cell Write(string name)
    {
        var work = new RowWorkload(RowData.Many(1000));
        var unsealed = new UnsealedRows(RowData.Many(1000), work.MemFormatPayload);
        return new Cell(name, 1000) { ReferenceName = "sealed" }
            .Add(Role.Floor, "memcpy", work.Body.Length, n => { for (var i = 0; i < n; i++) { work.WriteFloor(); } })
            .Add(Role.Reference, "MemFormat, sealed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteMemFormat(); } })
            .Add(Role.MemFormat, "MemFormat, unsealed", unsealed.Payload.Length, n => { for (var i = 0; i < n; i++) { unsealed.Write(); } });
    }

    private static Cell Read(string name)
    {
        var work = new RowWorkload(RowData.Many(1000));
        var unsealed = new UnsealedRows(RowData.Many(1000), work.MemFormatPayload);
        return new Cell(name, 1000) { ReferenceName = "sealed" }
            .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
            .Add(Role.Reference, "MemFormat, sealed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadMemFormat(); } })
            .Add(Role.MemFormat, "MemFormat, unsealed", unsealed.Payload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = unsealed.Read(); } });
    }
}
