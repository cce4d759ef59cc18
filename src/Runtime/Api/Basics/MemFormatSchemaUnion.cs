namespace MemFormat;

/// <summary>One union in a schema.</summary>
public sealed class MemFormatSchemaUnion
{
    internal MemFormatSchemaUnion()
    {
    }

    /// <summary>The name without namespace; <see langword="null"/> in the schema of a payload.</summary>
    public string? Name { get; internal init; }

    /// <summary>
    /// The declared cases in the order of their tags, without those added by other assemblies. Empty in the schema of a
    /// payload, because its header does not list them.
    /// </summary>
    public IReadOnlyList<MemFormatSchemaCase> Cases { get; internal set; } = [];

    /// <summary>Returns the name, or <c>union</c> if it is unknown.</summary>
    public override string ToString() => Name ?? "union";
}
