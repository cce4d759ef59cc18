using Rebus.Activation;
using Rebus.Config;
using Rebus.Retry.Simple;
using Rebus.Routing.TypeBased;
using Rebus.Serialization;
using Rebus.Transport.InMem;

namespace MemFormat.Recipes.Tests;

/// <summary>Rebus, with its transport in memory.</summary>
public sealed class RebusTests
{
    private readonly InMemNetwork _network = new();

    [Fact]
    public async Task A_message_of_the_release_before_is_read_and_one_that_is_unknown_goes_to_the_error_queue()
    {
        using var activator = new BuiltinHandlerActivator();
        var read = new TaskCompletionSource<Order>();
        activator.Handle<Order>(order =>
        {
            read.SetResult(order);
            return Task.CompletedTask;
        });
        Start(activator, "orders", ShopContext.Default);

        // The name of a newer release, and a payload of another type.
        using var other = new BuiltinHandlerActivator();
        await Start(other, "other", Before.OtherContext.Default).Send(new Before.Return(5));
        await other.Bus.Send(new Before.Order(5, "Bob"));

        using var before = new BuiltinHandlerActivator();
        await Start(before, "before", Before.ShopContext.Default).Send(new Before.Order(7, "Ada"));
        var order = await read.Task.WaitAsync(TimeSpan.FromMinutes(1));
        Assert.Equal((7, "Ada"), (order.Id, order.Buyer));
        for (var tries = 0; tries < 600 && _network.Count("error") < 2; tries++)
            await Task.Delay(50);
        Assert.Equal(2, _network.Count("error"));
    }

    private Rebus.Bus.IBus Start(BuiltinHandlerActivator activator, string queue, MemFormatContext context) =>
        Configure.With(activator)
            .Logging(log => log.None())
            .Transport(transport => transport.UseInMemoryTransport(_network, queue))
            .Routing(routing => routing.TypeBased().MapFallback("orders"))
            .Options(options => options.RetryStrategy(errorQueueName: "error", maxDeliveryAttempts: 2))
            .Serialization(serializer => serializer.Decorate(it => new MemFormatRebus(it.Get<ISerializer>(), context)))
            .Start();
}
