using System.Net;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Logging;

namespace MemFormat.SignalR.Tests;

/// <summary>The lines of docs/web.md.</summary>
public sealed class PageTests
{
    [Fact]
    public async Task The_client_of_the_page_reconnects_with_its_state()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls($"http://{IPAddress.Loopback}:0");
        builder.Logging.ClearProviders();
        builder.Services.AddSignalR().AddMemFormatProtocol();
        await using var app = builder.Build();
        app.MapHub<ShopHub>("/shop", options => options.AllowStatefulReconnects = true);
        await app.StartAsync();
        var address = app.Urls.First() + "/shop";

        var connection = new HubConnectionBuilder().WithUrl(address).WithStatefulReconnect().AddMemFormatProtocol().Build();

        await connection.StartAsync();
        Assert.Equal(Order.Sample(1), await connection.InvokeAsync<Order>("Echo", Order.Sample(1)));
        await connection.DisposeAsync();
    }

    [Fact]
    public async Task The_client_of_the_page_uses_its_hub()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls($"http://{IPAddress.Loopback}:0");
        builder.Logging.ClearProviders();
        builder.Services.AddSignalR().AddMemFormatProtocol();
        await using var app = builder.Build();
        app.MapHub<ShopHub>("/shop");
        await app.StartAsync();
        var address = app.Urls.First() + "/shop";

        var connection = new HubConnectionBuilder().WithUrl(address).AddMemFormatProtocol().Build();

        await connection.StartAsync();
        Assert.Equal(Order.Sample(1), await connection.InvokeAsync<Order>("Echo", Order.Sample(1)));
        await connection.DisposeAsync();
    }
}
