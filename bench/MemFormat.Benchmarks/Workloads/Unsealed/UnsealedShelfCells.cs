using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Shelves;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

internal static class UnsealedShelfCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("BookShelf 1000 x 10 unsealed write", Write);
        yield return new CellPlan("BookShelf 1000 x 10 unsealed read", Read);
    }

    private static Cell Write(string name)
    {
        var work = new ShelfWorkload(ShelfData.Create(1000, 10));
        var unsealed = new UnsealedShelf(ShelfData.Create(1000, 10), work.MemFormatPayload);
        return new Cell(name, 1000) { ReferenceName = "sealed" }
            .Add(Role.Floor, "memcpy", work.Body.Length, n => { for (var i = 0; i < n; i++) { work.WriteFloor(); } })
            .Add(Role.Reference, "MemFormat, sealed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteMemFormat(); } })
            .Add(Role.MemFormat, "MemFormat, unsealed", unsealed.Payload.Length, n => { for (var i = 0; i < n; i++) { unsealed.Write(); } });
    }

    private static Cell Read(string name)
    {
        var work = new ShelfWorkload(ShelfData.Create(1000, 10));
        var unsealed = new UnsealedShelf(ShelfData.Create(1000, 10), work.MemFormatPayload);
        return new Cell(name, 1000) { ReferenceName = "sealed" }
            .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
            .Add(Role.Reference, "MemFormat, sealed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadMemFormat(); } })
            .Add(Role.MemFormat, "MemFormat, unsealed", unsealed.Payload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = unsealed.Read(); } });
    }
}
