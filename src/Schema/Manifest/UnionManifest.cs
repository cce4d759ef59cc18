using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Manifest;

/// <summary>A union as it was declared.</summary>
/// <param name="Member">Of a union that a member of type <see cref="object"/> is: the member's name; else empty.</param>
/// <param name="UnknownIsNull">Whether values of cases that are not known are read as null.</param>
/// <param name="Cases">The cases by ascending tag; of a generic union they speak of its type parameters.</param>
internal sealed record UnionManifest(string Member, bool UnknownIsNull, EquatableArray<UnionCaseManifest> Cases)
{
    /// <summary>Whether a type stands for values of cases that are not known, so that they are kept.</summary>
    public bool KeepsUnknown { get; init; }
}

/// <summary>A case of a union.</summary>
/// <param name="Tag">The number of the case; 0 for the class itself.</param>
/// <param name="Type">The type of its values.</param>
/// <param name="Unions">The forms of a generic union that have the case; if there are none, each has it.</param>
internal sealed record UnionCaseManifest(int Tag, ManifestType Type, EquatableArray<ManifestType> Unions = default);

/// <summary>A case added to a union of another assembly.</summary>
/// <param name="Union">The union.</param>
/// <param name="Tag">The number of the case.</param>
/// <param name="Type">The type of its values.</param>
internal sealed record AddedCaseManifest(ManifestType Union, int Tag, ManifestType Type);
