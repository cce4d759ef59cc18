using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>Builds a <see cref="WriterSchema"/> from a descriptor, or from what a case of a union adds to the types of one. Work and memory are linear in the descriptor's bytes.</summary>
internal ref struct DescriptorParser(ReadOnlySpan<byte> descriptor, WriterType[] listed, SchemaLimits limits)
{
    private const int NamedKeys = 1, HasContract = 2, HasBase = 4, Gap = 0xFF;

    private readonly WriterType[] _listed = listed;
    private readonly List<WriterType> _types = [.. listed];
    private readonly SchemaLimits _limits = limits;
    private DescriptorReader _reader = new(descriptor);
    private uint _typeNumbers;
    private int _nesting;
    private bool _needsScope, _hasReferences;

    public WriterSchema Parse()
    {
        var root = Slot(0);
        if (root.Place != WirePlace.Rest || root.IsExtensionData)
            throw DescriptorReader.Invalid("The root of the schema has an invalid place.");
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
            throw DescriptorReader.Invalid("The schema refers to a type that it does not list.");

        if (_types.Count == _listed.Length)
            return new WriterSchema(root, _listed) { MaxNesting = _nesting, NeedsScope = _needsScope, HasReferences = _hasReferences };
        var types = _types.ToArray();
        SchemaLayout.Apply(types, _listed.Length, _limits);
        var schema = new WriterSchema(root, types) { MaxNesting = _nesting, NeedsScope = _needsScope, HasReferences = _hasReferences };
        foreach (var type in types)
            type.Schema ??= schema;
        return schema;
    }

    private void Segment()
    {
        if (_types.Count >= _limits.Types)
            throw SchemaLimits.Exceeded("types in a schema");
        var head = _reader.Number();
        var count = head >> 3;
        if (count > _limits.Members)
            throw SchemaLimits.Exceeded("members of a type");
        var contract = (head & HasContract) != 0 ? _reader.Fixed32() : (uint?)null;
        var basePart = (head & HasBase) != 0 ? TypeNumber() : -1;
        var isNamed = (head & NamedKeys) != 0;

        // What the bytes cannot hold is never allocated: a member takes two at least.
        var members = new List<WriterMember>((int)Math.Min(count, 64));
        uint previous = 0;
        for (var i = 0; i < count; i++)
        {
            previous = isNamed ? _reader.Fixed32() : Id(ref _reader, previous);
            var slot = Slot(0);
            if (!PlaceRules.IsMemberPlace(slot))
                throw DescriptorReader.Invalid("A member of the schema has a place that its kind does not allow.");
            if (slot.IsExtensionData && (previous != ExtensionKey.Of(isNamed) || i != count - 1))
                throw DescriptorReader.Invalid("The schema has extension data where it cannot be.");
            members.Add(new WriterMember(previous, slot));
        }

        _types.Add(new WriterType
        {
            Number = _types.Count,
            IsNamed = isNamed,
            Contract = contract,
            Base = basePart,
            Members = members.ToArray(),
        });
    }

    /// <summary>Reads the id of a member, given that of the one before.</summary>
    public static uint Id(scoped ref DescriptorReader reader, uint previous)
    {
        long id = (long)previous + 1;
        if (reader.Peek() == Gap)
        {
            reader.Byte();
            var delta = reader.Number();
            if (delta == 0)
                throw DescriptorReader.Invalid("The schema has a malformed id.");
            id += (int)(delta >> 1) ^ -(int)(delta & 1);
        }

        return id is > 0 and <= int.MaxValue ? (uint)id : throw DescriptorReader.Invalid("The schema has an invalid id.");
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
        var kind = (WireKind)(token & 31);
        _needsScope |= kind is WireKind.Union or WireKind.Reference;
        _hasReferences |= kind == WireKind.Reference;
        var place = (WirePlace)(token >> 5);
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
                    throw DescriptorReader.Invalid("A key of the schema has an invalid place.");
                return new WriterSlot(kind, place, key: key, element: Element(depth, grouped: false));
            case WireKind.Opaque:
                return new WriterSlot(kind, place, id: _reader.Fixed32()) { Version = _reader.Number() };
            case WireKind.Extended:
                var id = _reader.Number();
                var based = Slot(depth + 1);
                if (based.Place != WirePlace.Rest || based.IsExtensionData || (id == (uint)WireExtension.ExtensionData && based.Kind != WireKind.Bytes))
                    throw DescriptorReader.Invalid("An extended kind of the schema is based on an invalid place.");
                return new WriterSlot(kind, place, element: based, id: id);
            default:
                throw DescriptorReader.Invalid("The schema has an unknown kind.");
        }
    }

    private WriterSlot Element(int depth, bool grouped)
    {
        var slot = Slot(depth + 1);
        return PlaceRules.IsElementPlace(slot, grouped) && !slot.IsExtensionData
            ? slot
            : throw DescriptorReader.Invalid("An element of the schema has a place that its kind does not allow.");
    }
}
