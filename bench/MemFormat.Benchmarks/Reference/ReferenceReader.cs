using System.Diagnostics.CodeAnalysis;

namespace MemFormat.Benchmarks.Reference;

/// <summary>The least that a reader of the format needs; what the reference codecs are read with.</summary>
internal ref struct ReferenceReader(ReadOnlySpan<byte> payload)
{
    private ref byte _position = ref MemoryMarshal.GetReference(payload);
    private nuint _left = (nuint)payload.Length;

    /// <summary>The next bytes, which are there and now taken.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Take(nuint size)
    {
        if (_left < size)
            ThrowInvalid();
        ref var taken = ref _position;
        _position = ref Unsafe.Add(ref taken, size);
        _left -= size;
        return ref taken;
    }

    /// <summary>The count of a list that cannot be null and whose elements have at least so many bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Count(nuint leastElementSize)
    {
        var length = Length();
        if ((length & 3) != 0 || (length >> 2) * leastElementSize > _left)
            ThrowInvalid();
        return (int)(length >> 2);
    }

    public string? Text()
    {
        var length = Length();
        if ((length & 3) == 0)
        {
            var count = length >> 2;
            return count == 0 ? "" : Latin1.Widen(ref Take(count), (int)count);
        }

        if (length != 3)
            ThrowInvalid();
        return null;
    }

    [DoesNotReturn]
    public static void ThrowInvalid() => throw new InvalidDataException();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nuint Length()
    {
        uint first = Take(1);
        return first < 0x80 ? first : LongLength(first & 0x7F);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private nuint LongLength(nuint length)
    {
        for (var shift = 7; shift < 35; shift += 7)
        {
            nuint next = Take(1);
            length |= (next & 0x7F) << shift;
            if (next < 0x80)
                return length;
        }

        ThrowInvalid();
        return 0;
    }
}
