namespace MemFormat.AspNetCore.Tests;

/// <summary>
/// Bodies over HTTP/1.1 that end before they are whole: they are answered with 400, and the log stays as it was.
/// Kestrel itself sends no answer to who has left.
/// </summary>
public sealed class CutTests(Site site) : IClassFixture<Site>
{
    private static readonly byte[] s_payload = MemFormatSerializer.Serialize(Order.Sample(3));

    [Theory]
    [InlineData("/orders", false, Cut.End)]
    [InlineData("/orders", false, Cut.LaterEnd)]
    [InlineData("/orders", false, Cut.LaterReset)]
    [InlineData("/orders", true, Cut.End)]
    [InlineData("/orders", true, Cut.LaterEnd)]
    [InlineData("/orders", true, Cut.LaterReset)]
    [InlineData("/mvc", false, Cut.End)]
    [InlineData("/mvc", false, Cut.LaterEnd)]
    [InlineData("/mvc", false, Cut.LaterReset)]
    [InlineData("/mvc", true, Cut.End)]
    [InlineData("/mvc", true, Cut.LaterEnd)]
    [InlineData("/mvc", true, Cut.LaterReset)]
    [InlineData("/stream", false, Cut.End)]
    [InlineData("/stream", false, Cut.LaterEnd)]
    [InlineData("/stream", false, Cut.LaterReset)]
    [InlineData("/stream", true, Cut.End)]
    [InlineData("/stream", true, Cut.LaterEnd)]
    [InlineData("/stream", true, Cut.LaterReset)]
    public async Task A_body_that_is_cut_off_is_answered(string address, bool isChunked, Cut cut)
    {
        // A stream has two values, of which the first may have arrived.
        var all = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(all, [Order.Sample(1), Order.Sample(2)]);
        var (body, parameter) = address == "/stream" ? (all.ToArray(), "; stream=true") : (s_payload, "");
        var calls = site.Calls;
        for (var length = 0; length < body.Length; length += cut == Cut.End ? 1 : 9)
        {
            var how = isChunked ? "Transfer-Encoding: chunked" : $"Content-Length: {body.Length}";
            var chunk = isChunked ? $"{body.Length:x}\r\n" : "";
            await site.CutAsync(
                $"POST {address} HTTP/1.1\r\nHost: localhost\r\nX-Watched: 1\r\nContent-Type: application/x-memformat{parameter}\r\n{how}\r\n\r\n{chunk}", body.AsMemory(0, length), cut);
            if (cut == Cut.End)
                Assert.True(await site.Begun.WaitAsync(TimeSpan.FromMinutes(1)));
            string? end;
            for (var i = 0; !site.Ends.TryDequeue(out end) && i < 6_000; i++)
                await Task.Delay(10);
            Assert.True(end == "400", $"{length} of {body.Length}: {end}");
        }

        Assert.Equal(calls, site.Calls);

        // What the server logs of a connection, it logs after its request.
        Assert.Equal(Order.Sample(1), await site.Client.GetFromMemFormatAsync<Order>("/orders/1"));
        await Task.Delay(100);
        Assert.Empty(site.Errors);
        Assert.Empty(site.Warnings);
    }

    /// <summary>A handler that gives up waiting, by a token of its own, leaves the request in order.</summary>
    [Fact]
    public async Task A_handler_may_cancel_a_read()
    {
        var answer = await site.CutAsync(
            "POST /impatient HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-memformat; stream=true\r\nContent-Length: 100\r\n\r\n",
            default, Cut.AfterAnswer);
        Assert.True(answer.StartsWith("HTTP/1.1 200", StringComparison.Ordinal), answer);
        Assert.Contains("cancelled", answer, StringComparison.Ordinal);
        Assert.Empty(site.Errors);
        Assert.Empty(site.Warnings);
    }
}
