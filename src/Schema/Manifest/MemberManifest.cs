using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Manifest;

/// <summary>A stored member: where it lies, and how it was declared.</summary>
internal sealed record MemberManifest
{
    public required string Name { get; init; }

    /// <summary>Its place among the members as they were declared, those of base classes first.</summary>
    public required int Index { get; init; }

    /// <summary>Its id, or the hash of its wire name.</summary>
    public required uint Key { get; init; }

    /// <summary>Earlier names, the oldest, which is the wire name, first.</summary>
    public required EquatableArray<string> FormerNames { get; init; }

    public required ManifestType Type { get; init; }

    /// <summary>Whether null is one of its values.</summary>
    public required bool CanBeNull { get; init; }

    /// <summary>Whether data without it is refused.</summary>
    public required bool IsDemanded { get; init; }

    /// <summary>Whether its encoding is compact; elements of lists of integers are then in groups.</summary>
    public required bool IsCompact { get; init; }

    public required WirePlace Place { get; init; }

    /// <summary>Its first bit among the flags, or −1.</summary>
    public required int Bit { get; init; }

    /// <summary>Where it begins, counted from the first flag byte, for the fixed place; else −1.</summary>
    public required int Offset { get; init; }

    /// <summary>The bytes in the fixed block, or the most bytes among the optional scalars.</summary>
    public required int Size { get; init; }

    /// <summary>Earlier types, in the order in which they are tried.</summary>
    public EquatableArray<ManifestType> FormerTypes { get; init; }

    /// <summary>Its value if data lacks it.</summary>
    public required InitialValue Initial { get; init; }

    /// <summary>The summary of its documentation, and a line that begins with <c>@deprecated</c> if it is obsolete; or empty.</summary>
    public required string Summary { get; init; }

    /// <summary>The name whose hash is the key of a member that is known by name.</summary>
    public string WireName => FormerNames.Count > 0 ? FormerNames[0] : Name;
}
