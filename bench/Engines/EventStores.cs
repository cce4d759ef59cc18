using System.Diagnostics;
using JasperFx;
using JasperFx.Events;
using Marten;
using Marten.Events;
using Events.Stores;
using MemoryPack;
using Npgsql;
using IEventBinarySerializer = JasperFx.Events.IEventBinarySerializer;

namespace MemFormat.Engines.Benchmarks;

/// <summary>
/// A stream of 1,000 events in a real PostgreSQL, as payloads, with MemoryPack and as jsonb: bytes, and the processor time of this program.
/// </summary>
internal static class EventStores
{
    private const int Rounds = 25, Count = 1000;

    public static async Task RunAsync()
    {
        using var server = new PostgresServer();
        await using var data = NpgsqlDataSource.Create(server.ConnectionString);
        (string Name, DocumentStore Store)[] stores =
        [
            ("payloads", Open(server, "payloads", events => events.UseMemFormat(StoredContext.Default))),
            ("MemoryPack", Open(server, "memorypack", events =>
            {
                var serializer = new MemoryPackEvents();
                events.UseBinarySerializer<OrderPlaced>(serializer);
                events.UseBinarySerializer<OrderPaid>(serializer);
                events.UseBinarySerializer<OrderShipped>(serializer);
            })),
            ("jsonb", Open(server, "jsonb", _ => { })),
        ];
        var times = new double[stores.Length, 2, Rounds];
        for (var round = -1; round < Rounds; round++)
        {
            for (var i = 0; i < stores.Length; i++)
            {
                var (name, store) = stores[i];
                var events = Events().ToArray();
                var appended = await TimeAsync(async () =>
                {
                    await using var session = store.LightweightSession();
                    session.Events.Append($"order-{round}", events);
                    await session.SaveChangesAsync();
                });
                var read = await TimeAsync(async () =>
                {
                    await using var session = store.QuerySession();
                    if ((await session.Events.FetchStreamAsync($"order-{round}")).Count != Count)
                        throw new InvalidOperationException("Events are missing.");
                });
                if (round >= 0)
                    (times[i, 0, round], times[i, 1, round]) = (appended, read);
                if (round == 0)
                {
                    await using var size = data.CreateCommand($"""
                        SELECT sum(pg_column_size(data) + coalesce(pg_column_size(bdata), 0)) FROM {name.ToLowerInvariant()}.mt_events
                        WHERE stream_id = 'order-0'
                        """);
                    Console.WriteLine($"{name,-10} {await size.ExecuteScalarAsync(),10} bytes in the table for {Count} events");
                }
            }
        }

        for (var what = 0; what < 2; what++)
        {
            for (var i = 0; i < stores.Length; i++)
            {
                var (least, first) = (Least(i, what), Least(0, what));
                var done = what == 0 ? "appended" : "read";
                Console.WriteLine($"{done,-10} {stores[i].Name,-10} {least,8:F1} ms of processor time {least / first,6:F2}x");
            }
        }

        foreach (var (_, store) in stores)
            store.Dispose();

        double Least(int store, int what) => Enumerable.Range(0, Rounds).Min(round => times[store, what, round]);
    }

    private static DocumentStore Open(PostgresServer server, string schema, Action<IEventStoreOptions> configure) =>
        DocumentStore.For(options =>
        {
            options.Connection(server.ConnectionString);
            options.DatabaseSchemaName = schema;
            options.AutoCreateSchemaObjects = AutoCreate.All;
            options.Events.StreamIdentity = StreamIdentity.AsString;
            configure(options.Events);
        });

    private static IEnumerable<object> Events()
    {
        for (var i = 0; i < Count; i++)
        {
            yield return (i % 3) switch
            {
                0 => new OrderPlaced(i, $"Customer {i}", DateTimeOffset.UnixEpoch.AddMinutes(i),
                    [new("Kettle", 2, 39.9m), new("Tea, green, 250 g", 10, 4.25m), new("Cup", 6, 7.5m)]),
                1 => new OrderPaid(i, 167.3m, "card", Guid.NewGuid()),
                _ => new OrderShipped(i, "ship", $"Street {i}", "8000", "Zurich", DateOnly.FromDayNumber(738_000 + i)),
            };
        }
    }

    private static async Task<double> TimeAsync(Func<Task> work)
    {
        using var process = Process.GetCurrentProcess();
        var start = process.TotalProcessorTime;
        await work();
        process.Refresh();
        return (process.TotalProcessorTime - start).TotalMilliseconds;
    }
}

internal sealed class MemoryPackEvents : IEventBinarySerializer
{
    public byte[] Serialize(Type type, object data) => MemoryPackSerializer.Serialize(type, data);

    public object Deserialize(Type type, byte[] data) => MemoryPackSerializer.Deserialize(type, data)!;
}

[MemFormattable, MemoryPackable]
public partial record OrderLine(string Product, int Quantity, decimal Price);

[MemFormattable, MemoryPackable]
public partial record OrderPlaced(int Number, string Customer, DateTimeOffset At, List<OrderLine> Lines);

[MemFormattable, MemoryPackable]
public partial record OrderPaid(int Number, decimal Amount, string Method, Guid Reference);

[MemFormattable, MemoryPackable]
public partial record OrderShipped(int Number, string Carrier, string Street, string Code, string City, DateOnly On);

[MemFormatRoot(typeof(OrderPlaced), Name = "order_placed")]
[MemFormatRoot(typeof(OrderPaid), Name = "order_paid")]
[MemFormatRoot(typeof(OrderShipped), Name = "order_shipped")]
public partial class StoredContext : MemFormatContext;
