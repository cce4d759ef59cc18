using MemFormat.MassTransit.Messages;

namespace MemFormat.MassTransit.Tests;

/// <summary>A bus in memory with one test.</summary>
internal sealed class Bus : IAsyncDisposable
{
    private readonly ServiceProvider _provider;

    private Bus(ServiceProvider provider) => _provider = provider;

    public ITestHarness Harness => _provider.GetRequiredService<ITestHarness>();

    public static async Task<Bus> StartAsync(Action<IBusRegistrationConfigurator> register, Action<IBusFactoryConfigurator>? configure = null)
    {
        var provider = new ServiceCollection().AddMassTransitTestHarness(bus =>
        {
            bus.SetTestTimeouts(TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(20));
            bus.AddDelayedMessageScheduler();
            register(bus);
            bus.UsingInMemory((context, memory) =>
            {
                memory.UseMemFormat();
                memory.UseDelayedMessageScheduler();
                configure?.Invoke(memory);
                memory.ConfigureEndpoints(context);
            });
        }).BuildServiceProvider(true);
        var started = new Bus(provider);
        await started.Harness.Start();
        return started;
    }

    /// <summary>The bytes of a message, as a bus sends them.</summary>
    public static byte[] Body<T>(T message, MemFormatOptions? options = null, Action<MessageSendContext<T>>? change = null)
        where T : class
    {
        var context = new MessageSendContext<T>(message)
        {
            MessageId = NewId.NextGuid(),
            DestinationAddress = new("loopback://localhost/orders"),
            SourceAddress = new("loopback://localhost/source"),
        };
        change?.Invoke(context);
        return new EnvelopeSerializer(options).GetMessageBody(context).GetBytes();
    }

    public static SerializerContext Read(byte[] body, MemFormatOptions? options = null) =>
        new EnvelopeSerializer(options).Deserialize(new BytesMessageBody(body), EmptyHeaders.Instance);

    /// <summary>Sends bytes as they are.</summary>
    public static async Task SendBytesAsync(ISendEndpoint endpoint, byte[] bytes) =>
        await endpoint.Send(new Answer(""), send => send.Serializer = new CopyBodySerializer(EnvelopeSerializer.Type, new BytesMessageBody(bytes)));

    public async ValueTask DisposeAsync()
    {
        await Harness.Stop();
        await _provider.DisposeAsync();
    }
}
