using System.Numerics;
using System.Runtime.CompilerServices;

namespace MemFormat;

/// <summary>Unsigned LEB128 numbers of up to 64 bits, in their shortest form only.</summary>
internal static class VarInt
{
    /// <summary>The bytes of the largest number.</summary>
    internal const int MaxSize = 10;

    /// <summary>The bytes of a number.</summary>
    internal static int Size(ulong value) => (BitOperations.Log2(value | 1) + 7) / 7;

    /// <summary>Writes a number and gives its bytes. Up to <see cref="MaxSize"/> bytes must be writable.</summary>
    internal static int Put(ref byte block, ulong value)
    {
        int at = 0;
        while (value >= 0x80)
        {
            Unsafe.Add(ref block, at++) = (byte)(value | 0x80);
            value >>= 7;
        }

        Unsafe.Add(ref block, at++) = (byte)value;
        return at;
    }
}
