namespace MemFormat.Codecs;

/// <summary>Reads the texts of values that emitted code parses.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatText
{
    /// <summary>The memory per character of a parsed text, about.</summary>
    private const long Parsed = 16;

    /// <summary>The text of a value, or null. What its parsed form takes is charged.</summary>
    /// <param name="reader">The reader, at the text.</param>
    /// <param name="maxDepth">How many levels may be nested in the text.</param>
    public static string? Read(ref MemFormatReader reader, out int maxDepth)
    {
        maxDepth = reader.Limits.MaxDepth;
        var text = reader.ReadNullableString();
        reader.Charge(text is null ? 0 : Parsed * text.Length);
        return text;
    }
}
