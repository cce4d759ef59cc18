using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using Xunit.Abstractions;

namespace MemFormat.Campaign.Tests;

/// <summary>
/// 20,000 keys chosen to collide are read or refused. A campaign also measures them: they take at most five times as long as others.
/// </summary>
public partial class CollisionTimeTests(ITestOutputHelper output)
{
    private const int Count = 20_000, Group = 40, MostTimes = 5;

    private static readonly int s_rounds = Settings.Time is null ? 1 : 15;

    /// <summary>All with one hash code; and with groups of one hash code each that are just small enough to be read.</summary>
    private static readonly long[][] s_aimed = [[.. Enumerable.Range(1, Count).Select(i => (long)i << 32 | (uint)i)],
        [.. Enumerable.Range(0, Count).Select(i => (long)(i ^ (i / Group)) << 32 | (uint)i)]];

    private static readonly long[] s_honest = Honest();

    [Fact]
    public void Sets_of_nullable_numbers_stay_fast() => Check(values => values.Select(v => (long?)v).ToHashSet());

    [Fact]
    public void Sets_of_tuples_stay_fast() => Check(values => values.Select(v => (v, 5)).ToHashSet());

    [Fact]
    public void Maps_of_tuples_stay_fast() => Check(values => values.ToDictionary(v => (v, 5), v => (byte)1));

    [Fact]
    public void Sets_of_structs_stay_fast() => Check(values => values.Select(v => new Pair(v, 5)).ToHashSet());

    [Fact]
    public void Sets_of_numbers_stay_fast() => Check(values => values.ToHashSet());

    [Fact]
    public void Maps_of_nullable_keys_stay_fast() => Check(values => values.ToDictionary(v => (v, (long?)null), v => (byte?)null));

    [Fact]
    public void Immutable_sets_stay_fast() => Check(values => values.Select(v => (v, 5)).ToImmutableHashSet());

    [Fact]
    public void Immutable_maps_stay_fast() => Check(values => values.ToImmutableDictionary(v => (v, 5), v => (byte)1));

    [Fact]
    public void Frozen_sets_stay_fast() => Check(values => values.Select(v => (v, 5)).ToFrozenSet());

    [Fact]
    public void Concurrent_maps_stay_fast() =>
        Check(values => new ConcurrentDictionary<(long, int), byte>(values.ToDictionary(v => (v, 5), v => (byte)1)));

    [Fact]
    public void Lookups_stay_fast() => Check(values => values.ToLookup(v => (v, 5), v => (byte)1));

    private void Check<T>(Func<long[], T> make)
    {
        foreach (var keys in s_aimed)
            Check<T>(MemFormatSerializer.Serialize(make(keys)), MemFormatSerializer.Serialize(make(s_honest)));
    }

    private void Check<T>(byte[] aimed, byte[] honest)
    {
        var (ofAimed, ofHonest) = (TimeSpan.MaxValue, TimeSpan.MaxValue);
        for (var i = 0; i < s_rounds; i++)
        {
            ofAimed = Shorter(ofAimed, () => Read<T>(aimed));
            ofHonest = Shorter(ofHonest, () => Assert.NotNull(MemFormatSerializer.Deserialize<T>(honest)));
        }

        output.WriteLine($"{typeof(T)}: {ofAimed.TotalMilliseconds:N2} ms, {ofHonest.TotalMilliseconds:N2} ms for others");
        Assert.True(Settings.Time is null || ofAimed < MostTimes * ofHonest,
            $"{ofAimed.TotalMilliseconds:N2} ms, {ofHonest.TotalMilliseconds:N2} ms for others");
    }

    private static void Read<T>(byte[] payload)
    {
        try
        {
            Assert.NotNull(MemFormatSerializer.Deserialize<T>(payload));
        }
        catch (MemFormatException exception)
        {
            Assert.Equal(MemFormatError.LimitExceeded, exception.Error);
        }
    }

    private static TimeSpan Shorter(TimeSpan before, Action action)
    {
        var start = Environment.CpuUsage.TotalTime;
        action();
        var time = Environment.CpuUsage.TotalTime - start;
        return time < before ? time : before;
    }

    private static long[] Honest()
    {
        var random = new Random(1);
        return [.. Enumerable.Range(0, Count).Select(_ => random.NextInt64())];
    }

    [MemFormattable]
    internal readonly partial record struct Pair(long A, int B);
}
