using System.Threading.Channels;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace MemFormat.SignalR.Tests;

public sealed class HubTests(HubSite site) : IClassFixture<HubSite>
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    [Fact]
    public async Task Arguments_and_results_arrive()
    {
        await using var connection = await site.ConnectAsync();
        Assert.Equal(Order.Sample(7), await connection.InvokeAsync<Order>("Echo", Order.Sample(7)));
        Assert.Null(await connection.InvokeAsync<Order?>("Nothing"));
        Assert.Null(await connection.InvokeAsync<Order?>("Echo", null));
        Dictionary<string, int> stock = new() { ["tea"] = 5 };
        Assert.Equal("3 null null 2 5",
            await connection.InvokeAsync<string>("Describe", 3, null, null, new List<Order> { Order.Sample(1), Order.Sample(2) }, stock));
        Assert.Equal("3 4 x 0 5", await connection.InvokeAsync<string>("Describe", 3, 4L, "x", new List<Order>(), stock));
    }

    [Fact]
    public async Task Another_release_calls_and_is_answered()
    {
        await using var connection = await site.ConnectAsync();
        var answer = await connection.InvokeAsync<NewerOrder>("Echo", new NewerOrder(5, "New", [], "a note"));
        Assert.Equal((5L, "New", null), (answer.Id, answer.Customer, answer.Note));
    }

    [Fact]
    public async Task Cases_of_unions_are_passed_as_the_union_or_as_the_case()
    {
        await using var connection = await site.ConnectAsync();
        Assert.Equal(new Circle(4), await connection.InvokeAsync<IShape>("Grow", new Circle(2)));
        Assert.Equal(new Square(4), await connection.InvokeAsync<Square>("Grow", new Square(2)));
        Assert.Equal(new Circle(2), await connection.InvokeAsync<IShape>("Roll", new Circle(2)));
        var other = await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync<IShape>("Roll", new Square(2)));
        Assert.Contains("another case", other.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Streams_run_both_ways()
    {
        await using var connection = await site.ConnectAsync();
        Assert.Equal(Enumerable.Range(0, 200).Select(Order.Sample), await connection.StreamAsync<Order>("Some", 200).ToListAsync());
        Assert.Equal(Enumerable.Range(0, 200).Sum(), await connection.InvokeAsync<int>("Sum", Orders(200)));
        Assert.Equal(Enumerable.Range(1, 200), await connection.StreamAsync<Order>("Both", Orders(200)).Select(order => order.Id).ToListAsync());
    }

    [Fact]
    public async Task A_stream_is_cancelled_and_the_connection_goes_on()
    {
        await using var connection = await site.ConnectAsync();
        using var enough = new CancellationTokenSource();
        var read = 0;
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
        {
            await foreach (var order in connection.StreamAsync<Order>("Some", int.MaxValue, enough.Token))
            {
                if (++read == 5)
                    await enough.CancelAsync();
            }
        });
        Assert.Equal(Order.Sample(1), await connection.InvokeAsync<Order>("Echo", Order.Sample(1)));
    }

    [Fact]
    public async Task All_clients_hear_in_their_own_protocol_and_answer()
    {
        await using var one = await site.ConnectAsync();
        await using var other = await site.ConnectAsync(isJson: true);
        var heard = Channel.CreateUnbounded<Order>();
        foreach (var connection in (HubConnection[])[one, other])
        {
            connection.On<Order>("told", order => heard.Writer.TryWrite(order));
            connection.On<Order, Order>("asked", order => order with { Customer = "answered" });
        }

        await one.InvokeAsync("Tell", Order.Sample(3));
        for (var i = 0; i < 2; i++)
            Assert.Equal(Order.Sample(3), await heard.Reader.ReadAsync().AsTask().WaitAsync(s_limit));
        Assert.Equal("answered", (await one.InvokeAsync<Order>("Ask", Order.Sample(3))).Customer);
        Assert.Equal("answered", (await other.InvokeAsync<Order>("Ask", Order.Sample(3))).Customer);
    }

    /// <summary>What a call does wrong fails this call only.</summary>
    [Fact]
    public async Task Bad_calls_fail_alone()
    {
        await using var connection = await site.ConnectAsync();
        await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync("Fail"));
        await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync("Nowhere"));
        await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync("Echo", 5));
        await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync("Echo"));
        await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync("Describe", null, null, null, null, null));
        await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync<Guid>("Echo", Order.Sample(1)));
        Assert.Equal(Order.Sample(1), await connection.InvokeAsync<Order>("Echo", Order.Sample(1)));
    }

    [Fact]
    public async Task A_reconnected_client_goes_on()
    {
        for (var i = 0; i < 3; i++)
        {
            await using var connection = await site.ConnectAsync();
            Assert.Equal(Order.Sample(i), await connection.InvokeAsync<Order>("Echo", Order.Sample(i)));
            await connection.StopAsync();
            await connection.StartAsync();
            Assert.Equal(Order.Sample(i), await connection.InvokeAsync<Order>("Echo", Order.Sample(i)));
        }
    }

    /// <summary>Bytes against JSON's. A fingerprint instead of the shape makes small values smaller.</summary>
    [Theory]
    [InlineData(MemFormatHeader.Inline, 0.7)]
    [InlineData(MemFormatHeader.Fingerprint, 0.6)]
    public void An_invocation_is_small(MemFormatHeader header, double most)
    {
        var invocation = new InvocationMessage("1", "Echo", [Order.Sample(1)]);
        double mem = new MemFormatHubProtocol(new() { Header = header }).GetMessageBytes(invocation).Length, json =
            new JsonHubProtocol().GetMessageBytes(invocation).Length;
        Assert.InRange(mem / json, 0, most);
    }

    [Fact]
    public async Task A_result_that_nobody_names_is_its_payload()
    {
        await using var connection = await site.ConnectAsync();
        await connection.InvokeAsync("Echo", Order.Sample(2));
        var payload = Assert.IsType<byte[]>(await connection.InvokeAsync<object>("Echo", Order.Sample(2)));
        Assert.Equal(Order.Sample(2), MemFormatSerializer.Deserialize<Order>(payload));
        Assert.Null(await connection.InvokeAsync<object?>("Nothing"));
    }

    private static async IAsyncEnumerable<Order> Orders(int count)
    {
        for (var i = 0; i < count; i++)
        {
            await Task.Yield();
            yield return Order.Sample(i);
        }
    }
}
