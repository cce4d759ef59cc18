using System.Collections.Concurrent;
using System.IO.Compression;
using System.Net.Sockets;
using System.Runtime.CompilerServices;
using System.Text;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Logging;

namespace MemFormat.AspNetCore.Tests;

/// <summary>A server with all kinds of endpoints.</summary>
public sealed class Site : IAsyncLifetime
{
    public const int Most = 100_000;

    private readonly WebApplication _app;

    /// <summary>How many values the endless stream has made.</summary>
    private int _made;

    public Site()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.WebHost.UseKestrelHttpsConfiguration();
        builder.Logging.ClearProviders();
        builder.Logging.AddProvider(new Recorder(Errors, Warnings));
        builder.Services.AddControllers().AddMemFormat(http => http.Serializer = new() { Limits = new() { MaxPayloadBytes = Most } })
            .AddApplicationPart(typeof(Site).Assembly);
        builder.Services.AddResponseCompression();
        builder.Services.AddRequestDecompression();
        builder.Services.AddOpenApi();

        _app = builder.Build();
        _app.Use(WatchAsync);
        _app.UseResponseCompression();
        _app.UseRequestDecompression();
        _app.MapControllers();
        _app.MapOpenApi();
        _app.MapGet("/orders/{id}", (int id) => MemResults.Ok(Order.Sample(id)));
        _app.MapGet("/null", () => MemResults.Ok<Order?>(null));
        _app.MapGet("/nothing", () => Results.NoContent());
        _app.MapGet("/empty", () => Results.Ok());
        _app.MapGet("/chunked", async (HttpContext context) => await context.Response.StartAsync());
        _app.MapGet("/orders", () => MemResults.Ok<List<Order>>([.. Enumerable.Range(0, 100).Select(Order.Sample)]));
        _app.MapGet("/deep", () => MemResults.Ok(Nested.Of(100)));
        _app.MapGet("/large", () => MemResults.Ok(new string('x', Most)));
        _app.MapGet("/html", () => Results.Text("<html>", "text/html"));
        _app.MapPost("/orders", (Mem<Order> order) =>
        {
            Interlocked.Increment(ref Calls);
            return MemResults.Created($"/orders/{order.Value.Id}", order.Value);
        });
        _app.MapPost("/customer", (Mem<Order?> order) => order.ValueOrNull?.Customer ?? "none");
        _app.MapPost("/number", (Mem<int> number) => number.Value);
        _app.MapPost("/number-or-null", (Mem<int?> number) => $"{number.ValueOrNull}");
        _app.MapPost("/numbers", async (MemStream<int> numbers) => await numbers.SumAsync());
        _app.MapPost("/nested", (Mem<Nested> nested) => nested.Value.Inner is not null);
        _app.MapPost("/small", [MemRequestLimits(MaxPayloadBytes = 50, MaxDepth = 3)] (Mem<Nested> nested) => "read");
        _app.MapPost("/large", [MemRequestLimits(MaxPayloadBytes = 10 * Most)] (Mem<byte[]> bytes) => bytes.Value.Length);
        _app.MapGet("/stream/{count}", (int count) => MemResults.Stream(Orders(count)));
        _app.MapGet("/endless", () => MemResults.Stream(Endless()));
        _app.MapGet("/one-by-one", () => MemResults.Stream(OneByOne()));
        _app.MapGet("/fails", () => MemResults.Stream(Failing()));
        _app.MapPost("/stream", async (MemStream<Order> orders) =>
        {
            var sum = 0;
            await foreach (var order in orders)
                sum += order.Id;
            return sum;
        });
        _app.MapPost("/impatient", async (MemStream<Order> orders) =>
        {
            using var time = new CancellationTokenSource(50);
            try
            {
                return $"{await orders.CountAsync(time.Token)}";
            }
            catch (OperationCanceledException error) when (error.CancellationToken == time.Token)
            {
                return "cancelled";
            }
        });
        _app.MapPost("/echo", (MemStream<Order> orders) => MemResults.Stream(orders));
    }

    /// <summary>What the server logged as errors.</summary>
    public ConcurrentQueue<string> Errors { get; } = [];

    /// <summary>What the server logged as warnings.</summary>
    public ConcurrentQueue<string> Warnings { get; } = [];

    /// <summary>Released when a request with the header <c>X-Watched</c> reaches the application.</summary>
    public SemaphoreSlim Begun { get; } = new(0);

    /// <summary>How requests with the header <c>X-Watched</c> ended: their status, or the exception that left the application.</summary>
    public ConcurrentQueue<string> Ends { get; } = [];

    /// <summary>How often the handler of a posted order ran.</summary>
    public int Calls;

    public int Made => Volatile.Read(ref _made);

    public SemaphoreSlim Next { get; } = new(0);

    public HttpClient Client { get; private set; } = null!;

    public Uri Address => Client.BaseAddress!;

    public async Task InitializeAsync()
    {
        await _app.StartAsync();
        var address =
            _app.Services.GetRequiredService<Microsoft.AspNetCore.Hosting.Server.IServer>().Features
                .Get<IServerAddressesFeature>()!.Addresses.Single();
        Client = new HttpClient { BaseAddress = new Uri(address), Timeout = TimeSpan.FromMinutes(2) };
    }

    public async Task DisposeAsync()
    {
        Client.Dispose();
        await _app.StopAsync();
        await _app.DisposeAsync();
    }

    public Task<HttpResponseMessage> PostBytesAsync(
        string address,
        byte[] body,
        string? mediaType = MemFormatContent.MediaType,
        string? encoding = null)
    {
        var content = new ByteArrayContent(body);
        if (mediaType is not null)
            content.Headers.TryAddWithoutValidation("Content-Type", mediaType);
        if (encoding is not null)
            content.Headers.ContentEncoding.Add(encoding);
        return Client.PostAsync(address, content);
    }

    /// <summary>Sends the bytes of a request over a socket, and cuts the connection.</summary>
    /// <param name="request">The head.</param>
    /// <param name="body">The start of the body.</param>
    /// <param name="cut">How.</param>
    /// <returns>What the server answered.</returns>
    public async Task<string> CutAsync(string request, ReadOnlyMemory<byte> body, Cut cut = Cut.End)
    {
        using var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        await socket.ConnectAsync(IPAddress.Loopback, Address.Port);
        await socket.SendAsync(Encoding.ASCII.GetBytes(request));
        await socket.SendAsync(body);
        if (cut is Cut.LaterEnd or Cut.LaterReset)
        {
            // A reset discards what the server has not read yet: a request that did not begin would have no end either.
            Assert.True(await Begun.WaitAsync(TimeSpan.FromMinutes(1)));
            await Task.Delay(30);
        }

        if (cut == Cut.LaterReset)
        {
            socket.LingerState = new(true, 0);
            return "";
        }

        var answer = new StringBuilder();
        var isOpen = cut == Cut.AfterAnswer;
        if (!isOpen)
            socket.Shutdown(SocketShutdown.Send);
        try
        {
            // Up to the server's end: by then it has dealt with the request.
            var rest = new byte[4096];
            while (await socket.ReceiveAsync(rest) is > 0 and var size)
            {
                answer.Append(Encoding.ASCII.GetString(rest, 0, size));
                if (isOpen)
                    socket.Shutdown(SocketShutdown.Send);
                isOpen = false;
            }
        }
        catch (SocketException)
        {
            // The server may end it by a reset.
        }

        return answer.ToString();
    }

    public static byte[] Gzip(byte[] bytes)
    {
        using var all = new MemoryStream();
        using (var gzip = new GZipStream(all, CompressionLevel.Optimal))
            gzip.Write(bytes);
        return all.ToArray();
    }

    public static async IAsyncEnumerable<Order> Orders(int count)
    {
        await Task.Yield();
        for (var i = 0; i < count; i++)
            yield return Order.Sample(i);
    }

    private async Task WatchAsync(HttpContext context, RequestDelegate next)
    {
        var isWatched = context.Request.Headers.ContainsKey("X-Watched");
        if (isWatched)
            Begun.Release();
        try
        {
            await next(context);
            if (isWatched)
                Ends.Enqueue($"{context.Response.StatusCode}");
        }
        catch (Exception error) when (isWatched)
        {
            Ends.Enqueue($"{error}");
            throw;
        }
    }

    private async IAsyncEnumerable<Order> Endless([EnumeratorCancellation] CancellationToken cancellation = default)
    {
        await Task.Yield();
        while (!cancellation.IsCancellationRequested)
            yield return Order.Sample(Interlocked.Increment(ref _made));
    }

    private async IAsyncEnumerable<Order> OneByOne([EnumeratorCancellation] CancellationToken cancellation = default)
    {
        for (var i = 0; i < 3; i++)
        {
            await Next.WaitAsync(cancellation);
            yield return Order.Sample(i);
        }
    }

    private static async IAsyncEnumerable<Order> Failing()
    {
        await Task.Yield();
        yield return Order.Sample(0);
        await Task.Delay(50);
        throw new InvalidOperationException("The source failed.");
    }

    private sealed class Recorder(ConcurrentQueue<string> errors, ConcurrentQueue<string> warnings) : ILoggerProvider, ILogger
    {
        public ILogger CreateLogger(string categoryName) => this;

        public IDisposable? BeginScope<TState>(TState state) where TState : notnull => null;

        public bool IsEnabled(LogLevel logLevel) => logLevel >= LogLevel.Warning;

        public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter)
        {
            if (IsEnabled(logLevel))
                (logLevel == LogLevel.Warning ? warnings : errors).Enqueue($"{formatter(state, exception)} {exception}");
        }

        public void Dispose()
        {
        }
    }
}

