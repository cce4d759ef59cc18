using System.Numerics;
using System.Runtime.Intrinsics;

namespace MemFormat.Io;

/// <summary>Checks a string's chars, to choose its encoding.</summary>
internal static class Utf16
{
    /// <summary>The bytes that a string takes in UTF-8; 0 if it saves too little, or cannot be written so.</summary>
    internal static ulong Utf8Size(ReadOnlySpan<char> value)
    {
        // Chars take one byte and these more. Surrogates take two of the four bytes of a pair.
        uint more = 0;
        var most = (uint)value.Length / StringEncoding.CharsPerExtraByte;
        var surrogates = false;
        ref var words = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value));
        var at = 0;
        for (; at <= value.Length - Vector128<ushort>.Count; at += Vector128<ushort>.Count)
        {
            var chars = Vector128.LoadUnsafe(ref words, (nuint)at);
            var two = Vector128.GreaterThan(chars, Vector128.Create((ushort)0x7F));
            if (two == Vector128<ushort>.Zero)
                continue;

            var pairs = Vector128.Equals(chars & Vector128.Create((ushort)0xF800), Vector128.Create((ushort)0xD800));
            var three = Vector128.AndNot(Vector128.GreaterThan(chars, Vector128.Create((ushort)0x7FF)), pairs);
            more += (uint)BitOperations.PopCount(two.ExtractMostSignificantBits() | three.ExtractMostSignificantBits() << Vector128<ushort>.Count);
            if (more > most)
                return 0;

            surrogates |= pairs != Vector128<ushort>.Zero;
        }

        for (; at < value.Length; at++)
        {
            surrogates |= char.IsSurrogate(value[at]);
            more += value[at] <= 0x7F ? 0u : value[at] <= 0x7FF || char.IsSurrogate(value[at]) ? 1u : 2u;
        }

        return more > most || (surrogates && !IsWellFormed(value)) ? 0 : (ulong)(uint)value.Length + more;
    }

    /// <summary>Whether every surrogate is one of a pair.</summary>
    internal static bool IsWellFormed(ReadOnlySpan<char> value)
    {
        var at = 0;
        while (at < value.Length)
        {
            if (at <= value.Length - Vector128<ushort>.Count && !HasSurrogate(value, at))
                at += Vector128<ushort>.Count;
            else if (!char.IsSurrogate(value[at]))
                at++;
            else if (at + 1 < value.Length && char.IsSurrogatePair(value[at], value[at + 1]))
                at += 2;
            else
                return false;
        }

        return true;
    }

    // The search of spans allocates until .NET optimises it.
    private static bool HasSurrogate(ReadOnlySpan<char> value, int at)
    {
        ref var words = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value));
        var high = Vector128.LoadUnsafe(ref words, (nuint)at) & Vector128.Create((ushort)0xF800);
        return Vector128.EqualsAny(high, Vector128.Create((ushort)0xD800));
    }
}
