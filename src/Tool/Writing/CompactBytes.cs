using System.Buffers.Binary;
using MemFormat.Schema.Planning;

namespace MemFormat.Tool.Writing;

/// <summary>Values of place Compact, made of those of the fixed block.</summary>
internal static class CompactBytes
{
    /// <param name="kind">The kind.</param>
    /// <param name="value">The value as in the fixed block.</param>
    /// <param name="code">Its width.</param>
    public static byte[] Encode(WireKind kind, byte[] value, out uint code)
    {
        if (kind == WireKind.Decimal)
            return Decimal(value, out code);
        if (CompactSizes.IsTime(kind))
            return Time(kind, value, out code);
        var number = Number(kind, value);
        code = CompactCodes.OfNumber(kind, number);
        return Bytes(number, CompactSizes.Of(kind, code));
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

    /// <summary>The time, and what follows it: the minutes of an offset.</summary>
    private static byte[] Time(WireKind kind, byte[] value, out uint code)
    {
        var minutes = value[sizeof(ulong)..];
        code = CompactCodes.OfTime(
            BinaryPrimitives.ReadUInt64LittleEndian(value), minutes is [] ? 0 : BinaryPrimitives.ReadInt16LittleEndian(minutes), out var number);
        return code == 0 ? [] : [.. Bytes(number, CompactSizes.Of(kind, code) - minutes.Length), .. minutes];
    }

    /// <summary>Of the fixed form, scale and sign are in the upper half of the flags, then come the high and the low part.</summary>
    private static byte[] Decimal(byte[] value, out uint code)
    {
        var (scale, high, low) = ((byte)(value[2] | value[3]), BinaryPrimitives.ReadUInt32LittleEndian(value.AsSpan(4)),
            BinaryPrimitives.ReadUInt64LittleEndian(value.AsSpan(8)));
        code = CompactCodes.OfDecimal(scale, high, low);
        byte[] bytes = [scale, .. value[8..], .. value[4..8]];
        return bytes[..CompactSizes.Of(WireKind.Decimal, code)];
    }

    private static byte[] Bytes(ulong number, int size)
    {
        var bytes = new byte[sizeof(ulong)];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, number);
        return bytes[..size];
    }
}
