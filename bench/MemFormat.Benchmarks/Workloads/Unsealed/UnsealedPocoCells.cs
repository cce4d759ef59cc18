using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Pocos;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

internal static class UnsealedPocoCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("Poco unsealed write", Write);
        yield return new CellPlan("Poco unsealed read", Read);
    }

    private static Cell Write(string name)
    {
        var work = new PocoWorkload(PocoData.One());
        var unsealed = new UnsealedPoco(PocoData.One(), work.MemFormatPayload);
        return new Cell(name, 1) { ReferenceName = "sealed" }
            .Add(Role.Floor, "memcpy", work.Body.Length, n => { for (var i = 0; i < n; i++) { work.WriteFloor(); } })
            .Add(Role.Reference, "MemFormat, sealed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { work.WriteMemFormat(); } })
            .Add(Role.MemFormat, "MemFormat, unsealed", unsealed.Payload.Length, n => { for (var i = 0; i < n; i++) { unsealed.Write(); } });
    }

    private static Cell Read(string name)
    {
        var work = new PocoWorkload(PocoData.One());
        var unsealed = new UnsealedPoco(PocoData.One(), work.MemFormatPayload);
        return new Cell(name, 1) { ReferenceName = "sealed" }
            .Add(Role.Floor, "from ready values", 0, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadFloor(); } })
            .Add(Role.Reference, "MemFormat, sealed", work.MemFormatPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.ReadMemFormat(); } })
            .Add(Role.MemFormat, "MemFormat, unsealed", unsealed.Payload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = unsealed.Read(); } });
    }
}
