using System.Collections.Concurrent;
using MassTransit.MessageData;

namespace MemFormat.MassTransit.Tests;

/// <summary>A whole bus in memory.</summary>
public sealed class BusTests
{
    [Fact]
    public async Task Services_of_two_releases_ask_and_answer()
    {
        await using var bus = await Bus.StartAsync(bus => bus.AddHandler(async (ConsumeContext<Second.Submit> context) =>
            await context.RespondAsync(
                new Second.Submitted(context.Message.Id, context.Message.Title + "!", context.Message.Price, context.Message.Stock))));
        var client = bus.Harness.Bus.CreateRequestClient<First.Submit>();
        var answer = await client.GetResponse<First.Submitted>(new First.Submit(7, "Tea", 3));
        Assert.Equal(new First.Submitted(7, "Tea!"), answer.Message);
    }

    [Fact]
    public async Task A_failed_request_is_a_fault_with_the_exception()
    {
        await using var bus =
            await Bus.StartAsync(
                bus => bus.AddHandler((ConsumeContext<First.Submit> _) => Task.FromException(new InvalidOperationException("No tea."))));
        var client = bus.Harness.Bus.CreateRequestClient<First.Submit>();
        var error = await Assert.ThrowsAsync<RequestFaultException>(() => client.GetResponse<First.Submitted>(new First.Submit(7, "Tea", 3)));
        Assert.Equal("No tea.", error.Fault!.Exceptions.Single().Message);
        Assert.True(await bus.Harness.Published.Any<Fault<First.Submit>>() || await bus.Harness.Sent.Any<Fault<First.Submit>>());
    }

    [Fact]
    public async Task Bad_bytes_are_a_fault_and_go_to_the_error_queue()
    {
        var faults = new TaskCompletionSource<ReceiveFault>();
        await using var bus = await Bus.StartAsync(
            bus => bus.AddHandler((ConsumeContext<ReceiveFault> context) => Set(faults, context.Message)),
            memory => memory.ReceiveEndpoint("orders", endpoint => endpoint.Handler<Order>(_ => Task.CompletedTask)));
        var moved = new TaskCompletionSource<byte[]>();
        bus.Harness.Bus.ConnectReceiveEndpoint("orders_error", endpoint => endpoint.UseRawBytes(moved));

        var bytes = Bus.Body(Order.Sample(1));
        await Bus.SendBytesAsync(await bus.Harness.Bus.GetSendEndpoint(new("queue:orders")), bytes[..^3]);
        var fault = await faults.Task.WaitAsync(TimeSpan.FromSeconds(30));
        Assert.EndsWith(nameof(MemFormatException), fault.Exceptions.Single().ExceptionType, StringComparison.Ordinal);
        Assert.DoesNotContain("Customer 1", fault.Exceptions.Single().Message, StringComparison.Ordinal);
        Assert.Equal(bytes[..^3], await moved.Task.WaitAsync(TimeSpan.FromSeconds(30)));
    }

    [Fact]
    public async Task A_message_is_delivered_again_and_later()
    {
        var times = new ConcurrentQueue<(int Count, string? Header)>();
        await using var bus = await Bus.StartAsync(_ => { }, memory => memory.ReceiveEndpoint("orders", endpoint =>
        {
            endpoint.UseDelayedRedelivery(retry => retry.Intervals(50, 50));
            endpoint.Handler<Order>(context =>
            {
                times.Enqueue((context.GetRedeliveryCount(), context.Headers.Get<string>("from")));
                return context.Message.Lines.Count == 2 && times.Count < 3 ? throw new InvalidOperationException("Not yet.") : Task.CompletedTask;
            });
        }));
        var endpoint = await bus.Harness.Bus.GetSendEndpoint(new("queue:orders"));
        await endpoint.Send(Order.Sample(1), send => send.Headers.Set("from", "ada"));
        for (var i = 0; i < 200 && times.Count < 3; i++)
            await Task.Delay(50);
        Assert.Equal([(0, "ada"), (1, "ada"), (2, "ada")], times);

        times.Clear();
        times.Enqueue(default);
        times.Enqueue(default);
        var scheduler = bus.Harness.Scope.ServiceProvider.GetRequiredService<IMessageScheduler>();
        await scheduler.ScheduleSend(new Uri("queue:orders"), TimeSpan.FromMilliseconds(100), Order.Sample(2));
        for (var i = 0; i < 200 && times.Count < 3; i++)
            await Task.Delay(50);
        Assert.Equal(3, times.Count);
    }

    [Fact]
    public async Task Types_without_a_codec_travel_as_JSON()
    {
        var told = new TaskCompletionSource<ITold>();
        await using var bus = await Bus.StartAsync(bus => bus.AddHandler((ConsumeContext<ITold> context) => Set(told, context.Message)));
        await bus.Harness.Bus.Publish<ITold>(new { Number = 7, Text = "yes" });
        var read = await told.Task.WaitAsync(TimeSpan.FromSeconds(30));
        Assert.Equal((7, "yes"), (read.Number, read.Text));
    }

    [Fact]
    public async Task A_union_is_published_by_its_cases()
    {
        var all = new ConcurrentQueue<Happening>();
        var done = new TaskCompletionSource<bool>();
        await using var bus = await Bus.StartAsync(bus => bus.AddHandler((ConsumeContext<Happening> context) =>
        {
            all.Enqueue(context.Message);
            return all.Count == 2 ? Set(done, true) : Task.CompletedTask;
        }));
        await bus.Harness.Bus.Publish(new Paid(1, 2.5m));
        await bus.Harness.Bus.Publish(new Sent(1, "Post"));
        await done.Task.WaitAsync(TimeSpan.FromSeconds(30));
        Assert.Equal(new Happening[] { new Paid(1, 2.5m), new Sent(1, "Post") }.ToHashSet(), all.ToHashSet());
    }

    [Theory]
    [InlineData(100)]
    [InlineData(100_000)]
    public async Task Message_data_lies_in_its_repository(int length)
    {
        var image = new byte[length];
        Random.Shared.NextBytes(image);
        var repository = new InMemoryMessageDataRepository();
        var got = new TaskCompletionSource<(byte[] Image, string Note, List<Order> Orders)>();
        await using var bus = await Bus.StartAsync(
            bus => bus.AddHandler(async (ConsumeContext<Photo> context) =>
            {
                var bytes = await context.Message.Image!.Value;
                var orders = bytes.Length == length ? [] : await context.Message.Image.GetMemFormatAsync<List<Order>>();
                await Set(got, (bytes, context.Message.Note is { HasValue: true } note ? await note.Value : "", orders!));
            }),
            memory => memory.UseMessageData(repository));
        await bus.Harness.Bus.Publish(new Photo(1, await repository.PutBytes(image)) { Note = await repository.PutString(new string('n', length)) });
        var (read, text, _) = await got.Task.WaitAsync(TimeSpan.FromSeconds(30));
        Assert.Equal(image, read);
        Assert.Equal(new string('n', length), text);

        got = new();
        await bus.Harness.Bus.Publish(new Photo(2, await repository.PutMemFormatAsync(new List<Order> { Order.Sample(1), Order.Sample(2) })));
        Assert.Equal([1, 2], (await got.Task.WaitAsync(TimeSpan.FromSeconds(30))).Orders.Select(order => order.Id));
    }

    private static Task Set<T>(TaskCompletionSource<T> source, T value)
    {
        source.TrySetResult(value);
        return Task.CompletedTask;
    }
}
