using System.Runtime.Serialization;

namespace MemFormat.Akka.Tests;

/// <summary>An actor system set up as an application does it, and ended with its test.</summary>
public sealed class Systems : IAsyncDisposable
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    private readonly IHost _host;
    private bool _hasEnded;

    private Systems(IHost host) => _host = host;

    public ActorSystem System => _host.Services.GetRequiredService<ActorSystem>();

    public ExtendedActorSystem Extended => (ExtendedActorSystem)System;

    /// <summary>An address that other systems find an actor of this one by.</summary>
    public string PathOf(string actor) => $"{Extended.Provider.DefaultAddress}/user/{actor}";

    public static async Task<Systems> StartAsync(Action<AkkaConfigurationBuilder> configure)
    {
        var builder = Host.CreateEmptyApplicationBuilder(new());
        builder.Services.AddAkka("shop", akka =>
        {
            akka.AddHocon("akka.loglevel = WARNING\nakka.stdout-loglevel = OFF\nakka.loggers = []\nakka.remote.log-remote-lifecycle-events = off",
                HoconAddMode.Prepend);
            configure(akka);
        });
        var host = builder.Build();
        await host.StartAsync();
        return new(host);
    }

    /// <summary>Bytes and manifest, as Akka.NET makes them of a message.</summary>
    public (byte[] Bytes, string Manifest, int Identifier) Write(object message)
    {
        var serializer = System.Serialization.FindSerializerFor(message);
        return (serializer.ToBinary(message), Serialization.ManifestFor(serializer, message), serializer.Identifier);
    }

    public object Read((byte[] Bytes, string Manifest, int Identifier) message) =>
        System.Serialization.Deserialize(message.Bytes, message.Identifier, message.Manifest);

    public T Pass<T>(T message)
        where T : notnull => Assert.IsType<T>(Read(Write(message)), exactMatch: false);

    public MemFormatException Refused(byte[] bytes, string manifest) => Assert.IsType<MemFormatException>(
        Assert.Throws<SerializationException>(() => Read((bytes, manifest, MemFormatAkkaSerializer.DefaultIdentifier))).InnerException);

    public static Task UntilAsync(Func<bool> holds, string what) => UntilAsync(() => Task.FromResult(holds()), what);

    public static async Task UntilAsync(Func<Task<bool>> holds, string what)
    {
        for (var end = DateTime.UtcNow + s_limit; !await holds(); await Task.Delay(20))
            Assert.True(DateTime.UtcNow < end, $"After {s_limit}: {what}");
    }

    public async ValueTask DisposeAsync()
    {
        if (_hasEnded)
            return;
        _hasEnded = true;
        await _host.StopAsync();
        _host.Dispose();
    }
}
