extern alias tools;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using MemFormat.AspNetCore;
using MemFormat.EndToEnd.Tests;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Shop;
using tools::MemFormat.TypeScriptGen.Printing;

namespace MemFormat.Interop.Tests;

/// <summary>
/// The first example of docs/typescript.md and its section on servers: their C# is the code below and beside it,
/// their TypeScript is taken from the page and run.
/// </summary>
public sealed class ServerPageTests : IAsyncDisposable
{
    private const string Start = "# TypeScript\n", Server = "## Your server\n";

    private readonly Dictionary<int, Order> _orders =
        new() { [42] = new Order { Id = 42, Customer = "Ada" }, [43] = new Order { Id = 43, Customer = "Bea" } };
    private readonly List<int?> _asked = [];
    private WebApplication? _app;

    [ScriptFact("It runs Node.")]
    public async Task The_page_and_its_server_understand_each_other()
    {
        var shown = await RunAsync(
            "server", "const shown: unknown[] = [], show = (order: { id: number }) => shown.push(order.id);", string.Concat(Blocks(Server, "ts")),
            """
            const first = await sent(origin + '/catalog'), again = await sent(origin + '/catalog', { headers: { 'If-None-Match': first.headers.get('ETag')! } });
            console.log(JSON.stringify([saved.customer, saved.lines.map(line => line.article), shown, catalog.id, again.status]));
            """);
        Assert.Equal("""["Ada",["Tea"],[42,43],42,304]""", shown);
        Assert.Equal(["Tea"], _orders[42].Lines.Select(l => l.Article));
        Assert.Equal([42, 42, 42], _asked);
    }

    [ScriptFact("It runs Node.")]
    public async Task Its_first_example_reads_changes_and_writes_an_order()
    {
        Assert.Equal("1", await RunAsync("first", "", string.Concat(Blocks(Start, "ts")), "console.log(order.lines.length);"));
        Assert.Equal(["Tea"], _orders[42].Lines.Select(l => l.Article));
        Assert.Equal([42], _asked);
    }

    [Fact]
    public void Its_lines_are_those_that_run_here()
    {
        var own = new[] { "ServerPageTests.cs", "Shop/Order.cs" }.SelectMany(f => File.ReadAllLines(Path.Combine(Node.Folder, f))).Select(Line)
            .ToHashSet();
        var lines = Blocks(Start, "csharp").Concat(Blocks(Server, "csharp")).SelectMany(b => b.Split('\n')).Select(Line).Where(l => l.Length > 0)
            .ToList();
        Assert.True(lines.Count > 15, $"{lines.Count}");
        Assert.DoesNotContain(lines, l => !own.Contains(l));
    }

    public async ValueTask DisposeAsync()
    {
        if (_app is not null)
            await _app.DisposeAsync();
    }

    private static string Line(string line) => Regex.Replace(line, " +// .*", "").Trim();

    /// <summary>Compiles code of the page with code around it, and runs it against the server.</summary>
    private async Task<string> RunAsync(string name, string before, string page, string after)
    {
        PrintedCorpus.Print(Path.Combine(Node.Folder, "generated", "shop"), new TypeScriptOptions(), only: root => root == "Shop.Order");
        var folder = Directory.CreateDirectory(Path.Combine(Node.Folder, "generated", "page-" + name)).FullName;
        var origin = await ServeAsync("--urls", "http://127.0.0.1:0");
        await File.WriteAllTextAsync(
            Path.Combine(folder, "page.ts"),
            $$"""
            const sent = globalThis.fetch, origin = '{{origin}}';
            globalThis.fetch = async (url, init) => {
              const response = await sent(new URL(String(url), origin), init);
              if (!response.ok) throw new Error(`${response.status} for ${url}`);
              return response;
            };
            {{before}}
            {{page.Replace("./gen/", "../shop/", StringComparison.Ordinal)}}
            {{after}}
            """);
        await File.WriteAllTextAsync(Path.Combine(folder, "tsconfig.json"), """{ "extends": "../../tsconfig.json", "include": ["page.ts"] }""");
        Assert.Equal("", Node.Script(Node.InPackage("typescript", "bin/tsc"), "-p", folder));
        Node.Package("esbuild", Path.Combine(folder, "page.ts"), "--bundle", "--format=esm", "--outfile=" + Path.Combine(folder, "page.mjs"),
            "--log-level=warning");
        return Node.Script(Path.Combine(folder, "page.mjs")).Trim();
    }

    private static IEnumerable<string> Blocks(string heading, string language)
    {
        var page = File.ReadAllText(Path.Combine(Node.Folder, "../../docs/typescript.md"));
        var start = page.IndexOf(heading, StringComparison.Ordinal);
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
