using Corpus;
using Microsoft.AspNetCore.SignalR;

namespace MemFormat.Interop.Tests;

/// <summary>A hub for the page of <c>hub.mjs</c>.</summary>
public sealed class CorpusHub : Microsoft.AspNetCore.SignalR.Hub
{
    public Order Echo(Order order) => order;

    public int Add(int one, int other) => one + other;

    public IShape Turn(IShape shape) => shape is Circle circle ? new Circle { Radius = circle.Radius + 1 } : shape;

    public Order? Nothing(Order? order) => order;

    public void Fail() => throw new HubException("It failed.");

    public async IAsyncEnumerable<Order> Some(int count)
    {
        for (var i = 0; i < count; i++)
        {
            await Task.Yield();
            yield return new Order { Id = i };
        }
    }

    public async Task<int> Sum(IAsyncEnumerable<Order> orders, int start)
    {
        await foreach (var order in orders)
            start += order.Id;
        return start;
    }

    /// <summary>To one, and to all: these bytes are made once for all connections.</summary>
    public async Task Tell(Order order)
    {
        await Clients.Caller.SendAsync("told", order);
        await Clients.All.SendAsync("told", order);
    }

    public async Task<string> Ask(Order order) => (await Clients.Caller.InvokeAsync<Order>("asked", order, CancellationToken.None)).Customer;

    /// <summary>Another release pushes something else.</summary>
    public Task TellBadly() => Clients.Caller.SendAsync("told", "no order");

    public async Task<string> AskBadly()
    {
        try
        {
            return (await Clients.Caller.InvokeAsync<Order>("asked", "no order", CancellationToken.None)).Customer;
        }
        catch (Exception error)
        {
            return error.Message;
        }
    }

    public async IAsyncEnumerable<object> SomeBadly()
    {
        yield return new Order { Id = 1 };
        await Task.Yield();
        yield return "no order";
        yield return new Order { Id = 2 };
    }

    /// <summary>Cuts the connection, as a network does: nobody says goodbye.</summary>
    public void Drop() => Context.GetHttpContext()!.Abort();
}
