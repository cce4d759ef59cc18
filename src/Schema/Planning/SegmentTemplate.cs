using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>Writes the segment of a type, with a numbered placeholder where a root's descriptor has the slot of another type.</summary>
internal sealed class SegmentTemplate
{
    private readonly SegmentWriter _bytes = new();
    private readonly List<TypeRef> _placeholders = [];

    public EquatableArray<byte> Bytes => _bytes.ToArray().ToEquatableArray();

    public EquatableArray<TypeRef> Placeholders => _placeholders.ToEquatableArray();

    public static SegmentTemplate Of(TypeShape shape, IReadOnlyList<MemberPlan> members)
    {
        var template = new SegmentTemplate();
        var contract = shape.Contract is null ? (uint?)null : NameKey.Of(shape.Contract);
        template._bytes.Head(members.Count, !shape.IsNumbered, contract, hasBase: shape.BasePart is not null);
        if (shape.BasePart is not null)
            template._bytes.Number((uint)template.Placeholder(shape.BasePart));
        uint previous = 0;
        foreach (var member in members)
        {
            template._bytes.Key(member.Key, previous, !shape.IsNumbered);
            previous = member.Key;
            template.Slot(member.Shape.Type, member.Place, member.Shape.IsCompact);
        }

        return template;
    }

    private void Slot(TypeRef type, WirePlace place, bool compact)
    {
        if (type.Kind == TypeRefKind.Nullable)
            type = type.Element;
        if (type.IsPlaceholder || type.IsNamedEnum)
        {
            _bytes.Placeholder(place, Placeholder(type));
            return;
        }

        _bytes.Token(type.Wire, place);
        if (type.Kind == TypeRefKind.Enum)
            return;
        var compacts = compact && type.CompactsElements;
        foreach (var argument in type.Arguments)
            Slot(argument, ElementPlace(argument, compacts), compacts);
    }

    /// <summary>
    /// The place of elements, keys and values: a value that cannot state itself that it is null has a bit in the
    /// bitmap.
    /// </summary>
    private static WirePlace ElementPlace(TypeRef element, bool compact) => element.Kind switch
    {
        TypeRefKind.Nullable => WirePlace.Present,
        _ when element.Numbers is not null => WirePlace.Compact,
        TypeRefKind.Object or TypeRefKind.Coded when !element.IsValueType && !element.SaysNull => WirePlace.Present,
        TypeRefKind.Primitive or TypeRefKind.Enum when compact && WireKinds.CanBeCompactElement(element.Wire) => WirePlace.Compact,
        _ => WirePlace.Rest,
    };

    private int Placeholder(TypeRef type)
    {
        _placeholders.Add(type);
        return _placeholders.Count - 1;
    }
}
