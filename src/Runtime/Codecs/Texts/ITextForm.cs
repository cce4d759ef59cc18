namespace MemFormat.Codecs;

/// <summary>A type whose values are stored as text.</summary>
/// <typeparam name="T">The type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ITextForm<T>
{
    /// <summary>The text of a value; null for the default of a struct that has no text.</summary>
    static abstract string? Text(T value);

    /// <summary>The value of a text. An exception makes the payload invalid.</summary>
    static abstract T Parse(string text, MemFormatLimits limits);
}
