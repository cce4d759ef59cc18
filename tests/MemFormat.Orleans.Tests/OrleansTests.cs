using System.Text;
using StackExchange.Redis;

namespace MemFormat.Orleans.Tests;

/// <summary>Calls and states, with a real silo.</summary>
public sealed class OrleansTests(Cluster cluster) : IClassFixture<Cluster>
{
    private IDesk Desk => cluster.Client.GetGrain<IDesk>("first");

    [RedisFact]
    public async Task Arguments_and_results_are_payloads()
    {
        var read = await Desk.Echo(Order.Sample(7));
        Assert.Equal((7, 10, 13.5m), (read.Id, read.Lines.Count, read.Lines[9].Price));
        Assert.Equal(new Paid(1, 2.5m), await Desk.Tell(new Paid(1, 2.5m)));
        Assert.Equal(new Sent(1, "ship"), await Desk.Tell(new Sent(1, "ship")));
        Assert.Equal(new Sent(1, "ship"), await Desk.EchoAny(new Sent(1, "ship")));
        Assert.Equal("order", Encoding.UTF8.GetString(Write(Order.Sample(1)).AsSpan(
            Write(Order.Sample(1)).AsSpan().IndexOf("order"u8), 5)));
    }

    [RedisFact]
    public async Task A_value_within_a_type_of_Orleans_and_one_that_is_there_twice_are_read()
    {
        var order = Order.Sample(3);
        Assert.Equal("Customer 3", (await Desk.EchoOwn(new Own(5, order))).Order.Customer);
        var twice = Assert.IsType<List<Order>>(await Desk.EchoAny(new List<Order> { order, order }));
        Assert.Same(twice[0], twice[1]);
    }

    [RedisFact]
    public async Task Grains_get_copies_unless_the_type_is_immutable()
    {
        Assert.True(await Desk.IsSame(new([1, 2, 3])));
        var copier = cluster.Silo.GetRequiredService<DeepCopier>();
        var order = Order.Sample(3);
        var copy = copier.Copy(order);
        Assert.NotSame(order, copy);
        Assert.NotSame(order.Lines[0], copy.Lines[0]);
        Assert.Equal(order.Lines, copy.Lines);
        var list = copier.Copy(new List<Order> { order, order });
        Assert.Same(list[0], list[1]);
    }

    [RedisFact]
    public async Task References_to_grains_and_observers_call_them()
    {
        var listener = new Listener();
        var reference = cluster.Client.CreateObjectReference<IListener>(listener);
        var others = new List<IDesk> { cluster.Client.GetGrain<IDesk>("third"), cluster.Client.GetGrain<IDesk>("fourth") };
        Assert.Equal("second", await Desk.Introduce(new(cluster.Client.GetGrain<IDesk>("second"), reference, others)));
        for (var i = 0; i < 600 && listener.Count < 2; i++)
            await Task.Delay(50);
        Assert.Equal(2, listener.Count);
        Assert.Equal("nobody", await Desk.Introduce(new(null, null, [])));
    }

    [RedisFact]
    public async Task States_are_payloads_and_rows_of_JSON_are_read()
    {
        var desk = cluster.Client.GetGrain<IDesk>("stored");
        Assert.Equal(1, await desk.Add("Ada"));
        var redis = await cluster.OpenRedisAsync();
        var (key, row) = await RowAsync(redis, "stored");
        Assert.Equal(["Ada"], MemFormatSerializer.Deserialize<DeskState>(row)!.Customers);

        await ReplaceAsync(redis, key, Encoding.UTF8.GetBytes("""{"Count":41,"Customers":["Bob"]}"""), desk);
        Assert.Equal(42, await desk.Add("Eve"));
        Assert.Equal(["Bob", "Eve"], MemFormatSerializer.Deserialize<DeskState>((await RowAsync(redis, "stored")).Row)!.Customers);
    }

    [RedisFact]
    public async Task A_row_that_cannot_be_read_is_an_error_of_its_grain_alone()
    {
        var desk = cluster.Client.GetGrain<IDesk>("broken");
        await desk.Add("Secret");
        var redis = await cluster.OpenRedisAsync();
        var (key, row) = await RowAsync(redis, "broken");
        byte[][] rows = [row[..^3], MemFormatSerializer.Serialize(new List<Guid> { Guid.Empty }), [1, 2, 3], Encoding.UTF8.GetBytes("{\"Cou")];
        foreach (var bad in rows)
        {
            await ReplaceAsync(redis, key, bad, desk);
            var error = await Assert.ThrowsAnyAsync<Exception>(() => desk.Add("Eve"));
            Assert.DoesNotContain("Secret", $"{error}", StringComparison.Ordinal);
            Assert.Equal(5, (await Desk.Echo(Order.Sample(5))).Id);
        }

        await ReplaceAsync(redis, key, row, null);
        Assert.Equal(2, await desk.Add("Eve"));
    }

