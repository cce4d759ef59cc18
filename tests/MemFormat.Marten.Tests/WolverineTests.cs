using System.Collections.Concurrent;
using System.Text;
using MemFormat.Marten.Tests.Wolves;
using MemFormat.MassTransit.Tests;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using RabbitMQ.Client;
using Wolverine;
using Wolverine.RabbitMQ;
using Wolverine.Persistence.Durability;
using Wolverine.Postgresql;
using Workers.Running;
using Xunit.Abstractions;

namespace MemFormat.Marten.Tests;

/// <summary>MemFormat.Wolverine with a real RabbitMQ.</summary>
public sealed class WolverineTests(ITestOutputHelper output)
{
    private const int Count = 100;
    private const string Ours = "application/x-memformat", Poison = "wolverine-dead-letter-queue";

    [RabbitFact]
    public async Task Messages_of_the_release_before_are_handled_and_poison_goes_to_the_dead_letters()
    {
        using var broker = new RabbitBroker();
        var inbox = new Inbox();
        using var sender = await StartAsync(broker, wolverine => wolverine.PublishAllMessages().ToRabbitQueue("wolves"), new());
        var bus = sender.Services.GetRequiredService<IMessageBus>();
        for (var id = 0; id < Count; id++)
            await bus.SendAsync(new Wolves.Before.Submit(id, $"Secret {id}", id * 10));

        var whole = MemFormatSerializer.Serialize(new Wolves.Before.Submit(-1, "Secret", 1));
        byte[][] poison =
        [
            whole[..^3], [1, 2, 3], MemFormatSerializer.Serialize(new List<Guid> { Guid.Empty }), "{\"Id\":1}"u8.ToArray(),
            MemFormatSerializer.Serialize(new Wolves.Before.Submit(-1, new string('x', 100_000), 1)),
        ];
        await using var connection = await new ConnectionFactory { Uri = broker.Address }.CreateConnectionAsync();
        await using var channel = await connection.CreateChannelAsync();
        foreach (var body in poison)
            await PublishAsync(channel, body, Ours);

        // Of a service that has no MemFormat.
        await PublishAsync(channel, Encoding.UTF8.GetBytes($$"""{"Id":{{Count}},"Title":"JSON","Price":3,"Stock":7}"""), "application/json");
        await WaitAsync(async () => await channel.MessageCountAsync("wolves") == Count + poison.Length + 1, () => inbox.Said);

        // The other release starts.
        using var worker = await StartAsync(
            broker, wolverine => wolverine.ListenToRabbitQueue("wolves").ProcessInline(), inbox,
            new() { Limits = MemFormatLimits.Default with { MaxMemoryBytes = 100_000 } });
        await WaitAsync(() => Task.FromResult(inbox.Handled.Count == Count + 1), () => $"{inbox.Handled.Count} {inbox.Said}");
        Assert.Equal(Enumerable.Range(0, Count + 1), inbox.Handled.Keys.Order());
        Assert.All(inbox.Handled.Values.Where(submit => submit.Id < Count), submit => Assert.Equal(
            ($"Secret {submit.Id}", submit.Id * 10L, 7), (submit.Title, submit.Price, submit.Stock)));
        Assert.Equal("JSON", inbox.Handled[Count].Title);

        await WaitAsync(async () => await channel.MessageCountAsync(Poison) == poison.Length, () => inbox.Said);
        for (var i = 0; i < poison.Length; i++)
        {
            var dead = (await channel.BasicGetAsync(Poison, autoAck: true))!.Body.ToArray();
            Assert.Contains(poison, body => body.AsSpan().SequenceEqual(dead));
        }

        Assert.Contains("MemFormat.MemFormatException: ", inbox.Said, StringComparison.Ordinal);
        Assert.DoesNotContain("Secret", inbox.Said, StringComparison.Ordinal);
        await worker.StopAsync();
        await sender.StopAsync();
    }

