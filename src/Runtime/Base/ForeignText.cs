using System.Text.Unicode;

namespace MemFormat.Base;

/// <summary>Recognizes text where a payload should be. Only errors ask.</summary>
internal static class ForeignText
{
    /// <summary>The fewest bytes of text that are hardly a payload by chance.</summary>
    public const int Fewest = 8;

    public const string Base64 = "Base64", Hexadecimal = "hexadecimal text", Lossy = "one that was decoded as text, which lost bytes (U+FFFD)";

    /// <summary>The format of bytes that are text to the last one, or null.</summary>
    public static string? Format(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length < Fewest)
            return null;
        if (IsUtf16(bytes))
            return "UTF-16 text";
        if (HasControls(bytes) || !Utf8.IsValid(bytes))
            return null;
        var text = Trim(bytes);
        return Markup(bytes)
            ?? (IsHexadecimal(text)
                ? Hexadecimal
                : IsBase64(text) ? Base64 : text.Length != bytes.Length && bytes[0] == 0xEF ? "text with a byte order mark" : null);
    }

    /// <summary>A format by the first character that is no white space, or null.</summary>
    public static string? Markup(ReadOnlySpan<byte> bytes) => Trim(bytes) is not [var first, ..] text ? null
        : first is (byte)'{' or (byte)'[' or (byte)'"' ? "JSON"
        : first == '<' ? text is [_, (byte)'!' or (byte)'h', (byte)'D' or (byte)'d' or (byte)'t', ..] ? "HTML" : "XML"
        : null;

    /// <summary>Whether a decoder of text replaced bytes that it did not know, the first of them before a place.</summary>
    public static string? LossyOf(ReadOnlySpan<byte> bytes, int most) => bytes[..most].IndexOf("\uFFFD"u8) >= 0 && Utf8.IsValid(bytes) ? Lossy : null;

    /// <summary>Without a byte order mark, and white space around.</summary>
    private static ReadOnlySpan<byte> Trim(ReadOnlySpan<byte> bytes) => (bytes is [0xEF, 0xBB, 0xBF, ..] ? bytes[3..] : bytes).Trim(" \t\r\n"u8);

    private static bool HasControls(ReadOnlySpan<byte> bytes)
    {
        foreach (var one in bytes)
        {
            if (one is < 0x20 and not ((byte)'\t' or (byte)'\r' or (byte)'\n') or 0x7F)
                return true;
        }

        return false;
    }

    /// <summary>A byte order mark, or a zero in each unit of ASCII.</summary>
    private static bool IsUtf16(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length % 2 != 0)
            return false;
        if (bytes is [0xFF, 0xFE, ..] or [0xFE, 0xFF, ..])
            return true;
        var zero = bytes[0] == 0 ? 0 : 1;
        for (var i = 0; i < bytes.Length; i += 2)
        {
            if (bytes[i + zero] != 0 || bytes[i + 1 - zero] is < 0x20 and not ((byte)'\t' or (byte)'\r' or (byte)'\n') or >= 0x7F)
                return false;
        }

        return true;
    }

    private static bool IsHexadecimal(ReadOnlySpan<byte> text)
    {
        var digits = 0;
        foreach (var one in text is [(byte)'0', (byte)'x' or (byte)'X', ..] ? text[2..] : text)
        {
            if (char.IsAsciiHexDigit((char)one))
                digits++;
            else if (one is not ((byte)'-' or (byte)' ' or (byte)'\r' or (byte)'\n'))
                return false;
        }

        return digits > 0 && digits % 2 == 0;
    }

    /// <summary>By either alphabet, in lines or not, with padding or not.</summary>
    private static bool IsBase64(ReadOnlySpan<byte> text)
    {
        var digits = 0;
        foreach (var one in text.TrimEnd((byte)'='))
        {
            if (char.IsAsciiLetterOrDigit((char)one) || one is (byte)'+' or (byte)'/' or (byte)'-' or (byte)'_')
                digits++;
            else if (one is not ((byte)'\r' or (byte)'\n'))
                return false;
        }

        return digits > 0 && digits % 4 != 1;
    }
}
