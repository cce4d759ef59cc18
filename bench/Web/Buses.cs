using System.Diagnostics;
using MassTransit;
using MassTransit.Configuration;
using MassTransit.Context;
using MassTransit.Serialization;
using MemFormat.MassTransit;

namespace MemFormat.Web.Benchmarks;

/// <summary>MassTransit's messages: the bytes and the time of a serializer, and a whole bus in memory.</summary>
internal static class Buses
{
    private const int Rounds = 7;
    private static readonly Uri s_queue = new("queue:orders");

    public static async Task RunAsync(double seconds)
    {
        ISerializerFactory mem = new MemFormatSerializerFactory(), json = new SystemTextJsonMessageSerializerFactory();
        foreach (var count in new[] { 1, 10, 100 })
        {
            var list = new OrderList(Order.Many(count));
            Console.WriteLine($"{count} orders: {Body(mem, list).Length} bytes, as MassTransit's JSON {Body(json, list).Length}");
            await CompareAsync($"written and read, {count} orders", () => Task.FromResult(Rate(mem, list, seconds)), () => Task.FromResult(Rate(json, list, seconds)));
        }

        var (one, other) = (Create(mem), Create(json));
        await one.StartAsync();
        await other.StartAsync();
        foreach (var count in new[] { 1, 100 })
        {
            var list = new OrderList(Order.Many(count));
            await CompareAsync($"a bus in memory, {count} orders", () => RateAsync(one, list, seconds), () => RateAsync(other, list, seconds));
        }

        await Task.WhenAll(one.StopAsync(), other.StopAsync());
    }

    private static Task CompareAsync(string name, Func<Task<double>> mem, Func<Task<double>> json) =>
        Turns.CompareAsync(name, ["messages/s"], Rounds, async () => [await mem()], async () => [await json()]);

    private static byte[] Body(ISerializerFactory factory, OrderList list) =>
        factory.CreateSerializer().GetMessageBody(new MessageSendContext<OrderList>(list) { DestinationAddress = new("loopback://localhost/orders") }).GetBytes();

    private static double Rate(ISerializerFactory factory, OrderList list, double seconds)
    {
        var deserializer = factory.CreateDeserializer();
        var watch = Stopwatch.StartNew();
        var count = 0;
        for (; watch.Elapsed.TotalSeconds < seconds; count++)
        {
            if (!deserializer.Deserialize(new BytesMessageBody(Body(factory, list)), EmptyHeaders.Instance).TryGetMessage<OrderList>(out _))
                throw new InvalidOperationException("The message is not read.");
        }

        return count / watch.Elapsed.TotalSeconds;
    }

    private static IBusControl Create(ISerializerFactory factory) => Bus.Factory.CreateUsingInMemory(bus =>
    {
        bus.AddSerializer(factory);
        bus.AddDeserializer(factory);
        bus.ReceiveEndpoint("orders", endpoint => endpoint.Handler<OrderList>(context =>
        {
            context.Message.Arrived();
            return Task.CompletedTask;
        }));
    });

    private static async Task<double> RateAsync(IBusControl bus, OrderList list, double seconds)
    {
        var endpoint = await bus.GetSendEndpoint(s_queue);
        var watch = Stopwatch.StartNew();
        long sent = 0, before = OrderList.Count;
        for (; watch.Elapsed.TotalSeconds < seconds; sent += 64)
        {
            for (var i = 0; i < 64; i++)
                await endpoint.Send(list);
            while (OrderList.Count < before + sent)
                await Task.Yield();
        }

        while (OrderList.Count < before + sent)
            await Task.Yield();
        return sent / watch.Elapsed.TotalSeconds;
    }
}
