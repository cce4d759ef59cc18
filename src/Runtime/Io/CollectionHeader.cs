using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// The header before the elements: <c>count &lt;&lt; 2 | flags</c>. It is checked against the size of the payload
/// before anything is allocated.
/// </summary>
internal static class CollectionHeader
{
    /// <summary>The whole header of a collection that is null.</summary>
    internal const byte Null = CollectionHead.Null;

    /// <summary>A bitmap of the elements that are not null follows.</summary>
    internal const uint HasNulls = CollectionHead.HasNulls;

    /// <summary>Writes the header of a collection without null elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Write(ref MemFormatWriter writer, int count) => writer.WriteLength((ulong)(uint)count << CollectionHead.CountShift);

    /// <summary>Writes the header of a collection with null elements.</summary>
    internal static void WriteWithNulls(ref MemFormatWriter writer, int count) =>
        writer.WriteLength((ulong)(uint)count << CollectionHead.CountShift | HasNulls);

    /// <summary>Checks the header of a collection whose elements take some bytes each.</summary>
    /// <returns>The count, as many as could be in the payload at most.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Count(ref MemFormatReader reader, ulong header, int minSize)
    {
        var count = header >> CollectionHead.CountShift;

        // The first comparison keeps the product within 64 bits.
        if ((header & CollectionHead.FlagMask) != 0 || count > reader.Left || count * (uint)minSize > reader.Left)
            Fail(header);

        return (int)count;
    }

    /// <summary>Checks the header of a collection with elements of some bits each.</summary>
    /// <param name="reader">The reader, after the header.</param>
    /// <param name="header">The header.</param>
    /// <param name="perByte">The number of elements per byte, at most.</param>
    /// <param name="flags">The required flags.</param>
    internal static int CountPacked(ref MemFormatReader reader, ulong header, uint perByte, uint flags)
    {
        var count = header >> CollectionHead.CountShift;
        if ((header & CollectionHead.FlagMask) != flags || count > reader.Left * (ulong)perByte)
            Fail(header & ~(ulong)flags);

        if (count > (ulong)Array.MaxLength)
            MemFormatThrow.InvalidData("A collection has too many elements for .NET.");
        return (int)count;
    }

    private static void Fail(ulong header)
    {
        if ((header & CollectionHead.FlagMask) != 0)
            MemFormatThrow.InvalidData("A collection has unknown flags.");
        MemFormatThrow.Truncated();
    }
}
