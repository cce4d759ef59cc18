using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>Reads and writes lists of compact integers, or structs of these (<see cref="CompactList"/>).</summary>
internal static class CompactNumbers<T, TCodec>
    where TCodec : struct, IMemFormatCompactCodec<T>
{
    /// <summary>Reads what follows a head.</summary>
    internal static T[] Read(ref MemFormatReader reader, ulong head)
    {
        if (head == 0)
            return [];
        if ((head & CollectionHead.FlagMask) == 0)
        {
            var items = new T[CollectionHeader.Count(ref reader, head, Unsafe.SizeOf<T>())];
            Elements<T, TCodec>.Read(ref reader, items);
            return items;
        }

        return TCodec.ReadDigits(ref reader, CollectionHeader.CountPacked(ref reader, head, 1, CompactList.HasDigits), TCodec.IsSigned);
    }

    /// <summary>Writes head and numbers, in the form with the fewest bytes.</summary>
    internal static void Write(ref MemFormatWriter writer, ReadOnlySpan<T> items)
    {
        if (!TCodec.TryWriteDigits(ref writer, items, TCodec.IsSigned))
            Elements<T, TCodec>.Write(ref writer, items);
    }
}
