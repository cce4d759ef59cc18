using System.Runtime.CompilerServices;

namespace MemFormat.SignalR.Tests;

public sealed class ShopHub : Hub
{
    private static int s_made;
    private static int s_whispered;

    /// <summary>How many orders the endless stream has made.</summary>
    public static int Made => Volatile.Read(ref s_made);

    /// <summary>How often a client was whispered to.</summary>
    public static int Whispered => Volatile.Read(ref s_whispered);

    public Order Echo(Order order) => order;

    public string Describe(int number, long? maybe, string? text, List<Order> orders, Dictionary<string, int> stock) =>
        $"{number} {maybe?.ToString() ?? "null"} {text ?? "null"} {orders.Count} {stock["tea"]}";

    public IShape Grow(IShape shape) => shape switch
    {
        Circle circle => new Circle(circle.Radius * 2),
        Square square => new Square(square.Side * 2),
        _ => shape,
    };

    public Circle Roll(Circle circle) => circle;

    public Order? Nothing() => null;

    public void Fail() => throw new HubException("It failed.");

    public async IAsyncEnumerable<Order> Some(int count, [EnumeratorCancellation] CancellationToken cancellation)
    {
        for (var i = 0; i < count; i++)
        {
            await Task.Yield();
            cancellation.ThrowIfCancellationRequested();
            yield return Order.Sample(i);
        }
    }

    public async IAsyncEnumerable<Order> Endless([EnumeratorCancellation] CancellationToken cancellation)
    {
        await Task.Yield();
        while (!cancellation.IsCancellationRequested)
            yield return Order.Sample(Interlocked.Increment(ref s_made));
    }

    public async Task<int> Sum(IAsyncEnumerable<Order> orders)
    {
        var sum = 0;
        await foreach (var order in orders)
            sum += order.Id;

        return sum;
    }

    public async IAsyncEnumerable<Order> Both(IAsyncEnumerable<Order> orders)
    {
        await foreach (var order in orders)
            yield return order with { Id = order.Id + 1 };
    }

    public Task Tell(Order order) => Clients.All.SendAsync("told", order);

    public async Task Whisper(Order order)
    {
        await Clients.Caller.SendAsync("told", order);
        Interlocked.Increment(ref s_whispered);
    }

    public async Task<Order> Ask(Order order) => await Clients.Caller.InvokeAsync<Order>("asked", order, CancellationToken.None);
}
