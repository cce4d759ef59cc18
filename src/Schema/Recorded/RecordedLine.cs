using System.Collections.Generic;

namespace MemFormat.Schema.Recorded;

/// <summary>
/// A line of a recorded schema file: a type, a word that says what the line is about, and the facts. Fields are separated by
/// one blank and hold none themselves.
/// </summary>
/// <param name="Type">The type, as C# names it, without <c>global::</c>, <c>@</c> and blanks.</param>
internal abstract record RecordedLine(string Type)
{
    /// <summary>The last word of a line about what was there once.</summary>
    public const string Removed = "removed";

    /// <summary>What comes after the type.</summary>
    public abstract string Word { get; }

    /// <summary>Whether it was there in an earlier release and is gone.</summary>
    public bool IsRemoved { get; init; }

    /// <summary>What the line is about: a file says one thing only of each subject.</summary>
    public string Subject => Key.Length == 0 ? $"{Type} {Word}" : $"{Type} {Word} {Key}";

    /// <summary>What tells the line from others of its type and word.</summary>
    protected abstract string Key { get; }

    /// <summary>What the line says of its subject.</summary>
    protected abstract IEnumerable<string> Facts { get; }

    /// <summary>The line as the file holds it.</summary>
    public sealed override string ToString()
    {
        var text = string.Join(" ", [Subject, .. Facts]);
        return IsRemoved ? $"{text} {Removed}" : text;
    }
}
