using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using RabbitMQ.Client;
using RabbitMQ.Client.Events;
using Workers.Running;

namespace MemFormat.MassTransit.Tests;

/// <summary>
/// RabbitMQ.Client without MassTransit, as docs/messaging.md has it: orders of a later release, and a consumer that
/// goes without a word.
/// </summary>
public sealed class RabbitAloneTests
{
    private const int Count = 50;

    private readonly ConcurrentDictionary<int, Order> _saved = [];

    [RabbitFact]
    public async Task Orders_are_saved_once_and_poison_is_dead_lettered()
    {
        using var broker = new RabbitBroker();
        var factory = new ConnectionFactory { Uri = broker.Address };
        await using var connection = await factory.CreateConnectionAsync();
        await using var channel = await connection.CreateChannelAsync();
        await DeclareAsync(channel);
        for (var id = 0; id < Count; id++)
            await PublishAsync(channel, LaterOrder.Sample(id));
        var cut = MemFormatSerializer.Serialize(Order.Sample(-1))[..^2];
        await channel.BasicPublishAsync("", "orders", mandatory: true, new BasicProperties { MessageId = "-1" }, cut);

        // The first consumer takes ten, acknowledges none, and its connection ends.
        await using (var lost = await factory.CreateConnectionAsync())
        {
            var other = await lost.CreateChannelAsync();
            for (var i = 0; i < 10; i++)
                Assert.NotNull(await other.BasicGetAsync("orders", autoAck: false));
        }

        await ConsumeAsync(channel);
        for (var i = 0; i < 600 && (_saved.Count < Count || await channel.MessageCountAsync("orders-rejected") == 0); i++)
            await Task.Delay(50);
        Assert.Equal(Enumerable.Range(0, Count), _saved.Keys.Order());
        Assert.All(_saved.Values, order => Assert.Equal((Order.Sample(order.Id).Customer, 2), (order.Customer, order.Lines.Count)));
        var rejected = await channel.BasicGetAsync("orders-rejected", autoAck: true);
        Assert.Equal("-1", rejected!.BasicProperties.MessageId);
        Assert.Equal(0u, await channel.MessageCountAsync("orders-rejected"));
    }

    private static async Task DeclareAsync(IChannel channel)
    {
        await channel.QueueDeclareAsync("orders-rejected", durable: true, exclusive: false, autoDelete: false);
        var rejected = new Dictionary<string, object?> { ["x-dead-letter-exchange"] = "", ["x-dead-letter-routing-key"] = "orders-rejected" };
        await channel.QueueDeclareAsync("orders", durable: true, exclusive: false, autoDelete: false, rejected);
    }

    private static async Task PublishAsync(IChannel channel, LaterOrder order)
    {
        var properties = new BasicProperties { ContentType = "application/x-memformat", Persistent = true, MessageId = $"{order.Id}" };
        await channel.BasicPublishAsync("", "orders", mandatory: true, properties, MemFormatSerializer.Serialize(order));
    }

    private async Task ConsumeAsync(IChannel channel)
    {
        ILogger logger = NullLogger.Instance;
        var consumer = new AsyncEventingBasicConsumer(channel);
        consumer.ReceivedAsync += async (_, message) =>
        {
            try
            {
                Save(MemFormatSerializer.Deserialize<Order>(message.Body.Span)!);
            }
            catch (MemFormatException error)
            {
                logger.LogError("The message {Id} cannot be read: {Problem}", message.BasicProperties.MessageId, error.Message);
                await channel.BasicRejectAsync(message.DeliveryTag, requeue: false);
                return;
            }

            await channel.BasicAckAsync(message.DeliveryTag, multiple: false);
        };
        await channel.BasicConsumeAsync("orders", autoAck: false, consumer);
    }

    /// <summary>A message may come twice, so an order is saved by its number.</summary>
    private void Save(Order order) => _saved[order.Id] = order;
}
