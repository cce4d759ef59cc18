namespace MemFormat.Tests;

/// <summary>
/// Sets and maps of so many keys that they get a comparer whose hash codes cannot be foreseen: it must find what the type
/// itself calls equal.
/// </summary>
public class ManyKeysTests
{
    private const int Count = 400;

    [Fact]
    public void Many_integers_are_found_as_keys()
    {
        Check(i => (short)(i - 200), k => k);
        Check(i => (ushort)i, k => k);
        Check(i => (char)i, k => k);
        Check(i => i * 65536, k => k);
        Check(i => (uint)i, k => k);
        Check(i => (long)i << 32, k => k);
        Check(i => ulong.MaxValue - (ulong)i, k => k);
        Check(i => new Int128((ulong)i, 0), k => k);
        Check(i => new UInt128((ulong)i, 7), k => k);
        Check(i => (DayOfWeek)i, k => k);
        Check(i => (Wide)((ulong)i << 50), k => k);
    }

    [Fact]
    public void Zeros_of_both_signs_and_all_nans_are_equal()
    {
        Check(i => i == 0 ? 0.0 : i == 1 ? double.NaN : i / 3.0, k => k == 0 ? -0.0 : double.IsNaN(k) ? BitConverter.Int64BitsToDouble(-1) : k);
        Check(i => i == 0 ? -0f : i == 1 ? float.NaN : i / 3f, k => k == 0 ? 0f : float.IsNaN(k) ? BitConverter.Int32BitsToSingle(-1) : k);
        Check(i => i == 0 ? Half.NegativeZero : i == 1 ? Half.NaN : (Half)i,
            k => k == Half.Zero ? Half.Zero : Half.IsNaN(k) ? BitConverter.Int16BitsToHalf(-1) : k);
    }

    [Fact]
    public void Decimals_are_equal_whatever_their_scale()
    {
        Check(i => i / 4m, k => k * 1.000000000m);
        Check(i => i * 1_000_000_000_000_000_000_000_0000m + i, k => k);
        Check(i => -i / 1000m, k => k / 1.0000m);
        Check(i => i == 0 ? 0.000m : i == 1 ? decimal.MaxValue : i == 2 ? decimal.MinValue : 0.0000000000000000000000000001m * i,
            k => k == 0 ? -0.0m : k);
    }

    [Fact]
    public void Times_are_equal_as_the_type_says()
    {
        var start = new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc);
        Check(i => start.AddMinutes(i), k => DateTime.SpecifyKind(k, DateTimeKind.Local));
        Check(i => new DateTimeOffset(start).AddMinutes(i), k => k.ToOffset(TimeSpan.FromHours(5)));
        Check(i => TimeSpan.FromTicks(-i), k => k);
        Check(i => DateOnly.FromDayNumber(i), k => k);
        Check(i => new TimeOnly(i), k => k);
        Check(i => new Guid(i, 0, 0, new byte[8]), k => k);
    }

    [Fact]
    public void Strings_and_structs_keep_their_own_comparer()
    {
        Check(i => "key" + i, k => new string(k.AsSpan()));
        Check(i => new Corpus.Cell(i, -i), k => k);
    }

    private enum Wide : ulong;

    /// <summary>Reads a set and a map, and looks up each key in another form that is equal to it.</summary>
    private static void Check<T>(Func<int, T> make, Func<T, T> same)
        where T : notnull
    {
        var keys = Enumerable.Range(0, Count).Select(make).ToList();
        var set = MemFormatSerializer.Deserialize<HashSet<T>>(MemFormatSerializer.Serialize(keys.ToHashSet()))!;
        Assert.Equal(Count, set.Count);
        Assert.All(keys, key => Assert.Contains(same(key), set));

        var map =
            MemFormatSerializer.Deserialize<Dictionary<T, int>>(
                MemFormatSerializer.Serialize(keys.Select((k, i) => (k, i)).ToDictionary(p => p.k, p => p.i)))!;
        for (var i = 0; i < Count; i++)
            Assert.Equal(i, map[same(keys[i])]);

        // A key twice: an error in a map, nothing in a set that comes from a list.
        var twice = MemFormatSerializer.Serialize(keys.Concat(keys).ToArray());
        Assert.Equal(Count, MemFormatSerializer.Deserialize<HashSet<T>>(twice)!.Count);
    }
}
