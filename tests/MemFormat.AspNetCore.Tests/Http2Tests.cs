using System.Net.Http.Headers;

namespace MemFormat.AspNetCore.Tests;

/// <summary>A server of HTTP/2 only: requests have the version of their client.</summary>
public sealed class Http2Tests(Http2Site site) : IClassFixture<Http2Site>
{
    private static readonly byte[] s_payload = MemFormatSerializer.Serialize(Order.Sample(3));

    [Fact]
    public async Task Every_request_takes_version_and_policy_from_the_client()
    {
        using var client = Client();
        var order = Order.Sample(1);
        Assert.Equal("HTTP/2", await client.GetFromMemFormatAsync<string>("/order"));
        Assert.Equal("HTTP/2", await client.GetFromMemFormatAsync<string>(new Uri("/order", UriKind.Relative)));
        Assert.Equal("HTTP/2", await client.DeleteFromMemFormatAsync<string>("/order"));
        Assert.Equal("HTTP/2", await client.DeleteFromMemFormatAsync<string>(new Uri("/order", UriKind.Relative)));
        Assert.Equal(10, await client.GetFromMemFormatAsAsyncEnumerable<Order>("/stream").CountAsync());
        Assert.Equal(10, await client.GetFromMemFormatAsAsyncEnumerable<Order>(new Uri("/stream", UriKind.Relative)).CountAsync());
        foreach (var answering in (Task<HttpResponseMessage>[])
        [
            client.PostAsMemFormatAsync("/order", order), client.PostAsMemFormatAsync(new Uri("/order", UriKind.Relative), order),
            client.PutAsMemFormatAsync("/order", order), client.PutAsMemFormatAsync(new Uri("/order", UriKind.Relative), order),
            client.PatchAsMemFormatAsync("/order", order), client.PatchAsMemFormatAsync(new Uri("/order", UriKind.Relative), order),
        ])
        {
            using var answer = await answering;
            Assert.Equal(HttpStatusCode.OK, answer.StatusCode);
            Assert.Equal(HttpVersion.Version20, answer.Version);
            Assert.Equal("HTTP/2", await answer.Content.ReadFromMemFormatAsync<string>());
        }
    }

    /// <summary>The policy counts, too: a client that may use a lower version has nothing to find out HTTP/2 by here.</summary>
    [Fact]
    public async Task The_request_is_as_the_client_says()
    {
        foreach (var (version, policy) in new[]
        {
            (HttpVersion.Version11, HttpVersionPolicy.RequestVersionOrLower), (HttpVersion.Version20, HttpVersionPolicy.RequestVersionOrHigher),
            (HttpVersion.Version30, HttpVersionPolicy.RequestVersionExact),
        })
        {
            using var seen = new Seeing();
            using var client = new HttpClient(seen) { BaseAddress = site.Address, DefaultRequestVersion = version, DefaultVersionPolicy = policy };
            await client.GetFromMemFormatAsync<Order>("/");
            await client.DeleteFromMemFormatAsync<Order>("/");
            await client.PutAsMemFormatAsync("/", 1);
            await Assert.ThrowsAsync<HttpRequestException>(() => client.GetFromMemFormatAsAsyncEnumerable<Order>("/").CountAsync().AsTask());
            Assert.Equal(Enumerable.Repeat((version, policy), 4), seen.All);
        }
    }

    /// <summary>What a client leaves unfinished has no one to answer. A body that ends early by itself is answered.</summary>
    [Theory]
    [InlineData("/order", "application/x-memformat")]
    [InlineData("/mvc", "application/x-memformat")]
    [InlineData("/stream", "application/x-memformat; stream=true")]
    public async Task Bodies_that_are_cut_off(string address, string mediaType)
    {
        var all = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(all, [Order.Sample(1)]);
        var body = mediaType == MemFormatContent.MediaType ? s_payload : all.ToArray();
        using var client = Client();
        var calls = site.Calls;
        for (var length = 1; length < body.Length; length += 3)
        {
            foreach (var isStated in new[] { true, false })
            {
                using var leaving = new Partial(body[..length], isStated ? body.Length : null,
                    breaks: true)
                { Headers = { ContentType = MediaTypeHeaderValue.Parse(mediaType) } };
                await Assert.ThrowsAsync<HttpRequestException>(() => client.PostAsync(address, leaving));
            }

            using var ending = new Partial(body[..length], null, breaks: false) { Headers = { ContentType = MediaTypeHeaderValue.Parse(mediaType) } };
            using var answer = await client.PostAsync(address, ending);
            Assert.Equal(HttpStatusCode.BadRequest, answer.StatusCode);
        }

        Assert.Equal(calls, site.Calls);
        Assert.Empty(site.Log);
    }

    private HttpClient Client() =>
        new()
        {
            BaseAddress = site.Address, DefaultRequestVersion = HttpVersion.Version20,
            DefaultVersionPolicy = HttpVersionPolicy.RequestVersionExact
        };

    /// <summary>Answers each request with nothing, and notes its version.</summary>
    private sealed class Seeing : HttpMessageHandler
    {
        public List<(Version Version, HttpVersionPolicy Policy)> All { get; } = [];

        protected override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken)
        {
            All.Add((request.Version, request.VersionPolicy));
            return Task.FromResult(new HttpResponseMessage(HttpStatusCode.NoContent));
        }
    }

    /// <summary>The first bytes of a body, and then its end or a failure.</summary>
    private sealed class Partial(byte[] bytes, int? length, bool breaks) : HttpContent
    {
        protected override async Task SerializeToStreamAsync(Stream stream, TransportContext? context)
        {
            await stream.WriteAsync(bytes);
            await stream.FlushAsync();
            if (breaks)
                throw new IOException("The client leaves.");
        }

        protected override bool TryComputeLength(out long size)
        {
            size = length ?? 0;
            return length is not null;
        }
    }
}
