using System.Text;

namespace MemFormat;

/// <summary>What must be known of a string's chars before its encoding is chosen.</summary>
internal static class Utf16
{
    /// <summary>The bytes of the string in UTF-8; a lone surrogate counts three.</summary>
    internal static ulong Utf8Size(ReadOnlySpan<char> value)
    {
        // In parts, since the count of a very long string may exceed an int. A pair cut in two counts six bytes instead of
        // four, so parts end before a high surrogate.
        const int part = 1 << 28;
        ulong size = 0;
        while (value.Length > part)
        {
            int end = char.IsHighSurrogate(value[part - 1]) ? part - 1 : part;
            size += (uint)Encoding.UTF8.GetByteCount(value[..end]);
            value = value[end..];
        }

        return size + (uint)Encoding.UTF8.GetByteCount(value);
    }

    /// <summary>Whether every surrogate is one of a pair.</summary>
    internal static bool IsWellFormed(ReadOnlySpan<char> value)
    {
        while (true)
        {
            int at = value.IndexOfAnyInRange('\uD800', '\uDFFF');
            if (at < 0)
            {
                return true;
            }

            if (at + 1 >= value.Length || !char.IsSurrogatePair(value[at], value[at + 1]))
            {
                return false;
            }

            value = value[(at + 2)..];
        }
    }
}
