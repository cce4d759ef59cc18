using System.Numerics;

namespace MemFormat.Benchmarks.Reference;

/// <summary>Compact integers: as many low bytes as a two bit code says, without a branch.</summary>
internal static class Widths
{
    // By the number of bytes that hold the value.
    private static ReadOnlySpan<byte> CodesOf32 => [0, 1, 2, 3, 3];

    private static ReadOnlySpan<byte> CodesOf64 => [0, 1, 1, 2, 2, 3, 3, 3, 3];

    // By code.
    private static ReadOnlySpan<byte> SizesOf32 => [0, 1, 2, 4];

    private static ReadOnlySpan<byte> SizesOf64 => [0, 2, 4, 8];

    private static ReadOnlySpan<uint> MasksOf32 => [0, 0xFF, 0xFFFF, uint.MaxValue];

    private static ReadOnlySpan<ulong> MasksOf64 => [0, 0xFFFF, uint.MaxValue, ulong.MaxValue];

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Put(ref byte block, ref nint at, int value)
    {
        var zigzag = (uint)((value << 1) ^ (value >> 31));
        uint code = At(CodesOf32, (uint)(39 - BitOperations.LeadingZeroCount(zigzag)) >> 3);
        Block.Put(ref block, at, zigzag);
        at += At(SizesOf32, code);
        return code;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Put(ref byte block, ref nint at, long value)
    {
        var zigzag = (ulong)((value << 1) ^ (value >> 63));
        uint code = At(CodesOf64, (uint)(71 - BitOperations.LeadingZeroCount(zigzag)) >> 3);
        Block.Put(ref block, at, zigzag);
        at += At(SizesOf64, code);
        return code;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Int32(ref byte block, ref nint at, uint code)
    {
        var zigzag = Block.Get<uint>(ref block, at) & At(MasksOf32, code);
        at += At(SizesOf32, code);
        return (int)(zigzag >> 1) ^ -(int)(zigzag & 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long Int64(ref byte block, ref nint at, uint code)
    {
        var zigzag = Block.Get<ulong>(ref block, at) & At(MasksOf64, code);
        at += At(SizesOf64, code);
        return (long)(zigzag >> 1) ^ -(long)(zigzag & 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T At<T>(ReadOnlySpan<T> table, uint index) => Unsafe.Add(ref MemoryMarshal.GetReference(table), index);
}
