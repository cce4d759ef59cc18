using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Versions;

/// <summary>What the first payload of a schema costs that is not the reader's own: its plan is built, and the value is read with it.</summary>
internal static class MismatchCells
{
    public static IEnumerable<CellPlan> All()
    {
        yield return new CellPlan("Order(10 lines) Mismatch first", name => Read(name, new OrderVersions()));
    }

    private static Cell Read(string name, OrderVersions versions)
    {
        var (added, removed, widened) = (new Mismatches(versions.AddedPayload), new Mismatches(versions.RemovedPayload), new Mismatches(versions.WidenedPayload));
        return new Cell(name, 1) { ReferenceName = "known plan" }
            .Add(Role.Reference, "known plan", versions.AddedPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = versions.ReadAdded(); } })
            .Add(Role.MemFormat, "first, from a version with a member more", versions.AddedPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = First(added); } })
            .Add(Role.MemFormat, "first, from a version with a member less", versions.RemovedPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = First(removed); } })
            .Add(Role.MemFormat, "first, from a version with a narrower member", versions.WidenedPayload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = First(widened); } });
    }

    private static Order? First(Mismatches payloads) => MemFormatSerializer.Deserialize<Order>(payloads.Next());
}
