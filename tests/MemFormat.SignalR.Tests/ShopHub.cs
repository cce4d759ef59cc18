using System.Runtime.CompilerServices;

namespace MemFormat.SignalR.Tests;

public sealed class ShopHub : Hub
{
    /// <summary>How many orders have arrived in streams.</summary>
    public static int Arrived;

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

    public async Task<int> Sum(IAsyncEnumerable<Order> orders)
    {
        var sum = 0;
        await foreach (var order in orders)
        {
            sum += order.Id;
            Interlocked.Increment(ref Arrived);
        }

        return sum;
    }

    public async IAsyncEnumerable<Order> Both(IAsyncEnumerable<Order> orders)
    {
        await foreach (var order in orders)
            yield return order with { Id = order.Id + 1 };
    }

    public Task Tell(Order order) => Clients.All.SendAsync("told", order);

    public async Task<Order> Ask(Order order) => await Clients.Caller.InvokeAsync<Order>("asked", order, CancellationToken.None);
}
