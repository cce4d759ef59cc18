using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.Logging;

namespace MemFormat.AspNetCore.Tests;

/// <summary>Where the options of a request come from.</summary>
public sealed class OptionsTests
{
    [Fact]
    public async Task A_request_needs_no_scope_of_services_but_one_that_has_services_of_its_own_is_asked_for_them()
    {
        await using var tenant = new ServiceCollection().AddLogging()
            .AddMemFormat(http => http.Serializer = new() { Limits = new() { MaxPayloadBytes = 10 } }).BuildServiceProvider();
        var builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders();
        builder.Services.AddMemFormat();
        await using var app = builder.Build();
        var scopes = 0;
        app.Use(async (context, next) =>
        {
            if (context.Request.Headers.ContainsKey("Tenant"))
                context.RequestServices = tenant;
            try
            {
                await next(context);
            }
            finally
            {
                scopes += context.Features.Get<IServiceProvidersFeature>() is null ? 0 : 1;
            }
        });
        app.MapGet("/order", () => MemResults.Ok(Order.Sample(1)));
        app.MapPost("/order", (Mem<Order> order) => MemResults.Created("/order", order.Value));
        await app.StartAsync();

        using var client = new HttpClient { BaseAddress = new Uri(app.Urls.Single()) };
        Assert.Equal(Order.Sample(1), await client.GetFromMemFormatAsync<Order>("/order"));
        using (var posted = await client.PostAsMemFormatAsync("/order", Order.Sample(2)))
            Assert.Equal(Order.Sample(2), await posted.Content.ReadFromMemFormatAsync<Order>());
        Assert.Equal(0, scopes);

        client.DefaultRequestHeaders.Add("Tenant", "small");
        using var refused = await client.GetAsync(new Uri("/order", UriKind.Relative));
        Assert.Equal(HttpStatusCode.InternalServerError, refused.StatusCode);
        using var large = await client.PostAsMemFormatAsync("/order", Order.Sample(2));
        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, large.StatusCode);
    }
}
