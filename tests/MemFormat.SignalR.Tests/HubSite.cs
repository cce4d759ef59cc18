using System.Net;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Logging;

namespace MemFormat.SignalR.Tests;

/// <summary>A server with a hub that speaks JSON and MemFormat.</summary>
public sealed class HubSite : IAsyncLifetime
{
    private readonly WebApplication _app;

    public HubSite()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders();
        builder.Services.AddSignalR(hub => (hub.EnableDetailedErrors, hub.MaximumParallelInvocationsPerClient) = (true, 4)).AddMemFormatProtocol();
        _app = builder.Build();
        _app.UseWebSockets();
        _app.MapHub<ShopHub>("/shop", options => options.AllowStatefulReconnects = true);
    }

    public string Address => _app.Urls.First() + "/shop";

    public Task InitializeAsync() => _app.StartAsync();

    public async Task DisposeAsync()
    {
        await _app.StopAsync();
        await _app.DisposeAsync();
    }

    public async Task<HubConnection> ConnectAsync(bool isJson = false)
    {
        var builder = new HubConnectionBuilder().WithUrl(Address);
        var connection = (isJson ? builder : builder.AddMemFormatProtocol()).Build();
        await connection.StartAsync();
        return connection;
    }
}
