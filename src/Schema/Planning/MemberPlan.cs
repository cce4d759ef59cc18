using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>A member with its part of the wire rules.</summary>
/// <param name="Shape">The member as declared.</param>
/// <param name="Index">Its index in the type's declaration order.</param>
/// <param name="Number">Its number in the order of keys, which plans of other shapes speak of.</param>
/// <param name="Key">Its id, or the hash of its wire name.</param>
/// <param name="Place">Where its value lies.</param>
/// <param name="Bit">Its first bit among the flags, or −1 when it has none.</param>
/// <param name="Offset">Where it begins, counted from the first flag byte; for the fixed place only, else −1.</param>
/// <param name="Size">The bytes in the fixed block, or the most bytes among the optional scalars.</param>
internal sealed record MemberPlan(
    MemberShape Shape,
    int Index,
    int Number,
    uint Key,
    WirePlace Place,
    int Bit,
    int Offset,
    int Size)
{
    /// <summary>Whether a presence bit distinguishes null from a value.</summary>
    public bool HasPresenceBit => WirePlaces.HasPresence(Place);

    /// <summary>The bit of a bool's value, or the first of the two width bits.</summary>
    public int ValueBit => HasPresenceBit ? Bit + 1 : Bit;

    /// <summary>How many bits the value or its width takes, presence aside.</summary>
    public int ValueBits => WirePlaces.FlagBits(Place) - (HasPresenceBit ? 1 : 0);

    /// <summary>The type of a value that is there.</summary>
    public TypeRef ValueType => Shape.Type.Kind == TypeRefKind.Nullable ? Shape.Type.Element : Shape.Type;

    /// <summary>Whether a plan for another shape has an offset for the member, unless the payload has it elsewhere.</summary>
    public bool IsDirect => Place is WirePlace.Fixed or WirePlace.Bit;

    /// <summary>Whether the value lies among the optional scalars.</summary>
    public bool IsOptionalScalar => WirePlaces.IsOptionalScalar(Place);

    /// <summary>Whether the value lies in the rest of the body.</summary>
    public bool IsRest => WirePlaces.IsRest(Place);
}
