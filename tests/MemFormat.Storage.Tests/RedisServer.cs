using System.Diagnostics;
using System.Net;
using System.Net.Sockets;

namespace MemFormat.Storage.Tests;

/// <summary>A Redis of its own: on a free port of this machine, in a temporary folder, ended with the tests.</summary>
public sealed class RedisServer : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("redis").FullName;
    private readonly Process? _process;

    public RedisServer()
    {
        if (!RedisFactAttribute.IsInstalled)
            return;

        using (var free = new TcpListener(IPAddress.Loopback, 0))
        {
            free.Start();
            Port = ((IPEndPoint)free.LocalEndpoint).Port;
        }

        string[] arguments = ["--port", $"{Port}", "--bind", "127.0.0.1", "--dir", _folder, "--save", "", "--appendonly", "no"];
        _process = Process.Start(new ProcessStartInfo("redis-server", arguments) { RedirectStandardOutput = true })!;
        while (_process.StandardOutput.ReadLine() is { } line && !line.Contains("Ready to accept connections", StringComparison.Ordinal))
            continue;
    }

    public int Port { get; }

    public void Dispose()
    {
        _process?.Kill();
        _process?.Dispose();
        Directory.Delete(_folder, recursive: true);
    }
}
