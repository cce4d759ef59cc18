using System.Globalization;

namespace MemFormat.Schema.Shapes;

/// <summary>
/// Tells names of C# from other text. Names come from assemblies and files of strangers, and become names of files, code of other
/// languages, and lines on a screen.
/// </summary>
internal static class CSharpName
{
    /// <summary>The most characters of a name. The compiler refuses identifiers and namespaces of more than 1,023.</summary>
    public const int MostCharacters = 1 << 14;

    /// <summary>Whether a text is an identifier, without <c>@</c> in front.</summary>
    public static bool IsIdentifier(string text) => text.Length <= MostCharacters && Identifier(text, 0) is var end && end > 0 && end == text.Length;

    /// <summary>Whether a text is identifiers with points between them: a namespace, or a type without type arguments.</summary>
    public static bool IsDotted(string text)
    {
        if (text.Length > MostCharacters)
            return false;
        for (var start = 0; ; start++)
        {
            var end = Identifier(text, start);
            if (end == start)
                return false;
            if (end == text.Length)
                return true;
            if (text[end] != '.')
                return false;
            start = end;
        }
    }

    /// <summary>Whether a text is a type as C# names it, with arguments, and with brackets, question marks and tuples.</summary>
    public static bool IsType(string text) => text.Length <= MostCharacters && new CSharpTypeName(text).IsType();

    /// <summary>Whether a text is a type as C# names it, that has a declaration: no array, tuple or nullable one.</summary>
    public static bool IsDeclared(string text) => text.Length <= MostCharacters && new CSharpTypeName(text).IsDeclared();

    /// <summary>The end of the identifier that begins at a place, which is that place if there is none.</summary>
    public static int Identifier(string text, int start)
    {
        if (start >= text.Length || !IsStart(text[start]))
            return start;
        var end = start + 1;
        while (end < text.Length && IsPart(text[end]))
            end++;
        return end;
    }

    private static bool IsStart(char c) => c < 0x80
        ? c is '_' or >= 'a' and <= 'z' or >= 'A' and <= 'Z'
        : CharUnicodeInfo.GetUnicodeCategory(c) is UnicodeCategory.UppercaseLetter or UnicodeCategory.LowercaseLetter
            or UnicodeCategory.TitlecaseLetter
            or UnicodeCategory.ModifierLetter or UnicodeCategory.OtherLetter or UnicodeCategory.LetterNumber;

    /// <summary>The compiler takes formatting characters out of names, so none has one. They make code look like other code.</summary>
    private static bool IsPart(char c) => IsStart(c) || (c < 0x80
        ? c is >= '0' and <= '9'
        : CharUnicodeInfo.GetUnicodeCategory(c) is UnicodeCategory.NonSpacingMark or UnicodeCategory.SpacingCombiningMark
            or UnicodeCategory.DecimalDigitNumber
            or UnicodeCategory.ConnectorPunctuation);
}
