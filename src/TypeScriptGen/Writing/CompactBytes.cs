using System.Buffers.Binary;

namespace MemFormat.Tools.Writing;

/// <summary>Values of place Compact, made of those of the fixed block, in the least number of bytes.</summary>
internal static class CompactBytes
{
    /// <param name="kind">The kind.</param>
    /// <param name="value">The value as in the fixed block.</param>
    /// <param name="code">Its width.</param>
    public static byte[] Of(WireKind kind, byte[] value, out uint code)
    {
        if (kind == WireKind.Decimal)
            return Decimal(value, out code);
        code = 0;
        if (value.AsSpan().IndexOfAnyExcept((byte)0) < 0)
            return [];
        if (CompactSizes.IsTime(kind))
            return Time(value, out code);
        Span<byte> bytes = stackalloc byte[sizeof(ulong)];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, Number(kind, value));
        do
            code++;
        while (bytes[CompactSizes.Of(kind, code)..].IndexOfAnyExcept((byte)0) >= 0);
        return bytes[..CompactSizes.Of(kind, code)].ToArray();
    }

    /// <summary>The number that stands for an integer or a span: zigzag if it is signed.</summary>
    public static ulong Number(WireKind kind, byte[] value)
    {
        Span<byte> bytes = stackalloc byte[sizeof(ulong)];
        bytes.Clear();
        value.CopyTo(bytes);
        var unused = 8 * (sizeof(ulong) - value.Length);
        var number = BinaryPrimitives.ReadInt64LittleEndian(bytes);
        return WireKinds.IsZigZagMember(kind) ? ZigZag.Encode(number << unused >> unused) : (ulong)number;
    }

    /// <summary>Whole seconds if it is some, and what follows the ticks: the minutes of an offset.</summary>
    private static byte[] Time(byte[] value, out uint code)
    {
        var raw = BinaryPrimitives.ReadUInt64LittleEndian(value);
        var (ticks, kind) = (raw & DateTimeParts.TicksMask, raw >> DateTimeParts.KindShift);
        var (seconds, rest) = Math.DivRem(ticks, (ulong)TimeSpan.TicksPerSecond);
        var packed = (seconds << CompactSizes.SecondsShift) | kind;
        code = 2;
        if (rest != 0 || packed >> (8 * CompactSizes.SecondsSize) != 0)
            return value;
        code = 1;
        var bytes = new byte[sizeof(ulong)];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, packed);
        return [.. bytes[..CompactSizes.SecondsSize], .. value[sizeof(ulong)..]];
    }

    /// <summary>Of the fixed form, scale and sign are in the upper half of the flags, then come the high and the low part.</summary>
    private static byte[] Decimal(byte[] value, out uint code)
    {
        byte[] number = [.. value[8..], .. value[4..8]];
        code = (uint)((number.AsSpan().LastIndexOfAnyExcept((byte)0) / CompactSizes.DigitsSize) + 1);
        var scale = (byte)(value[2] | value[3]);
        if (scale == 0 && number.AsSpan().IndexOfAnyExcept((byte)0) < 0)
            code = 0;
        return code == 0 ? [] : [scale, .. number[..(CompactSizes.DigitsSize * (int)code)]];
    }
}
