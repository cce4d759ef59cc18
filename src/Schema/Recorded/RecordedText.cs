using System.Globalization;
using System.Text;
using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Recorded;

/// <summary>Fields that hold no blank.</summary>
internal static class RecordedText
{
    /// <summary>The name of a type in a recorded schema file.</summary>
    /// <param name="name">As emitted code names it.</param>
    public static string Name(string name) => name.Replace("global::", "").Replace("@", "").Replace(" ", "");

    /// <summary>
    /// Escapes the characters that end a field, and the escape character, as <c>%</c> and four hexadecimal digits.
    /// </summary>
    public static string Escape(string text)
    {
        var escaped = new StringBuilder();
        foreach (var c in text)
        {
            if (c == '%' || char.IsWhiteSpace(c) || char.IsControl(c) || char.IsSurrogate(c))
                escaped.Append('%').Append(((int)c).ToString("x4", CultureInfo.InvariantCulture));
            else
                escaped.Append(c);
        }

        return escaped.ToString();
    }

    /// <summary>The reverse of <see cref="Escape"/>, or null where the text is none.</summary>
    public static string? Unescape(string text)
    {
        var plain = new StringBuilder();
        for (var i = 0; i < text.Length; i++)
        {
            if (text[i] != '%')
            {
                plain.Append(text[i]);
                continue;
            }

            if (i + 4 >= text.Length
                || !ushort.TryParse(text.Substring(i + 1, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out var c))
            {
                return null;
            }

            plain.Append((char)c);
            i += 4;
        }

        return plain.ToString();
    }

    /// <summary>Whether a text can be seen as it is: nothing in it controls a screen, or hides.</summary>
    public static bool IsVisible(string text) => text.All(c => char.GetUnicodeCategory(c) is not (UnicodeCategory.Control or UnicodeCategory.Format
        or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator or UnicodeCategory.Surrogate or UnicodeCategory.OtherNotAssigned));

    /// <summary>Whether a text is the id or the name of a member.</summary>
    public static bool IsKey(string text) => CSharpName.IsIdentifier(text) || (text.Length is > 0 and <= 10 && text.All(c => c is >= '0' and <= '9'));

    /// <summary>Whether a text can be the kind of values: names with angle brackets, brackets, commas and question marks.</summary>
    public static bool IsKind(string text)
    {
        if (text.Length > CSharpName.MostCharacters)
            return false;
        for (var i = 0; i < text.Length;)
        {
            var end = CSharpName.Identifier(text, i);
            if (end == i && text[i] is not (>= '0' and <= '9' or '.' or '<' or '>' or '[' or ']' or ',' or '?' or '|' or '(' or ')'))
                return false;
            i = Math.Max(end, i + 1);
        }

        return text.Length > 0;
    }

    /// <summary>Whether a text is the name of a release: letters, digits, points, hyphens and plus signs, a digit first.</summary>
    public static bool IsRelease(string text) =>
        text.Length is > 0 and <= 64 && text[0] is >= '0' and <= '9'
            && text.All(c => c is >= '0' and <= '9' or >= 'a' and <= 'z' or >= 'A' and <= 'Z' or '.' or '-' or '+' or '_');
}
