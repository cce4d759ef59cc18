namespace MemFormat.Generator.Emit;

/// <summary>Finds the literals and comments in a line of emitted code.</summary>
internal static class Literals
{
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
