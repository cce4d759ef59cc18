using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>Integers in groups of four: a byte with the width codes, the first in the lowest bits, then the values.</summary>
internal static class CompactGroups<T, TCodec>
    where TCodec : struct, IMemFormatCompactCodec<T>
{
    private const int Group = CompactSizes.GroupSize;

    /// <summary>Writes header and groups.</summary>
    internal static void Write(ref MemFormatWriter writer, ReadOnlySpan<T> items)
    {
        CollectionHeader.Write(ref writer, items.Length);
        var at = 0;
        for (; at <= items.Length - Group; at += Group)
        {
            ref var block = ref writer.Reserve(1 + Group * TCodec.MaxCompactSize);
            nint end = 1;
            var control = TCodec.PutCompact(ref block, ref end, items[at]);
            control |= TCodec.PutCompact(ref block, ref end, items[at + 1]) << CompactSizes.CodeBits;
            control |= TCodec.PutCompact(ref block, ref end, items[at + 2]) << (2 * CompactSizes.CodeBits);
            control |= TCodec.PutCompact(ref block, ref end, items[at + 3]) << (3 * CompactSizes.CodeBits);
            block = (byte)control;
            writer.Advance((int)end);
        }

        if (at < items.Length)
        {
            ref var block = ref writer.Reserve(1 + Group * TCodec.MaxCompactSize);
            nint end = 1;
            uint control = 0;
            for (var i = at; i < items.Length; i++)
                control |= TCodec.PutCompact(ref block, ref end, items[i]) << (CompactSizes.CodeBits * (i - at));

            block = (byte)control;
            writer.Advance((int)end);
        }
    }

    /// <summary>Reads the groups after a header.</summary>
    internal static T[] Read(ref MemFormatReader reader, ulong header)
    {
        var items = new T[CollectionHeader.CountPacked(ref reader, header, Group, 0)];
        var at = 0;
        for (; at <= items.Length - Group; at += Group)
        {
            ref var block = ref reader.Peek(1 + Group * TCodec.MaxCompactSize);
            nint end = 1;
            uint control = block;
            items[at] = TCodec.GetCompact(ref block, ref end, CompactSizes.CodeInGroup(control, 0));
            items[at + 1] = TCodec.GetCompact(ref block, ref end, CompactSizes.CodeInGroup(control, 1));
            items[at + 2] = TCodec.GetCompact(ref block, ref end, CompactSizes.CodeInGroup(control, 2));
            items[at + 3] = TCodec.GetCompact(ref block, ref end, CompactSizes.CodeInGroup(control, 3));
            reader.Take((nuint)end);
        }

        if (at < items.Length)
            ReadLast(ref reader, items.AsSpan(at));

        return items;
    }

    private static void ReadLast(ref MemFormatReader reader, Span<T> items)
    {
        ref var block = ref reader.Peek(1 + Group * TCodec.MaxCompactSize);
        nint end = 1;
        uint control = block;
        for (var i = 0; i < items.Length; i++)
        {
            items[i] = TCodec.GetCompact(ref block, ref end, control & CompactSizes.CodeMask);
            control >>= CompactSizes.CodeBits;
        }

        if (control != 0)
            MemFormatThrow.InvalidData("Spare bits are not 0.");

        reader.Take((nuint)end);
    }
}
