using System.Diagnostics;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;

namespace MemFormat.Web.Benchmarks;

/// <summary>Calls of a hub by a .NET client, with the protocol of MemFormat and with JSON's, in turns.</summary>
internal static class Hubs
{
    private const int Rounds = 7;
    private static readonly string[] s_units = ["calls/s", "µs of the client's processor", "bytes allocated"];

    public static async Task RunAsync(string address, double seconds)
    {
        await using var mem = new HubConnectionBuilder().WithUrl(address + "/hub").AddMemFormatProtocol(OrderContext.Options).Build();
        await using var json = new HubConnectionBuilder().WithUrl(address + "/hub").AddJsonProtocol(json => json.PayloadSerializerOptions.TypeInfoResolverChain.Insert(0, OrderJson.Default)).Build();
        await mem.StartAsync();
        await json.StartAsync();

        foreach (var count in (int[])[1, 100])
        {
            var orders = Order.Many(count);
            await Turns.CompareAsync(
                $"hub, {count} orders there and back", s_units, Rounds, () => MeasureAsync(mem, orders, seconds), () => MeasureAsync(json, orders, seconds));
        }
    }

    private static async Task<double[]> MeasureAsync(HubConnection connection, List<Order> orders, double seconds)
    {
        var (time, bytes) = (Environment.CpuUsage.TotalTime, GC.GetTotalAllocatedBytes());
        var watch = Stopwatch.StartNew();
        var calls = 0;
        for (; watch.Elapsed.TotalSeconds < seconds; calls++)
        {
            if ((await connection.InvokeAsync<List<Order>>("Echo", orders)).Count != orders.Count)
                throw new InvalidOperationException("The hub gave another answer.");
        }

        var rate = calls / watch.Elapsed.TotalSeconds;
        return [rate, (Environment.CpuUsage.TotalTime - time).TotalMicroseconds / calls, (GC.GetTotalAllocatedBytes() - bytes) / (double)calls];
    }
}

internal sealed class OrderHub : Hub
{
    public List<Order> Echo(List<Order> orders) => orders;
}
