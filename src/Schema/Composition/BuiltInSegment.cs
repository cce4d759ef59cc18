using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>The segments of types of the base class library that are objects.</summary>
internal static class BuiltInSegment
{
    /// <summary>The segment with placeholders, and the types that fill them.</summary>
    public static (byte[] Template, IEnumerable<ManifestType> Dependencies) Of(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.Tuple => (BuiltInSegments.Tuple(type.Arguments.Count), type.Arguments),
        ManifestTypeKind.Row => (BuiltInSegments.Row(type.Wire, type.Detail), []),
        _ => (BuiltInSegments.Grid(type.Detail), [new ManifestType(ManifestTypeKind.Memory, "[]", Arguments: type.Arguments)]),
    };
}
