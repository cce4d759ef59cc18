using System.Diagnostics;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;

namespace MemFormat.Web.Benchmarks;

/// <summary>Calls of a hub by a .NET client, with the protocol of MemFormat and with JSON's, in turns.</summary>
internal static class Hubs
{
    private const int Rounds = 7;

    public static async Task RunAsync(string address, double seconds)
    {
        await using var mem = new HubConnectionBuilder().WithUrl(address + "/hub").AddMemFormatProtocol(OrderContext.Options).Build();
        await using var json = new HubConnectionBuilder().WithUrl(address + "/hub").AddJsonProtocol(json => json.PayloadSerializerOptions.TypeInfoResolverChain.Insert(0, OrderJson.Default)).Build();
        await mem.StartAsync();
        await json.StartAsync();

        foreach (var count in (int[])[1, 100])
        {
            var orders = Order.Many(count);
            List<(double Rate, double Time, double Bytes)> ratios = [];
            (double Rate, double Time, double Bytes) one = default, other = default;
            for (var round = 0; round <= Rounds; round++)
            {
                one = await MeasureAsync(mem, orders, seconds);
                other = await MeasureAsync(json, orders, seconds);
                if (round > 0)
                    ratios.Add((one.Rate / other.Rate, one.Time / other.Time, one.Bytes / other.Bytes));
            }

            Console.WriteLine($"hub, {count} orders there and back: last round {one.Rate:F0} calls/s against {other.Rate:F0}, {one.Time:F1} µs of the client's processor against {other.Time:F1}, "
                + $"{one.Bytes:F0} bytes allocated against {other.Bytes:F0}");
            Console.WriteLine($"hub, {count} orders there and back: ratios (median of {Rounds} rounds): calls/s {Median(ratios.Select(r => r.Rate)):F2}x, "
                + $"processor {Median(ratios.Select(r => r.Time)):F2}x, allocated {Median(ratios.Select(r => r.Bytes)):F2}x");
        }
    }

    private static double Median(IEnumerable<double> values) => values.Order().ElementAt(Rounds / 2);

    private static async Task<(double Rate, double Time, double Bytes)> MeasureAsync(HubConnection connection, List<Order> orders, double seconds)
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
        return (rate, (Environment.CpuUsage.TotalTime - time).TotalMicroseconds / calls, (GC.GetTotalAllocatedBytes() - bytes) / (double)calls);
    }
}

internal sealed class OrderHub : Hub
{
    public List<Order> Echo(List<Order> orders) => orders;
}
