using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Orleans.Hosting;

namespace Cluster;

/// <summary>A silo without grains of the shop, and a directory: both stand for the database, which knows the silos and keeps states.</summary>
internal sealed class Hub(IHost host, DirectoryInfo directory) : IAsyncDisposable
{
    public string Directory => directory.FullName;

    public static async Task<Hub> StartAsync(int port)
    {
        var builder = Host.CreateEmptyApplicationBuilder(new());
        builder.Logging.ClearProviders();
        builder.UseOrleans(silo => silo.UseLocalhostClustering(port, gatewayPort: 0));
        var host = builder.Build();
        await host.StartAsync();
        return new(host, System.IO.Directory.CreateTempSubdirectory("cluster"));
    }

    public async ValueTask DisposeAsync()
    {
        await host.StopAsync();
        host.Dispose();
        directory.Delete(recursive: true);
    }
}
