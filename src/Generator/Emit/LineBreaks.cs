using System.Text;

namespace MemFormat.Generator.Emit;

/// <summary>
/// Breaks long lines where people would: outside of brackets first, before <c>??</c>, after <c>=&gt;</c> and so on.
/// </summary>
internal static class LineBreaks
{
    public const int MaxLength = 150;

    private const int MaxDepth = 8;

    /// <summary>The places in the order of preference, and whether the token stays on the line before.</summary>
    private static readonly (string Token, bool StaysBefore)[]
        s_outside = [(" => ", true), (" ?? ", false), (" : ", false), (" ? ", false), (" | ", false), (" = ", true), (" + ", true), (", ", true)],
        s_inside = [(", ", true), .. s_outside];

    /// <summary>Appends a line as several ones, the further ones indented.</summary>
    public static void Append(StringBuilder text, int indentation, string line)
    {
        var (start, end) = (Skip(line, 0), line.Length);
        while (end > start && line[end - 1] == ' ')
            end--;
        var indent = indentation + start;
        var next = indent + 4;
        while (indent + end - start > MaxLength && Find(line.AsSpan(start, end - start), MaxLength - indent) is var at && at > 0)
        {
            var rest = start + at;
            while (line[start + at - 1] == ' ')
                at--;
            text.Append(' ', indent).Append(line, start, at).Append('\n');
            (start, indent) = (Skip(line, rest), next);
        }

        text.Append(' ', indent).Append(line, start, end - start).Append('\n');
    }

    private static int Skip(string line, int start)
    {
        while (start < line.Length && line[start] == ' ')
            start++;
        return start;
    }

    /// <summary>
    /// The start of the next line: the best place within the limit, or else the next one after it; 0 if there is none.
    /// </summary>
    private static int Find(ReadOnlySpan<char> line, int limit)
    {
        var at = 0;
        for (; at == 0 && limit < line.Length; limit++)
            at = FindWithin(line, limit);
        return at;
    }

    private static int FindWithin(ReadOnlySpan<char> line, int limit)
    {
        for (var depth = 0; depth < MaxDepth; depth++)
        {
            foreach (var (token, staysBefore) in depth == 0 ? s_outside : s_inside)
            {
                var at = Last(line, depth, token, staysBefore ? limit - token.Length + 1 : limit);
                if (at > 0)
                    return staysBefore ? at + token.Length : at;
            }
        }

        return 0;
    }

    /// <summary>The last place of a token within so many brackets and outside of literals and comments, at or before a limit.</summary>
    private static int Last(ReadOnlySpan<char> line, int depth, string token, int limit)
    {
        int last = 0, open = 0;
        for (var i = 0; i <= Math.Min(limit, line.Length - 1); i = Literals.Next(line, i))
        {
            if (open == depth && line.Slice(i).StartsWith(token.AsSpan(), StringComparison.Ordinal))
                last = i;
            else
                open += Bracket(line, i);
        }

        return last;
    }

    /// <summary>How a character changes the depth. Operators have spaces around them, the brackets of type arguments none.</summary>
    private static int Bracket(ReadOnlySpan<char> line, int at) => line[at] switch
    {
        '(' or '[' or '{' => 1,
        ')' or ']' or '}' => -1,
        '<' when Before(line, at, '<') is not ' ' => 1,
        '>' when Before(line, at, '>') is not (' ' or '=') => -1,
        _ => 0,
    };

    /// <summary>What stands before a character and others like it.</summary>
    private static char Before(ReadOnlySpan<char> line, int at, char same)
    {
        while (at > 0 && line[at - 1] == same)
            at--;
        return at > 0 ? line[at - 1] : ' ';
    }
}
