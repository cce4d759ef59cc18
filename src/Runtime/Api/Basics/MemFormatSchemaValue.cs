namespace MemFormat;

/// <summary>The value of a root, a member, or a part of one.</summary>
public sealed class MemFormatSchemaValue
{
    private readonly Func<string> _text;

    internal MemFormatSchemaValue(MemFormatKind kind, Func<string> text) => (Kind, _text) = (kind, text);

    /// <summary>The meaning of the value.</summary>
    public MemFormatKind Kind { get; }

    /// <summary>
    /// Whether the wire can hold a null here. Scalars can if they are nullable. Everything else always can: a schema
    /// does not record whether a reference is nullable.
    /// </summary>
    public bool CanBeNull { get; internal init; }

    /// <summary>Whether numbers and dates take as few bytes as they need.</summary>
    public bool IsCompact { get; internal init; }

    /// <summary>Whether a string may be the number of an earlier one of its payload.</summary>
    public bool IsPooled { get; internal init; }

    /// <summary>The type of an object; otherwise <see langword="null"/>.</summary>
    public MemFormatSchemaType? Type { get; internal set; }

    /// <summary>The union of a union value; otherwise <see langword="null"/>.</summary>
    public MemFormatSchemaUnion? Union { get; internal set; }

    /// <summary>The keys of a map; otherwise <see langword="null"/>.</summary>
    public MemFormatSchemaValue? Key { get; internal init; }

    /// <summary>The elements of a list or the values of a map; otherwise <see langword="null"/>.</summary>
    public MemFormatSchemaValue? Element { get; internal init; }

    /// <summary>Returns the value in words of C#, such as <c>list of int?</c>.</summary>
    public override string ToString() => _text();
}
