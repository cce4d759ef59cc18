using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Workloads.Orders;
using Added = MemFormat.Benchmarks.Versions.Added;
using Removed = MemFormat.Benchmarks.Versions.Removed;
using Widened = MemFormat.Benchmarks.Versions.Widened;

namespace MemFormat.Benchmarks.Workloads.Versions;

/// <summary>What the first payload of a schema costs that is not the reader's own: its plan is built, and the value is read with it.</summary>
internal static class MismatchCells
{
    public static IEnumerable<Cell> All() =>
    [
        new Cell("Order(10 lines) Mismatch first", () => 1) { ReferenceName = "known plan" }
            .Add(Role.Reference, "known plan", Once(Payload<Added.Order>), p => p.Length,
                (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = Read(p); } })
            .First("a member more", Payload<Added.Order>)
            .First("a member less", Payload<Removed.Order>)
            .First("a narrower member", Payload<Widened.Order>),
    ];

    private static Cell First(this Cell cell, string difference, Func<byte[]> payload) => cell.Add(
        Role.MemFormat,
        "first, from a version with " + difference,
        Once(() => new Mismatches(payload())),
        p => p.Length,
        (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = Read(p.Next()); } });

    private static byte[] Payload<T>() => MemFormatSerializer.Serialize(Reshape.To<T>(OrderData.One(10)));

    private static Order? Read(byte[] payload) => MemFormatSerializer.Deserialize<Order>(payload);
}