/// <summary>How a client cuts a connection.</summary>
public enum Cut
{
    /// <summary>It sends no more.</summary>
    End,

    /// <summary>The same, when the server waits for more.</summary>
    LaterEnd,

    /// <summary>It resets the connection, when the server waits for more.</summary>
    LaterReset,

    /// <summary>It waits for an answer first.</summary>
    AfterAnswer,
}

[ApiController]
[Route("mvc")]
public sealed class OrdersController : ControllerBase
{
    [HttpGet("none")]
    public Order? None() => null;

    [HttpGet("{id}")]
    public ActionResult<Order> Get(int id) => Order.Sample(id);

    [HttpGet("many/{count}")]
    public IAsyncEnumerable<Order> GetMany(int count) => Site.Orders(count);

    [HttpGet("unstored")]
    public ActionResult<Unstored> GetUnstored() => new Unstored(1);

    [HttpPost]
    public ActionResult<Order> Post(Order order) => Created($"/mvc/{order.Id}", order);

    [HttpPost("small")]
    [MemRequestLimits(MaxPayloadBytes = 50)]
    public ActionResult<int> PostSmall(Order order) => order.Id;

    [HttpPost("number")]
    public ActionResult<int> PostNumber([FromBody] int number) => number;

    [HttpPost("nested")]
    public ActionResult<bool> PostNested(Nested nested) => nested.Inner is not null;
}
