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
            for (var at = 0; at < value.Length && more <= most; at += Vector128<ushort>.Count)
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
