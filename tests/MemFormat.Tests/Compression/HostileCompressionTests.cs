using System.Globalization;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Compressed payloads that nobody should have sent.</summary>
public class HostileCompressionTests
{
    private const int Mebi = 1 << 20;

    private static readonly int s_factor =
        int.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), CultureInfo.InvariantCulture, out var factor) ? factor : 1;

    [Fact]
    public void A_claim_takes_no_memory()
    {
        var payload = Wrapping.Wrap(MemFormatSerializer.Serialize(new byte[1000]), length: 60 * Mebi);
        Assert.InRange(Allocated(() => Refused(payload, MemFormatError.InvalidData)), 0, Mebi);
    }

    [Fact]
    public void What_really_inflates_is_bounded_by_the_limit()
    {
        var payload = Wrapping.Wrap(MemFormatSerializer.Serialize(new byte[60 * Mebi]));
        Assert.InRange(payload.Length, 1, 10_000);
        Assert.Equal(60 * Mebi, MemFormatSerializer.Deserialize<byte[]>(payload, Wrapping.Brotli)!.Length);
        var tight = Wrapping.Brotli with { Limits = MemFormatLimits.Default with { MaxDecompressedBytes = 59 * Mebi } };
        Assert.InRange(Allocated(() => Refused(payload, MemFormatError.LimitExceeded, tight)), 0, Mebi);
        Assert.Contains("MaxDecompressedBytes",
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<byte[]>(payload, tight)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void The_limit_is_exact()
    {
        var plain = MemFormatSerializer.Serialize(new byte[1000]);
        var payload = Wrapping.Wrap(plain);
        Assert.NotNull(MemFormatSerializer.Deserialize<byte[]>(payload, Limited(plain.Length)));
        Refused(payload, MemFormatError.LimitExceeded, Limited(plain.Length - 1));
    }

    [Fact]
    public void A_size_that_is_not_the_real_one()
    {
        var plain = MemFormatSerializer.Serialize(new byte[100_000]);
        foreach (var length in new[] { 0, 1, plain.Length - 1, plain.Length + 1, 2 * plain.Length })
            Refused(Wrapping.Wrap(plain, (ulong)length), MemFormatError.InvalidData);
        foreach (var length in new[] { 65L * Mebi, int.MaxValue, 1L << 31, 1L << 32, long.MaxValue, -1 })
            Refused(Wrapping.Wrap(plain, (ulong)length), MemFormatError.LimitExceeded);
        Refused(Wrapping.Wrap(plain, int.MaxValue), MemFormatError.LimitExceeded, Limited(long.MaxValue));
    }

    [Fact]
    public void An_empty_payload_inside()
    {
        Refused(Wrapping.Wrap([]), MemFormatError.Truncated);
        Refused(Wrapping.Wrap(1, 0, []), MemFormatError.InvalidData);
    }

    [Fact]
    public void Compressed_twice_counts_twice()
    {
        var plain = MemFormatSerializer.Serialize(new byte[1000]);
        var once = Wrapping.Wrap(plain);
        var twice = Wrapping.Wrap(once);
        Assert.Equal(1000, MemFormatSerializer.Deserialize<byte[]>(twice, Limited(plain.Length + once.Length))!.Length);
        Refused(twice, MemFormatError.LimitExceeded, Limited(plain.Length + once.Length - 1));
        Refused(Wrapping.Wrap([.. once, 0]), MemFormatError.TrailingData);
    }

    [Fact]
    public void Compressed_many_times_is_too_deep()
    {
        var payload = MemFormatSerializer.Serialize(5);
        for (var i = 0; i < 64; i++)
            payload = Wrapping.Wrap(payload);
        Assert.Equal(5, MemFormatSerializer.Deserialize<int>(payload, Wrapping.Brotli));
        Refused(Wrapping.Wrap(payload), MemFormatError.LimitExceeded);
    }

    [Fact]
    public void Payloads_within_a_payload_count_together_however_late_they_are_read()
    {
        var inner = Serialized.From(new byte[1000], Wrapping.Brotli);
        Assert.Equal(3, inner.Payload.Span[0]);
        var payload = MemFormatSerializer.Serialize(Enumerable.Repeat(inner, 50).ToList(), Wrapping.Brotli);
        Assert.Equal(3, payload[0]);
        var all = MemFormatSerializer.Deserialize<List<Serialized<byte[]>>>(payload, Wrapping.Brotli)!;
        Assert.All(all, s => Assert.Equal(1000, s.Value!.Length));

        var some = MemFormatSerializer.Deserialize<List<Serialized<byte[]>>>(payload, Limited(10_000))!;
        var read = 0;
        var exception = Assert.Throws<MemFormatException>(() =>
        {
            foreach (var s in some)
                read += s.Value!.Length;
        });
        Assert.Equal(MemFormatError.LimitExceeded, exception.Error);
        Assert.InRange(read, 1000, 9000);
    }

    [Fact]
    public void Payloads_within_a_payload_are_decompressed_as_the_read_says()
    {
        var payload = MemFormatSerializer.Serialize(new List<Serialized<byte[]>> { Serialized.From(new byte[1000], Wrapping.Brotli) });
        Assert.Equal(1000, MemFormatSerializer.Deserialize<List<Serialized<byte[]>>>(payload, Wrapping.Brotli)![0].Value!.Length);
        var plain = MemFormatSerializer.Deserialize<List<Serialized<byte[]>>>(payload)!;
        Assert.Equal(MemFormatError.UnknownWrapper, Assert.Throws<MemFormatException>(() => plain[0].Value).Error);
        Assert.Equal(payload, MemFormatSerializer.Serialize(plain));
        Assert.Equal(1000, Serialized.FromPayload<byte[]>(plain[0].Payload.Span, Wrapping.Brotli).Value!.Length);
    }

    [Fact]
    public void Every_truncation_and_every_damage_is_the_one_exception()
    {
        foreach (var corpusCase in CorpusCases.All)
        {
            var random = new Random(corpusCase.Name.Length);
            foreach (var value in corpusCase.Values(2))
            {
                var payload = Wrapping.Wrap(corpusCase.Serialize(value));
                for (var length = 0; length < Math.Min(payload.Length, 200); length++)
                    Assert.ThrowsAny<MemFormatException>(() => corpusCase.Deserialize(payload.AsSpan(0, length), Wrapping.Brotli));
                Damage.All(payload, 20 * s_factor, random, damaged => Try(corpusCase, damaged));
            }
        }
    }

    private static void Try(CorpusCase corpusCase, ReadOnlySpan<byte> damaged)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            corpusCase.Deserialize(damaged, Wrapping.Brotli);
        }
        catch (MemFormatException exception)
        {
            Assert.InRange(exception.Offset, 0, 64 * Mebi);
        }

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 16 * Mebi);
    }

    private static MemFormatOptions Limited(long bytes) =>
        Wrapping.Brotli with { Limits = MemFormatLimits.Default with { MaxDecompressedBytes = bytes } };

    private static void Refused(byte[] payload, MemFormatError error, MemFormatOptions? options = null)
    {
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<byte[]>(payload, options ?? Wrapping.Brotli));
        Assert.Equal(error, exception.Error);
        Assert.True(exception.Offset >= 0);
    }

    private static long Allocated(Action action)
    {
        action();
        var before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
