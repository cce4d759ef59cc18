using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Composition;

/// <summary>A union of a composed schema.</summary>
/// <param name="Type">The union, closed.</param>
/// <param name="UnknownIsNull">Whether values of cases that are not known are read as null.</param>
/// <param name="Cases">Its cases by ascending tag, those that other assemblies add, too.</param>
internal sealed record ComposedUnion(ManifestType Type, bool UnknownIsNull, IReadOnlyList<ComposedCase> Cases)
{
    /// <summary>Whether those values are kept instead.</summary>
    public bool KeepsUnknown { get; init; }
}

/// <summary>A case of a union of a composed schema.</summary>
/// <param name="Tag">The number of the case.</param>
/// <param name="Type">The type of its values, closed.</param>
/// <param name="Slot">The slot of its values.</param>
/// <param name="Types">The types not listed by the root, numbered from the root's count on.</param>
/// <param name="Definition">The definition of the case before its first value in a payload.</param>
/// <param name="IsAdded">
/// Whether another assembly adds it, or only such cases refer to its union: fingerprints do not cover it.
/// </param>
internal sealed record ComposedCase(
    int Tag,
    ManifestType Type,
    ComposedSlot Slot,
    IReadOnlyList<ComposedType> Types,
    EquatableArray<byte> Definition,
    bool IsAdded);
