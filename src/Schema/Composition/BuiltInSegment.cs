using System.Collections.Generic;
using System.Linq;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>The segments of types of the base class library that are objects: members with ids from 1 on.</summary>
internal static class BuiltInSegment
{
    /// <summary>The segment with holes, and the types that fill them.</summary>
    public static (EquatableArray<byte> Template, List<ManifestType> Dependencies) Of(ManifestType type)
    {
        var bytes = new SegmentBytes();
        switch (type.Kind)
        {
            case ManifestTypeKind.Tuple:
                Count(bytes, type.Arguments.Count);
                for (var i = 0; i < type.Arguments.Count; i++)
                    Hole(bytes, i);
                return (bytes.ToEquatableArray(), type.Arguments.ToList());
            case ManifestTypeKind.Row:
                Count(bytes, type.Detail);
                for (var i = 0; i < type.Detail; i++)
                    bytes.Token(type.Wire, WirePlace.Fixed);
                return (bytes.ToEquatableArray(), []);
            default:
                Count(bytes, 1 + type.Detail);
                Hole(bytes, 0);
                for (var i = 0; i < type.Detail; i++)
                    bytes.Token(WireKind.Int32, WirePlace.Fixed);
                return (bytes.ToEquatableArray(), [new ManifestType(ManifestTypeKind.Memory, "[]", Arguments: type.Arguments)]);
        }
    }

    private static void Count(SegmentBytes bytes, int members) => bytes.Number((uint)members << 3);

    private static void Hole(SegmentBytes bytes, int dependency)
    {
        bytes.Token(WireKind.Hole, WirePlace.Rest);
        bytes.Number((uint)dependency);
    }
}
