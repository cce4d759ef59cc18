using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using NATS.Client.Core;
using NATS.Client.JetStream.Models;
using NATS.Net;

namespace MemFormat.Recipes.Tests;

/// <summary>NATS and its JetStream, with a real server.</summary>
public sealed class NatsTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("nats").FullName;
    private readonly string _address;
    private readonly Process? _server;

    public NatsTests()
    {
        using var free = new TcpListener(IPAddress.Loopback, 0);
        free.Start();
        var port = ((IPEndPoint)free.LocalEndpoint).Port;
        free.Stop();
        _address = $"nats://127.0.0.1:{port}";
        if (!NatsFactAttribute.IsInstalled)
            return;
        string[] arguments = ["-a", "127.0.0.1", "-p", $"{port}", "-js", "-sd", _folder];
        _server = Process.Start(new ProcessStartInfo("nats-server", arguments) { RedirectStandardError = true })!;
        while (_server.StandardError.ReadLine() is { } line && !line.Contains("Server is ready", StringComparison.Ordinal))
            continue;
    }

    public void Dispose()
    {
        _server?.Kill();
        _server?.WaitForExit(TimeSpan.FromMinutes(1));
        _server?.Dispose();
        Directory.Delete(_folder, recursive: true);
    }

    [NatsFact]
    public async Task Subscribers_and_answers_of_another_release_read()
    {
        await using var nats = Connect(_address);
        await nats.ConnectAsync();
        using var limit = new CancellationTokenSource(TimeSpan.FromMinutes(1));
        var subscribed = nats.Connection.SubscribeCoreAsync<Order>("orders", cancellationToken: limit.Token);
        await using var orders = await subscribed;
        await nats.PublishAsync("orders", new Before.Order(7, "Ada"), cancellationToken: limit.Token);
        var message = await orders.Msgs.ReadAsync(limit.Token);
        message.EnsureSuccess();
        var read = message.Data!;
        Assert.Equal(new Order(7, "Ada"), read);

        // Bytes that are none are an error of that message, and the next one arrives.
        await nats.PublishAsync("orders", MemFormatSerializer.Serialize(new Receipt(1, 2))[..3], serializer: NatsRawSerializer<byte[]>.Default);
        await nats.PublishAsync("orders", new Before.Order(8, "Bob"), cancellationToken: limit.Token);
        var bad = await orders.Msgs.ReadAsync(limit.Token);
        Assert.IsType<MemFormatException>(Assert.Throws<NatsDeserializeException>(bad.EnsureSuccess).InnerException);
        Assert.Equal(8, (await orders.Msgs.ReadAsync(limit.Token)).Data!.Id);
    }

    [NatsFact]
    public async Task A_stream_keeps_what_the_release_before_has_published()
    {
        await using var nats = Connect(_address);
        var stream = nats.CreateJetStreamContext();
        await stream.CreateStreamAsync(new StreamConfig("shop", ["orders.>"]));
        Assert.Null((await stream.PublishAsync("orders.new", new Before.Order(7, "Ada"))).Error);
        var consumer = await stream.CreateOrUpdateConsumerAsync("shop", new ConsumerConfig("billing"));
        var message = await consumer.NextAsync<Order>();
        message!.EnsureSuccess();
        Assert.Equal((7, "Ada"), (message.Data!.Id, message.Data.Buyer));
        await message.AckAsync();
    }

    private static NatsClient Connect(string address)
    {
        var options = new NatsOpts { Url = address, SerializerRegistry = new MemFormatNats() };

        // A busy machine takes longer than the two seconds that are allowed by default.
        options = options with { ConnectTimeout = TimeSpan.FromMinutes(1), RequestTimeout = TimeSpan.FromMinutes(1) };
        var nats = new NatsClient(options);
        return nats;
    }

    /// <summary>A test that needs NATS. <c>eng/test.sh</c> installs it, and there a missing one is an error.</summary>
    private sealed class NatsFactAttribute : FactAttribute
    {
        public NatsFactAttribute()
        {
            if (!IsInstalled && Environment.GetEnvironmentVariable("MEMFORMAT_ALL") != "1")
                Skip = "nats-server is not on this machine. `bash eng/test.sh` installs it.";
        }

        public static bool IsInstalled { get; } = $"{Environment.GetEnvironmentVariable("PATH")}{Path.PathSeparator}/usr/sbin"
            .Split(Path.PathSeparator).Any(folder => File.Exists(Path.Combine(folder, "nats-server")));
    }
}
