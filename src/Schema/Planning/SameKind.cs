using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>Whether payloads hold the values of two types in the same way, so that nothing tells data of the one from data of the other.</summary>
internal static class SameKind
{
    /// <summary>Of annotated objects, whose members may tell, this says nothing.</summary>
    public static bool Are(TypeRef one, TypeRef other)
    {
        (one, other) = (Value(one), Value(other));
        if (one.Kind == TypeRefKind.Parameter || other.Kind == TypeRefKind.Parameter)
            return false;
        if (one.IsUnion || other.IsUnion)
            return one.IsUnion && other.IsUnion;
        if (IsObject(one) || IsObject(other))
            return false;
        if (ElementKind(one) is { } kind && ElementKind(other) is { } otherKind)
            return one.Arguments.Count > 0 && other.Arguments.Count > 0 ? Are(one.Element, other.Element) : kind == otherKind;
        if (IsMap(one) && IsMap(other))
            return Are(one.Arguments[0], other.Arguments[0]) && Are(one.Arguments[1], other.Arguments[1]);
        if (IsNumbered(one) || IsNumbered(other))
            return IsNumbered(one) && IsNumbered(other);
        return Meaning(one) == Meaning(other) && (one.Slot != CodedSlot.Custom || one.Codec == other.Codec);
    }

    /// <summary>Whether both are lists with elements of known types, or both are maps.</summary>
    public static bool AreCollections(TypeRef one, TypeRef other) =>
        one.Arguments.Count > 0 && other.Arguments.Count > 0
            && (ElementKind(one) is not null && ElementKind(other) is not null || IsMap(one) && IsMap(other));

    public static bool IsObject(TypeRef type) => type.Kind == TypeRefKind.Object && !type.IsUnion;

    /// <summary>Objects whose members have the numbers 1 and up.</summary>
    public static bool IsNumbered(TypeRef type) =>
        type.Slot is CodedSlot.Tuple or CodedSlot.Range or CodedSlot.Row or CodedSlot.Grid or CodedSlot.Grouping;

    /// <summary>The type without null, and without a surrogate.</summary>
    public static TypeRef Value(TypeRef type)
    {
        while ((type.Kind == TypeRefKind.Nullable || type.Slot is CodedSlot.Nullable or CodedSlot.Surrogate) && type.Arguments.Count > 0)
            type = type.Element;
        return type;
    }

    /// <summary>The kind of the elements of a list, as far as it is known without a type argument; null for all else.</summary>
    private static WireKind? ElementKind(TypeRef type) => type switch
    {
        { Kind: TypeRefKind.Bytes } => WireKind.UInt8,
        { Slot: CodedSlot.Bits } => WireKind.Bool,
        { Kind: TypeRefKind.Array or TypeRefKind.List or TypeRefKind.HashSet } or { Slot: CodedSlot.List or CodedSlot.Set or CodedSlot.Memory } =>
            Value(type.Element).Wire,
        _ => null,
    };

    private static bool IsMap(TypeRef type) => (type.Kind == TypeRefKind.Dictionary || type.Slot == CodedSlot.Map) && type.Arguments.Count == 2;

    /// <summary>What the values mean beyond their kind, and the kind. Text is text, whatever type it is printed from.</summary>
    private static (CodedSlot Slot, WireKind Wire) Meaning(TypeRef type) =>
        type.Slot is CodedSlot.Text or CodedSlot.PooledText ? (CodedSlot.None, WireKind.String) : (type.Slot, type.Wire);
}
