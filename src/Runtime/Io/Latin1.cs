using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace MemFormat.Io;

/// <summary>Chars U+0000 to U+00FF to bytes and back, without reading or writing outside of the given length.</summary>
internal static class Latin1
{
    /// <summary>From here on, moves are of 256 bits and in a loop.</summary>
    internal const int LeastLong = 32;

    private const ushort HighByte = 0xFF00;

    /// <summary>Writes the low byte of every char. Returns whether all high bytes were 0; if not, the bytes have no meaning.</summary>
    internal static bool TryNarrow(ref char source, ref byte target, int length)
    {
        if (length < LeastLong)
            return TryNarrowShort(ref source, ref target, length);
        ref var words = ref Unsafe.As<char, ushort>(ref source);
        var at = 0;
        if (Vector512.IsHardwareAccelerated)
        {
            for (; at <= length - Vector512<byte>.Count; at += Vector512<byte>.Count)
            {
                var low = Vector512.LoadUnsafe(ref words, (nuint)at);
                var high = Vector512.LoadUnsafe(ref words, (nuint)(at + Vector512<ushort>.Count));
                Vector512.Narrow(low, high).StoreUnsafe(ref target, (nuint)at);
                if (((low | high) & Vector512.Create(HighByte)) != Vector512<ushort>.Zero)
                    return false;
            }
        }

        var last = length - Vector256<byte>.Count;
        for (; at < last; at += Vector256<byte>.Count)
        {
            if (!TryNarrowMany(ref words, ref target, at))
                return false;
        }

        return TryNarrowMany(ref words, ref target, last);
    }

    /// <summary>As <see cref="TryNarrow"/>, for less than <see cref="LeastLong"/> chars.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrowShort(ref char source, ref byte target, int length)
    {
        // Two moves that overlap: one branch instead of one per char.
        ref var words = ref Unsafe.As<char, ushort>(ref source);
        if (length >= 8)
        {
            var seen = length >= 16
                ? NarrowSixteen(ref words, ref target, 0) | NarrowSixteen(ref words, ref target, length - 16)
                : NarrowEight(ref words, ref target, 0) | NarrowEight(ref words, ref target, length - 8);
            return (seen & Vector128.Create(HighByte)) == Vector128<ushort>.Zero;
        }

        if (length >= 4)
        {
            var seen = NarrowFour(ref words, ref target, 0) | NarrowFour(ref words, ref target, length - 4);
            return (seen & 0xFF00_FF00_FF00_FF00) == 0;
        }

        uint all = 0;
        for (var i = 0; i < length; i++)
        {
            uint value = Unsafe.Add(ref words, i);
            all |= value;
            Unsafe.Add(ref target, i) = (byte)value;
        }

        return all < 256;
    }

    /// <summary>Whether bytes are these chars, as many as there are bytes.</summary>
    internal static bool AreSame(ReadOnlySpan<byte> bytes, ReadOnlySpan<char> value)
    {
        if (Ascii.Equals(bytes, value))
            return true;
        for (var i = 0; i < bytes.Length; i++)
        {
            if (bytes[i] != value[i])
                return false;
        }

        return true;
    }

    /// <summary>A new string of the bytes.</summary>
    internal static string Widen(ref byte source, int length)
    {
        if (length < LeastLong)
            return WidenShort(ref source, length);
        string value = new('\0', length);
        ref var target = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value.AsSpan()));
        var last = length - Vector128<byte>.Count;
        for (var at = 0; at < last; at += Vector128<byte>.Count)
            WidenSixteen(ref source, ref target, at);

        WidenSixteen(ref source, ref target, last);
        return value;
    }

    /// <summary>As <see cref="Widen"/>, for less than <see cref="LeastLong"/> chars.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static string WidenShort(ref byte source, int length)
    {
        // A new string is filled in place, as string.Create does, but without its delegate.
        string value = new('\0', length);
        ref var target = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value.AsSpan()));
        if (length >= 16)
        {
            WidenSixteen(ref source, ref target, 0);
            WidenSixteen(ref source, ref target, length - 16);
        }
        else if (length >= 8)
        {
            WidenEight(ref source, ref target, 0);
            WidenEight(ref source, ref target, length - 8);
        }
        else if (length >= 4)
        {
            WidenFour(ref source, ref target, 0);
            WidenFour(ref source, ref target, length - 4);
        }
        else
        {
            for (var i = 0; i < length; i++)
                Unsafe.Add(ref target, i) = Unsafe.Add(ref source, i);
        }

        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrowMany(ref ushort source, ref byte target, int at)
    {
        var low = Vector256.LoadUnsafe(ref source, (nuint)at);
        var high = Vector256.LoadUnsafe(ref source, (nuint)(at + Vector256<ushort>.Count));
        Vector256.Narrow(low, high).StoreUnsafe(ref target, (nuint)at);
        return ((low | high) & Vector256.Create(HighByte)) == Vector256<ushort>.Zero;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> NarrowSixteen(ref ushort source, ref byte target, int at)
    {
        var low = Vector128.LoadUnsafe(ref source, (nuint)at);
        var high = Vector128.LoadUnsafe(ref source, (nuint)(at + Vector128<ushort>.Count));
        Pack(low, high).StoreUnsafe(ref target, (nuint)at);
        return low | high;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> NarrowEight(ref ushort source, ref byte target, int at)
    {
        var value = Vector128.LoadUnsafe(ref source, (nuint)at);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, at), Pack(value, value).AsUInt64().ToScalar());
        return value;
    }

    // One instruction where there is one: what it makes of chars that do not fit does not matter.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Pack(Vector128<ushort> low, Vector128<ushort> high) =>
        Sse2.IsSupported ? Sse2.PackUnsignedSaturate(low.AsInt16(), high.AsInt16()) : Vector128.Narrow(low, high);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong NarrowFour(ref ushort source, ref byte target, int at)
    {
        var value = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref source, at)));
        var words = Vector128.CreateScalar(value).AsUInt16();
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, at), Pack(words, words).AsUInt32().ToScalar());
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenSixteen(ref byte source, ref ushort target, int at)
    {
        var value = Vector128.LoadUnsafe(ref source, (nuint)at);
        Vector256.WidenLower(value.ToVector256Unsafe()).StoreUnsafe(ref target, (nuint)at);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenEight(ref byte source, ref ushort target, int at)
    {
        var value = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref source, at));
        Vector128.WidenLower(Vector128.CreateScalarUnsafe(value).AsByte()).StoreUnsafe(ref target, (nuint)at);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenFour(ref byte source, ref ushort target, int at)
    {
        var value = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref source, at));
        var words = Vector128.WidenLower(Vector128.CreateScalarUnsafe(value).AsByte()).AsUInt64().ToScalar();
        Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref target, at)), words);
    }
}
