using System.Text;

namespace MemFormat.Marten.Tests;

/// <summary>Events in a real PostgreSQL, by programs of several releases.</summary>
public sealed class MartenTests(MartenTests.Server server) : IClassFixture<MartenTests.Server>, IDisposable
{
    private readonly EventStore _events = new(server.ConnectionString);

    public void Dispose() => _events.Dispose();

    [PostgresFact]
    public async Task Releases_read_each_others_events()
    {
        var first = _events.Open(events => events.UseMemFormat(First.OrderEvents.Default));
        await EventStore.AppendAsync(first, "order-1", new First.Placed(1, "Ada", 1250, "TEA"), new First.Paid(12.5m));
        var third = _events.Open(events => events.UseMemFormat(Third.OrderEvents.Default));
        var read = await EventStore.ReadAsync(third, "order-1");
        var placed = Assert.IsType<Third.OrderPlaced>(read[0]);
        Assert.Equal((1, "Ada", 1250L, 3), (placed.Number, Assert.Single(placed.Customers), placed.Price, placed.Priority));
        Assert.Equal(new Third.OrderPaid(12.5m, null), read[1]);

        // After a rollback, the first release reads what the third has written.
        await EventStore.AppendAsync(third, "order-2", new Third.OrderPlaced(["Bob"], 99, 2), new Third.OrderPaid(1, new Third.Card("1234")));
        Assert.Equal([new First.Placed(2, "Bob", 99), new First.Paid(1)], await EventStore.ReadAsync(first, "order-2"));
    }

    [PostgresFact]
    public async Task A_row_has_the_name_of_the_context_and_a_payload()
    {
        var store = _events.Open(events => events.UseMemFormat(First.OrderEvents.Default));
        await EventStore.AppendAsync(store, "order-1", new First.Paid(12.5m));
        var row = Assert.Single(await _events.QueryAsync("SELECT type, data::text, bdata FROM mt_events"));
        Assert.Equal(["order_paid", "{}"], row[..2]);
        Assert.Equal(MemFormatSerializer.Serialize(new First.Paid(12.5m)), row[2]);
    }

    [PostgresFact]
    public async Task Rows_of_JSON_are_read_beside_payloads()
    {
        var before = _events.Open(events => events.MapEventType(typeof(First.Paid), "order_paid"));
        await EventStore.AppendAsync(before, "order-1", new First.Paid(1));
        var now = _events.Open(events => events.UseMemFormat(First.OrderEvents.Default));
        await EventStore.AppendAsync(now, "order-1", new First.Paid(2));
        Assert.Equal([new First.Paid(1), new First.Paid(2)], await EventStore.ReadAsync(now, "order-1"));
        Assert.Equal([true, false], (await _events.QueryAsync("SELECT bdata IS NULL FROM mt_events ORDER BY seq_id")).Select(row => row[0]));
    }

    [PostgresFact]
    public async Task The_attribute_of_Marten_chooses_types()
    {
        var store = _events.Open(events => events.UseMemFormat());
        await EventStore.AppendAsync(store, "order-1", new Marked(7), new First.Paid(2));
        Assert.Equal([new Marked(7), new First.Paid(2)], await EventStore.ReadAsync(store, "order-1"));
        Assert.Equal([false, true], (await _events.QueryAsync("SELECT bdata IS NULL FROM mt_events ORDER BY seq_id")).Select(row => row[0]));
    }

    [PostgresFact]
    public async Task A_state_reaches_events_and_a_missing_one_is_an_error_with_the_option()
    {
        var bank = new Bank();
        var store = _events.Open(events => events.UseMemFormat(PriceEvents.Default, new() { State = bank }));
        await EventStore.AppendAsync(store, "price", new Priced(5, new("JPY")));
        var read = Assert.IsType<Priced>(Assert.Single(await EventStore.ReadAsync(store, "price")));
        Assert.Same(bank.Currencies[1], read.Currency);

        var without = _events.Open(events => events.UseMemFormat(PriceEvents.Default));
        Assert.Equal(MemFormatError.MissingState, (await RefusedAsync(() => EventStore.ReadAsync(without, "price"))).Error);
        Assert.Equal(MemFormatError.MissingState,
            (await RefusedAsync(() => EventStore.AppendAsync(without, "other", new Priced(5, new("CHF"))))).Error);
    }

