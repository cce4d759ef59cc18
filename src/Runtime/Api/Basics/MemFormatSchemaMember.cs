namespace MemFormat;

/// <summary>One member of a type in a schema.</summary>
public sealed class MemFormatSchemaMember
{
    private readonly string _text;

    internal MemFormatSchemaMember(string text) => _text = text;

    /// <summary>
    /// The id, 1 or more, or the first four bytes of the SHA-256 hash of the wire name.
    /// <see cref="MemFormatSchemaType.AreKeysNames"/> tells you which of the two it is.
    /// </summary>
    public uint Key { get; internal init; }

    /// <summary>The member's present name; <see langword="null"/> in the schema of a payload.</summary>
    public string? Name { get; internal init; }

    /// <summary>The value of the member.</summary>
    public MemFormatSchemaValue Value { get; internal init; } = null!;

    /// <summary>
    /// Returns text such as <c>Lines: list of Line</c>. Without a name it starts with <c>?</c> and the hash, or
    /// <c>#</c> and the id.
    /// </summary>
    public override string ToString() => $"{_text}: {Value}";
}
