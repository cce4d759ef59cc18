using System.Runtime.ExceptionServices;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Threads with small stacks: what has no room for its levels says so, and never asks for a higher limit.</summary>
public partial class SmallStackTests
{
    private const int Kibibyte = 1024, LargeKibibytes = 64 * Kibibyte;

    private const string Message =
        "The thread's stack is too small for the next level. For circular references, set PreserveReferences on their type; else use a thread with a larger stack.";

    private static readonly MemFormatOptions s_deep = new() { Limits = new MemFormatLimits { MaxDepth = 1_000_000 } };

    /// <summary>As deep as is allowed by default: the smallest stacks may have no room for it, by how well the code is optimized.</summary>
    private static readonly Chains s_allowed = new(60, null);

    /// <summary>No small stack has room for it.</summary>
    private static readonly Chains s_endless = new(10_000, s_deep);

    public static TheoryData<string> Ways => [.. s_ways.Keys];

    private static readonly Dictionary<string, Func<Chains, object?>> s_ways = new()
    {
        ["read"] = static c => MemFormatSerializer.Deserialize<Link>(c.Payload, c.Options),
        ["read async"] = static c => MemFormatSerializer.DeserializeAsync<Link>(new MemoryStream(c.Payload), c.Options).AsTask().GetAwaiter()
            .GetResult(),
        ["read by type"] = static c => MemFormatSerializer.Deserialize(c.Payload, typeof(Link), c.Options),
        ["another version"] = static c => MemFormatSerializer.Deserialize<Link>(c.Other, c.Options),
        ["a version without the chain"] = static c => MemFormatSerializer.Deserialize<Unchained>(c.Other, c.Options),
        ["populate"] = static c =>
        {
            var link = new Link();
            MemFormatSerializer.Populate(c.Payload, ref link, c.Options);
            return link;
        },
        ["write"] = static c => MemFormatSerializer.Serialize(c.Chain, c.Options),
        ["write by type"] = static c => MemFormatSerializer.Serialize(c.Chain, typeof(Link), c.Options),
        ["write async"] = static c =>
        {
            MemFormatSerializer.SerializeAsync(new MemoryStream(), c.Chain, c.Options).AsTask().GetAwaiter().GetResult();
            return c.Chain;
        },
        ["clone"] = static c => MemFormatSerializer.Clone(c.Chain, c.Options),
        ["JSON"] = static c => MemFormatJson.ToString(c.Payload, options: c.Options),
        ["JSON of another version"] = static c => MemFormatJson.ToString(c.Other, options: c.Options),
    };

    /// <summary>Values are there, or the error is; never a crash, and never advice that does not help.</summary>
    [Theory]
    [MemberData(nameof(Ways))]
    public void A_small_stack_is_an_error_of_its_own(string way)
    {
        // Code is compiled on the thread that runs it first, errors too, and that takes more stack than they do.
        var run = s_ways[way];
        Assert.Null(Error(LargeKibibytes, () => run(s_allowed)));
        Assert.Null(Error(LargeKibibytes, () => run(s_endless)));
        Error(256, () => s_ways["write"](s_endless));
        for (var kibibytes = 64; kibibytes <= 256; kibibytes += 16)
        {
            Check(Error(kibibytes, () => run(s_allowed)), isThere: false);
            Check(Error(kibibytes, () => run(s_endless)), isThere: true);
        }

        Assert.Null(Error(LargeKibibytes, () => run(s_allowed)));
    }

    private static void Check(MemFormatException? error, bool isThere)
    {
        Assert.True(error is not null || !isThere);
        if (error is null)
            return;
        Assert.Equal(MemFormatError.LimitExceeded, error.Error);
        Assert.StartsWith(Message, error.Message, StringComparison.Ordinal);
    }

    /// <summary>The limit goes first, and says what it always said.</summary>
    [Fact]
    public void The_limit_is_told_from_the_stack()
    {
        var low = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 8 } };
        Assert.StartsWith("The limit MaxDepth", Error(LargeKibibytes, () => MemFormatSerializer.Deserialize<Link>(s_allowed.Payload, low))!.Message,
            StringComparison.Ordinal);
        Assert.StartsWith("The limit MaxDepth", Error(LargeKibibytes, () => MemFormatSerializer.Serialize(s_allowed.Chain, low))!.Message,
            StringComparison.Ordinal);
        Check(Error(1024, () => MemFormatSerializer.Serialize(Link.Chain(100_000), s_deep)), isThere: true);
        Check(Error(1024, () => MemFormatSerializer.Clone(Link.Chain(100_000), s_deep)), isThere: true);
    }

    /// <summary>What a small thread cannot find, another one finds.</summary>
    [Fact]
    public void A_codec_that_a_small_thread_looked_for_is_found_later()
    {
        var value = new Own { 1, 2, 3 };
        var small = Record.Exception(() => Run(96, () => MemFormatSerializer.Serialize(value, typeof(Own))));
        Assert.True(small is null or MemFormatException or InsufficientExecutionStackException, small?.ToString());
        Assert.Equal(value,
            (Own)MemFormatSerializer.Deserialize(
                (byte[])Run(LargeKibibytes, () => MemFormatSerializer.Serialize(value, typeof(Own)))!, typeof(Own))!);
    }

    private static MemFormatException? Error(int kibibytes, Func<object?> run)
    {
        try
        {
            Assert.NotNull(Run(kibibytes, run));
            return null;
        }
        catch (MemFormatException error)
        {
            return error;
        }
    }

    private static object? Run(int kibibytes, Func<object?> run)
    {
        object? result = null;
        ExceptionDispatchInfo? failed = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    result = run();
                }
                catch (Exception exception)
                {
                    failed = ExceptionDispatchInfo.Capture(exception);
                }
            },
            kibibytes * Kibibyte);
        thread.Start();
        thread.Join();
        failed?.Throw();
        return result;
    }

    /// <summary>A chain of objects, and its payloads.</summary>
    private sealed class Chains
    {
        public Chains(int levels, MemFormatOptions? options)
        {
            (Options, Chain) = (options, Link.Chain(levels));
            Run(LargeKibibytes, () => Payload = MemFormatSerializer.Serialize(Chain, options));
            Run(LargeKibibytes, () => Other = MemFormatSerializer.Serialize(Chained.Chain(levels), options));
        }

        public MemFormatOptions? Options { get; }

        public Link Chain { get; }

        public byte[] Payload { get; private set; } = [];

        /// <summary>The same chain, as another version wrote it, with a member that holds a chain, too.</summary>
        public byte[] Other { get; private set; } = [];
    }

    /// <summary>A collection that no codec is generated for.</summary>
    public sealed class Own : List<int>;

    [MemFormattable]
    public partial class Chained
    {
        public int Number { get; set; }

        public string Name { get; set; } = "";

        public Chained? Next { get; set; }

        public static Chained Chain(int length)
        {
            Chained? head = null;
            for (var i = length; i > 0; i--)
                head = new Chained { Name = "n" + i, Next = head };
            return head!;
        }
    }

    [MemFormattable]
    public partial class Unchained
    {
        public string Name { get; set; } = "";
    }
}