    /// <summary>
    /// A message is acknowledged when <c>SendAsync</c> returns: then the outbox has it. Without an outbox, Wolverine sends messages
    /// that the broker keeps in memory.
    /// </summary>
    [RabbitFact]
    public async Task Nothing_acknowledged_is_lost_when_the_broker_is_killed()
    {
        const int Killed = 100, Started = 150, All = 300;
        using var broker = new RabbitBroker();
        using var database = new PostgresServer();
        var inbox = new Inbox { Pause = TimeSpan.FromMilliseconds(10) };
        using var worker = await StartAsync(broker, wolverine => wolverine.ListenToRabbitQueue("wolves").ProcessInline(), inbox);
        var outbox = new Inbox();
        using var sender = await StartAsync(
            broker,
            wolverine =>
            {
                wolverine.PersistMessagesWithPostgresql(database.ConnectionString);
                wolverine.Durability.Mode = DurabilityMode.Solo;
                wolverine.UseRabbitMq(broker.Address).ConfigureChannelCreation(
                    channel => channel.PublisherConfirmationsEnabled = channel.PublisherConfirmationTrackingEnabled = true);
                wolverine.PublishAllMessages().ToRabbitQueue("wolves").UseDurableOutbox();
            },
            outbox);
        var bus = sender.Services.GetRequiredService<IMessageBus>();
        var (acknowledged, waiting) = (new List<int>(), 0);
        for (var id = 0; id < All; id++)
        {
            if (id == Killed)
            {
                await WaitAsync(() => Task.FromResult(inbox.Handled.Count >= Killed / 4), () => $"{inbox.Handled.Count} {inbox.Said}");
                broker.Kill();
                waiting = acknowledged.Count - inbox.Handled.Count;
            }

            if (id == Started)
                broker.Start();
            await bus.SendAsync(new Wolves.Before.Submit(id, $"Secret {id}", id * 10));
            acknowledged.Add(id);
        }

        await WaitAsync(
            () => Task.FromResult(acknowledged.All(inbox.Handled.ContainsKey)),
            () => $"{inbox.Handled.Count} {inbox.Said} {outbox.Said}");
        output.WriteLine($"{acknowledged.Count} acknowledged, {waiting} of them in the broker when it was killed, 0 lost, {inbox.Again} came again");
        Assert.Equal(All, acknowledged.Count);
        Assert.True(waiting > 0, "The broker had nothing to lose.");
        Assert.All(inbox.Handled.Values, submit => Assert.Equal(
            ($"Secret {submit.Id}", submit.Id * 10L, 7), (submit.Title, submit.Price, submit.Stock)));
        await worker.StopAsync();
        await sender.StopAsync();
    }

    [Fact]
    public void A_message_without_a_codec_and_a_missing_state_are_errors_that_say_so()
    {
        var serializer = new MemFormat.Wolverine.MemFormatMessageSerializer();
        var unknown = Assert.Throws<MemFormatException>(() => serializer.WriteMessage(new Inbox()));
        Assert.Contains(nameof(Inbox), unknown.Message, StringComparison.Ordinal);
        Assert.Throws<NotSupportedException>(() => serializer.ReadFromData([]));
        var bytes = serializer.WriteMessage(new Wolves.Before.Submit(1, "Tea", 2));
        var read = serializer.ReadFromData(typeof(Wolves.Now.Submit), new Envelope { Data = bytes });
        Assert.Equal(new Wolves.Now.Submit("Tea", 2, 1), read);
        var without = Assert.Throws<MemFormatException>(() => serializer.WriteMessage(new Wolves.Priced(new("CHF"))));
        Assert.Equal(MemFormatError.MissingState, without.Error);
    }

    [Fact]
    public void The_service_of_the_page_has_the_serializer()
    {
        var builder = Host.CreateEmptyApplicationBuilder(new());
        builder.UseWolverine(wolverine =>
        {
            wolverine.UseMemFormat();
            wolverine.UseRabbitMq().AutoProvision();
        });
        using var host = builder.Build();
        var wolverine = host.Services.GetRequiredService<WolverineOptions>();
        Assert.Equal(Ours, wolverine.DefaultSerializer.ContentType);
        wolverine.ListenToRabbitQueue("orders").UseMemFormat();
    }

    private static Task<IHost> StartAsync(
        RabbitBroker broker, Action<WolverineOptions> configure, Inbox inbox, MemFormatOptions? options = null)
    {
        var builder = Host.CreateEmptyApplicationBuilder(new());
        builder.Logging.AddProvider(inbox);
        builder.Services.AddSingleton(inbox);
        builder.UseWolverine(wolverine =>
        {
            wolverine.UseMemFormat(options);
            wolverine.UseRabbitMq(broker.Address).AutoProvision();
            wolverine.Discovery.DisableConventionalDiscovery().IncludeType<SubmitHandler>();
            configure(wolverine);
        });
        return StartAsync(builder.Build());
    }

    private static async Task<IHost> StartAsync(IHost host)
    {
        await host.StartAsync();
        return host;
    }

    private static async Task PublishAsync(IChannel channel, byte[] body, string type)
    {
        var properties = new BasicProperties { ContentType = type, Type = "submit", MessageId = $"{Guid.NewGuid()}", Persistent = true };
        await channel.BasicPublishAsync("", "wolves", mandatory: true, properties, body);
    }

    private static async Task WaitAsync(Func<Task<bool>> isDone, Func<string> state)
    {
        for (var i = 0; i < 1800; i++)
        {
            if (await isDone())
                return;
            await Task.Delay(50);
        }

        throw new TimeoutException(state());
    }
}
