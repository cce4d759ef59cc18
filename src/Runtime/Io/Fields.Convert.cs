using System.Runtime.CompilerServices;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Numbers of another kind than the member's, converted where they lie in the fixed block.</summary>
public static partial class Fields
{
    /// <summary>Reads a number of the kind that the entry of the plan tells.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static short ConvertInt16(ref MemFormatReader reader, ref byte block, nint entry) => ConvertedNumber.Read<short>(ref reader, ref block, entry);

    /// <summary>Reads a number of the kind that the entry of the plan tells.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ushort ConvertUInt16(ref MemFormatReader reader, ref byte block, nint entry) => ConvertedNumber.Read<ushort>(ref reader, ref block, entry);

    /// <summary>Reads a number of the kind that the entry of the plan tells.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ConvertInt32(ref MemFormatReader reader, ref byte block, nint entry) => ConvertedNumber.Read<int>(ref reader, ref block, entry);

    /// <summary>Reads a number of the kind that the entry of the plan tells.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint ConvertUInt32(ref MemFormatReader reader, ref byte block, nint entry) => ConvertedNumber.Read<uint>(ref reader, ref block, entry);

    /// <summary>Reads a number of the kind that the entry of the plan tells.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long ConvertInt64(ref MemFormatReader reader, ref byte block, nint entry) => ConvertedNumber.Read<long>(ref reader, ref block, entry);

    /// <summary>Reads a number of the kind that the entry of the plan tells.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong ConvertUInt64(ref MemFormatReader reader, ref byte block, nint entry) => ConvertedNumber.Read<ulong>(ref reader, ref block, entry);

    /// <summary>Reads a number of the kind that the entry of the plan tells.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static double ConvertDouble(ref MemFormatReader reader, ref byte block, nint entry) => ConvertedNumber.Read<double>(ref reader, ref block, entry);
}
