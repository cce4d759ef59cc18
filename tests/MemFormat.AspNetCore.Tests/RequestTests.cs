using System.Net.Http.Json;
using System.Text;
using System.Text.Json;

namespace MemFormat.AspNetCore.Tests;

public sealed class RequestTests(Site site) : IClassFixture<Site>
{
    private static readonly byte[] s_payload = MemFormatSerializer.Serialize(Order.Sample(3));

    [Fact]
    public async Task An_order_is_posted_and_answered()
    {
        using var response = await site.Client.PostAsMemFormatAsync("/orders", Order.Sample(3));
        Assert.Equal(HttpStatusCode.Created, response.StatusCode);
        Assert.Equal("/orders/3", response.Headers.Location!.ToString());
        Assert.Equal(Order.Sample(3), await response.Content.ReadFromMemFormatAsync<Order>());
    }

    [Fact]
    public async Task A_later_release_posts_to_an_earlier_one()
    {
        using var response = await site.Client.PostAsMemFormatAsync("/orders", new NewerOrder(4, "New", [], "a note", 2));
        Assert.Equal(new Order(4, "New", []), await response.Content.ReadFromMemFormatAsync<Order>());
    }

    [Fact]
    public async Task JSON_is_read_where_it_is_sent()
    {
        using var response = await site.Client.PostAsJsonAsync("/orders", Order.Sample(3));
        Assert.Equal(HttpStatusCode.Created, response.StatusCode);
        foreach (var bad in (string[])["{", "{}}", "{\"id\":\"secret\"}", "[1]"])
            await RefusedAsync(await site.PostBytesAsync("/orders", Encoding.UTF8.GetBytes(bad), "application/json"), HttpStatusCode.BadRequest);
    }

    /// <summary>Every truncation: refused with the place, without contents, and the handler does not run.</summary>
    [Theory]
    [InlineData("/orders")]
    [InlineData("/mvc")]
    public async Task Truncations_are_refused_with_member_and_offset(string address)
    {
        var calls = site.Calls;
        for (var length = 0; length < s_payload.Length; length++)
        {
            using var response = await site.PostBytesAsync(address, s_payload[..length]);
            var problem = await RefusedAsync(response, HttpStatusCode.BadRequest);
            if (address == "/orders")
                Assert.InRange(problem.GetProperty("offset").GetInt64(), 0, length);
        }

        Assert.Equal(calls, site.Calls);
        Assert.Empty(site.Errors);
    }

    [Fact]
    public async Task A_bad_member_is_named()
    {
        // The last line's last byte is the scale of a price.
        var problem = await RefusedAsync(await site.PostBytesAsync("/orders", s_payload[..^1]), HttpStatusCode.BadRequest);
        Assert.Equal("Truncated", problem.GetProperty("error").GetString());
        Assert.StartsWith("Order.Lines[3]", problem.GetProperty("path").GetString(), StringComparison.Ordinal);

        var model = await RefusedAsync(await site.PostBytesAsync("/mvc", s_payload[..^1]), HttpStatusCode.BadRequest);
        Assert.Contains(model.GetProperty("errors").EnumerateObject(), error => error.Name.StartsWith("Order.Lines[3]", StringComparison.Ordinal));
    }

    [Fact]
    public async Task Bytes_behind_are_refused() =>
        await RefusedAsync(await site.PostBytesAsync("/orders", [.. s_payload, 0]), HttpStatusCode.BadRequest);

    [Fact]
    public async Task A_null_is_refused_where_a_value_is_needed()
    {
        var payload = MemFormatSerializer.Serialize<Order?>(null);
        await RefusedAsync(await site.PostBytesAsync("/orders", payload), HttpStatusCode.BadRequest);
        await RefusedAsync(await site.PostBytesAsync("/mvc", payload), HttpStatusCode.BadRequest);
        using var response = await site.PostBytesAsync("/customer", payload);
        Assert.Equal("none", await response.Content.ReadAsStringAsync());
    }

    [Theory]
    [InlineData("/orders", null)]
    [InlineData("/orders", "text/plain")]
    [InlineData("/orders", "application/x-memformat; stream=true")]
    [InlineData("/stream", "application/x-memformat")]
    [InlineData("/orders", "application/x-memformat;stream=\"true\"")]
    [InlineData("/mvc", "text/plain")]
    [InlineData("/mvc", "application/x-memformat;stream=true")]
    [InlineData("/mvc", "application/x-memformat; Stream=\"TRUE\"")]
    public async Task Other_media_types_are_refused(string address, string? mediaType)
    {
        using var response = await site.PostBytesAsync(address, s_payload, mediaType);
        Assert.Equal(HttpStatusCode.UnsupportedMediaType, response.StatusCode);
    }

    [Theory]
    [InlineData("application/x-memformat; charset=utf-8")]
    [InlineData("application/x-memformat; stream=false")]
    [InlineData("Application/X-MemFormat")]
    public async Task The_media_type_may_have_other_forms(string mediaType)
    {
        foreach (var address in new[] { "/orders", "/mvc" })
        {
            using var response = await site.PostBytesAsync(address, s_payload, mediaType);
            Assert.Equal(HttpStatusCode.Created, response.StatusCode);
        }
    }

