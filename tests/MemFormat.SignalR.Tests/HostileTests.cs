using System.Net.WebSockets;
using System.Text;
using MemFormat.AspNetCore.Tests;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace MemFormat.SignalR.Tests;

/// <summary>Bytes of a client that is none: the server closes this connection, and serves others.</summary>
public sealed class HostileTests(HubSite site) : IClassFixture<HubSite>
{
    private static readonly byte[] s_frame =
        new MemFormatHubProtocol().GetMessageBytes(new InvocationMessage("1", "Echo", [new Order(1, "Ada", [new("Tea", 2, 1.5m)])])).ToArray();

    public static TheoryData<byte[]> NoFrames => new([
        [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],         // a length of 6 bytes
        [0xFF, 0xFF, 0xFF, 0xFF, 0x7F],               // 32 GB
        [0],                                          // no bytes at all
        [1, 0],                                       // too few
        [4, 1, 2, 3, 4],                              // no payload
        Frame(MemFormatSerializer.Serialize(5)),      // a payload of something else
        Frame(MemFormatSerializer.Serialize<string?>(null)),
    ]);

    [Theory]
    [MemberData(nameof(NoFrames))]
    public async Task Bytes_that_are_no_frame_close_the_connection(byte[] bytes)
    {
        using var socket = await OpenAsync();
        await socket.SendAsync(bytes, WebSocketMessageType.Binary, true, default);
        Assert.True(await IsClosedAsync(socket));
        await ServesAsync();
    }

    /// <summary>The connection is cut within a frame, at each of its bytes.</summary>
    [Fact]
    public async Task Connections_cut_within_a_frame_leave_the_server_as_it_was()
    {
        for (var length = 0; length < s_frame.Length; length++)
        {
            using var socket = await OpenAsync();
            await socket.SendAsync(s_frame.AsMemory(0, length), WebSocketMessageType.Binary, true, default);
            socket.Abort();
        }

        await ServesAsync();
    }

    /// <summary>A client that does not read stops the source after what the buffers of both sides take, and its end ends the source.</summary>
    [Fact]
    public async Task A_slow_client_makes_the_source_wait()
    {
        using (var socket = await OpenAsync())
        {
            await socket.SendAsync(new MemFormatHubProtocol().GetMessageBytes(new StreamInvocationMessage("1", "Endless", [])),
                WebSocketMessageType.Binary, true, default);
            await Settling.WaitAsync(() => ShopHub.Made, atLeast: 1);
            var made = ShopHub.Made;

            var taken = 0;
            for (var buffer = new byte[64 << 10]; taken < 8 << 20;)
                taken += (await socket.ReceiveAsync(buffer, default)).Count;
            await Settling.WaitAsync(() => ShopHub.Made, made + 1);
            socket.Abort();
        }

        await Settling.WaitAsync(() => ShopHub.Made, 1);
        await ServesAsync();
    }

    /// <summary>Each byte flipped: an answer, a failed call, or the end of the connection.</summary>
    [Fact]
    public void Flipped_bytes_are_messages_or_errors()
    {
        var protocol = new MemFormatHubProtocol();
        for (var i = 0; i < s_frame.Length; i++)
        {
            for (var bit = 0; bit < 8; bit++)
            {
                var flipped = s_frame.ToArray();
                flipped[i] ^= (byte)(1 << bit);
                var input = new System.Buffers.ReadOnlySequence<byte>(flipped);
                var error = Record.Exception(() => protocol.TryParseMessage(ref input, new Binder(), out _));
                Assert.True(error is null or InvalidDataException, $"byte {i}, bit {bit}: {error}");
            }
        }
    }

    /// <summary>No prefix of a frame is taken for a message, and nothing of it is consumed.</summary>
    [Fact]
    public void A_frame_is_parsed_when_it_is_whole()
    {
        var protocol = new MemFormatHubProtocol();
        for (var length = 0; length < s_frame.Length; length++)
        {
            var input = new System.Buffers.ReadOnlySequence<byte>(s_frame, 0, length);
            Assert.False(protocol.TryParseMessage(ref input, new Binder(), out _));
            Assert.Equal(length, input.Length);
        }

        var two = new System.Buffers.ReadOnlySequence<byte>([.. s_frame, .. s_frame]);
        Assert.True(protocol.TryParseMessage(ref two, new Binder(), out var first));
        Assert.Equal("Echo", Assert.IsType<InvocationMessage>(first).Target);
        Assert.Equal(s_frame.Length, two.Length);
    }

    private async Task ServesAsync()
    {
        await using var connection = await site.ConnectAsync();
        Assert.Equal(Order.Sample(1), await connection.InvokeAsync<Order>("Echo", Order.Sample(1)));
    }

    private async Task<ClientWebSocket> OpenAsync()
    {
        var socket = new ClientWebSocket();
        await socket.ConnectAsync(new Uri(site.Address.Replace("http://", "ws://", StringComparison.Ordinal)), default);
        await socket.SendAsync(Encoding.UTF8.GetBytes("{\"protocol\":\"memformat\",\"version\":1}\u001e"), WebSocketMessageType.Text, true, default);
        var answer = new byte[100];
        var read = await socket.ReceiveAsync(answer, default);
        Assert.Equal("{}\u001e", Encoding.UTF8.GetString(answer, 0, read.Count));
        return socket;
    }

    /// <summary>Whether the server ends the connection, after telling why.</summary>
    private static async Task<bool> IsClosedAsync(ClientWebSocket socket)
    {
        using var limit = new CancellationTokenSource(TimeSpan.FromSeconds(60));
        for (var buffer = new byte[4096]; ;)
        {
            if ((await socket.ReceiveAsync(buffer, limit.Token)).MessageType == WebSocketMessageType.Close)
                return true;
        }
    }

    private static byte[] Frame(byte[] payload) => [(byte)payload.Length, .. payload];

    private sealed class Binder : IInvocationBinder
    {
        public Type GetReturnType(string invocationId) => typeof(Order);

        public IReadOnlyList<Type> GetParameterTypes(string methodName) =>
            methodName == "Echo" ? [typeof(Order)] : throw new InvalidOperationException();

        public Type GetStreamItemType(string streamId) => typeof(Order);
    }
}
