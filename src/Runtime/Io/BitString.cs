using System.Numerics;
using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>Bits, the lowest of a byte first: flags of members, the presence of elements, and elements that are bools.</summary>
internal static class BitString
{
    /// <summary>The bytes that so many bits take.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Size(int bits) => (int)(((uint)bits + 7) >> 3);

    /// <summary>Takes a bit string and checks the spare bits.</summary>
    internal static ref byte Take(scoped ref MemFormatReader reader, int bits)
    {
        var size = Size(bits);
        ref var first = ref reader.Take((nuint)size);
        if ((bits & 7) != 0 && Unsafe.Add(ref first, size - 1) >> (bits & 7) != 0)
            MemFormatThrow.InvalidData("Spare bits are not 0.");
        return ref first;
    }

    /// <summary>Takes a bit string, checks the spare bits and counts the bits that are set.</summary>
    internal static ref byte Take(scoped ref MemFormatReader reader, int bits, out ulong set)
    {
        ref var first = ref Take(ref reader, bits);
        set = (ulong)Count(ref first, bits);
        return ref first;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Get(ref byte bits, int at) => (Unsafe.Add(ref bits, at >> 3) >> (at & 7) & 1) != 0;

    /// <summary>One or two bits, which may lie in two bytes.</summary>
    internal static uint Get(ref byte bits, int at, int count)
    {
        var value = Get(ref bits, at) ? 1u : 0;
        return count == 1 || !Get(ref bits, at + 1) ? value : value | 2;
    }

    /// <summary>How many bits are set.</summary>
    internal static int Count(ref byte bits, int count)
    {
        var set = 0;
        var size = Size(count);
        var at = 0;
        for (; at <= size - 8; at += 8)
            set += BitOperations.PopCount(Fields.Get<ulong>(ref bits, at));

        for (; at < size; at++)
            set += BitOperations.PopCount(Unsafe.Add(ref bits, at));

        return set;
    }
}
