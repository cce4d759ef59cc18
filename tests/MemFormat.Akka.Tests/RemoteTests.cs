using System.Collections.Concurrent;
using System.Text;
using Akka.Event;
using Akka.Remote;
using Akka.Remote.Hosting;

namespace MemFormat.Akka.Tests;

/// <summary>Two systems of two releases, over TCP on loopback.</summary>
public sealed class RemoteTests
{
    private const int Count = 500;

    [Fact]
    public async Task Releases_talk_and_references_find_home()
    {
        await using var first = await StartAsync(First.ShopContext.Default);
        await using var third = await StartAsync(Third.ShopContext.Default);
        var submitted = new ConcurrentQueue<Third.SubmitOrder>();
        third.System.ActorOf(Doing<Third.SubmitOrder>.With(order =>
        {
            submitted.Enqueue(order);
            order.ReplyTo.Tell(new Third.Answer(order.Id, order.Title, order.Price * 2));
        }), "desk");

        // The one who is to be answered is not the one who sends.
        var answers = new ConcurrentDictionary<int, First.Answer>();
        var reader = first.System.ActorOf(Doing<First.Answer>.With(answer => answers[answer.Id] = answer), "reader");
        var desk = first.System.ActorSelection(third.PathOf("desk"));
        for (var id = 0; id < Count; id++)
            desk.Tell(new First.Submit(id, $"Order {id}", id * 10, reader));
        await Systems.UntilAsync(() => answers.Count == Count, "not all answers are there");
        Assert.Equal(Enumerable.Range(0, Count).Select(id => (id, $"Order {id}", id * 10L, 7)),
            submitted.Select(order => (order.Id, order.Title, order.Price, order.Stock)));
        Assert.All(answers.Values, answer => Assert.Equal($"Order {answer.Id}", answer.Name));

        // And the other way: the earlier release reads what the later one sends.
        var read = new TaskCompletionSource<First.Submit>();
        first.System.ActorOf(Doing<First.Submit>.With(order => read.TrySetResult(order)), "old-desk");
        third.System.ActorSelection(first.PathOf("old-desk")).Tell(new Third.SubmitOrder("Tea", 30, null, 1));
        Assert.Equal(new First.Submit(1, "Tea", 30, null), await read.Task.WaitAsync(TimeSpan.FromSeconds(60)));
    }

    [Fact]
    public async Task Poison_is_dropped_with_the_reason_and_the_connection_lives()
    {
        await using var sender = await Systems.StartAsync(akka => akka.WithRemoting("127.0.0.1", 0).WithCustomSerializer(
            "faulty", [typeof(Poison), typeof(First.Submit)], system => new FaultySerializer(system)));
        await using var receiver = await StartAsync(Third.ShopContext.Default, limit: 100_000);
        var (errors, lost) = (new ConcurrentQueue<string>(), new ConcurrentQueue<object>());
        var log = receiver.System.ActorOf(Doing<LogEvent>.With(entry => errors.Enqueue($"{entry.Message} {entry.Cause}")));
        receiver.System.EventStream.Subscribe(log, typeof(LogEvent));
        foreach (var system in new[] { sender, receiver })
        {
            var ends = system.System.ActorOf(Doing<RemotingLifecycleEvent>.With(end => lost.Enqueue(end)));
            system.System.EventStream.Subscribe(ends, typeof(DisassociatedEvent));
            system.System.EventStream.Subscribe(ends, typeof(AssociationErrorEvent));
            system.System.EventStream.Subscribe(ends, typeof(QuarantinedEvent));
        }

        var read = new ConcurrentQueue<int>();
        receiver.System.ActorOf(Doing<Third.SubmitOrder>.With(order => read.Enqueue(order.Id)), "desk");
        var desk = sender.System.ActorSelection(receiver.PathOf("desk"));
        desk.Tell(new First.Submit(0, "Tea", 1, null));
        Poison[] poisons =
        [
            new("hello-of-release-9", MemFormatSerializer.Serialize(new Third.Hello("Secret"))),
            new("submit", MemFormatSerializer.Serialize(new Third.Hello("Secret"))[..^1]),
            new("submit", MemFormatSerializer.Serialize(new List<string> { "Secret" })),
            new("submit", Encoding.UTF8.GetBytes("""{"Id":1,"Name":"Secret"}""")),
            new("submit", [.. Enumerable.Range(0, 100).Select(i => (byte)(i * 37))]),
            new("submit", MemFormatSerializer.Serialize(new First.Submit(1, new('x', 3000), 1, null))),
        ];
        for (var i = 0; i < poisons.Length; i++)
        {
            desk.Tell(poisons[i]);
            desk.Tell(new First.Submit(i + 1, "Tea", 1, null));
        }

        // What cannot be written is dropped at home.
        desk.Tell(new Poison(null, []));
        desk.Tell(new First.Submit(poisons.Length + 1, "Tea", 1, null));
        await Systems.UntilAsync(() => read.Count == poisons.Length + 2, "not all good messages are there");
        Assert.Equal(Enumerable.Range(0, poisons.Length + 2), read);
        await Systems.UntilAsync(() => errors.Count >= poisons.Length, "not every poison is told");
        Assert.Contains(errors, error => error.Contains("hello-of-release-9", StringComparison.Ordinal));
        Assert.Contains(errors, error => error.Contains("JSON", StringComparison.Ordinal));
        Assert.DoesNotContain(errors, error => error.Contains("Secret", StringComparison.Ordinal));
        Assert.Empty(lost);
    }

    private static Task<Systems> StartAsync(MemFormatContext context, int? limit = null)
    {
        var options = limit is { } bytes
            ? new MemFormatOptions { Limits = MemFormatLimits.Default with { MaxMemoryBytes = bytes } }
            : MemFormatOptions.Default;
        return Systems.StartAsync(akka => akka.WithRemoting("127.0.0.1", 0).WithMemFormat(context, options));
    }

    /// <summary>Bytes and a name that no program of ours would send; without a name it cannot be written.</summary>
    private sealed record Poison(string? Manifest, byte[] Bytes);

    private sealed class FaultySerializer(ExtendedActorSystem system) : MemFormatAkkaSerializer(system, First.ShopContext.Default)
    {
        public override string Manifest(object o) => (o as Poison)?.Manifest ?? base.Manifest(o);

        public override byte[] ToBinary(object obj) => obj is Poison { Manifest: not null } poison ? poison.Bytes : base.ToBinary(obj);
    }
}
