using System.Runtime.CompilerServices;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Numbers where a plan has them in the fixed block, perhaps of another kind than the member's.</summary>
public static partial class Fields
{
    /// <summary>Reads a number of the kind in the plan's offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static short Int16(ref MemFormatReader reader, ref byte block, nint at) =>
        at >= 0 ? Int16(ref block, at) : ConvertedNumber.Read<short>(ref reader, ref block, at);

    /// <summary>Reads a number of the kind in the plan's offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ushort UInt16(ref MemFormatReader reader, ref byte block, nint at) =>
        at >= 0 ? UInt16(ref block, at) : ConvertedNumber.Read<ushort>(ref reader, ref block, at);

    /// <summary>Reads a number of the kind in the plan's offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Int32(ref MemFormatReader reader, ref byte block, nint at) =>
        at >= 0 ? Int32(ref block, at) : ConvertedNumber.Read<int>(ref reader, ref block, at);

    /// <summary>Reads a number of the kind in the plan's offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint UInt32(ref MemFormatReader reader, ref byte block, nint at) =>
        at >= 0 ? UInt32(ref block, at) : ConvertedNumber.Read<uint>(ref reader, ref block, at);

    /// <summary>Reads a number of the kind in the plan's offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long Int64(ref MemFormatReader reader, ref byte block, nint at) =>
        at >= 0 ? Int64(ref block, at) : ConvertedNumber.Read<long>(ref reader, ref block, at);

    /// <summary>Reads a number of the kind in the plan's offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong UInt64(ref MemFormatReader reader, ref byte block, nint at) =>
        at >= 0 ? UInt64(ref block, at) : ConvertedNumber.Read<ulong>(ref reader, ref block, at);

    /// <summary>Reads a number of the kind in the plan's offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static double Double(ref MemFormatReader reader, ref byte block, nint at) =>
        at >= 0 ? Double(ref block, at) : ConvertedNumber.Read<double>(ref reader, ref block, at);
}
