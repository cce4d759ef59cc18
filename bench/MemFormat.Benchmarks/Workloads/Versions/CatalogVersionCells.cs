using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Catalogs;

namespace MemFormat.Benchmarks.Workloads.Versions;

internal static class CatalogVersionCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("Catalog resolved read", name => Read(name, new CatalogVersions(), new CatalogWorkload(CatalogData.Runtime)));
    }

    // The first release's graph has fewer members, so it is less work, whoever reads it.
    private static Cell Read(string name, CatalogVersions versions, CatalogWorkload work) =>
        new Cell(name, CatalogData.CountTypes(CatalogData.Runtime)) { ReferenceName = "straight-line" }
            .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
            .Add(Role.Reference, "same version", versions.Current.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = versions.ReadCurrent(); } })
            .Add(Role.MemFormat, "from the first release", versions.EarlierPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = versions.ReadEarlier(); } })
            .Add(Role.MemFormat, "from the next release", versions.LaterPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = versions.ReadLater(); } })
            .Add(Role.Peer, "Google.Protobuf, same version", work.ProtobufPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadProtobuf(); } })
            .Add(Role.Peer, "System.Text.Json, same version", work.JsonPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadJson(); } });
}
