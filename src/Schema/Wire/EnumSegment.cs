namespace MemFormat.Wire;

/// <summary>The segment of an enum whose constants are known by name: each has a key and a number.</summary>
internal static class EnumSegment
{
    /// <param name="constants">The constants, ordered by key, no key twice.</param>
    /// <param name="isFlags">Whether values are combined.</param>
    public static byte[] Write(IReadOnlyList<(uint Key, long Number)> constants, bool isFlags)
    {
        var segment = new SegmentWriter();
        segment.Head(constants.Count, isNamed: true, contract: null, hasBase: false);
        foreach (var (key, number) in constants)
            Add(segment, key, number, isFlags);
        return segment.ToArray();
    }

    public static void Add(SegmentWriter segment, uint key, long number, bool isFlags)
    {
        segment.Key(key, previous: 0, isNamed: true);
        segment.Token(WireKind.Constant, isFlags ? WirePlace.Bit : WirePlace.Rest);
        segment.Number(ZigZag.Encode(number));
    }

    /// <summary>Whether an enum can have integers of the kind.</summary>
    public static bool IsInteger(WireKind kind) => kind is >= WireKind.Int8 and <= WireKind.UInt64;

    /// <summary>Whether a number is one of the kind. Those of <see cref="WireKind.UInt64"/> beyond the signed ones wrap around.</summary>
    public static bool IsNumberOf(WireKind kind, long number)
    {
        if (kind is WireKind.Int64 or WireKind.UInt64)
            return true;
        var bits = WireKinds.FixedSize(kind) * 8;
        return kind is WireKind.Int8 or WireKind.Int16 or WireKind.Int32
            ? number >> (bits - 1) is 0 or -1
            : number >> bits == 0;
    }
}
