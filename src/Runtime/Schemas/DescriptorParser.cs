using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>
/// Builds a <see cref="WriterSchema"/> from a descriptor, or from the definition of a union case, which adds to the
/// types of a schema. Work and memory are linear in the descriptor's bytes.
/// </summary>
internal ref struct DescriptorParser(ReadOnlySpan<byte> descriptor, WriterType[] listed, SchemaLimits limits)
{
    private readonly WriterType[] _listed = listed;
    private readonly List<WriterType> _types = [.. listed];
    private readonly SchemaLimits _limits = limits;
    private SegmentReader _reader = new(descriptor);
    private uint _typeNumbers;
    private int _nesting;
    private bool _needsScope, _hasReferences;

    public WriterSchema Parse()
    {
        var root = Slot(0);
        if (root.Place != WirePlace.Rest || root.IsExtensionData)
            throw SegmentErrors.Invalid("The root of the schema has an invalid place.");
        return Segments(root);
    }

    /// <summary>Parses a descriptor without a root slot: the root is an object of the first type.</summary>
    public WriterSchema ParseSegments()
    {
        _typeNumbers = 1;
        return Segments(new WriterSlot(WireKind.Object, WirePlace.Rest, type: 0));
    }

    private WriterSchema Segments(WriterSlot root)
    {
        while (!_reader.IsAtEnd)
            Segment();
        if (_typeNumbers > _types.Count)
            throw SegmentErrors.Invalid("The schema refers to a type it does not contain.");

        if (_types.Count == _listed.Length)
            return new WriterSchema(root, _listed, _nesting) { NeedsScope = _needsScope, HasReferences = _hasReferences };
        var types = _types.ToArray();
        SchemaLayout.Apply(types, _listed.Length, _limits);
        var schema = new WriterSchema(root, types, _nesting) { NeedsScope = _needsScope, HasReferences = _hasReferences };
        foreach (var type in types)
            type.Schema ??= schema;
        return schema;
    }

    private void Segment()
    {
        if (_types.Count >= _limits.Types)
            throw SchemaLimits.Exceeded("types in a schema");
        var head = _reader.Head();
        var count = head.Members;
        if (count > _limits.Members)
            throw SchemaLimits.Exceeded("members of a type");
        var contract = head.HasContract ? _reader.Fixed32() : (uint?)null;
        var basePart = head.HasBase ? TypeNumber() : -1;

        // Never allocate more than the bytes can hold: a member takes two at least.
        var members = new List<WriterMember>((int)Math.Min(count, 64));
        uint previous = 0;
        for (var i = 0; i < count; i++)
        {
            previous = _reader.Key(previous, head.IsNamed);
            var slot = Slot(0);
            if (!PlaceRules.IsMemberPlace(slot))
                throw SegmentErrors.Invalid("A member of the schema has a place not allowed for its kind.");
            if (slot.IsExtensionData && (previous != ExtensionKey.Of(head.IsNamed) || i != count - 1))
                throw SegmentErrors.Invalid("The schema has extension data in a wrong place.");
            members.Add(new WriterMember(previous, slot));
        }

        _types.Add(new WriterType(_types.Count, head.IsNamed, contract, basePart, members.ToArray()));
    }

    private int TypeNumber()
    {
        var number = _reader.Number();
        if (number >= _limits.Types)
            throw SchemaLimits.Exceeded("types in a schema");
        _typeNumbers = Math.Max(_typeNumbers, number + 1);
        return (int)number;
    }

    /// <summary>A root that reaches more unions than types would have to reach most of them from collections alone.</summary>
    private uint UnionNumber()
    {
        var number = _reader.Number();
        return number < _limits.Types ? number : throw SchemaLimits.Exceeded("unions in a schema");
    }

    private WriterSlot Slot(int depth)
    {
        if (depth > _limits.Nesting)
            throw SchemaLimits.Exceeded("nesting of a schema");
        _nesting = Math.Max(_nesting, depth);
        var token = _reader.Byte();
        var kind = SlotToken.Kind(token);
        _needsScope |= kind is WireKind.Union or WireKind.Reference;
        _hasReferences |= kind == WireKind.Reference;
        var place = SlotToken.Place(token);
        switch (kind)
        {
            case <= WireKind.Bytes:
                return new WriterSlot(kind, place);
            case WireKind.Object or WireKind.Reference:
                return new WriterSlot(kind, place, TypeNumber());
            case WireKind.Union:
                return new WriterSlot(kind, place, id: UnionNumber());
            case WireKind.List:
                return new WriterSlot(kind, place, element: Element(depth, grouped: true));
            case WireKind.Map:
                var key = Element(depth, grouped: false);
                if (key.Place != WirePlace.Rest)
                    throw SegmentErrors.Invalid("A key of the schema has an invalid place.");
                return new WriterSlot(kind, place, key: key, element: Element(depth, grouped: false));
            case WireKind.Opaque:
                return new WriterSlot(kind, place, id: _reader.Fixed32()) { Version = _reader.Number() };
            case WireKind.Extended:
                var id = _reader.Number();
                var based = Slot(depth + 1);
                if (based.Place != WirePlace.Rest || based.IsExtensionData || (id == (uint)WireExtension.ExtensionData && based.Kind != WireKind.Bytes))
                    throw SegmentErrors.Invalid("An extended kind of the schema has an invalid place.");
                return new WriterSlot(kind, place, element: based, id: id);
            default:
                throw SegmentErrors.Invalid("The schema has an unknown kind.");
        }
    }

    private WriterSlot Element(int depth, bool grouped)
    {
        var slot = Slot(depth + 1);
        return PlaceRules.IsElementPlace(slot, grouped) && !slot.IsExtensionData
            ? slot
            : throw SegmentErrors.Invalid("An element of the schema has a place not allowed for its kind.");
    }
}