    [PostgresFact]
    public async Task A_row_that_cannot_be_read_is_an_error_and_other_streams_are_read()
    {
        var limits = new MemFormatOptions { Limits = MemFormatLimits.Default with { MaxMemoryBytes = 100_000 } };
        var store = _events.Open(events => events.UseMemFormat(First.OrderEvents.Default, limits));
        var payload = MemFormatSerializer.Serialize(new First.Placed(1, "Secret", 1250, "TEA"));
        (byte[] Bytes, MemFormatError Error)[] bad =
        [
            (payload[..^3], MemFormatError.Truncated),
            (Encoding.UTF8.GetBytes("""{"Customer":"Secret"}"""), MemFormatError.InvalidData),
            (MemFormatSerializer.Serialize(new List<string> { "Secret" }), MemFormatError.SchemaMismatch),
            (MemFormatSerializer.Serialize(new First.Placed(1, new('x', 3000), 1, "")), MemFormatError.LimitExceeded),
        ];
        await EventStore.AppendAsync(store, "order-good", new First.Paid(2));
        for (var i = 0; i < bad.Length; i++)
        {
            await EventStore.AppendAsync(store, $"order-{i}", new First.Placed(1, "Secret", 1250, "TEA"));
            await _events.QueryAsync("UPDATE mt_events SET bdata = $1 WHERE stream_id = $2", bad[i].Bytes, $"order-{i}");
            Assert.Equal(bad[i].Error, (await RefusedAsync(() => EventStore.ReadAsync(store, $"order-{i}"))).Error);
            Assert.Equal([new First.Paid(2)], await EventStore.ReadAsync(store, "order-good"));
        }

        var random = new Random(3);
        for (var i = 0; i < 50; i++)
        {
            var garbage = new byte[random.Next(60)];
            random.NextBytes(garbage);
            await _events.QueryAsync("UPDATE mt_events SET bdata = $1 WHERE stream_id = $2", garbage, "order-0");
            await RefusedAsync(() => EventStore.ReadAsync(store, "order-0"));
        }
    }

    [PostgresFact]
    public async Task An_event_of_a_newer_release_names_itself()
    {
        var third = _events.Open(events => events.UseMemFormat(Third.OrderEvents.Default));
        await EventStore.AppendAsync(third, "order-1", new Third.OrderShipped("Secret"));
        var first = _events.Open(events => events.UseMemFormat(First.OrderEvents.Default));
        await _events.QueryAsync("UPDATE mt_events SET mt_dotnet_type = 'Third.OrderShipped, Third'");
        var error = await Assert.ThrowsAnyAsync<Exception>(() => EventStore.ReadAsync(first, "order-1"));
        Assert.Contains("OrderShipped", $"{error}", StringComparison.Ordinal);
        Assert.DoesNotContain("Secret", $"{error}", StringComparison.Ordinal);
    }

    [PostgresFact]
    public async Task A_server_that_is_killed_loses_no_event_that_was_stored()
    {
        using var own = new PostgresServer();
        using var events = new EventStore(own.ConnectionString);
        var store = events.Open(options => options.UseMemFormat(First.OrderEvents.Default));
        var stored = 0;
        var isKilled = false;
        for (var tries = 0; stored < 200; tries++)
        {
            Assert.True(tries < 400, $"{stored} events are stored.");
            try
            {
                if (stored == 100 && !isKilled)
                {
                    isKilled = true;
                    own.KillAndStart();
                }

                await EventStore.AppendAsync(store, "order", new First.Placed(stored + 1, "Ada", 1, ""));
                stored++;
            }
            catch (Exception error) when (isKilled && error is not Xunit.Sdk.XunitException)
            {
                // A connection of before.
            }
        }

        var numbers = (await EventStore.ReadAsync(store, "order")).Cast<First.Placed>().Select(placed => placed.Number);
        Assert.Equal(Enumerable.Range(1, 200), numbers);
    }

    [Theory]
    [InlineData(typeof(Nameless), "No root of Nameless has a name")]
    [InlineData(typeof(TwoNames), "Marked has two names")]
    [InlineData(typeof(AbstractEvents), "union in AbstractEvents is Union")]
    public void A_context_whose_names_do_not_fit_is_refused(Type type, string said)
    {
        var context = (MemFormatContext)type.GetProperty("Default")!.GetValue(null)!;
        Assert.StartsWith(said, Assert.Throws<ArgumentException>(() => _events.Open(events => events.UseMemFormat(context))).Message,
            StringComparison.Ordinal);
    }

    private static async Task<MemFormatException> RefusedAsync(Func<Task> act)
    {
        var error = await Assert.ThrowsAnyAsync<Exception>(act);
        Assert.DoesNotContain("Secret", $"{error}", StringComparison.Ordinal);
        for (var inner = error; inner is not null; inner = inner.InnerException)
        {
            if (inner is MemFormatException refused)
                return refused;
        }

        throw new Xunit.Sdk.XunitException($"No MemFormatException is in {error}");
    }

    /// <summary>One server for the tests; none where it is missing, because then they are skipped.</summary>
    public sealed class Server : IDisposable
    {
        private readonly PostgresServer? _server = PostgresServer.Folder is null ? null : new();

        public string ConnectionString => _server?.ConnectionString ?? "Host=/nowhere";

        public void Dispose() => _server?.Dispose();
    }
}
