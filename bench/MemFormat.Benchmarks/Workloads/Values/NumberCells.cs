using System.Collections.Immutable;
using Google.Protobuf;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Values;

/// <summary>Arrays of numbers, and maps to them.</summary>
internal static class NumberCells
{
    private const int Count = 8192;

    public static IEnumerable<Cell> All() =>
    [
        .. WorkloadCells.Of("byte[65536]", () => Blob(65536)),
        .. WorkloadCells.Of("double[8192]", Doubles),
        .. WorkloadCells.Of("int[8192]", () => Ints(r => r.Next())),
        .. WorkloadCells.Of("int[8192] of small values", () => Ints(Small)),
        .. WorkloadCells.Of("int[8192] of small values, compact", () => Compact(Small)),
        .. WorkloadCells.Of("int[8192], compact", () => Compact(r => r.Next())),
        .. WorkloadCells.Of("Dictionary<string, int>[1000]", Counts),
        .. WorkloadCells.Of("Dictionary<string, int>[1000], compact", CompactCounts),
        .. WorkloadCells.Of("ImmutableDictionary<string, int>[1000]", Immutable),
    ];

    // Most need a byte, some two, few four: counts, distances, ids of categories.
    private static int Small(Random random) => random.Next(10) switch { 0 => random.Next(1 << 20), < 4 => random.Next(1 << 12), _ => random.Next(100) };

    private static ValueCalls<byte[]> Blob(int length)
    {
        var bytes = new byte[length];
        new Random(1).NextBytes(bytes);
        return new(bytes, 1, JsonModels.Default.ByteArray, new Protos.Blob { Value = ByteString.CopyFrom(bytes) });
    }

    private static ValueCalls<double[]> Doubles()
    {
        var random = new Random(1);
        var numbers = Make(_ => random.NextDouble());
        return new(numbers, Count, JsonModels.Default.DoubleArray, new Protos.Doubles { Items = { numbers } });
    }

    private static ValueCalls<int[]> Ints(Func<Random, int> next)
    {
        var random = new Random(1);
        var numbers = Make(_ => next(random));
        return new(numbers, Count, JsonModels.Default.Int32Array, new Protos.Ints { Items = { numbers } });
    }

    private static ValueCalls<CompactInts> Compact(Func<Random, int> next)
    {
        var random = new Random(1);
        CompactInts numbers = new() { Items = Make(_ => next(random)) };
        return new(numbers, Count, JsonModels.Default.CompactInts, new Protos.Ints { Items = { numbers.Items } });
    }

    private static ValueCalls<Dictionary<string, int>> Counts()
    {
        var map = Map();
        return new(map, map.Count, JsonModels.Default.DictionaryStringInt32, new Protos.Counts { Items = { map } });
    }

    private static ValueCalls<CompactCounts> CompactCounts()
    {
        CompactCounts map = new() { Items = Map() };
        return new(map, map.Items.Count, JsonModels.Default.CompactCounts, new Protos.Counts { Items = { map.Items } });
    }

    private static ValueCalls<ImmutableDictionary<string, int>> Immutable()
    {
        var map = Map().ToImmutableDictionary();
        return new(map, map.Count, JsonModels.Default.ImmutableDictionaryStringInt32, new Protos.Counts { Items = { map } });
    }

    private static T[] Make<T>(Func<int, T> make) => [.. Enumerable.Range(0, Count).Select(make)];

    private static Dictionary<string, int> Map()
    {
        var random = new Random(1);
        return Enumerable.Range(0, 1000).ToDictionary(i => "key-" + i, _ => Small(random));
    }
}
