namespace MemFormat.TypeScriptGen.Printing;

/// <summary>A closed type with a body: an annotated one, or a tuple, row or grid of the base class library.</summary>
/// <param name="Composed">The type in its schema.</param>
/// <param name="Numbers">The meaning of that schema's numbers.</param>
/// <param name="Name">Its name in TypeScript.</param>
/// <param name="Module">The name of its file.</param>
internal sealed record ClosedType(ComposedType Composed, IReadOnlyList<ComposedType> Numbers, string Name, string Module)
{
    public ManifestType Type => Composed.Type;

    public TypeManifest? Manifest => Composed.Manifest;

    /// <summary>The discriminator, if the type is a case of a union.</summary>
    public string? CaseName { get; set; }

    /// <summary>Whether bodies are nothing but a block of fixed size, so that values are got from a place.</summary>
    public bool IsBlock => Composed is { Base: < 0, Members.Count: > 0 } && Composed.Members.All(m => m.Place == WirePlace.Fixed)
        && !IsReference;

    public bool IsReference => Manifest is { PreservesReferences: true };

    public bool IsRecursive => Manifest is { IsRecursive: true };
}
