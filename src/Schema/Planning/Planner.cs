using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>Lays out the body of a type. Every wire rule about members is here.</summary>
internal sealed class Planner(SchemaGraph graph)
{
    private const int ObjectHeader = 16, Reference = 8;

    /// <summary>So many strings and collections have presence bits. They fill a byte of flags.</summary>
    private const int LeastWithBits = 8;

    public CodecPlan Plan(TypeShape shape)
    {
        var isBlock = graph.BlockSize(shape) > 0;
        shape = Compacted(shape);
        var hasBits = HasBits(shape);
        var places = Ordered(shape, isBlock).Select(m => (Member: m, Place: PlaceOf(m.Shape, isBlock, hasBits))).ToList();
        var flagBits = places.Sum(p => WirePlaces.FlagBits(p.Place));

        int bit = 0, offset = (flagBits + 7) / 8, optional = 0;
        var members = new List<MemberPlan>();
        foreach (var ((member, index, key), place) in places)
        {
            var bits = WirePlaces.FlagBits(place);
            var size = SizeOf(member.Type, place);
            var isFixed = place == WirePlace.Fixed;
            var plan = new MemberPlan(member, index, members.Count, key, place, bits > 0 ? bit : -1, isFixed ? offset : -1, size);
            members.Add(plan);
            bit += bits;
            if (isFixed)
                offset += size;
            else
                optional += size;
        }

        var segment = SegmentTemplate.Of(shape, members);
        return new CodecPlan
        {
            Shape = shape,
            Construction = ConstructionPlan.Of(shape),
            Members = members.ToEquatableArray(),
            FlagBits = flagBits,
            BlockSize = offset,
            OptionalSize = optional,
            IsBlock = isBlock,
            IsRecursive = graph.IsRecursive(shape),
            Segment = segment.Bytes,
            Dependencies = segment.Placeholders,
            MinSize = offset + members.Count(m => m.Place == WirePlace.Rest && m.Shape.Type.SaysNullItself) + (members.Count == 0 ? 1 : 0),
            MinSizeOf = members.Where(m => m.Place == WirePlace.Rest && m.Shape.Type is { IsPlaceholder: true, SaysNull: false })
                .Select(m => m.Shape.Type)
                .Concat(shape.BasePart is { } part ? [part] : []).ToEquatableArray(),
            InstanceSize = (shape.IsValueType ? 0 : ObjectHeader) + members.Sum(m => MemorySize(m.Shape.Type) + InitialSize(m.Shape)),
            InstanceSizeOf = members.Where(m => m.IsRest).Select(m => m.ValueType)
                .Where(t => t is { IsPlaceholder: true, IsValueType: true } or { Kind: TypeRefKind.Parameter }).ToEquatableArray(),
        };
    }

    /// <summary>The shape whose compact lists say which structs lie in digits.</summary>
    private TypeShape Compacted(TypeShape shape) => !shape.Members.Any(m => m.IsCompact && m.Type.CompactsElements) ? shape : shape with
    {
        Members = shape.Members.Select(m => m.IsCompact ? m with { Type = graph.Compacted(m.Type) } : m).ToEquatableArray(),
    };

    /// <summary>Key order; blittable structs: memory order.</summary>
    private static IEnumerable<(MemberShape Shape, int Index, uint Key)> Ordered(TypeShape shape, bool isBlock)
    {
        var keyed = shape.Members.Select((m, i) => (Shape: m, Index: i, Key: KeyOf(shape, m)));
        return isBlock
            ? shape.MemoryOrder.Select(keyed.ToList().ElementAt)
            : keyed.OrderBy(m => m.Key);
    }

    public static uint KeyOf(TypeShape shape, MemberShape member) => member.Type.IsExtensionData ? ExtensionKey.Of(!shape.IsNumbered)
        : shape.IsNumbered ? MemberIds.Key(member.Id, member.Level) : NameKey.Of(member.WireName);

    /// <summary>
    /// Whether strings and collections have presence bits: a null takes a bit instead of a byte then, and a value a bit
    /// more. It depends on how many there are, never on annotations, so that these never change the wire.
    /// </summary>
    private static bool HasBits(TypeShape shape) => shape.Members.Count(m => CanHaveBit(m.Type)) >= LeastWithBits;

    /// <summary>Whether it is a string or a collection. Structs and extension data always say themselves that they are null.</summary>
    private static bool CanHaveBit(TypeRef type) => type.SaysNullItself && !type.IsValueType && !type.IsExtensionData;

    private WirePlace PlaceOf(MemberShape member, bool isBlock, bool hasBits)
    {
        var type = member.Type;
        var nullable = type.Kind == TypeRefKind.Nullable;
        var value = nullable ? type.Element : type;
        if (value.Kind is TypeRefKind.Primitive or TypeRefKind.Enum)
        {
            if (value.Wire == WireKind.Bool)
                return nullable ? WirePlace.BitOptional : WirePlace.Bit;
            if (member.IsCompact && !isBlock && WireKinds.CanBeCompact(value.Wire))
                return nullable ? WirePlace.CompactOptional : WirePlace.Compact;
            return nullable ? WirePlace.Optional : WirePlace.Fixed;
        }

        // The layout cannot depend on a type argument, so its values have a bit whether they can be null or not.
        if (value.Kind == TypeRefKind.Parameter)
            return WirePlace.Present;
        if (!value.IsPlaceholder || value.SaysNull)
            return hasBits && CanHaveBit(value) ? WirePlace.Present : WirePlace.Rest;
        if (nullable || !value.IsValueType || value.IsUnion)
            return WirePlace.Present;
        return graph.BlockSize(value) > 0 ? WirePlace.Fixed : WirePlace.Rest;
    }

    private int SizeOf(TypeRef type, WirePlace place)
    {
        var value = type.Kind == TypeRefKind.Nullable ? type.Element : type;
        return place switch
        {
            WirePlace.Fixed when value.Kind == TypeRefKind.Object => graph.BlockSize(value),
            WirePlace.Fixed or WirePlace.Optional => WireKinds.FixedSize(value.Wire),
            WirePlace.Compact or WirePlace.CompactOptional => CompactSizes.Most(value.Wire),
            _ => 0,
        };
    }

    /// <summary>
    /// A collection that is never null most likely has an initializer: the memory of an empty one, whatever the payload
    /// holds.
    /// </summary>
    private static int InitialSize(MemberShape member) => (member.CanBeNull, member.Type.Kind) switch
    {
        (false, TypeRefKind.List) => 32,
        (false, TypeRefKind.HashSet) => 64,
        (false, TypeRefKind.Dictionary) => 80,
        (false, TypeRefKind.Coded) => member.Type.InitialSize,
        _ => 0,
    };

    private int MemorySize(TypeRef type) => type switch
    {
        { Kind: TypeRefKind.Nullable } => Reference + MemorySize(type.Element),
        { Kind: TypeRefKind.Parameter } => 0, // Added where the argument is known.
        { IsValueType: false } => Reference,
        { IsPlaceholder: true } => Math.Max(Reference, graph.BlockSize(type)),
        _ => Math.Max(1, WireKinds.FixedSize(type.Wire)),
    };
}
