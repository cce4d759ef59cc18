using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>A type of a composed schema.</summary>
internal sealed class ComposedType(ManifestType type, TypeManifest? manifest)
{
    /// <summary>The type, closed.</summary>
    public ManifestType Type { get; } = type;

    /// <summary>How it was declared; null for tuples, rows, grids and enums.</summary>
    public TypeManifest? Manifest { get; } = manifest;

    /// <summary>The number of the type whose body comes before this one's, or −1.</summary>
    public int Base { get; private set; } = -1;

    /// <summary>The slots of its members, in the body's order; for those of a manifest in the order of its members.</summary>
    public IReadOnlyList<ComposedSlot> Members { get; private set; } = [];

    /// <summary>Completes the type.</summary>
    public void Fill(FilledSegment segment) =>
        (Base, Members) = (segment.Base, segment.Members.Select(m => ComposedSlot.At(segment.Bytes, m.Slot)).ToList());
}
