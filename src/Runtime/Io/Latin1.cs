using System.Runtime.Intrinsics;

namespace MemFormat.Io;

/// <summary>Chars U+0000 to U+00FF to bytes and back, without reading or writing outside of the given length.</summary>
internal static class Latin1
{
    /// <summary>Whether every char fits into a byte.</summary>
    internal static bool IsLatin1(ReadOnlySpan<char> value)
    {
        ref var words = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value));
        var at = 0;
        for (; at <= value.Length - Vector128<ushort>.Count; at += Vector128<ushort>.Count)
        {
            if ((Vector128.LoadUnsafe(ref words, (nuint)at) & Vector128.Create((ushort)0xFF00)) != Vector128<ushort>.Zero)
                return false;
        }

        for (; at < value.Length; at++)
        {
            if (value[at] > 0xFF)
                return false;
        }

        return true;
    }

    /// <summary>Writes the low byte of every char. Returns whether all high bytes were 0.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrow(ref char source, ref byte target, int length)
    {
        // Up to twice a width is done by two moves that overlap: one branch instead of one per move.
        ref var words = ref Unsafe.As<char, ushort>(ref source);
        if (length >= 8)
        {
            var seen = NarrowEight(ref words, ref target, 0);
            for (var at = 8; at < length - 8; at += 8)
                seen |= NarrowEight(ref words, ref target, at);

            seen |= NarrowEight(ref words, ref target, length - 8);
            return (seen & Vector128.Create((ushort)0xFF00)) == Vector128<ushort>.Zero;
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
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static string Widen(ref byte source, int length)
    {
        // A new string is filled in place, as string.Create does, but without its delegate.
        string value = new('\0', length);
        ref var target = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value.AsSpan()));
        if (length >= 8)
        {
            WidenEight(ref source, ref target, 0);
            for (var at = 8; at < length - 8; at += 8)
                WidenEight(ref source, ref target, at);

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
    private static Vector128<ushort> NarrowEight(ref ushort source, ref byte target, int at)
    {
        var value = Vector128.LoadUnsafe(ref source, (nuint)at);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, at), Vector128.Narrow(value, value).AsUInt64().ToScalar());
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong NarrowFour(ref ushort source, ref byte target, int at)
    {
        var value = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref source, at)));
        var words = Vector128.CreateScalar(value).AsUInt16();
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, at), Vector128.Narrow(words, words).AsUInt32().ToScalar());
        return value;
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
