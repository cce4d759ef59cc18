using MemFormat;

namespace ApiCatalog.Model;

/// <summary>A property or indexer with a public accessor.</summary>
[MemFormattable]
public sealed partial record ApiProperty
{
    /// <summary>Its name.</summary>
    public required string Name { get; init; }

    /// <summary>Its type, as C# writes it.</summary>
    public required string Type { get; init; }

    /// <summary>Modifiers of the public getter; null without one.</summary>
    public Modifiers? Getter { get; init; }

    /// <summary>Modifiers of the public setter; null without one.</summary>
    public Modifiers? Setter { get; init; }

    /// <summary>Types of an indexer's parameters; null for properties.</summary>
    public string[]? Index { get; init; }
}
