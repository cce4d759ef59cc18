using System.Collections.Concurrent;

namespace MemFormat.AspNetCore.Tests;

/// <summary>The server and the client of docs/web.md, as they stand there.</summary>
public sealed class PageTests : IAsyncDisposable
{
    private readonly ConcurrentDictionary<int, Order> _orders = new() { [42] = Order.Sample(42) };
    private readonly List<Order> _shown = [];
    private WebApplication? _app;

    [Fact]
    public async Task The_client_of_the_page_uses_its_server()
    {
        var address = await ServeAsync("--urls", "http://127.0.0.1:0");
        var orders = Site.Orders(3);

        using var client = new HttpClient { BaseAddress = new Uri(address) };
        var order = await client.GetFromMemFormatAsync<Order>("/orders/42");
        using var answer = await client.PostAsMemFormatAsync("/orders", order);
        var saved = await answer.Content.ReadFromMemFormatAsync<Order>();

        await foreach (var each in client.GetFromMemFormatAsAsyncEnumerable<Order>("/orders"))
            Show(each);
        await client.PostAsync("/import", MemFormatContent.CreateStream(orders));

        Assert.Equal(Order.Sample(42), order);
        Assert.Equal(order, saved);
        Assert.Equal(order, Assert.Single(_shown));
        Assert.Equal([0, 1, 2, 42], _orders.Keys.Order());
        using var deep = await client.PostAsMemFormatAsync("/notes", new Note(new string('x', 5000)));
        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, deep.StatusCode);
    }

    public async ValueTask DisposeAsync()
    {
        if (_app is not null)
            await _app.DisposeAsync();
    }

    private async Task<string> ServeAsync(params string[] args)
    {
        var builder = WebApplication.CreateSlimBuilder(args);
        builder.Services.AddMemFormat();
        builder.Services.AddMemFormat(http => http.Serializer = new() { Limits = new() { MaxPayloadBytes = 1 << 20 } });
        builder.Services.AddControllers().AddMemFormat();
        var app = builder.Build();

        app.MapGet("/orders/{id}", (int id) => MemResults.Ok(Find(id)));
        app.MapPost("/orders", (Mem<Order> order) => MemResults.Created($"/orders/{order.Value.Id}", Save(order.Value)));
        app.MapGet("/orders", () => MemResults.Stream(AllOrders()));
        app.MapPost("/import", async (MemStream<Order> orders) =>
        {
            await foreach (var order in orders)
                Save(order);
        });
        app.MapPost("/notes", [MemRequestLimits(MaxPayloadBytes = 4096, MaxDepth = 4)] (Mem<Note> note) => Save(note.Value));

        _app = app;
        await app.StartAsync();
        return app.Urls.First();
    }

    private Order Find(int id) => _orders[id];

    private Order Save(Order order) => _orders[order.Id] = order;

    private static string Save(Note note) => note.Text;

    private async IAsyncEnumerable<Order> AllOrders()
    {
        await Task.Yield();
        foreach (var order in _orders.Values)
            yield return order;
    }

    private void Show(Order order) => _shown.Add(order);
}

[MemFormattable]
public sealed partial record Note(string Text);
