using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>Packed bits in a payload: which elements are there, or elements that are bools.</summary>
internal static class Bitmap
{
    /// <summary>Takes the bytes of so many bits, checks that spare bits are 0, counts the bits that are set.</summary>
    public static ref byte Take(scoped ref MemFormatReader reader, int count, out ulong set)
    {
        var size = (nuint)(((uint)count + 7) >> 3);
        ref var bits = ref reader.Take(size);
        if ((count & 7) != 0 && Unsafe.Add(ref bits, size - 1) >> (count & 7) != 0)
            MemFormatThrow.InvalidData();
        var bytes = MemoryMarshal.CreateReadOnlySpan(ref bits, (int)size);
        set = 0;
        for (; bytes.Length >= 8; bytes = bytes[8..])
            set += (ulong)BitOperations.PopCount(MemoryMarshal.Read<ulong>(bytes));
        foreach (var value in bytes)
            set += (ulong)BitOperations.PopCount(value);
        return ref bits;
    }
}
