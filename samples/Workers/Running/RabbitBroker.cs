using System.Diagnostics;
using System.Net;
using System.Net.Sockets;

namespace Workers.Running;

/// <summary>A RabbitMQ of its own: on free ports of this machine, in a temporary folder, ended with its owner.</summary>
public sealed class RabbitBroker : IDisposable
{
    // Debian's rabbitmq-server in the PATH changes the user; this is what it runs.
    private const string Server = "/usr/lib/rabbitmq/bin/rabbitmq-server";

    private readonly string _folder = Directory.CreateTempSubdirectory("rabbit").FullName;
    private readonly int[] _ports = FreePorts(3);
    private readonly Process _names;
    private Process? _server;

    public RabbitBroker()
    {
        // Erlang's directory of names stays alive for good where a server starts it. This one ends with the server.
        _names = Process.Start(new ProcessStartInfo("epmd", ["-address", "127.0.0.1", "-port", $"{_ports[1]}"]))!;
        Start();
    }

    public static bool IsInstalled { get; } = File.Exists(Server);

    public int Port => _ports[0];

    public Uri Address => new($"amqp://guest:guest@127.0.0.1:{Port}/");

    /// <summary>Starts it, or starts it again: queues and messages are still there.</summary>
    public void Start()
    {
        var start = new ProcessStartInfo(Server) { RedirectStandardOutput = true, RedirectStandardError = true };
        var settings = new Dictionary<string, string>
        {
            ["HOME"] = _folder,
            ["ERL_EPMD_PORT"] = $"{_ports[1]}",
            ["RABBITMQ_BASE"] = _folder,
            ["RABBITMQ_MNESIA_BASE"] = Path.Combine(_folder, "data"),
            ["RABBITMQ_LOG_BASE"] = Path.Combine(_folder, "log"),
            ["RABBITMQ_LOGS"] = "-",
            ["RABBITMQ_NODENAME"] = $"memformat{Port}@localhost",
            ["RABBITMQ_NODE_IP_ADDRESS"] = "127.0.0.1",
            ["RABBITMQ_NODE_PORT"] = $"{Port}",
            ["RABBITMQ_DIST_PORT"] = $"{_ports[2]}",
            ["RABBITMQ_ENABLED_PLUGINS_FILE"] = Path.Combine(_folder, "plugins"),
            ["RABBITMQ_CONF_ENV_FILE"] = Path.Combine(_folder, "none"),
            ["RABBITMQ_CONFIG_FILE"] = Path.Combine(_folder, "none"),
            ["RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS"] = "-kernel inet_dist_use_interface {127,0,0,1}",
        };
        foreach (var (name, value) in settings)
            start.Environment[name] = value;

        _server = Process.Start(start)!;
        _server.ErrorDataReceived += (_, _) => { };
        _server.BeginErrorReadLine();
        var started = new TaskCompletionSource();
        string? last = null;
        _server.OutputDataReceived += (_, printed) =>
        {
            if (printed.Data is null)
                started.TrySetException(new InvalidOperationException($"RabbitMQ does not start: {last}"));
            else if (printed.Data.Contains("Server startup complete", StringComparison.Ordinal))
                started.TrySetResult();
            last = printed.Data;
        };
        _server.BeginOutputReadLine();
        if (!started.Task.Wait(TimeSpan.FromMinutes(2)))
            throw new TimeoutException($"RabbitMQ does not start within 2 minutes: {last}");
    }

    /// <summary>Ends it at once, as a failure of its machine would.</summary>
    public void Kill()
    {
        if (_server is null)
            return;

        _server.Kill(entireProcessTree: true);
        if (!_server.WaitForExit(TimeSpan.FromSeconds(30)))
            throw new TimeoutException("RabbitMQ does not end within 30 seconds.");
        _server.Dispose();
        _server = null;
    }

    public void Dispose()
    {
        Kill();
        _names.Kill();
        _names.Dispose();
        Directory.Delete(_folder, recursive: true);
    }

    private static int[] FreePorts(int count)
    {
        var listeners = Enumerable.Range(0, count).Select(_ => new TcpListener(IPAddress.Loopback, 0)).ToList();
        listeners.ForEach(listener => listener.Start());
        int[] ports = [.. listeners.Select(listener => ((IPEndPoint)listener.LocalEndpoint).Port)];
        listeners.ForEach(listener => listener.Stop());
        return ports;
    }
}
