using System.Net.Http.Headers;

namespace MemFormat.AspNetCore.Tests;

/// <summary>Answers and requests without a body, and bodies that are a null.</summary>
public sealed class NoBodyTests(Site site) : IClassFixture<Site>
{
    /// <summary>Controllers answer null with 204, minimal APIs with a payload.</summary>
    [Theory]
    [InlineData("/null", HttpStatusCode.OK)]
    [InlineData("/nothing", HttpStatusCode.NoContent)]
    [InlineData("/mvc/none", HttpStatusCode.NoContent)]
    public async Task Clients_get_null(string address, HttpStatusCode status)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, address) { Headers = { { "Accept", MemFormatContent.MediaType } } };
        using var answer = await site.Client.SendAsync(request);
        Assert.Equal(status, answer.StatusCode);

        Assert.Null(await site.Client.GetFromMemFormatAsync<Order>(address));
        Assert.Null(await site.Client.GetFromMemFormatAsync<int?>(address));
        Assert.Null(await site.Client.GetFromMemFormatAsync<List<Order>>(new Uri(site.Client.BaseAddress!, address)));
        if (status == HttpStatusCode.NoContent)
        {
            Assert.Contains("204", (await Assert.ThrowsAsync<HttpRequestException>(() => site.Client.GetFromMemFormatAsync<int>(address))).Message,
                StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("/empty")]
    [InlineData("/chunked")]
    public async Task Clients_are_told_that_there_is_no_body(string address)
    {
        await NoBodyAsync(() => site.Client.GetFromMemFormatAsync<Order>(address));
        using var answer = await site.Client.GetAsync(address, HttpCompletionOption.ResponseHeadersRead);
        await NoBodyAsync(() => answer.Content.ReadFromMemFormatAsync<Order>());
    }

    [Fact]
    public async Task Contents_and_streams_without_a_body_say_so()
    {
        using var answer = await site.Client.GetAsync("/nothing");
        await NoBodyAsync(() => answer.Content.ReadFromMemFormatAsync<Order>());
        await NoBodyAsync(() => site.Client.GetFromMemFormatAsAsyncEnumerable<Order>("/nothing").ToListAsync().AsTask());
        using var cut = new ByteArrayContent([0]);
        await Assert.ThrowsAsync<MemFormatException>(() => cut.ReadFromMemFormatAsync<Order>());
    }

    /// <summary>A payload of which only the start arrived is no missing body, however long the answer was going to be.</summary>
    [Theory]
    [InlineData(MemFormatHeader.Inline)]
    [InlineData(MemFormatHeader.Fingerprint)]
    [InlineData(MemFormatHeader.None)]
    public async Task A_cut_payload_is_told_as_that(MemFormatHeader header)
    {
        var options = new MemFormatOptions { Header = header };
        var payload = MemFormatSerializer.Serialize(Order.Sample(1), options);
        for (var length = 1; length < payload.Length; length++)
        {
            using var cut = new StreamContent(new Unsized(payload[..length]));
            Assert.Null(cut.Headers.ContentLength);
            await Assert.ThrowsAsync<MemFormatException>(() => cut.ReadFromMemFormatAsync<Order>(options));
        }

        using var whole = new StreamContent(new Unsized(payload));
        Assert.Equal(1, (await whole.ReadFromMemFormatAsync<Order>(options))!.Id);
        using var none = new StreamContent(new Unsized([]));
        await NoBodyAsync(() => none.ReadFromMemFormatAsync<Order>(options));
    }

    [Fact]
    public async Task Requests_without_a_body_are_told_so()
    {
        using var none = new ByteArrayContent([]) { Headers = { ContentType = new MediaTypeHeaderValue(MemFormatContent.MediaType) } };
        using var answer = await site.Client.PostAsync("/orders", none);
        Assert.Equal(HttpStatusCode.BadRequest, answer.StatusCode);
        Assert.Contains("The request has no body.", await answer.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        using var controller = await site.Client.PostAsync("/mvc", none);
        Assert.Equal(HttpStatusCode.BadRequest, controller.StatusCode);
    }

    private static async Task NoBodyAsync(Func<Task> read) =>
        Assert.Contains("There is no body", (await Assert.ThrowsAsync<HttpRequestException>(read)).Message, StringComparison.Ordinal);

    /// <summary>A stream of unknown length, as an answer in chunks is.</summary>
    private sealed class Unsized(byte[] bytes) : MemoryStream(bytes)
    {
        public override bool CanSeek => false;
    }
}
