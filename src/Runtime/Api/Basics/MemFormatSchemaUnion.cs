namespace MemFormat;

/// <summary>A union of a schema.</summary>
public sealed class MemFormatSchemaUnion
{
    internal MemFormatSchemaUnion()
    {
    }

    /// <summary>The name without namespace; null in the schema of a payload.</summary>
    public required string? Name { get; init; }

    /// <summary>
    /// The declared cases in the order of their tags, without those that other assemblies add; empty in the schema of a payload,
    /// whose header does not list them.
    /// </summary>
    public IReadOnlyList<MemFormatSchemaCase> Cases { get; internal set; } = [];

    /// <summary>The name, or <c>union</c> where it is not known.</summary>
    public override string ToString() => Name ?? "union";
}
