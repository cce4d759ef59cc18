using MemFormat.Codecs;

namespace MemFormat.Schemas;

/// <summary>
/// One entry of extension data: a type with one member, and an object of that type. The types that it reaches follow in its
/// descriptor, so that it means the same wherever it is.
/// </summary>
internal readonly struct ExtensionEntry(ulong order, int segments, int segmentsLength, int frame, int body, int end)
{
    /// <summary>Orders the entries: those known by id first, each group by key.</summary>
    public readonly ulong Order = order;

    /// <summary>Where the descriptor starts: the segment of the type with one member, then those it reaches.</summary>
    public readonly int Segments = segments;

    /// <summary>The bytes of the descriptor.</summary>
    public readonly int SegmentsLength = segmentsLength;

    /// <summary>Where the table of the objects it refers to is: their count and their numbers. Without tables there are no bytes of it.</summary>
    public int Table => Segments + SegmentsLength;

    /// <summary>Where the frame of the object starts.</summary>
    public readonly int Frame = frame;

    /// <summary>Where the object starts.</summary>
    public readonly int Body = body;

    /// <summary>Behind the object.</summary>
    public readonly int End = end;

    /// <summary>The <see cref="Order"/> of a key.</summary>
    public static ulong OrderOf(uint key, bool isNamed) => key | (isNamed ? 1UL << 32 : 0);

    /// <summary>Reads the frame of the entry at this place of extension data.</summary>
    /// <exception cref="MemFormatException">The bytes are not an entry, or the entries are not in order.</exception>
    public static ExtensionEntry At(ReadOnlySpan<byte> data, int start, ulong? previous, bool hasTables = false)
    {
        var reader = new SegmentReader(data[start..]);
        var length = Length(ref reader, data.Length - start);
        var segments = reader.Offset;
        var order = ReadOrder(ref reader);
        if (order <= previous || reader.Offset > segments + length)
            MemFormatThrow.InvalidData("Extension data is not valid.");
        var behind = start + segments + length;
        var body = new SegmentReader(data[behind..]);
        if (hasTables)
        {
            for (var left = Length(ref body, data.Length - behind); left > 0; left--)
                body.Number();
        }

        var frame = behind + body.Offset;
        var size = Length(ref body, data.Length - behind);
        return new ExtensionEntry(order, start + segments, length, frame, behind + body.Offset, behind + body.Offset + size);
    }

    /// <summary>Checks the frames of all entries and counts them.</summary>
    /// <exception cref="MemFormatException">There is none, or they are not in order.</exception>
    public static int Count(ReadOnlySpan<byte> data, bool hasTables = false)
    {
        var count = 0;
        ulong? previous = null;
        for (var at = 0; at < data.Length || count == 0; count++)
        {
            var entry = At(data, at, previous, hasTables);
            (at, previous) = (entry.End, entry.Order);
        }

        return count;
    }

    /// <summary>
    /// Checks that an entry refers to an object. Else the section of objects would be there for nothing, and be lost when what was kept
    /// is written again.
    /// </summary>
    public static void CheckTables(ReadOnlySpan<byte> data)
    {
        ulong? previous = null;
        for (var at = 0; at < data.Length;)
        {
            var entry = At(data, at, previous, hasTables: true);
            if (data[entry.Table] != 0)
                return;
            (at, previous) = (entry.End, entry.Order);
        }

        MemFormatThrow.InvalidData("Extension data has tables and refers to no object.");
    }

    private static int Length(ref SegmentReader reader, int available)
    {
        var length = reader.Number();
        if (length > available - reader.Offset)
            MemFormatThrow.Truncated();
        return (int)length;
    }

    private static ulong ReadOrder(ref SegmentReader reader)
    {
        switch (reader.Byte())
        {
            case SegmentHead.OneNamed:
                return OrderOf(reader.Key(0, isNamed: true), isNamed: true);
            case SegmentHead.OneNumbered:
                return OrderOf(reader.Key(0, isNamed: false), isNamed: false);
            default:
                throw SegmentErrors.Invalid("Extension data is not valid.");
        }
    }
}
