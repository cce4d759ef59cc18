using System.Globalization;
using System.Text.Json;
using MemFormat.Io;

namespace MemFormat.Views.Json;

/// <summary>Strings and bytes as JSON, whatever they hold.</summary>
internal static class JsonText
{
    /// <summary>Less than the longest value of a <see cref="Utf8JsonWriter"/>.</summary>
    private const int MaxLength = 1 << 26;

    public static void Write(Utf8JsonWriter writer, string text)
    {
        Check(text.Length);
        if (Utf16.IsWellFormed(text))
            writer.WriteStringValue(text);
        else
            writer.WriteRawValue($"\"{Escaped(text, isJson: true)}\"", skipInputValidation: true);
    }

    /// <summary>A key of a map. Surrogates without a partner become text, since names of members cannot be written escaped.</summary>
    public static void WriteName(Utf8JsonWriter writer, string text)
    {
        Check(text.Length);
        writer.WritePropertyName(Utf16.IsWellFormed(text) ? text : Escaped(text, isJson: false));
    }

    public static void Write(Utf8JsonWriter writer, ReadOnlySpan<byte> bytes)
    {
        Check(bytes.Length);
        writer.WriteBase64StringValue(bytes);
    }

    /// <summary>The text with lone surrogates as <c>\udc00</c>, and, if it is to stand in JSON, with the rest that JSON escapes.</summary>
    private static string Escaped(string text, bool isJson)
    {
        var escaped = new StringBuilder(text.Length + 16);
        for (var i = 0; i < text.Length; i++)
        {
            var letter = text[i];
            if (i + 1 < text.Length && char.IsSurrogatePair(letter, text[i + 1]))
                escaped.Append(letter).Append(text[++i]);
            else if (char.IsSurrogate(letter) || (isJson && letter is < ' ' or '"' or '\\'))
                escaped.Append(CultureInfo.InvariantCulture, $"\\u{(int)letter:x4}");
            else
                escaped.Append(letter);
        }

        return escaped.ToString();
    }

    private static void Check(int length)
    {
        if (length > MaxLength)
            throw new MemFormatException(MemFormatError.LimitExceeded, "A value is too long to show as JSON.");
    }
}
