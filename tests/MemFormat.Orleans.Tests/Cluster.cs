using System.Net;
using System.Net.Sockets;
using Microsoft.Extensions.Logging;
using Orleans.Hosting;
using StackExchange.Redis;

namespace MemFormat.Orleans.Tests;

/// <summary>A silo and a client, which talk over TCP on loopback, and a Redis.</summary>
public sealed class Cluster : IAsyncLifetime
{
    private readonly RedisServer _redis = new();
    private readonly List<IHost> _hosts = [];

    public IGrainFactory Client { get; private set; } = null!;

    public IServiceProvider Silo => _hosts[0].Services;

    public async Task InitializeAsync()
    {
        if (!RedisFactAttribute.IsInstalled)
            return;
        int[] ports = [FreePort(), FreePort()];
        _hosts.Add(await StartAsync(host => host.UseOrleans(silo =>
        {
            silo.UseLocalhostClustering(ports[0], ports[1]);
            silo.Services.AddSerializer(serializer => serializer.AddMemFormat(ShopContext.Default));
            silo.UseMemFormatGrainStorage();
            silo.AddRedisGrainStorageAsDefault(redis => redis.ConfigurationOptions = Redis());
        })));
        Client = await ConnectAsync(ports[1], serializer => serializer.AddMemFormat(ShopContext.Default));
        Faulty = await ConnectAsync(ports[1], serializer => serializer.AddMemFormat(NewerContext.Default));
    }

    /// <summary>A client that calls things by other names.</summary>
    public IGrainFactory Faulty { get; private set; } = null!;

    public async Task<IDatabase> OpenRedisAsync() => (await ConnectionMultiplexer.ConnectAsync(Redis())).GetDatabase();

    public async Task DisposeAsync()
    {
        foreach (var host in Enumerable.Reverse(_hosts))
        {
            await host.StopAsync();
            host.Dispose();
        }

        _redis.Dispose();
    }

    private async Task<IGrainFactory> ConnectAsync(int gateway, Action<ISerializerBuilder> configure)
    {
        var host = await StartAsync(host => host.UseOrleansClient(client =>
        {
            client.UseLocalhostClustering(gateway);
            client.Services.AddSerializer(configure);
        }));
        _hosts.Add(host);
        return host.Services.GetRequiredService<IClusterClient>();
    }

    private static async Task<IHost> StartAsync(Action<HostApplicationBuilder> configure)
    {
        var builder = Host.CreateEmptyApplicationBuilder(new());
        builder.Logging.ClearProviders();
        configure(builder);
        var host = builder.Build();
        await host.StartAsync();
        return host;
    }

    private ConfigurationOptions Redis() => new() { EndPoints = { { "127.0.0.1", _redis.Port } } };

    private static int FreePort()
    {
        using var free = new TcpListener(IPAddress.Loopback, 0);
        free.Start();
        return ((IPEndPoint)free.LocalEndpoint).Port;
    }
}

/// <summary>Names a type that the silo does not have, and gives another one the name of a type that it has.</summary>
[MemFormatRoot(typeof(Newer), Name = "newer")]
[MemFormatRoot(typeof(Other), Name = "order")]
[MemFormatRoot(typeof(Order), Name = "order of before")]
[MemFormatRoot(typeof(Happening), Name = "happening")]
[MemFormatRoot(typeof(Constant), Name = "constant")]
[MemFormatRoot(typeof(Introduction), Name = "introduction")]
public partial class NewerContext : MemFormatContext;

[MemFormattable]
public partial record Other(Guid Customer);
