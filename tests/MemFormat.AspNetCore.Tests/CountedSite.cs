using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using MemFormat.Zstandard.Tests;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.Extensions.Logging;

namespace MemFormat.AspNetCore.Tests;

/// <summary>A server whose streams have a compression, with clients that do not stay.</summary>
internal sealed class CountedSite : IAsyncDisposable
{
    private readonly WebApplication _app;
    private int _running;
    private int _begun;

    private CountedSite(MemFormatCompression compression)
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.WebHost.UseKestrelHttpsConfiguration();
        builder.Logging.ClearProviders();
        builder.Services.AddControllers().AddMemFormat(http => http.Serializer = new() { Compression = compression })
            .AddApplicationPart(typeof(Site).Assembly);
        _app = builder.Build();
        _app.MapControllers();
        _app.MapGet("/stream", () => MemResults.Stream(Site.Orders(1_000)));
        _app.MapGet("/endless", () => MemResults.Stream(Endless()));
        _app.MapGet("/waiting", () => MemResults.Stream(Waiting()));
        _app.MapGet("/fails", () => MemResults.Stream(Failing()));
        _app.MapPost("/stream", async (MemStream<Order> orders) => await orders.CountAsync());
        _app.MapPost("/first", async (MemStream<Order> orders) => (await orders.FirstAsync()).Id);
        _app.MapPost("/ignored", (MemStream<Order> orders) => 0);
        _app.MapPost("/throws", async (MemStream<Order> orders) =>
        {
            await foreach (var order in orders)
                throw new BadHttpRequestException("The handler failed.");
            return 0;
        });
    }

    /// <summary>How many sources are in use.</summary>
    public int Running => Volatile.Read(ref _running);

    /// <summary>How many sources were made use of.</summary>
    public int Begun => Volatile.Read(ref _begun);

    public Uri Address { get; private set; } = null!;

    public static async Task<CountedSite> StartAsync(MemFormatCompression compression)
    {
        var site = new CountedSite(compression);
        await site._app.StartAsync();
        site.Address =
            new Uri(site._app.Services.GetRequiredService<Microsoft.AspNetCore.Hosting.Server.IServer>().Features
                .Get<IServerAddressesFeature>()!.Addresses.Single());
        return site;
    }

    public async ValueTask DisposeAsync()
    {
        await _app.StopAsync();
        await _app.DisposeAsync();
    }

    private async IAsyncEnumerable<Order> Endless([EnumeratorCancellation] CancellationToken cancellation = default)
    {
        Interlocked.Increment(ref _begun);
        Interlocked.Increment(ref _running);
        try
        {
            // What nothing makes smaller, so that bytes flow.
            for (var i = 0; !cancellation.IsCancellationRequested; i++)
            {
                await Task.Yield();
                yield return new(i, Convert.ToBase64String(RandomNumberGenerator.GetBytes(300)), []);
            }
        }
        finally
        {
            Interlocked.Decrement(ref _running);
        }
    }

    /// <summary>One value, and then none while the client is there.</summary>
    private async IAsyncEnumerable<Order> Waiting([EnumeratorCancellation] CancellationToken cancellation = default)
    {
        Interlocked.Increment(ref _running);
        try
        {
            yield return Order.Sample(1);
            await Task.Delay(Timeout.Infinite, cancellation);
        }
        finally
        {
            Interlocked.Decrement(ref _running);
        }
    }

    private static async IAsyncEnumerable<Order> Failing()
    {
        for (var i = 0; i < 300; i++)
            yield return Order.Sample(i);
        await Task.Yield();
        throw new InvalidOperationException("The source failed.");
    }
}
