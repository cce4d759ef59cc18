using System.Runtime.Intrinsics;

namespace MemFormat.Io;

/// <summary>Checks a string's chars, to choose its encoding.</summary>
internal static class Utf16
{
    /// <summary>The bytes in UTF-8 of a string that is well formed.</summary>
    internal static ulong Utf8Size(ReadOnlySpan<char> value)
    {
        // In parts, since the count of a very long string may exceed an int. A pair cut in two counts six bytes instead of
        // four, so parts end before a high surrogate.
        const int Part = 1 << 28;
        ulong size = 0;
        while (value.Length > Part)
        {
            var end = char.IsHighSurrogate(value[Part - 1]) ? Part - 1 : Part;
            size += (uint)Encoding.UTF8.GetByteCount(value[..end]);
            value = value[end..];
        }

        return size + (uint)Encoding.UTF8.GetByteCount(value);
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
