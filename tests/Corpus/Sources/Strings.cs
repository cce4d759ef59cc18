using System.Text;

namespace Corpus;

/// <summary>Strings of every encoding, well-formed and not.</summary>
public static class Strings
{
    private static readonly string[] s_alphabets =
    [
        "abcXYZ 09_",
        "aé ÿ\u0080\u00FF\u0000",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaŁ",
        "漢字かなカナ",
        "жыфЖЫФ ",
        "😀🎉a",
        "\uD800a",
        "\uDC00Ā",
    ];

    /// <summary>The number of alphabets for <see cref="Of"/>.</summary>
    public static int Alphabets => s_alphabets.Length;

    /// <summary>300 chars that need UTF-16, lone surrogates among them.</summary>
    public static string Longest { get; } = string.Concat(Enumerable.Range(0, 50).Select(_ => "漢\uD83Da\u00FF\uDC00Ł"));

    /// <summary>A string of the length whose chars come from one alphabet. Surrogate pairs may be cut at the end.</summary>
    public static string Of(int alphabet, int length)
    {
        var text = new StringBuilder(length);
        for (var i = 0; i < length; i++)
            text.Append(s_alphabets[alphabet][(i * 7 + length) % s_alphabets[alphabet].Length]);
        if (alphabet == 2 && length > 0)
            text[length / 2] = 'Ł';
        return text.ToString();
    }

    internal static string Any(Random random)
    {
        var alphabet = s_alphabets[random.Next(s_alphabets.Length)];
        var text = new StringBuilder();
        for (var left = random.Next(random.Next(6) == 0 ? 80 : 12); left > 0; left--)
            text.Append(alphabet[random.Next(alphabet.Length)]);
        return text.ToString();
    }
}
