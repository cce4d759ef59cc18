using System.Net.Http.Json;

namespace MemFormat.AspNetCore.Tests;

public sealed class NegotiationTests(Site site) : IClassFixture<Site>
{
    private const string Payload = MemFormatContent.MediaType;

    [Theory]
    [InlineData(null, Payload)]
    [InlineData("", Payload)]
    [InlineData("*/*", Payload)]
    [InlineData("application/*", Payload)]
    [InlineData("application/x-memformat", Payload)]
    [InlineData("APPLICATION/X-MEMFORMAT", Payload)]
    [InlineData("application/json", "application/json")]
    [InlineData("application/json, application/x-memformat", Payload)]
    [InlineData("application/json, application/x-memformat;q=0.9", "application/json")]
    [InlineData("application/json;q=0.5, application/x-memformat;q=0.9", Payload)]
    [InlineData("application/json, */*;q=0.1", "application/json")]
    [InlineData("application/x-memformat;q=0, */*", "application/json")]
    [InlineData("text/html, application/xml;q=0.9, */*;q=0.8", Payload)]
    [InlineData("text/html", null)]
    [InlineData("application/x-memformat;q=0", null)]
    [InlineData("not a media type at all,,,", Payload)]
    public async Task Clients_get_what_they_prefer(string? accept, string? expected)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, "/orders/7");
        if (accept is not null)
            request.Headers.TryAddWithoutValidation("Accept", accept);
        using var response = await site.Client.SendAsync(request);

        Assert.Equal(expected is null ? HttpStatusCode.NotAcceptable : HttpStatusCode.OK, response.StatusCode);
        Assert.Equal(expected, response.Content.Headers.ContentType?.MediaType);
        Assert.Contains("Accept", response.Headers.Vary);
        if (expected == Payload)
            Assert.Equal(Order.Sample(7), MemFormatSerializer.Deserialize<Order>(await response.Content.ReadAsByteArrayAsync()));
        else if (expected is not null)
            Assert.Equal(Order.Sample(7), await response.Content.ReadFromJsonAsync<Order>());
    }

    /// <summary>Controllers stay with JSON unless the client prefers payloads.</summary>
    [Theory]
    [InlineData("/mvc/7", null, "application/json")]
    [InlineData("/mvc/7", "*/*", "application/json")]
    [InlineData("/mvc/7", "application/x-memformat", Payload)]
    [InlineData("/mvc/7", "application/json;q=0.5, application/x-memformat", Payload)]
    [InlineData("/mvc/7", "application/json, application/x-memformat;q=0.5", "application/json")]
    [InlineData("/mvc/unstored", "application/x-memformat", "application/json")]
    public async Task Controllers_write_payloads_for_clients_that_prefer_them(string address, string? accept, string expected)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, address);
        if (accept is not null)
            request.Headers.TryAddWithoutValidation("Accept", accept);
        using var response = await site.Client.SendAsync(request);

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal(expected, response.Content.Headers.ContentType?.MediaType);
        if (expected == Payload)
            Assert.Equal(Order.Sample(7), await response.Content.ReadFromMemFormatAsync<Order>());
    }

    [Fact]
    public async Task The_length_is_known_and_a_null_is_a_payload()
    {
        using var response = await site.Client.GetAsync("/orders/7");
        Assert.Equal(MemFormatSerializer.Serialize(Order.Sample(7)).Length, response.Content.Headers.ContentLength);
        Assert.Null(await site.Client.GetFromMemFormatAsync<Order?>("/null"));
    }

    [Fact]
    public async Task Many_orders_arrive_in_another_version_too()
    {
        var orders = await site.Client.GetFromMemFormatAsync<List<NewerOrder>>("/orders");
        Assert.Equal(Enumerable.Range(0, 100).Select(i => $"Customer {i}"), orders!.Select(order => order.Customer));
        Assert.All(orders!, order => Assert.Equal((null, 1), (order.Note, order.Version)));
    }

    [Theory]
    [InlineData("br")]
    [InlineData("gzip")]
    public async Task Responses_are_compressed_by_HTTP(string encoding)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, "/orders");
        request.Headers.AcceptEncoding.ParseAdd(encoding);
        using var response = await site.Client.SendAsync(request);
        Assert.Equal([encoding], response.Content.Headers.ContentEncoding);

        using var unpacking =
            new HttpClient(new HttpClientHandler { AutomaticDecompression = DecompressionMethods.All }) { BaseAddress = site.Address };
        Assert.Equal(100, (await unpacking.GetFromMemFormatAsync<List<Order>>("/orders"))!.Count);
    }

    /// <summary>A value that cannot be written is an error of the server, and nothing of it is sent.</summary>
    [Theory]
    [InlineData("/deep")]
    [InlineData("/large")]
    public async Task Values_that_cannot_be_written_are_errors_of_the_server(string address)
    {
        using var response = await site.Client.GetAsync(address);
        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Equal(0, response.Content.Headers.ContentLength);
    }

    [Fact]
    public async Task Other_contents_are_told_from_payloads()
    {
        var html = await Assert.ThrowsAsync<HttpRequestException>(() => site.Client.GetFromMemFormatAsync<Order>("/html"));
        Assert.Contains("'text/html'", html.Message, StringComparison.Ordinal);
        var missing = await Assert.ThrowsAsync<HttpRequestException>(() => site.Client.GetFromMemFormatAsync<Order>("/nowhere"));
        Assert.Equal(HttpStatusCode.NotFound, missing.StatusCode);
        var stream = await Assert.ThrowsAsync<HttpRequestException>(() => site.Client.GetFromMemFormatAsync<Order>("/stream/3"));
        Assert.Contains("AsAsyncEnumerable", stream.Message, StringComparison.Ordinal);
        await Assert.ThrowsAsync<HttpRequestException>(
            async () => await site.Client.GetFromMemFormatAsAsyncEnumerable<Order>("/orders/7").FirstAsync());
    }

    [Fact]
    public async Task Open_API_names_media_types_and_problems()
    {
        var api = await site.Client.GetStringAsync("/openapi/v1.json");
        using var document = System.Text.Json.JsonDocument.Parse(api);
        var post = document.RootElement.GetProperty("paths").GetProperty("/orders").GetProperty("post");
        Assert.Equal([Payload, "application/json"], post.GetProperty("requestBody").GetProperty("content").EnumerateObject().Select(p => p.Name));
        var responses = post.GetProperty("responses");
        Assert.Equal([Payload, "application/json"], responses.GetProperty("201").GetProperty("content").EnumerateObject().Select(p => p.Name));
        Assert.Equal(["201", "400", "413", "415"], responses.EnumerateObject().Select(p => p.Name).Order());
    }
}
