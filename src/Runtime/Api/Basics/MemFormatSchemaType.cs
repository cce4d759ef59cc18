namespace MemFormat;

/// <summary>One type in a schema.</summary>
public sealed class MemFormatSchemaType
{
    internal MemFormatSchemaType()
    {
    }

    /// <summary>The name without namespace; <see langword="null"/> in the schema of a payload.</summary>
    public string? Name { get; internal init; }

    /// <summary>Whether <see cref="MemFormatSchemaMember.Key"/> is the hash of a name. If not, it is an id.</summary>
    public bool AreKeysNames { get; internal init; }

    /// <summary>The hash of the type's contract, or <see langword="null"/>.</summary>
    public uint? Contract { get; internal init; }

    /// <summary>
    /// The base class, if it belongs to another assembly and so is a separate part. <see cref="Members"/> does not
    /// contain its members.
    /// </summary>
    public MemFormatSchemaType? Base { get; internal set; }

    /// <summary>The members, in the order of the wire.</summary>
    public IReadOnlyList<MemFormatSchemaMember> Members { get; internal set; } = [];

    /// <summary>Returns the name, or <c>object</c> if it is unknown.</summary>
    public override string ToString() => Name ?? "object";
}