    /// <summary>A null is no number, in no kind of endpoint.</summary>
    [Fact]
    public async Task A_null_is_refused_where_the_type_has_none()
    {
        var none = MemFormatSerializer.Serialize<int?>(null);
        foreach (var address in new[] { "/number", "/mvc/number" })
        {
            var problem = await RefusedAsync(await site.PostBytesAsync(address, none), HttpStatusCode.BadRequest);
            Assert.True(address == "/mvc/number" || problem.GetProperty("error").GetString() == "NullNotAllowed");
            using var zero = await site.PostBytesAsync(address, MemFormatSerializer.Serialize(0));
            Assert.Equal("0", await zero.Content.ReadAsStringAsync());
        }

        using var read = await site.PostBytesAsync("/number-or-null", none);
        Assert.Equal((HttpStatusCode.OK, ""), (read.StatusCode, await read.Content.ReadAsStringAsync()));

        var many = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(many, [1, null, (int?)2]);
        await RefusedAsync(await site.PostBytesAsync("/numbers", many.ToArray(), "application/x-memformat; stream=true"), HttpStatusCode.BadRequest);
        Assert.Equal(MemFormatError.NullNotAllowed,
            (await Assert.ThrowsAsync<MemFormatException>(() => site.Client.GetFromMemFormatAsync<int>("/null"))).Error);
    }

    [Theory]
    [InlineData("/nested", Site.Most + 1)]
    [InlineData("/small", 51)]
    [InlineData("/mvc/small", 51)]
    [InlineData("/mvc/nested", Site.Most + 1)]
    public async Task Large_bodies_are_refused_whether_their_length_is_known_or_not(string address, int length)
    {
        await RefusedAsync(await site.PostBytesAsync(address, new byte[length]), HttpStatusCode.RequestEntityTooLarge);

        using var chunked = new HttpRequestMessage(HttpMethod.Post, address) { Content = new ByteArrayContent(new byte[length]) };
        chunked.Content.Headers.TryAddWithoutValidation("Content-Type", MemFormatContent.MediaType);
        chunked.Headers.TransferEncodingChunked = true;
        await RefusedAsync(await site.Client.SendAsync(chunked), HttpStatusCode.RequestEntityTooLarge);

        // A few bytes that become many.
        await RefusedAsync(await site.PostBytesAsync(address, Site.Gzip(new byte[length]), encoding: "gzip"), HttpStatusCode.RequestEntityTooLarge);
    }

    [Fact]
    public async Task An_endpoint_may_take_more_than_the_application()
    {
        using var response = await site.Client.PostAsMemFormatAsync("/large", new byte[5 * Site.Most]);
        Assert.Equal($"{5 * Site.Most}", await response.Content.ReadAsStringAsync());
    }

    [Theory]
    [InlineData("/nested", 60, HttpStatusCode.OK)]
    [InlineData("/nested", 100, HttpStatusCode.RequestEntityTooLarge)]
    [InlineData("/small", 2, HttpStatusCode.OK)]
    [InlineData("/small", 5, HttpStatusCode.RequestEntityTooLarge)]
    [InlineData("/mvc/nested", 100, HttpStatusCode.RequestEntityTooLarge)]
    public async Task Depth_has_a_limit_too(string address, int depth, HttpStatusCode expected)
    {
        var deep = MemFormatSerializer.Serialize(Nested.Of(depth), new() { Limits = new() { MaxDepth = 200 } });
        using var response = await site.PostBytesAsync(address, deep);
        Assert.Equal(expected, response.StatusCode);
    }

    /// <summary>The connection ends within the body, at each of its bytes: no handler runs, and nothing is logged as an error.</summary>
    [Fact]
    public async Task Connections_cut_within_a_body_are_no_errors_of_the_server()
    {
        var calls = site.Calls;
        for (var length = 0; length < s_payload.Length; length++)
        {
            var head =
                $"POST /orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-memformat\r\nContent-Length: {s_payload.Length}\r\n\r\n";
            await site.CutAsync(head, s_payload.AsMemory(0, length));
        }

        Assert.Equal(calls, site.Calls);
        Assert.Empty(site.Errors);
        Assert.Equal(Order.Sample(1), await site.Client.GetFromMemFormatAsync<Order>("/orders/1"));
    }

    private static async Task<JsonElement> RefusedAsync(HttpResponseMessage response, HttpStatusCode expected)
    {
        using (response)
        {
            var text = await response.Content.ReadAsStringAsync();
            Assert.True(expected == response.StatusCode, $"{response.StatusCode}: {text}");
            Assert.Equal("application/problem+json", response.Content.Headers.ContentType?.MediaType);
            Assert.DoesNotContain("Customer 3", text, StringComparison.Ordinal);
            Assert.DoesNotContain("secret", text, StringComparison.Ordinal);
            var problem = JsonDocument.Parse(text).RootElement;
            Assert.Equal((int)expected, problem.GetProperty("status").GetInt32());
            return problem;
        }
    }
}
