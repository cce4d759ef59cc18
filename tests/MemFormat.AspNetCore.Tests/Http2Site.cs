using System.Collections.Concurrent;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.Logging;

namespace MemFormat.AspNetCore.Tests;

/// <summary>A server that knows nothing but HTTP/2, without TLS.</summary>
public sealed class Http2Site : IAsyncLifetime
{
    private readonly WebApplication _app;

    public Http2Site()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.ConfigureKestrel(kestrel => kestrel.Listen(IPAddress.Loopback, 0, listen => listen.Protocols = HttpProtocols.Http2));
        builder.Logging.ClearProviders();
        builder.Logging.AddProvider(new Recorder(Log));
        builder.Services.AddControllers().AddMemFormat().AddApplicationPart(typeof(Site).Assembly);
        _app = builder.Build();
        _app.MapControllers();
        _app.MapGet("/order", (HttpContext context) => MemResults.Ok(context.Request.Protocol));
        _app.MapDelete("/order", (HttpContext context) => MemResults.Ok(context.Request.Protocol));
        _app.MapMethods("/order", ["POST", "PUT", "PATCH"], (HttpContext context, Mem<Order> order) =>
        {
            Interlocked.Increment(ref Calls);
            return MemResults.Ok(context.Request.Protocol);
        });
        _app.MapGet("/stream", () => MemResults.Stream(Site.Orders(10)));
        _app.MapPost("/stream", async (MemStream<Order> orders) =>
        {
            var count = await orders.CountAsync();
            Interlocked.Increment(ref Calls);
            return count;
        });
    }

    /// <summary>What the server logged as warnings or errors.</summary>
    public ConcurrentQueue<string> Log { get; } = [];

    /// <summary>How often a handler had all of its body.</summary>
    public int Calls;

    public Uri Address { get; private set; } = null!;

    public async Task InitializeAsync()
    {
        await _app.StartAsync();
        Address =
            new Uri(_app.Services.GetRequiredService<Microsoft.AspNetCore.Hosting.Server.IServer>().Features
                .Get<IServerAddressesFeature>()!.Addresses.Single());
    }

    public async Task DisposeAsync()
    {
        await _app.StopAsync();
        await _app.DisposeAsync();
    }

    private sealed class Recorder(ConcurrentQueue<string> log) : ILoggerProvider, ILogger
    {
        public ILogger CreateLogger(string categoryName) => this;

        public IDisposable? BeginScope<TState>(TState state) where TState : notnull => null;

        public bool IsEnabled(LogLevel logLevel) => logLevel >= LogLevel.Warning;

        public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter)
        {
            if (IsEnabled(logLevel))
                log.Enqueue($"{formatter(state, exception)} {exception}");
        }

        public void Dispose()
        {
        }
    }
}
