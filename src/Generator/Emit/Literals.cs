using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Emit;

/// <summary>Prints literals, and finds them and comments in a line of emitted code.</summary>
internal static class Literals
{
    /// <summary>The longest literal on a line.</summary>
    private const int MaxLength = 120;

    /// <summary>A literal, cut at spaces if it has any where it would not fit on a line.</summary>
    public static string Quote(string text)
    {
        var pieces = new List<string>();
        while (text.Length > MaxLength)
        {
            var length = text.LastIndexOf(' ', MaxLength - 1) is var space && space > 0 ? space + 1 : MaxLength;
            pieces.Add(text.Substring(0, length));
            text = text.Substring(length);
        }

        return string.Join(" + ", pieces.Append(text).Select(l => SymbolDisplay.FormatLiteral(l, quote: true)));
    }

    /// <summary>The place after the literal or comment at a place, or after the character there.</summary>
    public static int Next(ReadOnlySpan<char> line, int at)
    {
        if (line[at] == '/' && at + 1 < line.Length && line[at + 1] == '/')
            return line.Length;
        if (line[at] is not ('"' or '\''))
            return at + 1;
        var end = at + 1;
        while (end < line.Length && line[end] != line[at])
            end += line[end] == '\\' ? 2 : 1;
        return end + 1;
    }
}
