using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Shelves;

internal static class ShelfCells
{
    private static readonly (int Books, int Blob)[] Sizes = [(1, 0), (1, 1000), (1000, 0), (1000, 10), (1000, 1000), (10_000, 10)];

    public static IEnumerable<CellPlan> All()
    {
        foreach (var (books, blob) in Sizes)
        {
            var label = $"BookShelf {books} x {blob}";
            yield return new CellPlan(label + " write", name => Write(name, books, new ShelfWorkload(ShelfData.Create(books, blob))));
            yield return new CellPlan(label + " to array", name => WriteArray(name, books, new ShelfWorkload(ShelfData.Create(books, blob))));
            yield return new CellPlan(label + " read", name => Read(name, books, new ShelfWorkload(ShelfData.Create(books, blob))));
        }
    }

    private static Cell Write(string name, int items, ShelfWorkload work) => new Cell(name, items)
        .Add(Role.Floor, "memcpy", work.Body.Length, n => { for (var i = 0; i < n; i++) { work.WriteFloor(); } })
        .Add(Role.Reference, "by hand", work.Body.Length, n => { for (var i = 0; i < n; i++) { work.WriteReference(); } })
        .Add(Role.MemFormat, "MemFormat", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteMemFormat(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteProtobuf(); } })
        .Add(Role.Peer, "System.Text.Json", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteJson(); } });

    private static Cell WriteArray(string name, int items, ShelfWorkload work) => new Cell(name, items)
        .Add(Role.Floor, "memcpy", work.Body.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteFloorArray(); } })
        .Add(Role.MemFormat, "MemFormat", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteMemFormatArray(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteProtobufArray(); } })
        .Add(Role.Peer, "System.Text.Json", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteJsonArray(); } });

    private static Cell Read(string name, int items, ShelfWorkload work) => new Cell(name, items)
        .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
        .Add(Role.Reference, "by hand", work.Body.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadReference(); } })
        .Add(Role.MemFormat, "MemFormat", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadMemFormat(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadProtobuf(); } })
        .Add(Role.Peer, "System.Text.Json", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadJson(); } });
}
