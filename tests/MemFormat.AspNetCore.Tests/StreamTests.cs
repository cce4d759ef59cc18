using System.Net.Sockets;
using System.Text;
using System.Text.Json;

namespace MemFormat.AspNetCore.Tests;

public sealed class StreamTests(Site site) : IClassFixture<Site>
{
    [Theory]
    [InlineData("/stream/1000")]
    [InlineData("/mvc/many/1000")]
    public async Task Values_arrive_in_order(string address)
    {
        var orders = await site.Client.GetFromMemFormatAsAsyncEnumerable<Order>(address).ToListAsync();
        Assert.Equal(Enumerable.Range(0, 1000).Select(Order.Sample), orders);
    }

    [Fact]
    public async Task Clients_that_prefer_JSON_get_an_array()
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, "/stream/3");
        request.Headers.Accept.ParseAdd("application/json");
        using var response = await site.Client.SendAsync(request);
        Assert.Equal(3, JsonDocument.Parse(await response.Content.ReadAsStringAsync()).RootElement.GetArrayLength());
    }

    /// <summary>The source makes the next value only after the client has the one before.</summary>
    [Fact]
    public async Task Each_value_is_seen_as_soon_as_it_exists()
    {
        await using var orders = site.Client.GetFromMemFormatAsAsyncEnumerable<Order>("/one-by-one").GetAsyncEnumerator();
        for (var i = 0; i < 3; i++)
        {
            site.Next.Release();
            Assert.True(await orders.MoveNextAsync().AsTask().WaitAsync(TimeSpan.FromSeconds(60)));
            Assert.Equal(i, orders.Current.Id);
        }

        Assert.False(await orders.MoveNextAsync());
    }

    /// <summary>A client that does not read stops the source after what the buffers of both sides take, and its end ends the source.</summary>
    [Fact]
    public async Task A_slow_client_makes_the_source_wait()
    {
        using (var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp) { ReceiveBufferSize = 16 << 10 })
        {
            await socket.ConnectAsync(IPAddress.Loopback, site.Address.Port);
            await socket.SendAsync(Encoding.ASCII.GetBytes("GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n"));
            await Settling.WaitAsync(() => site.Made, atLeast: 1);
            var made = site.Made;

            var taken = 0;
            for (var buffer = new byte[64 << 10]; taken < 8 << 20;)
                taken += await socket.ReceiveAsync(buffer);
            await Settling.WaitAsync(() => site.Made, made + 1);
        }

        await Settling.WaitAsync(() => site.Made, 1);
        Assert.Empty(site.Errors);
    }

    [Fact]
    public async Task A_source_that_fails_does_not_look_complete()
    {
        await using var orders = site.Client.GetFromMemFormatAsAsyncEnumerable<Order>("/fails").GetAsyncEnumerator();
        Assert.True(await orders.MoveNextAsync());
        await Assert.ThrowsAnyAsync<Exception>(async () => await orders.MoveNextAsync());

        // The server notes it when the response has ended, which the client may see first.
        for (var i = 0; i < 1200 && site.Errors.IsEmpty; i++)
            await Task.Delay(50);
        Assert.Contains(site.Errors, error => error.Contains("The source failed.", StringComparison.Ordinal));
        site.Errors.Clear();
    }

    [Fact]
    public async Task Values_are_posted_as_a_stream_and_echoed()
    {
        using var sum = await site.Client.PostAsync("/stream", MemFormatContent.CreateStream(Site.Orders(500)));
        Assert.Equal($"{Enumerable.Range(0, 500).Sum()}", await sum.Content.ReadAsStringAsync());

        using var request = new HttpRequestMessage(HttpMethod.Post, "/echo") { Content = MemFormatContent.CreateStream(Site.Orders(500)) };
        using var echo = await site.Client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);
        Assert.Equal(Enumerable.Range(0, 500).Select(Order.Sample), await echo.Content.ReadFromMemFormatAsAsyncEnumerable<Order>().ToListAsync());
    }

    /// <summary>Within a message: refused. Between messages it is a shorter stream.</summary>
    [Fact]
    public async Task Truncated_streams_are_refused_or_shorter()
    {
        using var all = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(all, [Order.Sample(1), Order.Sample(2)]);
        var (bytes, accepted) = (all.ToArray(), 0);
        for (var length = 0; length < bytes.Length; length++)
        {
            using var response = await site.PostBytesAsync("/stream", bytes[..length], "application/x-memformat; stream=true");
            if (response.StatusCode == HttpStatusCode.OK)
            {
                accepted++;
                Assert.Contains(await response.Content.ReadAsStringAsync(), (string[])["0", "1"]);
                continue;
            }

            Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
            var problem = JsonDocument.Parse(await response.Content.ReadAsStringAsync()).RootElement;
            Assert.Equal("Truncated", problem.GetProperty("error").GetString());
        }

        // Nothing, and the first value alone; its schema comes before it.
        Assert.InRange(accepted, 2, 3);
        Assert.Empty(site.Errors);
    }

    [Fact]
    public async Task A_connection_cut_at_any_byte_of_a_response_is_an_error_of_the_client()
    {
        var bytes = await site.Client.GetByteArrayAsync("/stream/3");
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        using var client = new HttpClient { BaseAddress = new Uri($"http://127.0.0.1:{((IPEndPoint)listener.LocalEndpoint).Port}") };
        for (var length = 0; length < bytes.Length; length++)
        {
            var serving = ServeAsync(listener, bytes, length);
            var error = await Assert.ThrowsAnyAsync<Exception>(async () => await client.GetFromMemFormatAsAsyncEnumerable<Order>("/").ToListAsync());
            Assert.True(error is HttpRequestException or HttpIOException, error.ToString());
            await serving;
        }
    }

    private static async Task ServeAsync(TcpListener listener, byte[] bytes, int length)
    {
        using var connection = await listener.AcceptSocketAsync();
        await connection.ReceiveAsync(new byte[4096]);
        await connection.SendAsync(Encoding.ASCII.GetBytes(
            $"HTTP/1.1 200 OK\r\nContent-Type: application/x-memformat; stream=true\r\nContent-Length: {bytes.Length}\r\n\r\n"));
        await connection.SendAsync(bytes.AsMemory(0, length));
        connection.Shutdown(SocketShutdown.Both);
    }
}
