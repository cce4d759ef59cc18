namespace MemFormat;

/// <summary>A member of a type of a schema.</summary>
public sealed class MemFormatSchemaMember
{
    private readonly string _text;

    internal MemFormatSchemaMember(string text) => _text = text;

    /// <summary>The id, 1 or more, or the first four bytes of the SHA-256 hash of the wire name, as <see cref="MemFormatSchemaType.AreKeysNames"/> says.</summary>
    public required uint Key { get; init; }

    /// <summary>The member's name today; null in the schema of a payload.</summary>
    public required string? Name { get; init; }

    /// <summary>What it holds.</summary>
    public required MemFormatSchemaValue Value { get; init; }

    /// <summary>As in <c>Lines: list of Line</c>; without a name <c>?</c> and the hash of it, or <c>#</c> and the id.</summary>
    public override string ToString() => $"{_text}: {Value}";
}
