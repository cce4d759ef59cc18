using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>Bools in a row as bits, eight at a time.</summary>
internal static class PackedBools
{
    /// <summary>Writes header and bits.</summary>
    internal static void Write(ref MemFormatWriter writer, ReadOnlySpan<bool> items)
    {
        // Multiplied with eight bytes of 0 or 1, the first byte's bit ends up as bit 56, the second's as bit 57 and so on.
        const ulong Gather = 0x0102_0408_1020_4080;
        CollectionHeader.Write(ref writer, items.Length);
        ref var source = ref Unsafe.As<bool, byte>(ref MemoryMarshal.GetReference(items));
        var at = 0;
        for (; at <= items.Length - 8; at += 8)
            writer.WriteByte((byte)(ToZeroOrOne(Fields.Get<ulong>(ref source, at)) * Gather >> 56));

        var bits = default(BitStringWriter);
        for (; at < items.Length; at++)
            bits.Add(ref writer, items[at]);

        bits.Flush(ref writer);
    }

    /// <summary>Reads as many bits as there are items.</summary>
    internal static void Read(ref MemFormatReader reader, Span<bool> items)
    {
        ref var bits = ref BitString.Take(ref reader, items.Length);
        for (var i = 0; i < items.Length; i++)
            items[i] = BitString.Get(ref bits, i);
    }

    /// <summary>Unsafe code can make a true of any byte but 0; each byte becomes 0 or 1.</summary>
    private static ulong ToZeroOrOne(ulong bytes)
    {
        const ulong Low = 0x7F7F_7F7F_7F7F_7F7F;
        return ((((bytes & Low) + Low) | bytes) & ~Low) >> 7;
    }
}
