using System.Numerics;

namespace MemFormat.Io;

/// <summary>Unsigned LEB128 numbers of up to 64 bits, in their shortest form only.</summary>
internal static class VarInt
{
    /// <summary>The bytes of the largest number.</summary>
    internal const int MaxSize = 10;

    /// <summary>The bytes of a number.</summary>
    internal static int Size(ulong value) => (BitOperations.Log2(value | 1) + 7) / 7;

    /// <summary>Reads a number, if all of it is there.</summary>
    /// <param name="bytes">The bytes from the number on.</param>
    /// <param name="value">The number.</param>
    /// <param name="size">Its bytes.</param>
    /// <exception cref="MemFormatException">It is not in its shortest form.</exception>
    internal static bool TryRead(in ReadOnlySequence<byte> bytes, out ulong value, out int size)
    {
        Span<byte> copy = stackalloc byte[MaxSize];
        scoped ReadOnlySpan<byte> head = bytes.FirstSpan;
        if (head.Length < MaxSize && !bytes.IsSingleSegment)
        {
            var start = bytes.Slice(0, Math.Min(bytes.Length, MaxSize));
            start.CopyTo(copy);
            head = copy[..(int)start.Length];
        }

        var last = 0;
        while (last < head.Length && last < MaxSize && head[last] >= 0x80)
            last++;

        (value, size) = (0, last + 1);
        if (last == head.Length && last < MaxSize)
            return false;
        value = new MemFormatReader(head, MemFormatLimits.Default).ReadLength();
        return true;
    }

    /// <summary>Writes a number that takes two bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void PutTwo(ref byte block, uint value)
    {
        block = (byte)(value | 0x80);
        Unsafe.Add(ref block, 1) = (byte)(value >> 7);
    }

    /// <summary>Writes a number and gives its bytes. Up to <see cref="MaxSize"/> bytes must be writable.</summary>
    internal static int Put(ref byte block, ulong value)
    {
        var at = 0;
        while (value >= 0x80)
        {
            Unsafe.Add(ref block, at++) = (byte)(value | 0x80);
            value >>= 7;
        }

        Unsafe.Add(ref block, at++) = (byte)value;
        return at;
    }
}
