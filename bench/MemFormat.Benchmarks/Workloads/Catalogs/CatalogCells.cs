using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

internal static class CatalogCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("Catalog write", name => Write(name, Items, new CatalogWorkload(CatalogData.Runtime)));
        yield return new CellPlan("Catalog to array", name => WriteArray(name, Items, new CatalogWorkload(CatalogData.Runtime)));
        yield return new CellPlan("Catalog read", name => Read(name, Items, new CatalogWorkload(CatalogData.Runtime)));
    }

    // Times per item are per type of the catalog.
    private static int Items => CatalogData.CountTypes(CatalogData.Runtime);

    private static Cell Write(string name, int items, CatalogWorkload work) => new Cell(name, items)
        .Add(Role.Floor, "memcpy", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteFloor(); } })
        .Add(Role.MemFormat, "MemFormat", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteMemFormat(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteProtobuf(); } })
        .Add(Role.Peer, "System.Text.Json", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteJson(); } });

    private static Cell WriteArray(string name, int items, CatalogWorkload work) => new Cell(name, items)
        .Add(Role.Floor, "memcpy", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteFloorArray(); } })
        .Add(Role.MemFormat, "MemFormat", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteMemFormatArray(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteProtobufArray(); } })
        .Add(Role.Peer, "System.Text.Json", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.WriteJsonArray(); } });

    private static Cell Read(string name, int items, CatalogWorkload work) => new Cell(name, items)
        .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
        .Add(Role.MemFormat, "MemFormat", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadMemFormat(); } })
        .Add(Role.Peer, "Google.Protobuf", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadProtobuf(); } })
        .Add(Role.Peer, "System.Text.Json", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadJson(); } });
}
