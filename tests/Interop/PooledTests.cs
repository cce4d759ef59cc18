using System.Text.RegularExpressions;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Pooled text: the bytes of C#, the numbers that C# counts, and no others.</summary>
public class PooledTests
{
    /// <summary>Where a writer gives up, and begins again: after 256 new strings, and twice as many, and so on.</summary>
    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Strings_are_found_again_as_csharp_finds_them(Runner runner)
    {
        var random = new Random(3);
        List<string?[]> all =
        [
            [.. Texts(300), .. Texts(300)],
            [.. Texts(255), .. Texts(255), .. Texts(20_000), .. Texts(256)],
            [.. Texts(1_500), "a", .. Texts(1_500), "a", "a"],
            [.. Enumerable.Range(0, 40_000).Select(_ => random.Next(4_000).ToString())],
            [.. Enumerable.Range(0, 40_000).Select(i => i % 9 == 0 ? "again" : $"{i}")],
            [.. Enumerable.Range(0, 40_000).Select(i => i % 7 == 0 ? $"again {i % 70}" : $"{i}")],
            [.. Texts(70_000, i => i % 3 == 0), .. Texts(3_000)],
            [new('x', 511), new('x', 511), new('y', 512), new('y', 512), new('漢', 511), new('漢', 511), "", "", null, "\ud800", "\ud800", "é", "é"],
        ];
        var values = all.ConvertAll(lines => new PooledLines { Lines = [.. lines], Last = lines[0] });
        PrintedCorpus.Lossless.Exchange(runner, "pooled", values.ConvertAll(v => To(v, v)));

        // By other versions, too.
        PrintedCorpus.Lossless.Exchange(runner, "pooledOthers",
        [
            .. values.SelectMany(v => new[]
            {
                To<PlainLines>(v, new PlainLines { Lines = v.Lines, Last = v.Last }), To<LastLine>(v, new LastLine { Last = v.Last }),
                To<PooledLines>(new PlainLines { Lines = v.Lines, Last = v.Last }, v),
            }),
        ]);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void What_was_kept_for_others_has_numbers_of_its_own(Runner runner)
    {
        PooledLines lines = new() { Lines = ["a", "last", "a", null, "last"], Last = "last" };
        var kept = MemFormatSerializer.Deserialize<KeptLines>(MemFormatSerializer.Serialize(lines))!;
        var plain = new PlainLines { Lines = lines.Lines, Last = lines.Last };
        PrintedCorpus.Lossless.Exchange(runner, "pooledKept",
        [
            To<PooledLines>(kept, lines), To<PlainLines>(kept, plain), To<LastLine>(kept, new LastLine { Last = "last" }),
            To<PooledLines>(kept, lines) with { Asks = Asks.Truncations }, To<PlainLines>(kept, plain) with { Asks = Asks.Truncations },
        ]);
    }

    [ScriptFact("It runs Node.")]
    public void A_number_that_no_string_has_is_an_error_with_its_place()
    {
        _ = PrintedCorpus.Default;
        var folder = Path.Combine(Node.Folder, "generated", "default");
        var bundle = Path.Combine(folder, "pooled.mjs");
        Node.Package("esbuild", Path.Combine(folder, "index.ts"), "--bundle", "--format=esm", "--outfile=" + bundle, "--log-level=warning");
        ulong[] numbers =
        [
            2, 3, 64, 1 << 20, 1UL << 29, 1UL << 30, (1UL << 30) + 1, 1UL << 31, 1UL << 32, (1UL << 32) + 1, 1UL << 51, 1UL << 61,
            ulong.MaxValue >> 2,
        ];
        byte[] text = [1 << 2, (byte)'a'];
        byte[][] payloads =
        [
            .. numbers.Select(n => Payload([.. text, .. Number(n)], Number(1))),
            .. numbers.Select(n => Payload([.. text, .. Number(1)], Number(n))),
            Payload([.. Number(1), .. text], Number(1)),
            Payload([.. text, .. Number(1)], Number(1)),
        ];
        var expected = payloads.Select(p => $"{ErrorOf<PooledLines>(p)}, {ErrorOf<PlainLines>(p)}, {ErrorOf<LastLine>(p)}").ToArray();
        Assert.All(expected[..^1], line => Assert.Equal(3, Regex.Count(line, "InvalidData at [A-Za-z]+Lines?\\.")));
        Assert.All(expected[..numbers.Length], line => Assert.Matches(@", InvalidData at LastLine\.\?[0-9a-f]{8}\[1\]$", line));
        Assert.Equal("it was read, it was read, it was read", expected[^1]);
        Assert.Equal(string.Join("\n", expected), Node.Script(["pooled.mjs", bundle, .. payloads.Select(Convert.ToHexString)]).Trim());
    }

    /// <summary>What C# says, with the names of TypeScript.</summary>
    private static string ErrorOf<T>(byte[] payload)
    {
        try
        {
            MemFormatSerializer.Deserialize<T>(payload);
            return "it was read";
        }
        catch (MemFormatException error)
        {
            return $"{error.Error} at {Regex.Replace(error.Path ?? "", @"\.[A-Z]", m => m.Value.ToLowerInvariant())}";
        }
    }

    private static string[] Texts(int count, Func<int, bool>? isSame = null) =>
        [.. Enumerable.Range(0, count).Select(i => isSame?.Invoke(i) == true ? "same" : $"text {i}")];

    /// <summary>A payload of two lines and a last one.</summary>
    private static byte[] Payload(byte[] lines, byte[] last)
    {
        var empty = MemFormatSerializer.Serialize(new PooledLines());
        var body = MemFormatSerializer.Serialize(new PooledLines(), new MemFormatOptions { Header = MemFormatHeader.None });
        return [.. empty[..^body.Length], 2 << 2, .. lines, .. last];
    }

    /// <summary>The head of a string that is a number.</summary>
    private static byte[] Number(ulong number)
    {
        var (bytes, left) = (new List<byte>(), number << 2 | 3);
        for (; left > 127; left >>= 7)
            bytes.Add((byte)(left & 127 | 128));
        return [.. bytes, (byte)left];
    }

    private static Request To<T>(object value, T expected) =>
        new($"{value.GetType().Name} as {typeof(T).Name}", CSharpNames.Of(typeof(T)), Asks.Same, Written(value))
        {
            Expected = MemFormatSerializer.Serialize(expected),
        };

    private static byte[] Written(object value) => value switch
    {
        PooledLines lines => MemFormatSerializer.Serialize(lines),
        PlainLines lines => MemFormatSerializer.Serialize(lines),
        _ => MemFormatSerializer.Serialize((KeptLines)value),
    };
}
