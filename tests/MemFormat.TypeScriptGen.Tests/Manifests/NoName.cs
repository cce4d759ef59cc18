namespace MemFormat.TypeScriptGen.Tests;

/// <summary>Draws texts that are the name of nothing: neither an identifier, nor a type, nor a number.</summary>
internal static class NoName
{
    /// <summary>None of these is in any name of C#.</summary>
    private static readonly string[] s_parts =
    [
        "/", "\\", "../", "..\\", ":", ";", "'", "\"", "`", "$", "{", "}", "=", "#", "%", "*/", "//", "&", "|", "!", "~", "^", "+", "-", "@", "\n",
        "\r", "\t", "\0", "\b",
        "\u001b[2J", "\u007f", "\u0085", "\u009b", "\u2028", "\u2029", "\u200e", "\u202e", "\u2066", "\u200b", "\u200d", "\ufeff", "\u00ad", "\ufffd",
        "\ud83d\ude00", "\u00a0", "\u2003", "…", "«",
        "'); process.exit(1); ('", "}; import('x'); {", "*/ alert(1) /*", "${alert(1)}",
    ];

    private static readonly string[] s_whole =
    [
        ".", "..", "a..b", ".a", "a.", "1a", "9", "a b", "/etc/passwd", "C:\\x", "\\\\host\\share", "a/../../b", "con:", "-", "a<", "a>", "a<b",
        "a<>", "a<b>c", "(", "a[", "[,", "a[b]", "a?.b",
    ];

    /// <param name="name">A name, of which a part is kept.</param>
    /// <param name="random">Chooses.</param>
    public static string Of(string name, Random random)
    {
        // Ids are numbers, and generics begin with what is none: a part that is in no name goes with all.
        var part = s_parts[random.Next(s_parts.Length)];
        var at = random.Next(name.Length + 1);
        return random.Next(8) switch
        {
            0 => s_whole[random.Next(s_whole.Length)] + part,
            1 => part,
            2 => new string('a', 20_000),
            3 => name + part,
            _ => name[..at] + part + name[at..],
        };
    }
}
