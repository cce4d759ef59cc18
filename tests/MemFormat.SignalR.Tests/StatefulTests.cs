using System.Buffers;
using System.Threading.Channels;
using MemFormat.AspNetCore.Tests;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace MemFormat.SignalR.Tests;

/// <summary>Stateful reconnects: the socket is cut, calls and answers under way arrive once, and the connection is the same.</summary>
public sealed class StatefulTests(HubSite site) : IClassFixture<HubSite>
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    /// <summary>The hub has answered and pushed, and the client has heard nothing of it when the socket is cut.</summary>
    [Fact]
    public async Task Lost_answers_come_again_and_calls_are_made_once()
    {
        using var proxy = new CuttingProxy(site.Address);
        await using var connection = await ConnectAsync(proxy);
        var (id, heard) = (connection.ConnectionId, Channel.CreateUnbounded<int>());
        connection.On<Order>("told", order => heard.Writer.TryWrite(order.Id));
        await connection.InvokeAsync("Whisper", Order.Sample(0));
        for (var round = 1; round < 4; round++)
        {
            var whispered = ShopHub.Whispered;
            proxy.LosesAnswers = true;
            var call = connection.InvokeAsync("Whisper", Order.Sample(round));
            await Settling.WaitAsync(() => ShopHub.Whispered, whispered + 1);
            proxy.LosesAnswers = false;
            proxy.Cut();
            await call.WaitAsync(s_limit);
            Assert.Equal(whispered + 1, ShopHub.Whispered);
        }

        for (var round = 0; round < 4; round++)
            Assert.Equal(round, await heard.Reader.ReadAsync().AsTask().WaitAsync(s_limit));
        Assert.False(heard.Reader.TryRead(out _));
        Assert.Equal(Order.Sample(9), await connection.InvokeAsync<Order>("Echo", Order.Sample(9)).WaitAsync(s_limit));
        Assert.Equal(id, connection.ConnectionId);
    }

    /// <summary>Frames of a page, which gives shapes numbers: what comes twice is read alike, and adds no shape again.</summary>
    [Fact]
    public async Task Frames_that_come_twice_change_nothing()
    {
        var (protocol, binder, pipe) = (new MemFormatHubProtocol(), new Binder(), new System.IO.Pipelines.Pipe());
        var frames = new List<byte[]>();
        foreach (var value in (object[])[Order.Sample(1), new OrderLine("a", 1, 1), Order.Sample(2), new OrderLine("b", 1, 1), Order.Sample(3)])
        {
            protocol.WriteMessage(new InvocationMessage("1", value.GetType().Name, [value]), pipe.Writer);
            await pipe.Writer.FlushAsync();
            var read = await pipe.Reader.ReadAsync();
            frames.Add(read.Buffer.ToArray());
            pipe.Reader.AdvanceTo(read.Buffer.End);
        }

        object? Read(int frame)
        {
            var input = new ReadOnlySequence<byte>(frames[frame]);
            Assert.True(protocol.TryParseMessage(ref input, binder, out var message));
            return Assert.IsType<InvocationMessage>(message).Arguments[0];
        }

        // All, from the first again, from the third again, and so on.
        foreach (var from in (int[])[0, 0, 2, 1, 4, 3])
        {
            for (var frame = from; frame < frames.Count; frame++)
            {
                Assert.Equal(
                    frame is 1 ? new OrderLine("a", 1, 1) : frame is 3 ? new OrderLine("b", 1, 1) : Order.Sample((frame / 2) + 1), Read(frame));
            }
        }

        // A frame whose predecessor is missing.
        var late = new ReadOnlySequence<byte>(frames[1]);
        Assert.Throws<InvalidDataException>(() => protocol.TryParseMessage(ref late, new Binder(), out _));
    }

    private static async Task<HubConnection> ConnectAsync(CuttingProxy proxy)
    {
        var connection = new HubConnectionBuilder().WithUrl(proxy.Address).WithStatefulReconnect().AddMemFormatProtocol().Build();
        await connection.StartAsync();
        return connection;
    }

    private sealed class Binder : IInvocationBinder
    {
        public Type GetReturnType(string invocationId) => typeof(Order);

        public IReadOnlyList<Type> GetParameterTypes(string methodName) => methodName == nameof(Order) ? [typeof(Order)] : [typeof(OrderLine)];

        public Type GetStreamItemType(string streamId) => typeof(Order);
    }
}
