using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace MemFormat;

/// <summary>Chars U+0000 to U+00FF to bytes and back, without reading or writing outside of the given length.</summary>
internal static class Latin1
{
    /// <summary>Whether every char fits into a byte.</summary>
    internal static bool IsLatin1(ReadOnlySpan<char> value) => !value.ContainsAnyExceptInRange('\0', '\u00FF');

    /// <summary>Writes the low byte of every char and tells whether that is all there was to them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrow(ref char source, ref byte target, int length)
    {
        if (length < 8)
        {
            uint all = 0;
            for (int i = 0; i < length; i++)
            {
                uint value = Unsafe.Add(ref source, i);
                all |= value;
                Unsafe.Add(ref target, i) = (byte)value;
            }

            return all < 256;
        }

        ref ushort words = ref Unsafe.As<char, ushort>(ref source);
        Vector128<ushort> seen = Vector128<ushort>.Zero;
        int at = 0;
        for (; at <= length - 16; at += 16)
        {
            Vector128<ushort> low = Vector128.LoadUnsafe(ref words, (nuint)at);
            Vector128<ushort> high = Vector128.LoadUnsafe(ref words, (nuint)at + 8);
            seen |= low | high;
            Vector128.Narrow(low, high).StoreUnsafe(ref target, (nuint)at);
        }

        if (at <= length - 8)
        {
            seen |= NarrowEight(ref words, ref target, at);
            at += 8;
        }

        if (at < length)
        {
            // The last eight chars, some of them a second time.
            seen |= NarrowEight(ref words, ref target, length - 8);
        }

        return (seen & Vector128.Create((ushort)0xFF00)) == Vector128<ushort>.Zero;
    }

    /// <summary>A new string of the bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static string Widen(ref byte source, int length)
    {
        // A string that nobody else has seen yet is filled in place, as string.Create does, but without its delegate.
        string value = new('\0', length);
        ref ushort target = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value.AsSpan()));
        if (length < 8)
        {
            for (int i = 0; i < length; i++)
            {
                Unsafe.Add(ref target, i) = Unsafe.Add(ref source, i);
            }

            return value;
        }

        nuint at = 0;
        nuint end = (nuint)length;
        for (; at + 16 <= end; at += 16)
        {
            (Vector128<ushort> low, Vector128<ushort> high) = Vector128.Widen(Vector128.LoadUnsafe(ref source, at));
            low.StoreUnsafe(ref target, at);
            high.StoreUnsafe(ref target, at + 8);
        }

        if (at + 8 <= end)
        {
            WidenEight(ref source, ref target, at);
            at += 8;
        }

        if (at < end)
        {
            WidenEight(ref source, ref target, end - 8);
        }

        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> NarrowEight(ref ushort source, ref byte target, int at)
    {
        Vector128<ushort> value = Vector128.LoadUnsafe(ref source, (nuint)at);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, at), Vector128.Narrow(value, value).AsUInt64().ToScalar());
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenEight(ref byte source, ref ushort target, nuint at)
    {
        ulong value = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref source, at));
        Vector128.WidenLower(Vector128.CreateScalarUnsafe(value).AsByte()).StoreUnsafe(ref target, at);
    }
}
