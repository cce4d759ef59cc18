using System.Globalization;
using System.Net;
using System.Net.Sockets;
using Cluster;

var isKilled = args.Contains("--kill");
args = [.. args.Where(argument => argument != "--kill")];
if (args is not ([] or ["--redis", _]))
{
    Console.Error.WriteLine("Say nothing, --kill to kill the silo of release 1, or --redis and the address of one, such as localhost:6379.");
    return 1;
}

const int Orders = 100;
var ports = FreePorts(5);
await using var hub = args is [] ? await Hub.StartAsync(ports[0]) : null;
var store = args is [_, var redis] ? $"redis:{redis}" : $"hub:{ports[0]}:{hub!.Directory}";

using var oldSilo = await StartAsync(1, "silo", store, ports[1], ports[2]);
using var oldClient = await StartAsync(1, "client", store, 1, ports[2], ports[4]);
await oldClient.WaitForAsync(release: 1, Orders);

using var newSilo = await StartAsync(2, "silo", store, ports[3], ports[4]);
using var newClient = await StartAsync(2, "client", store, 1_000_000, ports[4], ports[2]);
foreach (var (client, release) in new[] { (oldClient, 1), (oldClient, 2), (newClient, 1), (newClient, 2) })
    await client.WaitForAsync(release, Orders);
Console.WriteLine("each client has answers of both releases");

if (isKilled)
    oldSilo.Kill();
else
    await oldSilo.EndAsync();
Console.WriteLine($"release 1: the silo {(isKilled ? "was killed" : "has ended")}");
await oldClient.WaitForAsync(release: 2, Orders);
await newClient.WaitForAsync(release: 2, Orders);

var (orders, lost) = (0, 0);
foreach (var (release, client) in new[] { (1, oldClient), (2, newClient) })
{
    var counts = (await client.EndAsync()).Split(' ').Select(text => int.Parse(text, CultureInfo.InvariantCulture)).ToArray();
    Console.WriteLine($"client of release {release}: {counts[0]} orders, {counts[1]} taken by release 1, {counts[2]} by release 2, "
        + $"{counts[4]} sent again, the longest took {counts[5] / 1000.0:F1} s");
    (orders, lost) = (orders + counts[0], lost + counts[3]);
}

await newSilo.EndAsync();
Console.WriteLine($"{orders} orders, {lost} lost");
return orders > 0 && lost == 0 ? 0 : 1;

static async Task<Node> StartAsync(int release, string kind, params object[] arguments)
{
    var node = await Node.StartAsync(release, [kind, .. arguments]);
    Console.WriteLine($"release {release}: a {kind} has started");
    return node;
}

static int[] FreePorts(int count)
{
    var listeners = Enumerable.Range(0, count).Select(_ => new TcpListener(IPAddress.Loopback, 0)).ToList();
    listeners.ForEach(listener => listener.Start());
    int[] ports = [.. listeners.Select(listener => ((IPEndPoint)listener.LocalEndpoint).Port)];
    listeners.ForEach(listener => listener.Stop());
    return ports;
}
