namespace MemFormat;

/// <summary>What a root, a member, or a part of one holds.</summary>
public sealed class MemFormatSchemaValue
{
    private readonly string _text;

    internal MemFormatSchemaValue(MemFormatKind kind, string text) => (Kind, _text) = (kind, text);

    /// <summary>What the value means.</summary>
    public MemFormatKind Kind { get; }

    /// <summary>
    /// Whether a null has a form: of scalars, whether they are nullable; of everything else always, since annotations of references
    /// leave no trace in a schema.
    /// </summary>
    public required bool CanBeNull { get; init; }

    /// <summary>Whether numbers and dates take as few bytes as they need.</summary>
    public required bool IsCompact { get; init; }

    /// <summary>The type of an object, else null.</summary>
    public MemFormatSchemaType? Type { get; internal set; }

    /// <summary>The union whose case a value is, else null.</summary>
    public MemFormatSchemaUnion? Union { get; internal set; }

    /// <summary>The keys of a map, else null.</summary>
    public MemFormatSchemaValue? Key { get; init; }

    /// <summary>The elements of a list, the values of a map, else null.</summary>
    public MemFormatSchemaValue? Element { get; init; }

    /// <summary>The value in the words of C#, such as <c>list of int?</c>.</summary>
    public override string ToString() => _text;
}
