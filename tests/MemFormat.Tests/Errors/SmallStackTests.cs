using System.Runtime.ExceptionServices;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Threads with small stacks: what has no room for its levels says so, and never asks for a higher limit.</summary>
public partial class SmallStackTests
{
    private const int Levels = 60, Kibibyte = 1024, LargeKibibytes = 1024;

    private const string Message = "The thread's stack is too small for the next level. If the objects form a ring, set PreserveReferences on their type; else use a thread with a larger stack.";

    private static readonly Link s_chain = Link.Chain(Levels);

    private static readonly byte[] s_payload = MemFormatSerializer.Serialize(s_chain);

    /// <summary>The same chain, as another version wrote it, with a member that holds a chain, too.</summary>
    private static readonly byte[] s_other = MemFormatSerializer.Serialize(Chained.Chain(Levels));

    public static TheoryData<string> Ways => [.. s_ways.Keys];

    private static readonly Dictionary<string, Func<object?>> s_ways = new()
    {
        ["read"] = static () => MemFormatSerializer.Deserialize<Link>(s_payload),
        ["read async"] = static () => MemFormatSerializer.DeserializeAsync<Link>(new MemoryStream(s_payload)).AsTask().GetAwaiter().GetResult(),
        ["read by type"] = static () => MemFormatSerializer.Deserialize(s_payload, typeof(Link)),
        ["another version"] = static () => MemFormatSerializer.Deserialize<Link>(s_other),
        ["a version without the chain"] = static () => MemFormatSerializer.Deserialize<Unchained>(s_other),
        ["populate"] = static () =>
        {
            var link = new Link();
            MemFormatSerializer.Populate(s_payload, ref link);
            return link;
        },
        ["write"] = static () => MemFormatSerializer.Serialize(s_chain),
        ["write by type"] = static () => MemFormatSerializer.Serialize(s_chain, typeof(Link)),
        ["write async"] = static () =>
        {
            MemFormatSerializer.SerializeAsync(new MemoryStream(), s_chain).AsTask().GetAwaiter().GetResult();
            return s_chain;
        },
        ["clone"] = static () => MemFormatSerializer.Clone(s_chain),
        ["JSON"] = static () => MemFormatJson.ToString(s_payload),
        ["JSON of another version"] = static () => MemFormatJson.ToString(s_other),
    };

    /// <summary>Values are there, or the error is; never a crash, and never advice that does not help.</summary>
    [Theory]
    [MemberData(nameof(Ways))]
    public void A_small_stack_is_an_error_of_its_own(string way)
    {
        var run = s_ways[way];

        // Code is compiled on the thread that runs it first, errors too, and that takes more stack than they do.
        Assert.Null(Error(LargeKibibytes, run));
        Error(256, s_ways["write"]);
        var refused = 0;
        for (var kibibytes = 64; kibibytes <= 256; kibibytes += 16)
        {
            if (Error(kibibytes, run) is not { } error)
                continue;
            refused++;
            Assert.Equal(MemFormatError.LimitExceeded, error.Error);
            Assert.StartsWith(Message, error.Message, StringComparison.Ordinal);
        }

        Assert.True(refused > 0);
        Assert.Null(Error(LargeKibibytes, run));
    }

    /// <summary>The limit goes first, and says what it always said.</summary>
    [Fact]
    public void The_limit_is_told_from_the_stack()
    {
        var low = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 8 } };
        var high = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 1_000_000 } };
        var chain = Link.Chain(100_000);
        Assert.StartsWith("The limit MaxDepth", Error(LargeKibibytes, () => MemFormatSerializer.Deserialize<Link>(s_payload, low))!.Message, StringComparison.Ordinal);
        Assert.StartsWith("The limit MaxDepth", Error(LargeKibibytes, () => MemFormatSerializer.Serialize(s_chain, low))!.Message, StringComparison.Ordinal);
        Assert.StartsWith(Message, Error(LargeKibibytes, () => MemFormatSerializer.Serialize(chain, high))!.Message, StringComparison.Ordinal);
        Assert.StartsWith(Message, Error(LargeKibibytes, () => MemFormatSerializer.Clone(chain, high))!.Message, StringComparison.Ordinal);
    }

    /// <summary>What a small thread cannot find, another one finds.</summary>
    [Fact]
    public void A_codec_that_a_small_thread_looked_for_is_found_later()
    {
        var value = new Own { 1, 2, 3 };
        var small = Record.Exception(() => Run(96, () => MemFormatSerializer.Serialize(value, typeof(Own))));
        Assert.True(small is null or MemFormatException or InsufficientExecutionStackException, small?.ToString());
        Assert.Equal(value, (Own)MemFormatSerializer.Deserialize((byte[])Run(LargeKibibytes, () => MemFormatSerializer.Serialize(value, typeof(Own)))!, typeof(Own))!);
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
