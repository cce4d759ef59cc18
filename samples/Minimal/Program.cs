using System.Collections.Concurrent;
using MemFormat.AspNetCore;
using Minimal;

var builder = WebApplication.CreateSlimBuilder(args);
builder.Services.AddMemFormat();
var app = builder.Build();

var orders = new ConcurrentDictionary<int, Order>();
var last = 0;
app.MapGet("/orders", () => MemResults.Stream(orders.Values.OrderBy(order => order.Id).ToAsyncEnumerable()));
app.MapGet("/orders/{id}", (int id) => orders.TryGetValue(id, out var order) ? MemResults.Ok(order) : Results.NotFound());
app.MapPost("/orders", (Mem<Order> order) =>
{
    var saved = order.Value with { Id = Interlocked.Increment(ref last), Placed = DateTimeOffset.UtcNow };
    orders[saved.Id] = saved;
    return MemResults.Created($"/orders/{saved.Id}", saved);
});

app.UseFileServer();
app.Run();
