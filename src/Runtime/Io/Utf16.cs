using System.Numerics;
using System.Runtime.Intrinsics;

namespace MemFormat.Io;

/// <summary>Counts what a text takes in UTF-8 and in UTF-16, to choose its encoding and to decode it.</summary>
internal static class Utf16
{
    // Of UTF-8: the last byte that does not begin a char, signed, and the first of those that begin one of four bytes.
    private const sbyte LastInside = -0x41;
    private const byte FirstOfFour = 0xF0;

    /// <summary>The bytes that a string takes in UTF-8; 0 if it saves too little, or cannot be written so.</summary>
    internal static ulong Utf8Size(ReadOnlySpan<char> value)
    {
        // Chars take one byte and these more. Surrogates take two of the four bytes of a pair.
        uint more = 0;
        var most = (uint)value.Length / StringEncoding.CharsPerExtraByte;
        var surrogates = false;
        ref var words = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value));
        if (value.Length < Vector128<ushort>.Count)
        {
            foreach (var c in value)
            {
                surrogates |= char.IsSurrogate(c);
                more += c <= 0x7F ? 0u : c <= 0x7FF || char.IsSurrogate(c) ? 1u : 2u;
            }
        }
        else
        {
            var at = 0;
            if (Vector256.IsHardwareAccelerated)
            {
                for (; at <= value.Length - Vector256<ushort>.Count && more <= most; at += Vector256<ushort>.Count)
                {
                    var chars = Vector256.LoadUnsafe(ref words, (nuint)at);
                    var two = Vector256.GreaterThan(chars, Vector256.Create((ushort)0x7F));
                    if (two == Vector256<ushort>.Zero)
                        continue;
                    var pairs = Vector256.Equals(chars & Vector256.Create((ushort)0xF800), Vector256.Create((ushort)0xD800));
                    var three = Vector256.AndNot(Vector256.GreaterThan(chars, Vector256.Create((ushort)0x7FF)), pairs);
                    more +=
                        (uint)BitOperations.PopCount(two.ExtractMostSignificantBits() << Vector256<ushort>.Count
                            | three.ExtractMostSignificantBits());
                    surrogates |= pairs != Vector256<ushort>.Zero;
                }
            }

            for (; at < value.Length && more <= most; at += Vector128<ushort>.Count)
            {
                // The last eight chars: some were counted before.
                var counted = Math.Max(0, at + Vector128<ushort>.Count - value.Length);
                var chars = Vector128.LoadUnsafe(ref words, (nuint)(at - counted));
                var two = Vector128.GreaterThan(chars, Vector128.Create((ushort)0x7F));
                if (two == Vector128<ushort>.Zero)
                    continue;
                var pairs = Vector128.Equals(chars & Vector128.Create((ushort)0xF800), Vector128.Create((ushort)0xD800));
                var three = Vector128.AndNot(Vector128.GreaterThan(chars, Vector128.Create((ushort)0x7FF)), pairs);
                var bits = two.ExtractMostSignificantBits() >> counted << Vector128<ushort>.Count | three.ExtractMostSignificantBits() >> counted;
                more += (uint)BitOperations.PopCount(bits);
                surrogates |= pairs != Vector128<ushort>.Zero;
            }
        }

        return more > most || (surrogates && !IsWellFormed(value)) ? 0 : (ulong)(uint)value.Length + more;
    }

    /// <summary>The chars of a text, if its bytes are valid UTF-8: two of each four bytes, else one of each that begin with a byte.</summary>
    internal static ulong Length(ReadOnlySpan<byte> bytes)
    {
        ulong length = 0;
        ref var first = ref MemoryMarshal.GetReference(bytes);
        if (bytes.Length < Vector256<byte>.Count)
        {
            foreach (var part in bytes)
                length += ((sbyte)part > LastInside ? 1u : 0) + (part >= FirstOfFour ? 1u : 0);
            return length;
        }

        for (var at = 0; at < bytes.Length; at += Vector256<byte>.Count)
        {
            // As signed numbers, bytes that continue a char are the lowest ones. Of the last part, some were counted before.
            var counted = Math.Max(0, at + Vector256<byte>.Count - bytes.Length);
            var part = Vector256.LoadUnsafe(ref first, (nuint)(at - counted));
            var begin = Vector256.GreaterThan(part.AsSByte(), Vector256.Create(LastInside)).ExtractMostSignificantBits() >> counted;
            var four = Vector256.GreaterThanOrEqual(part, Vector256.Create(FirstOfFour)).ExtractMostSignificantBits() >> counted;
            length += (uint)BitOperations.PopCount((ulong)begin << Vector256<byte>.Count | four);
        }

        return length;
    }

    /// <summary>Whether every surrogate is one of a pair.</summary>
    internal static bool IsWellFormed(ReadOnlySpan<char> value)
    {
        for (var at = 0; at < value.Length; at++)
        {
            if (char.IsSurrogate(value[at]) && (++at == value.Length || !char.IsSurrogatePair(value[at - 1], value[at])))
                return false;
        }

        return true;
    }
}
