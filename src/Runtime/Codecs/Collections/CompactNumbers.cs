using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>Reads and writes lists of compact integers (<see cref="CompactList"/>).</summary>
internal static class CompactNumbers<T, TCodec>
    where TCodec : struct, IMemFormatCompactCodec<T>
{
    /// <summary>Reads what follows a head.</summary>
    internal static T[] Read(ref MemFormatReader reader, ulong head)
    {
        if (head == 0)
            return [];

        T[] items;
        if ((head & CollectionHead.FlagMask) == 0)
        {
            items = new T[CollectionHeader.Count(ref reader, head, Unsafe.SizeOf<T>())];
            Elements<T, TCodec>.Read(ref reader, items);
            return items;
        }

        var count = CollectionHeader.CountPacked(ref reader, head, 1, CompactList.HasDigits);
        var digits = new Digits(ref reader, Unsafe.SizeOf<T>(), TCodec.IsSigned, count);
        items = new T[count];
        digits.Read(items.AsSpan());
        return items;
    }

    /// <summary>Writes head and numbers, in the form with the fewest bytes.</summary>
    internal static void Write(ref MemFormatWriter writer, ReadOnlySpan<T> items)
    {
        var numbers = new DigitWriter<T>(items, TCodec.IsSigned);
        if (numbers.HasDigits)
        {
            writer.WriteLength((ulong)(uint)items.Length << CollectionHead.CountShift | CompactList.HasDigits);
            numbers.Write(ref writer);
            return;
        }

        Elements<T, TCodec>.Write(ref writer, items);
    }
}
