using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Diagnostics;

namespace MemFormat.Tests.Collections;

/// <summary>In which order elements are written and what order costs.</summary>
public class OrderTests
{
    private static readonly string?[] s_texts = [.. Enumerable.Range(0, 500).Select(i => (i * 7919 % 500).ToString("X")), null];

    [Fact]
    public void Equal_hash_ordered_collections_have_equal_bytes()
    {
        var reversed = s_texts.Reverse().ToArray();
        Assert.Equal(MemFormatSerializer.Serialize(s_texts.ToFrozenSet()), MemFormatSerializer.Serialize(reversed.ToFrozenSet()));
        Assert.Equal(MemFormatSerializer.Serialize(s_texts.ToImmutableHashSet()), MemFormatSerializer.Serialize(reversed.ToImmutableHashSet()));
        Assert.Equal(MemFormatSerializer.Serialize<IReadOnlySet<string?>>(s_texts.ToFrozenSet()),
            MemFormatSerializer.Serialize<IReadOnlySet<string?>>(reversed.ToImmutableHashSet()));
        var (map, other) = (s_texts[..500].ToDictionary(t => t!, t => t?.Length), reversed[1..].ToDictionary(t => t!, t => t?.Length));
        map["0"] = other["0"] = null;
        Assert.Equal(MemFormatSerializer.Serialize(map.ToFrozenDictionary()), MemFormatSerializer.Serialize(other.ToFrozenDictionary()));
        Assert.Equal(MemFormatSerializer.Serialize(map.ToImmutableDictionary()), MemFormatSerializer.Serialize(other.ToImmutableDictionary()));
        Assert.Equal(MemFormatSerializer.Serialize(new ConcurrentDictionary<string, int?>(map)),
            MemFormatSerializer.Serialize(new ConcurrentDictionary<string, int?>(other)));
        Assert.Equal(MemFormatSerializer.Serialize<IDictionary<string, int?>>(map.ToFrozenDictionary()),
            MemFormatSerializer.Serialize<IDictionary<string, int?>>(new ConcurrentDictionary<string, int?>(other)));
    }

    [Fact]
    public void The_order_is_that_of_the_encoded_keys()
    {
        Assert.Equal(["", "b", "aa", "ab"],
            MemFormatSerializer.Deserialize<string[]>(MemFormatSerializer.Serialize(new[] { "ab", "b", "", "aa" }.ToImmutableHashSet()))!);
        Assert.Equal([256, 1, 2], MemFormatSerializer.Deserialize<int[]>(MemFormatSerializer.Serialize(new[] { 2, 256, 1 }.ToImmutableHashSet()))!);
        Assert.Equal([null, false, true],
            MemFormatSerializer.Deserialize<bool?[]>(MemFormatSerializer.Serialize(new bool?[] { true, null, false }.ToImmutableHashSet()))!);
    }

    [Fact]
    public void Keys_that_begin_alike_are_sorted_by_what_follows()
    {
        // Sorted by eight bytes at a time, behind what some share; zeros are no different from the end within these.
        var random = new Random(1);
        var texts = Enumerable.Range(0, 2000)
            .Select(_ => new string('a', random.Next(28)) + string.Concat(Enumerable.Range(0, random.Next(4)).Select(_ => "\0ab"[random.Next(3)])))
            .ToFrozenSet();
        var read = MemFormatSerializer.Deserialize<string[]>(MemFormatSerializer.Serialize(texts))!;
        Assert.Equal(texts.OrderBy(t => t.Length).ThenBy(t => t, StringComparer.Ordinal), read);
    }

    [Fact]
    public void Sets_within_sets_are_sorted_too()
    {
        var sets = ImmutableHashSet.Create(
            ImmutableHashSet.Create(ImmutableHashSet.Create(2, 1), ImmutableHashSet.Create(3)), [ImmutableHashSet.Create(5, 4)]);
        var read = MemFormatSerializer.Deserialize<int[][][]>(MemFormatSerializer.Serialize(sets))!;
        Assert.Equal([[[4, 5]], [[3], [1, 2]]], read);
    }

    [Fact]
    public void Sorted_collections_do_not_depend_on_the_order_they_are_given()
    {
        // Inserted one by one from the front, a million entries of a sorted list would take minutes.
        var backwards = Enumerable.Range(0, 1_000_000).Select(i => -i).ToArray();
        var clock = Stopwatch.StartNew();
        Assert.Equal(-999_999,
            MemFormatSerializer.Deserialize<SortedList<int, byte>>(
                MemFormatSerializer.Serialize(backwards.ToDictionary(i => i, _ => (byte)1)))!.GetKeyAtIndex(0));
        Assert.Equal(-999_999, MemFormatSerializer.Deserialize<SortedSet<int>>(MemFormatSerializer.Serialize(backwards))!.Min);
        Assert.True(clock.Elapsed < TimeSpan.FromSeconds(60), $"{clock.Elapsed}");
    }

    [Fact]
    public void Large_hash_tables_are_guarded_against_collisions()
    {
        var numbers = MemFormatSerializer.Serialize(Enumerable.Range(0, 1000).ToArray());
        var map = MemFormatSerializer.Serialize(Enumerable.Range(0, 1000).ToDictionary(n => n));
        Assert.NotSame(EqualityComparer<int>.Default, MemFormatSerializer.Deserialize<ImmutableHashSet<int>>(numbers)!.KeyComparer);
        Assert.NotSame(EqualityComparer<int>.Default, MemFormatSerializer.Deserialize<FrozenSet<int>>(numbers)!.Comparer);
        Assert.NotSame(EqualityComparer<int>.Default, MemFormatSerializer.Deserialize<ImmutableDictionary<int, int>>(map)!.KeyComparer);
        Assert.NotSame(EqualityComparer<int>.Default, MemFormatSerializer.Deserialize<FrozenDictionary<int, int>>(map)!.Comparer);
        Assert.NotSame(EqualityComparer<int>.Default, MemFormatSerializer.Deserialize<ConcurrentDictionary<int, int>>(map)!.Comparer);
        Assert.NotSame(EqualityComparer<int>.Default, MemFormatSerializer.Deserialize<OrderedDictionary<int, int>>(map)!.Comparer);
    }
}
