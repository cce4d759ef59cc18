using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Entries of a map that were written in another shape.</summary>
internal static class ResolvedEntries<TKey, TValue, TKeyCodec, TValueCodec>
    where TKey : notnull
    where TKeyCodec : struct, IMemFormatCodec<TKey>
    where TValueCodec : struct, IMemFormatCodec<TValue>
{
    internal static Dictionary<TKey, TValue>? Read(ref MemFormatReader reader, PlanNode node)
    {
        PlanElements entries = node.OpenElements(ref reader, Unsafe.SizeOf<KeyValuePair<TKey, TValue>>());
        if (entries.IsNull)
        {
            return null;
        }

        var map = new Dictionary<TKey, TValue>(
            Math.Min(entries.Count, CollectionHeader.SlotsAhead), KeyComparer.For<TKey>(entries.Count, reader.Limits));
        while (entries.Next(ref reader))
        {
            TKey key = TKeyCodec.ReadResolved(ref reader, entries.Key);
            MapKeys.Add(map, key, entries.IsPresent ? TValueCodec.ReadResolved(ref reader, entries.Node) : default!);
        }

        return map;
    }
}
