namespace MemFormat.Generator.Emit;

/// <summary>Finds the literals and comments in a line of emitted code.</summary>
internal static class Literals
{
    /// <summary>Whether a place is inside one.</summary>
    public static bool Contain(string line, int at)
    {
        for (var i = 0; i < at; i = Next(line, i))
        {
            if (Next(line, i) > at)
                return true;
        }

        return false;
    }

    /// <summary>The place after the literal or comment at a place, or after the character there.</summary>
    public static int Next(string line, int at)
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
