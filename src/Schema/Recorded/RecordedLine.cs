namespace MemFormat.Schema.Recorded;

/// <summary>
/// A line of a recorded schema file: a type, a word for the kind of line, and the facts. One space separates fields,
/// and fields contain none.
/// </summary>
/// <param name="Type">The type, as C# names it, without <c>global::</c>, <c>@</c> and blanks.</param>
internal abstract record RecordedLine(string Type)
{
    /// <summary>The last word of a line about a removed item.</summary>
    public const string Removed = "removed";

    /// <summary>The text after the type.</summary>
    public abstract string Word { get; }

    /// <summary>Whether it was there in an earlier release and is gone.</summary>
    public bool IsRemoved { get; init; }

    /// <summary>The subject of the line: a file has one line per subject.</summary>
    public string Subject => Key.Length == 0 ? $"{Type} {Word}" : $"{Type} {Word} {Key}";

    /// <summary>The part of the subject after its type and word.</summary>
    protected abstract string Key { get; }

    /// <summary>The facts about the subject.</summary>
    protected abstract IEnumerable<string> Facts { get; }

    /// <summary>The line as the file holds it.</summary>
    public sealed override string ToString()
    {
        var text = string.Join(" ", [Subject, .. Facts]);
        return IsRemoved ? $"{text} {Removed}" : text;
    }
}
