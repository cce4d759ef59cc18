using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>Bits, the lowest of a byte first, spare bits 0: the presence of elements, and elements that are bools.</summary>
internal static class BitString
{
    private static ReadOnlySpan<byte> ZeroAndOne => [0, 1];

    /// <summary>The bytes that so many bits take.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Size(int bits) => (int)(((uint)bits + 7) >> 3);

    /// <summary>Takes a bit string and checks the spare bits.</summary>
    internal static ref byte Take(ref MemFormatReader reader, int bits)
    {
        var size = Size(bits);
        ref var first = ref reader.Take((nuint)size);
        if ((bits & 7) != 0 && Unsafe.Add(ref first, size - 1) >> (bits & 7) != 0)
        {
            MemFormatThrow.InvalidData("Spare bits are not 0.");
        }

        return ref first;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Get(ref byte bits, int at) => (Unsafe.Add(ref bits, at >> 3) >> (at & 7) & 1) != 0;

    /// <summary>How many bits are set.</summary>
    internal static int Count(ref byte bits, int count)
    {
        var set = 0;
        var size = Size(count);
        var at = 0;
        for (; at <= size - 8; at += 8)
        {
            set += BitOperations.PopCount(Fields.UInt64(ref bits, at));
        }

        for (; at < size; at++)
        {
            set += BitOperations.PopCount(Unsafe.Add(ref bits, at));
        }

        return set;
    }

    /// <summary>A byte of this value that is never freed, for codecs that read bools from bytes.</summary>
    internal static ref byte ByteOf(bool value) =>
        ref Unsafe.Add(ref MemoryMarshal.GetReference(ZeroAndOne), value ? 1 : 0);
}
