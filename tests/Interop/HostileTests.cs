using Corpus;
using Corpus.Changes;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Bytes that nobody should have written: MemFormatError, or what C# makes of them, too.</summary>
public class HostileTests
{
    private static readonly int s_scale = int.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), out var scale) ? scale : 1;

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Every_truncation_is_an_error(Runner runner) =>
        PrintedCorpus.Lossless.Exchange(runner, "truncations", [.. Samples().Select(s => s.Request with { Asks = Asks.Truncations })]);

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Flipped_bytes_are_an_error_or_another_value(Runner runner)
    {
        var random = new Random(7);
        var samples = (from sample in Samples()
                       from _ in Enumerable.Range(0, 40 * s_scale)
                       select (Request: sample.Request with { Asks = Asks.Anything, Payload = Damaged(sample.Request.Payload, random) },
                           sample.Read)).ToList();
        var answers = PrintedCorpus.Lossless.Exchange(runner, "flips", samples.ConvertAll(s => s.Request));
        var others = samples.Zip(answers).Where(p => CSharpReads(p.First) != (p.Second.Error is null))
            .Select(p => $"{p.First.Request.Name} {Convert.ToHexString(p.First.Request.Payload)}: {p.Second}").ToList();

        // C# knows more of few: what users' code refuses, texts that are no versions, what extension data holds,
        // initial values that are no constants.
        Assert.True(others.Count < samples.Count / 50,
            $"C# reads {others.Count} of {samples.Count} otherwise.\n{string.Join("\n", others.Take(20))}");
    }

    /// <summary>Typed arrays, views, digits, numbers and records are read by functions of their own.</summary>
    [ScriptFact("It runs Node.")]
    public void With_other_types_than_the_usual_ones_it_is_the_same()
    {
        var random = new Random(8);
        foreach (var (corpus, name) in new[] { (PrintedCorpus.Exact, "exact"), (PrintedCorpus.Numbers, "numbers") })
        {
            corpus.Exchange(Runner.Node, name + "Truncations", [.. Samples().Select(s => s.Request with { Asks = Asks.Truncations })]);
            corpus.Exchange(
                Runner.Node, name + "Flips",
                [..
                    from sample in Samples() from _ in Enumerable.Range(0, 10 * s_scale)
                    select sample.Request with { Asks = Asks.Anything, Payload = Damaged(sample.Request.Payload, random) }]);
        }
    }

    private static bool CSharpReads((Request Request, Func<byte[], object?> Read) sample)
    {
        try
        {
            sample.Read(sample.Request.Payload);
            return true;
        }
        catch (MemFormatException)
        {
            return false;
        }
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Names_that_every_object_inherits_are_keys_and_members_like_others(Runner runner)
    {
        string[] names = ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "__defineGetter__", "then", "$type", ""];
        var shared = new SharedInherited { constructor = "c", toString = "t" };
        shared.__proto__ = new SharedInherited { __proto__ = shared };
        List<Request> requests =
        [
            Of(names.ToDictionary(n => n, n => (Address?)new Address { Street = n, City = n })),
            Of(names.ToHashSet()),
            Of(names.ToList()),
            Of(new Inherited { __proto__ = "p", constructor = 7, toString = "__proto__", hasOwnProperty = new Inherited(), valueOf = 3, then = "t" }),
            Of(new Inherited()),
            Of(shared),
        ];
        PrintedCorpus.Lossless.Exchange(runner, "inherited", requests);
        PrintedCorpus.Default.Exchange(runner, "inheritedByDefault", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Depth_ends_at_64_levels_also_in_payloads_of_another_shape(Runner runner)
    {
        var requests = new List<Request>();
        foreach (var depth in new[] { 1, 64, 65, 1000, 100_000 })
        {
            var payload = Deep(depth);
            var error = depth > 64 ? nameof(MemFormatError.LimitExceeded) : null;
            requests.Add(new Request($"{depth} levels", CSharpNames.Of(typeof(Chain)), Asks.Same, payload) { Error = error });
            requests.Add(new Request($"{depth} levels of another shape", CSharpNames.Of(typeof(LaterChain)), Asks.Value, payload) { Error = error });
        }

        PrintedCorpus.Lossless.Exchange(runner, "depth", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Counts_that_the_payload_does_not_vouch_for_are_an_error(Runner runner)
    {
        var requests = new List<Request>();
        foreach (var one in RootCases.All.Where(c => PrintedCorpus.Lossless.Has(c.Type) && c[c.Count - 1] is System.Collections.IEnumerable))
        {
            var head = Head(one.Serialize(one[one.Count - 1]));
            requests.AddRange(from count in new ulong[] { 1UL << 20, 1UL << 28, 1UL << 30, uint.MaxValue >> 3, 1UL << 50, ulong.MaxValue >> 3 }
                              from bits in new ulong[] { 0, 1, 2, 3 }
                              select new Request($"{one.Name}, {count} elements", CSharpNames.Of(one.Type), Asks.Error,
                                  [.. head, .. Number(count << 2 | bits), .. new byte[40]]));
        }

        Assert.True(requests.Count > 300, $"{requests.Count}");
        PrintedCorpus.Lossless.Exchange(runner, "counts", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Counts_within_counts_cannot_claim_the_same_bytes_each(Runner runner)
    {
        // Each level says that all bytes that follow are branches of its own: room for all of them, 65 times, would be 6 GB.
        const int Left = 12 << 20;
        var levels = Enumerable.Repeat(Number((ulong)Left << 2), 70).SelectMany(n => n);
        var request = new Request("branches", CSharpNames.Of(typeof(Branch)), Asks.Error,
            [.. Head(MemFormatSerializer.Serialize(new Branch())), .. levels, .. new byte[Left + 1000]])
        {
            Error = nameof(MemFormatError.LimitExceeded),
        };
        PrintedCorpus.Lossless.Exchange(runner, "branches", [request]);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Nulls_against_presence_bits_are_an_error(Runner runner)
    {
        ManySequences[] values = [new() { First = "" }, new() { Bytes = [] }, new() { Numbers = [] }, new() { Texts = [] }, new() { Map = [] },
            new() { List = [] }, new() { Compact = [] }, new() { Last = "" }];
        string[] members = ["First", "Bytes", "Numbers", "Texts", "Map", "List", "Compact", "Last"];
        Type[] readers = [typeof(ManySequences), typeof(OtherSequences), typeof(SomeSequences)];
        var requests = from pair in values.Zip(members)
                       let payload = NullAgainstBit(MemFormatSerializer.Serialize(pair.First), "ManySequences." + pair.Second)
                       from reader in readers
                       select new Request($"{pair.Second} as {reader.Name}", CSharpNames.Of(reader), Asks.Error,
                           payload)
                       { Error = nameof(MemFormatError.InvalidData) };
        PrintedCorpus.Lossless.Exchange(runner, "nullsAgainstBits", requests.ToList());
    }

    /// <summary>The payload, where the value of a member is its kind's null.</summary>
    private static byte[] NullAgainstBit(byte[] payload, string member)
    {
        for (var at = payload.Length - 1; ; at--)
        {
            foreach (byte mark in new[] { 1, 3 })
            {
                byte[] damaged = [.. payload[..at], mark, .. payload[(at + 1)..]];
                try
                {
                    MemFormatSerializer.Deserialize<ManySequences>(damaged);
                }
                catch (MemFormatException error) when (payload[at] == 0 && error.Error == MemFormatError.InvalidData && error.Path == member)
                {
                    return damaged;
                }
                catch (MemFormatException)
                {
                    // Another place, or the mark of another kind.
                }
            }
        }
    }

    private static Request Of<T>(T value)
    {
        var payload = MemFormatSerializer.Serialize(value, new MemFormatOptions { Context = CorpusContext.Default });
        return new Request(typeof(T).Name, CSharpNames.Of(typeof(T)), Asks.Same, payload) { Shown = Shown.Of(typeof(T), payload) };
    }

    private static byte[] Deep(int depth)
    {
        Chain? chain = null;
        for (var i = 0; i < depth; i++)
            chain = new Chain { Number = i, Next = chain };
        byte[]? payload = null;
        var thread =
            new Thread(() =>
                payload = MemFormatSerializer.Serialize(chain, new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = depth } }),
                    256 << 20);
        thread.Start();
        thread.Join();
        return payload!;
    }

    /// <summary>What an inline payload begins with: a byte, the length of the descriptor, the descriptor.</summary>
    private static byte[] Head(byte[] payload)
    {
        int at = 1, length = 0;
        for (var shift = 0; ; shift += 7)
        {
            length |= (payload[at] & 127) << shift;
            if (payload[at++] < 128)
                return payload[..(at + length)];
        }
    }

    private static IEnumerable<byte> Number(ulong number)
    {
        for (; number > 127; number >>= 7)
            yield return (byte)(number | 128);
        yield return (byte)number;
    }

    /// <summary>A small payload of each type, and of each change, and what C# reads it with.</summary>
    private static IEnumerable<(Request Request, Func<byte[], object?> Read)> Samples()
    {
        foreach (var one in CorpusCases.Types.Where(c => PrintedCorpus.Lossless.Has(c.Type)))
        {
            var payloads = Enumerable.Range(0, one.Count).Where(i => one[i] is not null).Select(i => one.Serialize(one[i]));
            yield return (new Request(one.Name, CSharpNames.Of(one.Type), default, payloads.Where(b => b.Length < 2000).MaxBy(b => b.Length) ?? []),
                b => one.Deserialize(b));
        }

        foreach (var change in ChangeCases.All.Where(c => PrintedCorpus.Lossless.Has(c.ReaderType)))
            yield return (new Request(change.Name, CSharpNames.Of(change.ReaderType), default, change.Payload()), b => change.Read(b));
    }

    private static byte[] Damaged(byte[] bytes, Random random)
    {
        var damaged = bytes.ToArray();
        for (var n = random.Next(1, 4); n > 0 && damaged.Length > 0; n--)
            damaged[random.Next(damaged.Length)] = (byte)(random.Next(3) == 0 ? 255 : random.Next(256));
        return damaged;
    }
}
