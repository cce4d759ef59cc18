using System.Security.Cryptography;
using System.Text.RegularExpressions;
using Corpus;
using MemFormat.AspNetCore;
using MemFormat.EndToEnd.Tests;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace MemFormat.Interop.Tests;

/// <summary>The server half of docs/typescript.md: its C# is the code below, its TypeScript is taken from the page and run.</summary>
public sealed class ServerPageTests : IAsyncDisposable
{
    private const string Heading = "## Your server\n";

    private readonly Dictionary<int, Order> _orders = new() { [42] = new Order { Id = 42, Customer = "Ada" }, [43] = new Order { Id = 43 } };
    private readonly List<int?> _asked = [];
    private WebApplication? _app;

    [ScriptFact("It runs Node.")]
    public async Task The_page_and_its_server_understand_each_other()
    {
        _ = PrintedCorpus.Default;
        var folder = Directory.CreateDirectory(Path.Combine(Node.Folder, "generated", "server")).FullName;
        var address = await ServeAsync("--urls", "http://127.0.0.1:0");
        var code = string.Concat(Blocks("ts")).Replace("./gen/", "../default/", StringComparison.Ordinal);
        await File.WriteAllTextAsync(
            Path.Combine(folder, "server-page.ts"),
            $$"""
            const sent = globalThis.fetch, shown: unknown[] = [], show = (order: { id: number }) => shown.push(order.id);
            globalThis.fetch = (url, init) => sent(new URL(String(url), '{{address}}'), init);
            {{code}}
            const first = await sent('{{address}}/catalog'), again = await sent('{{address}}/catalog', { headers: { 'If-None-Match': first.headers.get('ETag')! } });
            console.log(JSON.stringify([saved.customer, saved.lines.map(line => line.article), shown, catalog.id, again.status]));
            """);
        await File.WriteAllTextAsync(Path.Combine(folder, "tsconfig.json"), """{ "extends": "../../tsconfig.json", "include": ["server-page.ts"] }""");
        Assert.Equal("", Node.Script(Node.InPackage("typescript", "bin/tsc"), "-p", folder));
        Node.Package("esbuild", Path.Combine(folder, "server-page.ts"), "--bundle", "--format=esm", "--outfile=" + Path.Combine(folder, "server-page.mjs"), "--log-level=warning");
        Assert.Equal("""["Ada",["Tea"],[42,43],42,304]""", Node.Script(Path.Combine(folder, "server-page.mjs")).Trim());
        Assert.Equal(["Tea"], _orders[42].Lines.Select(l => l.Article));
        Assert.Equal([42, 42, 42], _asked);
    }

    [Fact]
    public void Its_lines_are_those_that_run_here()
    {
        var own = File.ReadAllLines(Path.Combine(Node.Folder, "ServerPageTests.cs")).Select(Line).ToHashSet();
        var lines = Blocks("csharp").SelectMany(b => b.Split('\n')).Select(Line).Where(l => l.Length > 0).ToList();
        Assert.True(lines.Count > 15, $"{lines.Count}");
        Assert.DoesNotContain(lines, l => !own.Contains(l));
    }

    public async ValueTask DisposeAsync()
    {
        if (_app is not null)
            await _app.DisposeAsync();
    }

    private static string Line(string line) => Regex.Replace(line, " +// .*", "").Trim();

    private static IEnumerable<string> Blocks(string language)
    {
        var page = File.ReadAllText(Path.Combine(Node.Folder, "../../docs/typescript.md"));
        var start = page.IndexOf(Heading, StringComparison.Ordinal);
        var section = page[start..page.IndexOf("\n## ", start + 1, StringComparison.Ordinal)];
        return Regex.Matches(section, $"```{language}\n(.*?)```", RegexOptions.Singleline).Select(m => m.Groups[1].Value);
    }

    private async Task<string> ServeAsync(params string[] args)
    {
        var builder = WebApplication.CreateSlimBuilder(args);
        builder.Services.AddMemFormat();
        builder.Services.AddSignalR().AddMemFormatProtocol();
        builder.Logging.ClearProviders();
        var app = builder.Build();

        app.MapGet("/orders/{id}", (int id) => MemResults.Ok(Find(id)));
        app.MapPut("/orders/{id}", (int id, Mem<Order> order) => MemResults.Ok(Save(id, order.Value)));
        app.MapGet("/orders", () => MemResults.Stream(AllOrders()));
        app.MapPost("/import", async (MemStream<Order> orders) =>
        {
            await foreach (var order in orders)
                Save(order.Id, order);
        });
        app.MapHub<ShopHub>("/shop");
        app.MapGet("/catalog", (HttpContext context) =>
        {
            var bytes = MemFormatSerializer.Serialize(Catalog());
            context.Response.Headers.CacheControl = "no-cache";
            return Results.Bytes(bytes, "application/x-memformat", entityTag: new($"\"{Convert.ToHexString(SHA256.HashData(bytes))}\""));
        });

        _app = app;
        await app.StartAsync();
        return app.Urls.First();
    }

    private Order Find(int id) => _orders[id];

    private Order Catalog() => _orders[42];

    private Order Save(int id, Order order)
    {
        _asked.Add(id);
        return _orders[id] = order;
    }

    private async IAsyncEnumerable<Order> AllOrders()
    {
        await Task.Yield();
        foreach (var order in _orders.Values)
            yield return order;
    }

    private sealed class ShopHub : Microsoft.AspNetCore.SignalR.Hub;
}
