using System.Text.Json;
using MassTransit.MessageData;

namespace MemFormat.MassTransit.Tests;

/// <summary>
/// The lines of docs/messaging.md. Those of RabbitMQ alone are in <see cref="RabbitAloneTests"/>, those of PostgreSQL
/// in the tests of storage.
/// </summary>
public sealed class PageTests
{
    [Fact]
    public async Task The_bus_of_the_page_has_the_serializer()
    {
        var services = new ServiceCollection();
        services.AddMassTransit(bus =>
        {
            bus.AddConsumer<OrderConsumer>();
            bus.UsingRabbitMq((context, rabbit) =>
            {
                rabbit.UseMemFormat();
                rabbit.ConfigureEndpoints(context);
            });
        });
        await using var provider = services.BuildServiceProvider();
        Assert.Contains("\"provider\":\"MemFormat\"", JsonSerializer.Serialize(provider.GetRequiredService<IBus>().GetProbeResult().Results),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task Message_data_holds_a_list()
    {
        var (repository, orders) = (new InMemoryMessageDataRepository(), new List<Order> { Order.Sample(1), Order.Sample(2) });
        var data = await repository.PutMemFormatAsync(orders);
        var read = await data.GetMemFormatAsync<List<Order>>();
        Assert.Equal(orders.Select(order => order.Customer), read!.Select(order => order.Customer));
    }

    private sealed class OrderConsumer : IConsumer<Order>
    {
        public Task Consume(ConsumeContext<Order> context) => Task.CompletedTask;
    }
}
