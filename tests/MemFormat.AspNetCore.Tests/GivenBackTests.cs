using System.Net.Http.Headers;
using MemFormat.Zstandard.Tests;

namespace MemFormat.AspNetCore.Tests;

/// <summary>The compressions of streams of requests and responses are given back, whoever ends them, on both sides.</summary>
public sealed class GivenBackTests
{
    public static TheoryData<string> All => ["Zstandard", "Brotli"];

    private static Owners Counted(string name) =>
        name == "Zstandard" ? new(MemFormatZstandard.Zstd(), id: 2) : new(MemFormatCompression.Brotli(), id: 71);

    [Theory]
    [MemberData(nameof(All))]
    public async Task What_responses_take_is_given_back(string name)
    {
        var (server, reader) = (Counted(name), Counted(name));
        await using var site = await CountedSite.StartAsync(server);
        using var client = new HttpClient { BaseAddress = site.Address };
        var options = new MemFormatOptions { Compression = reader };
        foreach (var address in new[] { "/stream", "/mvc/many/1000" })
        {
            Assert.Equal(1000, await client.GetFromMemFormatAsAsyncEnumerable<Order>(address, options).CountAsync());
            await CheckAsync(server, reader, 1, address);
        }

        Assert.Equal(3, await client.GetFromMemFormatAsAsyncEnumerable<Order>("/endless", options).Take(3).CountAsync());
        await CheckAsync(server, reader, 3, "client leaves");

        using (var time = new CancellationTokenSource())
        {
            await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
            {
                await foreach (var order in client.GetFromMemFormatAsAsyncEnumerable<Order>("/waiting", options, time.Token))
                    await time.CancelAsync();
            });
        }

        await CheckAsync(server, reader, 4, "client cancels");
        await Assert.ThrowsAnyAsync<Exception>(() => client.GetFromMemFormatAsAsyncEnumerable<Order>("/fails", options).CountAsync().AsTask());
        await CheckAsync(server, reader, 5, "source throws");

        foreach (var address in new[] { "/endless", "/waiting", "/mvc/many/1000000" })
        {
            foreach (var size in new[] { 0, 100, 20_000 })
                await Clients.ResetAsync(site.Address, address, address == "/waiting" ? Math.Min(size, 100) : size);
        }

        await CheckAsync(server, reader, 6, "client resets");
        Assert.Equal(0, site.Running);
    }

    /// <summary>The same source, as JSON.</summary>
    [Fact]
    public async Task Sources_of_JSON_end_when_the_client_leaves()
    {
        await using var site = await CountedSite.StartAsync(MemFormatCompression.None);
        foreach (var size in new[] { 0, 100, 8_000, 20_000, 20_000, 20_000 })
            await Clients.ResetAsync(site.Address, "/endless", size, "application/json");
        for (var i = 0; i < 3_000 && site.Running > 0; i++)
            await Task.Delay(10);
        Assert.InRange(site.Begun, 5, 6);
        Assert.Equal(0, site.Running);
    }

    [Theory]
    [MemberData(nameof(All))]
    public async Task What_requests_take_is_given_back(string name)
    {
        var (server, writer) = (Counted(name), Counted(name));
        await using var site = await CountedSite.StartAsync(server);
        using var client = new HttpClient { BaseAddress = site.Address };
        var options = new MemFormatOptions { Compression = writer };
        foreach (var (address, status) in new[] { ("/stream", 200), ("/first", 200), ("/ignored", 200), ("/throws", 400) })
        {
            using var answer = await client.PostAsync(address, MemFormatContent.CreateStream(Site.Orders(1_000), options));
            Assert.Equal(status, (int)answer.StatusCode);
        }

        await CheckAsync(server, writer, 3, "whole requests");
        await Assert.ThrowsAnyAsync<Exception>(() => client.PostAsync("/stream", MemFormatContent.CreateStream(Failing(), options)));
        using (var time = new CancellationTokenSource())
        {
            await Assert.ThrowsAnyAsync<OperationCanceledException>(
                () => client.PostAsync("/stream", MemFormatContent.CreateStream(Cancelling(time), options), time.Token));
        }

        await CheckAsync(server, writer, 3, "clients that fail");

        // Truncated and damaged, by itself and with the connection.
        var all = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(all, [Order.Sample(1), Order.Sample(2)], options);
        var bytes = all.ToArray();
        for (var at = 2; at < bytes.Length; at += 7)
        {
            byte[] damaged = [.. bytes[..at], (byte)(bytes[at] ^ 0x10), .. bytes[(at + 1)..]];
            foreach (var bad in new[] { bytes[..at], damaged })
            {
                using var content =
                    new ByteArrayContent(bad) { Headers = { ContentType = MediaTypeHeaderValue.Parse("application/x-memformat; stream=true") } };
                using var answer = await client.PostAsync("/stream", content);
            }

            await Clients.CutAsync(site.Address, "/stream", bytes.AsMemory(0, at), bytes.Length);
        }

        await CheckAsync(server, writer, 10, "bad bytes");
    }

    private static async Task CheckAsync(Owners server, Owners client, int atLeast, string where)
    {
        // The other side may see the end first.
        for (var i = 0; i < 6_000 && server.Made > server.GivenBack; i++)
            await Task.Delay(10);
        Assert.InRange(server.Made, atLeast, int.MaxValue);
        Assert.InRange(client.Made, 1, int.MaxValue);
        server.Check($"server, {where}");
        client.Check($"client, {where}");
    }

    private static async IAsyncEnumerable<Order> Failing()
    {
        for (var i = 0; i < 300; i++)
            yield return Order.Sample(i);
        await Task.Yield();
        throw new InvalidOperationException("The source failed.");
    }

    private static async IAsyncEnumerable<Order> Cancelling(CancellationTokenSource time)
    {
        for (var i = 0; i < 300; i++)
            yield return Order.Sample(i);
        await time.CancelAsync();
        for (var i = 0; i < 100_000; i++)
            yield return Order.Sample(i);
    }
}
