using System.Collections.Concurrent;
using System.Diagnostics;
using System.Text;
using MemFormat.MassTransit.Messages;
using Microsoft.Extensions.Logging;
using RabbitMQ.Client;
using RabbitMQ.Client.Exceptions;
using Workers.Running;

namespace MemFormat.MassTransit.Tests;

/// <summary>A real RabbitMQ, which dies in between.</summary>
public sealed class RabbitTests
{
    private const int Count = 200;
    private const int Prefetched = 8;

    /// <summary>A client tries again after seconds, then after a minute at most.</summary>
    private static readonly TimeSpan s_longest = TimeSpan.FromMinutes(2);

    [RabbitFact]
    public async Task Messages_outlive_the_broker_and_poison_goes_to_the_error_queue()
    {
        var log = new BusLog();
        global::MassTransit.LogContext.ConfigureCurrentLogContext((ILoggerFactory)log);
        using var broker = new RabbitBroker();
        var consumed = new ConcurrentDictionary<int, Second.Submit>();
        var isOpen = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        var taken = 0;
        var first = Create(broker, _ => { });
        await first.StartAsync();
        var endpoint = await first.GetSendEndpoint(new("queue:submit"));
        for (var id = 0; id < Count; id++)
            await endpoint.Send(new First.Submit(id, $"Secret {id}", id * 10), send => send.Headers.Set("number", id));
        await Bus.SendBytesAsync(endpoint, Bus.Body(new First.Submit(-1, "Secret", 1))[..^3]);

        // The other release starts; the broker dies while it works, and comes back.
        var second = CreateWorker();
        await second.StartAsync();
        for (var i = 0; i < 600 && consumed.Count < Count / 4; i++)
            await Task.Delay(50);

        // A consumer that stops working takes what it has asked for ahead, and the rest waits at the broker.
        await Task.Delay(1000);
        Assert.InRange(taken, Count / 4, (Count / 4) + (2 * Prefetched));
        broker.Kill();
        isOpen.SetResult();
        broker.Start();
        var waited = Stopwatch.StartNew();
        while (consumed.Count < Count && waited.Elapsed < s_longest)
            await Task.Delay(50);

        // MassTransit did not come back in one of some forty runs. A host starts such a worker again.
        if (consumed.Count < Count)
        {
            await Task.WhenAny(second.StopAsync(), Task.Delay(10_000));
            second = CreateWorker();
            await second.StartAsync();
            while (consumed.Count < Count && waited.Elapsed < 2 * s_longest)
                await Task.Delay(50);
        }

        Assert.True(Count == consumed.Count, $"{consumed.Count} of {Count} messages: {log}");
        Assert.All(consumed.Values, order => Assert.Equal(new Second.Submit($"Secret {order.Id}", order.Id * 10, order.Id), order));
        var (body, headers) = await GetAsync(broker, "submit_error");
        Assert.Equal(EnvelopeSerializer.Type.MediaType, headers["content-type"]);
        Assert.EndsWith(nameof(MemFormatException), headers["MT-Fault-ExceptionType"], StringComparison.Ordinal);
        Assert.DoesNotContain(headers.Values, value => value.Contains("Secret", StringComparison.Ordinal));
        Assert.Throws<MemFormatException>(() => Bus.Read(body).TryGetMessage<First.Submit>(out _));
        await Task.WhenAny(Task.WhenAll(first.StopAsync(), second.StopAsync()), Task.Delay(30_000));

        IBusControl CreateWorker() => Create(broker, bus => bus.ReceiveEndpoint("submit", receive =>
        {
            receive.PrefetchCount = Prefetched;
            receive.Handler<Second.Submit>(async context =>
            {
                Interlocked.Increment(ref taken);
                if (consumed.Count >= Count / 4)
                    await isOpen.Task;
                Assert.Equal(context.Message.Id, context.Headers.Get<int>("number"));
                consumed[context.Message.Id] = context.Message;
            });
        }));
    }

    private static IBusControl Create(RabbitBroker broker, Action<IRabbitMqBusFactoryConfigurator> configure) =>
        global::MassTransit.Bus.Factory.CreateUsingRabbitMq(bus =>
        {
            bus.Host(broker.Address);
            bus.UseMemFormat();
            configure(bus);
        });

    /// <summary>The first message of a queue, without MassTransit.</summary>
    private static async Task<(byte[] Body, Dictionary<string, string> Headers)> GetAsync(RabbitBroker broker, string queue)
    {
        await using var connection = await new ConnectionFactory { Uri = broker.Address }.CreateConnectionAsync();
        for (var tries = 0; ; tries++)
        {
            await using var channel = await connection.CreateChannelAsync();
            try
            {
                if (await channel.BasicGetAsync(queue, autoAck: true) is { } message)
                {
                    return (message.Body.ToArray(),
                        new(message.BasicProperties.Headers!.Select(TextOf)) { ["content-type"] = message.BasicProperties.ContentType! });
                }
            }
            catch (OperationInterruptedException) when (tries < 300)
            {
                // MassTransit makes the queue with its first message.
            }

            Assert.True(tries < 300, $"Nothing arrives in {queue}.");
            await Task.Delay(100);
        }
    }

    private static KeyValuePair<string, string> TextOf(KeyValuePair<string, object?> header) =>
        new(header.Key, header.Value is byte[] text ? Encoding.UTF8.GetString(text) : $"{header.Value}");
}
