using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace MemFormat.Tests;

/// <summary>Keys that a payload chooses so that they collide, in collections that hash.</summary>
public partial class CollisionTests
{
    private const int Count = 2000, MostPerKey = 20;

    private static readonly MemFormatOptions s_trusting = new() { Limits = new MemFormatLimits { CollisionResistantKeys = false } };

    /// <summary>The hash code of each is 0, as a long, too.</summary>
    private static readonly long[] s_aimed = [.. Enumerable.Range(1, Count).Select(i => (long)i << 32 | (uint)i)];

    private static readonly Key[] s_keys = [.. s_aimed.Select(value => new Key(value))];

    private static readonly Dictionary<Key, byte> s_map = s_keys.ToDictionary(key => key, _ => (byte)1);

    [Fact]
    public void Sets_of_colliding_keys_are_refused()
    {
        Refused(new HashSet<Key>(s_keys));
        Refused<ISet<Key>>(new HashSet<Key>(s_keys));
        Refused<IReadOnlySet<Key>>(new HashSet<Key>(s_keys));
        Refused<HashSet<Key>, FrozenSet<Key>>([.. s_keys]);
        Refused<HashSet<Key>, ImmutableHashSet<Key>>([.. s_keys]);
#if NET10_0_OR_GREATER
        Refused<HashSet<Key>, ReadOnlySet<Key>>([.. s_keys]);
#endif
    }

    [Fact]
    public void Maps_of_colliding_keys_are_refused()
    {
        Refused(s_map);
        Refused(s_map.ToDictionary(entry => entry.Key, entry => (byte?)null));
        Refused<IReadOnlyDictionary<Key, byte>>(s_map);
        Refused<Dictionary<Key, byte>, FrozenDictionary<Key, byte>>(s_map);
        Refused<Dictionary<Key, byte>, ImmutableDictionary<Key, byte>>(s_map);
        Refused<Dictionary<Key, byte>, ConcurrentDictionary<Key, byte>>(s_map);
        Refused<Dictionary<Key, byte>, ReadOnlyDictionary<Key, byte>>(s_map);
#if NET10_0_OR_GREATER
        Refused<Dictionary<Key, byte>, OrderedDictionary<Key, byte>>(s_map);
#endif
        Refused(s_keys.ToLookup(key => key));
    }

    [Fact]
    public void Keys_of_the_framework()
    {
        Refused<HashSet<long?>>([.. s_aimed]);
        Refused<HashSet<(long, long)>>([.. s_aimed.Select(value => (value, 5L))]);
        Refused(s_aimed.ToDictionary(value => (value, value), value => value));
        Refused<HashSet<Record>>([.. s_aimed.Select(value => new Record(value, 7))]);
        Refused<HashSet<Version>>([.. Enumerable.Range(1, Count).Select(i => new Version(i << 4, 0))]);
        Refused(Enumerable.Range(1, Count).ToDictionary(i => new Version(i << 4, 0), i => i));
    }

    /// <summary>Such a class may compare as it likes, so the comparer that is otherwise used does not help.</summary>
    [Fact]
    public void Colliding_keys_in_derived_collections_are_refused()
    {
        Refused(new Derived { Numbers = [.. s_aimed] });
        Refused(new Derived { Keys = [.. s_keys] });
        Refused(new Derived { Map = Filled(new LongMap(), s_aimed) });
        Refused(new Derived { KeyMap = Filled(new KeyMap(), s_keys) });
    }

    [Fact]
    public void Members_without_a_setter()
    {
        var filled = new Held();
        filled.Numbers.UnionWith(s_aimed);
        foreach (var value in s_aimed)
            filled.Map.Add(value, 1);
        Refused(filled);
        var keys = new HeldKeys();
        keys.Keys.UnionWith(s_keys);
        Refused(keys);
    }

    [Fact]
    public void Members_without_a_setter_that_are_interfaces()
    {
        var filled = new HeldInterfaces();
        filled.Numbers.UnionWith(s_aimed);
        Array.ForEach(s_aimed, value => filled.Map.Add(value, 1));
        Array.ForEach(s_keys, key => filled.KeyMap.Add(key, 1));
        Refused(filled);
        var map = new HeldInterfaces();
        Array.ForEach(s_aimed, value => map.Map.Add(value, 1));
        Refused(map);
        var shared = new HeldInterfaces();
        Array.ForEach(s_aimed, value => shared.Shared.Add(value, 1));
        Refused(shared);
        var own = new HeldInterfaces();
        Array.ForEach(s_aimed, value => own.Own.Add(value));
        Refused(own);
    }

