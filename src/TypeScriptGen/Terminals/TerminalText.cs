using System.Buffers;
using System.Text;

namespace MemFormat.TypeScriptGen.Terminals;

/// <summary>
/// Text that may be a stranger's, as a terminal can show it: no character moves the cursor, changes colours, turns the direction of
/// what follows, or hides. Those have the form <c>\u001b</c>, which means the same in a string of JSON.
/// </summary>
internal static class TerminalText
{
    private static readonly SearchValues<char> s_plain = SearchValues.Create([.. Enumerable.Range(' ', '~' - ' ' + 1).Select(c => (char)c), '\n']);

    /// <summary>A name, a message or a value in a line: line breaks are escaped, too.</summary>
    public static string Line(string text) => Lines(text.Replace("\n", "\\n", StringComparison.Ordinal));

    /// <summary>Prints a line that has a stranger's text in it.</summary>
    public static void Print(this TextWriter output, string line) => output.WriteLine(Line(line));

    /// <summary>Text with line breaks of its own.</summary>
    public static string Lines(string text)
    {
        if (!text.AsSpan().ContainsAnyExcept(s_plain))
            return text;
        var shown = new StringBuilder(text.Length + 16);
        Append(shown, text);
        return shown.ToString();
    }

    /// <summary>The length of the start of a text that is shown as it is.</summary>
    public static int Plain(ReadOnlySpan<char> text) => text.IndexOfAnyExcept(s_plain) is >= 0 and var end ? end : text.Length;

    /// <summary>Appends text in the form to show.</summary>
    public static void Append(StringBuilder shown, ReadOnlySpan<char> text)
    {
        while (!text.IsEmpty)
        {
            var plain = Plain(text);
            shown.Append(text[..plain]);
            text = text[plain..];
            if (text.IsEmpty)
                return;
            if (text.StartsWith("\r\n", StringComparison.Ordinal))
            {
                shown.Append("\r\n");
                text = text[2..];
                continue;
            }

            var isWhole = Rune.DecodeFromUtf16(text, out var rune, out var length) == OperationStatus.Done;
            if (isWhole && !IsHidden(rune))
            {
                shown.Append(text[..length]);
            }
            else
            {
                foreach (var c in text[..length])
                    shown.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:x4}");
            }

            text = text[length..];
        }
    }

    /// <summary>Whether a character controls, or cannot be seen.</summary>
    private static bool IsHidden(Rune rune) => Rune.GetUnicodeCategory(rune) switch
    {
        UnicodeCategory.Control => rune.Value != '\n',
        UnicodeCategory.Format or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator or UnicodeCategory.Surrogate => true,

        // Of letters and marks, those that no font draws: fillers, joiners and variation selectors, with which text can be hidden in text.
        UnicodeCategory.OtherLetter => rune.Value is 0x115F or 0x1160 or 0x3164 or 0xFFA0,
        UnicodeCategory.NonSpacingMark =>
            rune.Value is 0x034F or 0x17B4 or 0x17B5 or (>= 0x180B and <= 0x180F) or (>= 0xFE00 and <= 0xFE0F) or (>= 0xE0100 and <= 0xE01EF),
        UnicodeCategory.OtherNotAssigned => rune.Value is (>= 0xFFF0 and <= 0xFFF8) or (>= 0xE0000 and <= 0xE0FFF) or 0x2065,
        _ => false,
    };
}
