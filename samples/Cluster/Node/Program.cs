using System.Globalization;
using System.Net;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Node;
using Orleans.Configuration;
using Orleans.Hosting;
using Orleans.Serialization;
using StackExchange.Redis;

// node silo STORE PORT GATEWAY, or node client STORE FIRST GATEWAYS...: until the input ends. The store is redis:HOST:PORT, which has
// states and members of the cluster, or the port of a silo that knows the members and a directory for states: hub:PORT:DIRECTORY.
var redis = args[1].StartsWith("redis:", StringComparison.Ordinal) ? ConfigurationOptions.Parse(args[1][6..]) : null;
var numbers = args[2..].Select(text => int.Parse(text, CultureInfo.InvariantCulture)).ToArray();
var builder = Host.CreateEmptyApplicationBuilder(new());
builder.Logging.ClearProviders();
if (args[0] == "silo")
    builder.UseOrleans(UseSilo);
else
    builder.UseOrleansClient(UseClient);
using var host = builder.Build();
await host.StartAsync();
Console.WriteLine("started");
if (args[0] == "silo")
{
    Console.In.ReadLine();
}
else
{
    var client = new Client(host.Services.GetRequiredService<IClusterClient>(), first: numbers[0]);
    await client.RunAsync();
}

await host.StopAsync();
Console.WriteLine("ended");

void UseSilo(ISiloBuilder silo)
{
    silo.Services.AddSerializer(serializer => serializer.AddMemFormat(ShopContext.Default));
    silo.UseMemFormatGrainStorage();
    if (redis is not null)
    {
        silo.UseRedisClustering(options => options.ConfigurationOptions = redis);
        silo.AddRedisGrainStorageAsDefault(options => options.ConfigurationOptions = redis);
        silo.ConfigureEndpoints(IPAddress.Loopback, numbers[0], numbers[1]);
    }
    else
    {
        var hub = args[1].Split(':', 3);
        silo.UseLocalhostClustering(numbers[0], numbers[1], new(IPAddress.Loopback, int.Parse(hub[1], CultureInfo.InvariantCulture)));
        DirectoryGrainStorage.Use(silo.Services, hub[2]);
    }
}

void UseClient(IClientBuilder client)
{
    client.Services.AddSerializer(serializer => serializer.AddMemFormat(ShopContext.Default));
    client.Configure<ClientMessagingOptions>(messages => messages.ResponseTimeout = TimeSpan.FromSeconds(10));
    client.Configure<GatewayOptions>(gateways => gateways.GatewayListRefreshPeriod = TimeSpan.FromSeconds(1));
    if (redis is not null)
        client.UseRedisClustering(options => options.ConfigurationOptions = redis);
    else
        client.UseLocalhostClustering(numbers[1..]);
}
