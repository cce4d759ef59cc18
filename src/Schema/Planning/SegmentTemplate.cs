using System.Collections.Generic;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>Writes the segment of a type, with a numbered hole where a root's descriptor has the slot of another type.</summary>
internal sealed class SegmentTemplate
{
    private const int NamedKeys = 1, HasContract = 2, HasBase = 4;
    private const byte Gap = 0xFF;

    private readonly List<byte> _bytes = [];
    private readonly List<TypeRef> _holes = [];

    public EquatableArray<byte> Bytes => _bytes.ToEquatableArray();

    public EquatableArray<TypeRef> Holes => _holes.ToEquatableArray();

    public static SegmentTemplate Of(TypeShape shape, IReadOnlyList<MemberPlan> members)
    {
        var template = new SegmentTemplate();
        var flags = (shape.IsNumbered ? 0 : NamedKeys) | (shape.Contract is null ? 0 : HasContract) | (shape.BasePart is null ? 0 : HasBase);
        template.Number((uint)members.Count << 3 | (uint)flags);
        if (shape.Contract is not null)
            template.Fixed32(NameKey.Of(shape.Contract));
        if (shape.BasePart is not null)
            template.Reference(shape.BasePart);

        uint previous = 0;
        foreach (var member in members)
        {
            if (!shape.IsNumbered)
            {
                template.Fixed32(member.Key);
            }
            else
            {
                if (member.Key != previous + 1)
                {
                    template._bytes.Add(Gap);
                    template.Number(ZigZag((int)member.Key - (int)(previous + 1)));
                }

                previous = member.Key;
            }

            template.Slot(member.Shape.Type, member.Place, member.Shape.IsCompact);
        }

        return template;
    }

    private void Slot(TypeRef type, WirePlace place, bool compact)
    {
        if (type.Kind == TypeRefKind.Nullable)
            type = type.Element;
        if (type.IsHole)
        {
            Token(WireKind.Hole, place);
            Reference(type);
            return;
        }

        Token(type.Wire, place);
        if (type.Kind == TypeRefKind.Enum)
            return;
        var grouped = compact && type.IsList;
        foreach (var argument in type.Arguments)
            Slot(argument, ElementPlace(argument, grouped), grouped);
    }

    /// <summary>The place of elements, keys and values: what cannot say itself that it is null has a bit of the bitmap.</summary>
    private static WirePlace ElementPlace(TypeRef element, bool grouped) => element.Kind switch
    {
        TypeRefKind.Nullable => WirePlace.Present,
        TypeRefKind.Object or TypeRefKind.Coded when !element.IsValueType && !element.SaysNull => WirePlace.Present,
        TypeRefKind.Primitive or TypeRefKind.Enum when grouped && WireKinds.CanBeGrouped(element.Wire) => WirePlace.Compact,
        _ => WirePlace.Rest,
    };

    private void Token(WireKind kind, WirePlace place) => _bytes.Add((byte)((int)kind | (int)place << 5));

    private void Reference(TypeRef type)
    {
        Number((uint)_holes.Count);
        _holes.Add(type);
    }

    private void Number(uint value)
    {
        for (; value >= 0x80; value >>= 7)
            _bytes.Add((byte)(value | 0x80));
        _bytes.Add((byte)value);
    }

    private void Fixed32(uint value)
    {
        for (var i = 0; i < 4; i++)
            _bytes.Add((byte)(value >> (8 * i)));
    }

    private static uint ZigZag(int value) => (uint)(value << 1 ^ value >> 31);
}