    [RedisFact]
    public async Task What_a_silo_cannot_read_is_an_error_of_the_call_and_the_connection_lives()
    {
        var desk = cluster.Faulty.GetGrain<IDesk>("first");
        var newer = await Assert.ThrowsAnyAsync<Exception>(() => desk.EchoAny(new Newer("Secret")));
        Assert.Contains("'newer' is no name of a root of ShopContext", $"{newer}", StringComparison.Ordinal);
        var other = await Assert.ThrowsAnyAsync<Exception>(() => desk.EchoAny(new Other(Guid.Empty)));
        Assert.StartsWith("MemFormat.MemFormatException: Order.", $"{other}", StringComparison.Ordinal);
        Assert.DoesNotContain("Secret", $"{newer}{other}", StringComparison.Ordinal);
        Assert.Equal("still here", await desk.EchoAny("still here"));
    }

    [RedisFact]
    public async Task Exceptions_of_grains_arrive() =>
        Assert.Equal("As it should be.", (await Assert.ThrowsAsync<InvalidOperationException>(Desk.Fail)).Message);

    [RedisFact]
    public void Garbage_is_refused()
    {
        var serializer = cluster.Silo.GetRequiredService<Serializer>();
        var whole = Write(Order.Sample(1));
        for (var length = 0; length < whole.Length; length++)
            Assert.ThrowsAny<Exception>(() => serializer.Deserialize<Order>(whole[..length]));

        // From the length of the name on, the bytes are ours.
        var start = whole.AsSpan().IndexOf("order"u8) - 1;
        var random = new Random(4);
        for (var i = 0; i < 2000; i++)
        {
            var changed = whole.ToArray();
            changed[random.Next(start, changed.Length)] = (byte)random.Next(256);
            try
            {
                serializer.Deserialize<Order>(changed);
            }
            catch (Exception error) when (error is MemFormatException or InvalidDataException)
            {
                // As it should be. Some changes are of a text or a number.
            }
        }
    }

    [Fact]
    public void Limits_and_a_missing_state_are_errors_with_the_option()
    {
        using var small = Serializers(_ => new() { Limits = MemFormatLimits.Default with { MaxMemoryBytes = 10_000 } });
        var bytes = small.GetRequiredService<Serializer>().SerializeToArray(Order.Sample(1, lines: 100));
        var limit = Assert.Throws<MemFormatException>(() => small.GetRequiredService<Serializer>().Deserialize<Order>(bytes));
        Assert.Equal(MemFormatError.LimitExceeded, limit.Error);

        using var without = Serializers(_ => new() { State = new object() });
        var desk = new Introduction(null, null, [new Desk(null!)]);
        Assert.Equal(MemFormatError.MissingState,
            Assert.Throws<MemFormatException>(() => without.GetRequiredService<Serializer>().SerializeToArray(desk)).Error);
    }

    [Fact]
    public void A_second_context_is_refused() => Assert.Throws<InvalidOperationException>(() => new ServiceCollection().AddSerializer(
        serializer => serializer.AddMemFormat(ShopContext.Default).AddMemFormat(NewerContext.Default)));

    private static ServiceProvider Serializers(Func<IServiceProvider, MemFormatOptions> options) => new ServiceCollection()
        .AddSerializer(serializer => serializer.AddMemFormat(ShopContext.Default, options)).BuildServiceProvider();

    private byte[] Write(Order order) => cluster.Silo.GetRequiredService<Serializer>().SerializeToArray(order);

    private static async Task<(RedisKey Key, byte[] Row)> RowAsync(IDatabase redis, string grain)
    {
        var keys = (RedisKey[])(await redis.ExecuteAsync("KEYS", $"*{grain}*"))!;
        var key = Assert.Single(keys);
        return (key, (await redis.HashGetAsync(key, "data"))!);
    }

    /// <summary>Changes a row behind the back of its grain, which ends and begins again.</summary>
    private static async Task ReplaceAsync(IDatabase redis, RedisKey key, byte[] row, IDesk? desk)
    {
        try
        {
            await (desk?.Sleep() ?? Task.CompletedTask);
            await Task.Delay(500);
        }
        catch (Exception error) when (error is not Xunit.Sdk.XunitException)
        {
            // A grain whose row cannot be read is not there.
        }

        await redis.HashSetAsync(key, "data", row);
    }
}