    /// <summary>The comparer of a member without a setter is seen when it is filled only: then it is always checked.</summary>
    [Fact]
    public void Members_without_a_setter_that_have_a_comparer_of_their_own()
    {
        var (sets, maps) = (new HeldComparers(), new HeldComparers());
        for (var i = 0L; i < Count; i++)
        {
            sets.Numbers.Add((i << 32) + i);
            sets.Keys.Add(new Key(i << 32));
            maps.Map.Add(new Key(i << 32), 1);
        }

        foreach (var value in new[] { sets, new HeldComparers { Keys = { new Key(1) } }, maps })
        {
            var payload = MemFormatSerializer.Serialize(value);
            if (value.Keys.Count == 1)
            {
                Assert.Single(MemFormatSerializer.Deserialize<HeldComparers>(payload)!.Keys);
            }
            else
            {
                Assert.Equal(MemFormatError.LimitExceeded,
                    Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<HeldComparers>(payload)).Error);
            }
        }
    }

    [Fact]
    public void Payloads_of_another_shape()
    {
        Refused<Old, New>(new Old { Map = s_map });
        Refused<Old, New>(new Old { Set = [.. s_keys] });
    }

    [Fact]
    public void Colliding_keys_in_populated_collections_are_refused()
    {
        var payload = MemFormatSerializer.Serialize(s_map);
        var map = new Dictionary<Key, byte>();
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Populate(payload, ref map!)).Error);
        var sets = MemFormatSerializer.Serialize(new HashSet<Key>(s_keys));
        var set = new HashSet<Key>();
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Populate(sets, ref set!)).Error);
    }

    /// <summary>Hash codes that differ and still fall into one bucket of the first capacity.</summary>
    [Fact]
    public void Keys_aimed_at_a_bucket_get_another_capacity()
    {
        var capacity = new HashSet<Key>().EnsureCapacity(Count);
        Key[] keys = [.. Enumerable.Range(0, Count).Select(i => new Key((long)i * capacity))];
        var set = MemFormatSerializer.Deserialize<HashSet<Key>>(MemFormatSerializer.Serialize(new HashSet<Key>(keys)))!;
        Assert.Equal(keys, set);
        Assert.InRange(Fullest(set, set.EnsureCapacity(0)), 1, 8);
        var map = MemFormatSerializer.Deserialize<Dictionary<Key, byte>>(MemFormatSerializer.Serialize(keys.ToDictionary(key => key, _ => (byte)1)))!;
        Assert.Equal(keys, map.Keys);
        Assert.InRange(Fullest(map.Keys, map.EnsureCapacity(0)), 1, 8);
    }

    [Fact]
    public void Honest_keys_are_compared_once()
    {
        var random = new Random(1);
        Key[] keys = [.. Enumerable.Range(0, 20_000).Select(_ => new Key(random.NextInt64()))];
        var payload = MemFormatSerializer.Serialize(new HashSet<Key>(keys));
        Key.Comparisons = 0;
        Assert.Equal(keys.Length, MemFormatSerializer.Deserialize<HashSet<Key>>(payload)!.Count);
        Assert.InRange(Key.Comparisons, 0, 100);
    }

    /// <summary>Groups of one hash code each, just small enough to be read: the most comparisons there are.</summary>
    [Fact]
    public void Aimed_keys_that_are_read_are_compared_a_few_times()
    {
        const int Keys = 20_000, MostComparisons = 25;
        foreach (var group in (int[])[2, 5, 10, 20, 30, 40])
        {
            Key[] keys = [.. Enumerable.Range(0, Keys).Select(i => new Key((long)(i ^ (i / group)) << 32 | (uint)i))];
            var payload = MemFormatSerializer.Serialize(new HashSet<Key>(keys));
            Key.Comparisons = 0;
            var error = Xunit.Record.Exception(() => Assert.Equal(Keys, MemFormatSerializer.Deserialize<HashSet<Key>>(payload)!.Count));
            Assert.InRange(Key.Comparisons, 0, MostComparisons * Keys);
            Assert.True(error is null ? group <= 40 : error is MemFormatException { Error: MemFormatError.LimitExceeded } && group > 5,
                $"{group}: {error}");
        }
    }

    /// <summary>A list that became a set.</summary>
    [Fact]
    public void Duplicates_do_not_collide()
    {
        var list = MemFormatSerializer.Serialize(Enumerable.Range(0, 20_000).Select(i => new Key(i % 3)).ToList());
        Assert.Equal(3, MemFormatSerializer.Deserialize<HashSet<Key>>(list)!.Count);
        Assert.Equal(3, MemFormatSerializer.Deserialize<ImmutableHashSet<Key>>(list)!.Count);
    }

    [Fact]
    public void Duplicate_keys_of_large_maps_are_an_error_of_the_map()
    {
        var payload = MemFormatSerializer.Serialize(Enumerable.Range(0, Count).ToDictionary(i => new Key(i), _ => (byte)1));
        payload[^1] = payload[^10];
        payload.AsSpan(payload.Length - 18, 9).CopyTo(payload.AsSpan(payload.Length - 9));
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Dictionary<Key, byte>>(payload));
        Assert.Equal(MemFormatError.InvalidData, exception.Error);
        Assert.Contains("duplicate", exception.Message, StringComparison.Ordinal);
    }

    private static TMap Filled<TMap, TKey>(TMap map, TKey[] keys)
        where TMap : IDictionary<TKey, byte>
    {
        foreach (var key in keys)
            map.Add(key, 1);
        return map;
    }

    private static int Fullest(IEnumerable<Key> keys, int capacity) =>
        keys.GroupBy(key => (uint)key.GetHashCode() % (uint)capacity).Max(bucket => bucket.Count());

    private static void Refused<T>(T value) => Refused<T, T>(value);

    private static void Refused<TWriter, TReader>(TWriter value)
    {
        var payload = MemFormatSerializer.Serialize(value);
        Key.Comparisons = 0;
        var error = Xunit.Record.Exception(() => MemFormatSerializer.Deserialize<TReader>(payload)) as MemFormatException;
        Assert.True(error?.Error == MemFormatError.LimitExceeded, $"{typeof(TReader)}: {error}");
        Assert.Contains("CollisionResistantKeys", error.Message, StringComparison.Ordinal);
        Assert.InRange(Key.Comparisons, 0, MostPerKey * Count);
        Assert.NotNull(MemFormatSerializer.Deserialize<TReader>(payload, s_trusting));
    }

    /// <summary>A key that counts how often it is compared.</summary>
    [MemFormattable]
    internal readonly partial struct Key(long value) : IEquatable<Key>
    {
        [ThreadStatic]
        public static long Comparisons;

        public long Value { get; } = value;

        public bool Equals(Key other)
        {
            Comparisons++;
            return Value == other.Value;
        }

        public override bool Equals(object? obj) => obj is Key other && Equals(other);

        public override int GetHashCode() => Value.GetHashCode();
    }

    [MemFormattable]
    internal readonly partial record struct Record(long A, int B);

    internal sealed class KeySet : HashSet<Key>;

    internal sealed class KeyMap : Dictionary<Key, byte>;

    internal sealed class LongSet : HashSet<long>;

    internal sealed class LongMap : Dictionary<long, byte>;

    [MemFormattable]
    internal sealed partial class Derived
    {
        public LongSet? Numbers { get; set; }

        public KeySet? Keys { get; set; }

        public LongMap? Map { get; set; }

        public KeyMap? KeyMap { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Held
    {
        public HashSet<long> Numbers { get; } = [];

        public Dictionary<long, byte> Map { get; } = [];
    }

    [MemFormattable]
    internal sealed partial class HeldInterfaces
    {
        public ISet<long> Numbers { get; } = new HashSet<long>();

        public IDictionary<long, byte> Map { get; } = new Dictionary<long, byte>();

        public IDictionary<Key, byte> KeyMap { get; } = new Dictionary<Key, byte>();

        public IDictionary<long, byte> Shared { get; } = new ConcurrentDictionary<long, byte>();

        public ISet<long> Own { get; } = new OwnSet();
    }

    /// <summary>Comparers with poor hash codes: the keys are spread until they are filled in.</summary>
    [MemFormattable]
    internal sealed partial class HeldComparers
    {
        public HashSet<long> Numbers { get; } = new(new Lower());

        public HashSet<Key> Keys { get; } = new(new LowerKeys());

        public IDictionary<Key, byte> Map { get; } = new Dictionary<Key, byte>(new LowerKeys());
    }

    internal sealed class Lower : IEqualityComparer<long>
    {
        public bool Equals(long x, long y) => x == y;

        public int GetHashCode(long value) => (int)(value >> 62);
    }

    internal sealed class LowerKeys : IEqualityComparer<Key>
    {
        public bool Equals(Key x, Key y) => x.Value == y.Value;

        public int GetHashCode(Key value) => (int)(value.Value >> 62);
    }

    [MemFormattable]
    internal sealed partial class HeldKeys
    {
        public HashSet<Key> Keys { get; } = [];
    }

    [MemFormattable]
    internal sealed partial class Old
    {
        public HashSet<Key>? Set { get; set; }

        public Dictionary<Key, byte>? Map { get; set; }
    }

    [MemFormattable]
    internal sealed partial class New
    {
        public HashSet<Key>? Set { get; set; }

        public Dictionary<Key, short>? Map { get; set; }
    }
}
