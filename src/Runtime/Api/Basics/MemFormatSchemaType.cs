namespace MemFormat;

/// <summary>A type of a schema.</summary>
public sealed class MemFormatSchemaType
{
    internal MemFormatSchemaType()
    {
    }

    /// <summary>The name without namespace; null in the schema of a payload.</summary>
    public required string? Name { get; init; }

    /// <summary>Whether <see cref="MemFormatSchemaMember.Key"/> is the hash of a name; else it is an id.</summary>
    public required bool AreKeysNames { get; init; }

    /// <summary>The hash of the contract that the type states, or null.</summary>
    public required uint? Contract { get; init; }

    /// <summary>The base class, if it belongs to another assembly and so is a part of its own; its members are not in <see cref="Members"/>.</summary>
    public MemFormatSchemaType? Base { get; internal set; }

    /// <summary>The members in the order in which values hold them.</summary>
    public IReadOnlyList<MemFormatSchemaMember> Members { get; internal set; } = [];

    /// <summary>The name, or <c>object</c> where it is not known.</summary>
    public override string ToString() => Name ?? "object";
}
