using System.Diagnostics;
using System.Text.Json;

namespace MemFormat.Web.Benchmarks;

/// <summary>Asks the server for both formats in turns, over a few connections, and compares.</summary>
internal static class Load
{
    private const int Connections = 16;
    private const int WarmUps = 12;
    private const int Rounds = 9;
    private static readonly string[] s_units = ["requests/s", "µs of the server's processor", "bytes allocated"];
    private static readonly int s_allCores = (1 << Environment.ProcessorCount) - 1;

    public static async Task RunAsync(double seconds)
    {
        using var server = Process.Start(new ProcessStartInfo(Environment.ProcessPath!, "server") { RedirectStandardInput = true, RedirectStandardOutput = true })!;
        var address = await server.StandardOutput.ReadLineAsync() ?? throw new InvalidOperationException("The server did not start.");
        using var client = new HttpClient { BaseAddress = new Uri(address) };

        var orders = Order.Many(100);
        byte[] mem = MemFormatSerializer.Serialize(orders), json = JsonSerializer.SerializeToUtf8Bytes(orders, OrderJson.Default.ListOrder);
        Console.WriteLine($"100 orders: {mem.Length} bytes, as JSON {json.Length}");
        await CompareAsync(server, client, "GET", seconds, ("GET /mem", []), ("GET /json", []));
        await CompareAsync(server, client, "GET of ready bytes", seconds, ("GET /bytes", []), ("GET /json", []));
        await CompareAsync(server, client, "POST", seconds, ("POST /mem", mem), ("POST /json", json));

        await Hubs.RunAsync(address, seconds);

        await server.StandardInput.WriteLineAsync();
        server.WaitForExit(TimeSpan.FromSeconds(30));
    }

    private static void Pin(Process server, int itsCores, int ours)
    {
        if (!OperatingSystem.IsLinux())
            return;

        // All threads, of which Process.ProcessorAffinity takes the first alone.
        foreach (var (id, cores) in ((int, int)[])[(server.Id, itsCores), (Environment.ProcessId, ours)])
            Process.Start(new ProcessStartInfo("taskset", ["-a", "-p", $"{cores:x}", $"{id}"]) { RedirectStandardOutput = true })!.WaitForExit(TimeSpan.FromSeconds(10));
    }

    private static async Task CompareAsync(Process server, HttpClient client, string name, double seconds, (string, byte[]) mem, (string, byte[]) json)
    {
        // The JIT compiles anew in pauses, on any core: a server under load on one core has neither for a long time.
        Pin(server, s_allCores, s_allCores);
        for (var round = 0; round < WarmUps; round++)
        {
            await MeasureAsync(client, 0.2, mem);
            await MeasureAsync(client, 0.2, json);
            await Task.Delay(TimeSpan.FromSeconds(0.3));
        }

        // The load comes from the other core, so that the rate is that of a server that has one of its own.
        Pin(server, 1, 2);
        await Turns.CompareAsync(name, s_units, Rounds, () => MeasureAsync(client, seconds, mem), () => MeasureAsync(client, seconds, json));
    }

    private static async Task<double[]> MeasureAsync(HttpClient client, double seconds, (string Head, byte[] Body) request)
    {
        var type = request.Head.EndsWith("json", StringComparison.Ordinal) ? "application/json" : "application/x-memformat";
        List<Connection> connections = [];
        for (var i = 0; i < Connections; i++)
            connections.Add(await Connection.OpenAsync(client.BaseAddress!.Port, request.Head, type, request.Body));

        var before = await CostAsync(client);
        var watch = Stopwatch.StartNew();
        var counts = await Task.WhenAll(connections.Select(connection => AskAsync(connection, watch, seconds)));
        double count = counts.Sum(), time = watch.Elapsed.TotalSeconds;
        var after = await CostAsync(client);
        connections.ForEach(connection => connection.Dispose());
        return [count / time, (after.Ticks - before.Ticks) / 10.0 / count, (after.Bytes - before.Bytes) / count];
    }

    private static async Task<int> AskAsync(Connection connection, Stopwatch watch, double seconds)
    {
        var count = 0;
        for (; watch.Elapsed.TotalSeconds < seconds; count++)
            await connection.AskAsync();
        return count;
    }

    private static async Task<(long Ticks, long Bytes)> CostAsync(HttpClient client) =>
        (await client.GetStringAsync("/cost")).Split(' ') is [var ticks, var bytes] ? (long.Parse(ticks), long.Parse(bytes)) : throw new InvalidOperationException();
}
