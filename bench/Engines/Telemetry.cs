using System.Text.Json;

namespace MemFormat.Engines.Benchmarks;

/// <summary>
/// An event about an event store: where each projection of each tenant is, 330 snapshots. Its text repeats, as that of such events does.
/// </summary>
internal static class Telemetry
{
    private const int Tenants = 15, Databases = 2;

    private static readonly string[] s_projections =
        ["Orders", "Customers", "Invoices", "Shipments", "Returns", "Stock", "Prices", "Reviews", "Carts", "Payments"];

    public static void Run(double seconds)
    {
        PlainSnapshot[] all = [.. Snapshots()];
        var plain = new PlainReport(DateTimeOffset.UnixEpoch.AddYears(56), [.. all]);
        var compact = new CompactReport(plain.At, [.. all.Select(one => new CompactSnapshot(
            one.Agent, one.Shard, one.Tenant, one.Database, one.Projection, one.Mode, one.Status, one.Node, one.Sequence, one.HighWaterMark,
            one.EventsPerSecond, one.Started, one.Updated, one.IsPaused, one.Error))]);
        var pooled = new PooledReport(plain.At, [.. all.Select(one => new PooledSnapshot(
            one.Agent, one.Shard, one.Tenant, one.Database, one.Projection, one.Mode, one.Status, one.Node, one.Sequence, one.HighWaterMark,
            one.EventsPerSecond, one.Started, one.Updated, one.IsPaused, one.Error))]);
        var zstd = new MemFormatOptions { Compression = MemFormatZstandard.Zstd() };
        Print("JSON", JsonSerializer.SerializeToUtf8Bytes(plain).Length);
        Print("plain", MemFormatSerializer.Serialize(plain).Length);
        Print("compact", MemFormatSerializer.Serialize(compact).Length);
        Print("pooled and compact", MemFormatSerializer.Serialize(pooled).Length);
        Print("plain, Zstandard", MemFormatSerializer.Serialize(plain, zstd).Length);
        Print("compact, Zstandard", MemFormatSerializer.Serialize(compact, zstd).Length);
        Print("pooled and compact, Zstandard", MemFormatSerializer.Serialize(pooled, zstd).Length);
        Cells.Print("written", seconds,
            ("plain", () => MemFormatSerializer.Serialize(plain)),
            ("pooled and compact", () => MemFormatSerializer.Serialize(pooled)),
            ("plain, Zstandard", () => MemFormatSerializer.Serialize(plain, zstd)),
            ("pooled, Zstandard", () => MemFormatSerializer.Serialize(pooled, zstd)),
            ("JSON", () => JsonSerializer.SerializeToUtf8Bytes(plain)));
    }

    private static void Print(string name, int bytes) => Console.WriteLine($"{name,-34} {bytes,8} bytes");

    private static IEnumerable<PlainSnapshot> Snapshots()
    {
        for (var i = 0; i < Databases * Tenants; i++)
        {
            var (database, tenant) = ($"postgres-{i / Tenants}.internal/telemetry", $"tenant-{i % Tenants:D3}");
            foreach (var projection in s_projections.Append("HighWaterMark"))
            {
                var at = DateTimeOffset.UnixEpoch.AddYears(56).AddMilliseconds(i * 977);
                yield return new(
                    $"event-subscriptions://marten/main/{database}/{projection.ToLowerInvariant()}/all/{tenant}", $"{projection}:All:{tenant}",
                    tenant, database, projection, "Continuous", i % 11 == 0 ? "Catching up" : "Running", $"node-{i % 3}.eu-central.internal",
                    1_250_000 + i * 331, 1_250_400 + i * 331, i * 1.25, at.AddHours(-7), at, false, null);
            }
        }
    }
}

[MemFormattable]
public partial record PlainReport(DateTimeOffset At, List<PlainSnapshot> Snapshots);

[MemFormattable]
public partial record PlainSnapshot(
    string Agent, string Shard, string Tenant, string Database, string Projection, string Mode, string Status, string Node, long Sequence,
    long HighWaterMark, double EventsPerSecond, DateTimeOffset Started, DateTimeOffset Updated, bool IsPaused, string? Error);

[MemFormattable(Encoding = MemEncoding.Compact)]
public partial record CompactReport(DateTimeOffset At, List<CompactSnapshot> Snapshots);

[MemFormattable(Encoding = MemEncoding.Compact)]
public partial record CompactSnapshot(
    string Agent, string Shard, string Tenant, string Database, string Projection, string Mode, string Status, string Node, long Sequence,
    long HighWaterMark, double EventsPerSecond, DateTimeOffset Started, DateTimeOffset Updated, bool IsPaused, string? Error);

[MemFormattable(Encoding = MemEncoding.Pooled | MemEncoding.Compact)]
public partial record PooledReport(DateTimeOffset At, List<PooledSnapshot> Snapshots);

[MemFormattable(Encoding = MemEncoding.Pooled | MemEncoding.Compact)]
public partial record PooledSnapshot(
    string Agent, string Shard, string Tenant, string Database, string Projection, string Mode, string Status, string Node, long Sequence,
    long HighWaterMark, double EventsPerSecond, DateTimeOffset Started, DateTimeOffset Updated, bool IsPaused, string? Error);
