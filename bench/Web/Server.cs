using System.Diagnostics;
using MemFormat.AspNetCore;

namespace MemFormat.Web.Benchmarks;

/// <summary>The endpoints that are compared, and what the process has cost.</summary>
internal static class Server
{
    public static async Task RunAsync()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Services.ConfigureHttpJsonOptions(json => json.SerializerOptions.TypeInfoResolverChain.Insert(0, OrderJson.Default));
        builder.Services.AddMemFormat(http => http.Serializer = OrderContext.Options);
        builder.Services.AddSignalR().AddMemFormatProtocol(OrderContext.Options).AddJsonProtocol(json => json.PayloadSerializerOptions.TypeInfoResolverChain.Insert(0, OrderJson.Default));
        await using var app = builder.Build();

        var orders = Order.Many(100);
        var bytes = MemFormatSerializer.Serialize(orders);
        app.MapGet("/mem", () => MemResults.Ok(orders));
        app.MapGet("/json", () => TypedResults.Ok(orders));

        // What the server costs without a serializer: no format can be faster.
        app.MapGet("/bytes", () => Results.Bytes(bytes, "application/x-memformat"));
        app.MapPost("/mem", (Mem<List<Order>> posted) => Results.Text($"{posted.Value.Count}"));
        app.MapPost("/json", (List<Order> posted) => Results.Text($"{posted.Count}"));
        app.MapHub<OrderHub>("/hub");
        app.MapGet("/cost", () => Results.Text($"{Process.GetCurrentProcess().TotalProcessorTime.Ticks} {GC.GetTotalAllocatedBytes()}"));
        await app.StartAsync();
        Console.WriteLine(app.Urls.Single());

        // Until the load ends.
        await Console.In.ReadLineAsync();
    }
}
