using System.Numerics;
using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// How many bytes the two width bits of a compact value stand for. Tables instead of branches: the next value's width
/// has nothing to do with the last one's, so a branch would be guessed wrong half of the time.
/// </summary>
internal static class CompactWidths
{
    /// <summary>Kinds of 16 and 32 bits.</summary>
    private static ReadOnlySpan<byte> Widths32 => [0, 1, 2, 4];

    private static ReadOnlySpan<uint> Masks32 => [0, 0xFF, 0xFFFF, 0xFFFF_FFFF];

    /// <summary>Kinds of 64 bits.</summary>
    private static ReadOnlySpan<byte> Widths64 => [0, 2, 4, 8];

    private static ReadOnlySpan<ulong> Masks64 => [0, 0xFFFF, 0xFFFF_FFFF, ulong.MaxValue];

    /// <summary>Codes by the number of bytes that are not 0.</summary>
    private static ReadOnlySpan<byte> Codes32 => [0, 1, 2, 3, 3];

    private static ReadOnlySpan<byte> Codes64 => [0, 1, 1, 2, 2, 3, 3, 3, 3];

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint Put32(ref byte block, ref nint at, uint value)
    {
        uint code = At(Codes32, (uint)(39 - BitOperations.LeadingZeroCount(value)) >> 3);
        Fields.Put(ref block, at, value);
        at += At(Widths32, code);
        return code;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint Put64(ref byte block, ref nint at, ulong value)
    {
        uint code = At(Codes64, (uint)(71 - BitOperations.LeadingZeroCount(value)) >> 3);
        Fields.Put(ref block, at, value);
        at += At(Widths64, code);
        return code;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint Get32(ref byte block, ref nint at, uint code)
    {
        var value = Fields.Get<uint>(ref block, at) & Unsafe.Add(ref MemoryMarshal.GetReference(Masks32), code & CompactSizes.CodeMask);
        at += At(Widths32, code & CompactSizes.CodeMask);
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Get64(ref byte block, ref nint at, uint code)
    {
        var value = Fields.Get<ulong>(ref block, at) & Unsafe.Add(ref MemoryMarshal.GetReference(Masks64), code & CompactSizes.CodeMask);
        at += At(Widths64, code & CompactSizes.CodeMask);
        return value;
    }

    /// <summary>A value of a kind of 16 bits, which four bytes can exceed.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ushort Get16(ref byte block, ref nint at, uint code)
    {
        var value = Get32(ref block, ref at, code);
        if (value > ushort.MaxValue)
            MemFormatThrow.InvalidData();
        return (ushort)value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static byte At(ReadOnlySpan<byte> table, uint index) => Unsafe.Add(ref MemoryMarshal.GetReference(table), index);
}
