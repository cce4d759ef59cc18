using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Collections;
using MemFormat.Codecs;

namespace MemFormat.Tests.Primitives;

public class KeyComparerTests
{
    private static void SameHash<T>(T a, T b)
    {
        Assert.True(SeededComparer<T>.Instance.Equals(a, b));
        Assert.Equal(SeededComparer<T>.Instance.GetHashCode(a!), SeededComparer<T>.Instance.GetHashCode(b!));
    }

    [Fact]
    public void Equal_values_have_equal_hash_codes()
    {
        SameHash(0d, -0d);
        SameHash(double.NaN, -double.NaN);
        SameHash(0f, -0f);
        SameHash((Half)0, Half.NegativeZero);
        SameHash(1m, 1.000m);
        SameHash(0m, -0.00m);
        SameHash(decimal.MaxValue, decimal.MaxValue);
        SameHash(new DateTime(5, DateTimeKind.Utc), new DateTime(5, DateTimeKind.Local));
        SameHash(new DateTimeOffset(2026, 1, 1, 1, 0, 0, TimeSpan.FromHours(1)), new DateTimeOffset(2026, 1, 1, 0, 0, 0, TimeSpan.Zero));
        SameHash(DayOfWeek.Friday, DayOfWeek.Friday);
    }

    [Fact]
    public void Keys_that_collide_by_themselves_do_not()
    {
        // The high half is chosen so that long.GetHashCode is 0 for all.
        var hashes = Enumerable.Range(1, 10_000).Select(i => SeededHash.Of((long)i << 32 | (uint)i)).ToHashSet();
        Assert.InRange(hashes.Count, 9_990, 10_000);
    }

    [Fact]
    public void Large_sets_and_maps_of_numbers_are_read_with_it()
    {
        long[] keys = [.. Enumerable.Range(0, 300).Select(i => (long)i)];
        Assert.IsType<SeededComparer<long>>(Body.RoundTrip<HashSet<long>?, HashSetCodec<long, ScalarCodec<long>>>([.. keys])!.Comparer);
        Assert.Same(EqualityComparer<long>.Default,
            Body.RoundTrip<HashSet<long>?, HashSetCodec<long, ScalarCodec<long>>>([.. keys[..256]])!.Comparer);
        var map =
            Body.RoundTrip<Dictionary<long, byte>?, DictionaryCodec<long, byte, ScalarCodec<long>, ScalarCodec<byte>>>(
                keys.ToDictionary(k => k, k => (byte)k));
        Assert.IsType<SeededComparer<long>>(map!.Comparer);
        Assert.Equal(44, map[300 - 44 - 212 + 0]);
    }

    [Fact]
    public void It_can_be_switched_off()
    {
        var payload = MemFormatSerializer.Serialize<HashSet<int>>([.. Enumerable.Range(0, 300)]);
        var options = new MemFormatOptions { Limits = new MemFormatLimits { CollisionResistantKeys = false } };
        Assert.Same(EqualityComparer<int>.Default, MemFormatSerializer.Deserialize<HashSet<int>>(payload, options)!.Comparer);
        Assert.IsType<SeededComparer<int>>(MemFormatSerializer.Deserialize<HashSet<int>>(payload)!.Comparer);
    }
}
