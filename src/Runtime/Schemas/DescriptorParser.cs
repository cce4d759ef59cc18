namespace MemFormat.Schemas;

/// <summary>
/// Builds a <see cref="WriterSchema"/> from a descriptor, or from the definition of a union case, which adds to the
/// types of a schema. Work and memory are linear in the descriptor's bytes, and in the types.
/// </summary>
/// <param name="descriptor">The bytes.</param>
/// <param name="listed">The types of the schema that the case adds to.</param>
/// <param name="limits">The limits of all schemas of a read.</param>
/// <param name="others">The number of types that other cases have added.</param>
internal ref struct DescriptorParser(ReadOnlySpan<byte> descriptor, WriterType[] listed, SchemaLimits limits, int others = 0)
{
    /// <summary>What an empty type costs.</summary>
    private const int StepsPerType = 8;

    private readonly WriterType[] _listed = listed;
    private readonly List<WriterType> _added = [];
    private readonly List<WriterMember> _members = [];
    private readonly SchemaLimits _limits = limits;
    private readonly int _maxTypes = limits.Types - others;
    private SegmentReader _reader = new(descriptor);
    private List<(int Type, WireKind Kind)>? _enums;
    private List<int>? _structs;
    private uint _typeNumbers;
    private int _nesting, _maxMembers;
    private bool _needsScope, _hasReferences, _hasExtension;

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
        if (_typeNumbers > _listed.Length + _added.Count)
            throw SegmentErrors.Invalid("The schema refers to a type it does not contain.");

        // Most cases add no type, and share the list.
        var types = _listed;
        if (_added.Count > 0)
        {
            _limits.Spend(0, _listed.Length / StepsPerType);
            types = [.. _listed, .. _added];
            SchemaLayout.Apply(types, _listed.Length, _limits);
        }

        foreach (var (type, kind) in _enums ?? [])
            CheckEnum(types[type], kind);
        foreach (var type in _structs ?? [])
        {
            if (types[type].NumberKind == WireKind.Bool)
                throw SegmentErrors.Invalid("The schema has a compact list of objects that are not numbers of one kind.");
        }

        var schema = new WriterSchema(root, types, _nesting, _maxMembers)
        {
            NeedsScope = _needsScope,
            HasReferences = _hasReferences,
            HasExtension = _hasExtension,
        };
        foreach (var type in _added)
            type.Schema = schema;
        return schema;
    }

    private void Segment()
    {
        if (_listed.Length + _added.Count >= _maxTypes)
            throw SchemaLimits.Exceeded(nameof(MemFormatLimits.MaxSchemaTypes));
        _limits.Spend(0, StepsPerType);
        var head = _reader.Head();
        var count = head.Members;
        if (count > _limits.Members)
            throw SchemaLimits.Exceeded(nameof(MemFormatLimits.MaxSchemaMembers));
        var contract = head.HasContract ? _reader.Fixed32() : (uint?)null;
        var basePart = head.HasBase ? TypeNumber() : -1;

        _members.Clear();
        uint previous = 0;
        for (var i = 0; i < count; i++)
        {
            previous = _reader.Key(previous, head.IsNamed);
            if (i == 0 && SlotToken.Kind(_reader.Peek()) == WireKind.Constant)
            {
                Constants(head, previous);
                return;
            }

            var slot = Slot(0);
            if (!PlaceRules.IsMemberPlace(slot))
                throw SegmentErrors.Invalid("A member of the schema has a place not allowed for its kind.");
            if (slot.IsExtensionData && (previous != ExtensionKey.Of(head.IsNamed) || i != count - 1 || slot.Place != WirePlace.Rest))
                throw SegmentErrors.Invalid("The schema has extension data in a wrong place.");
            _hasExtension |= slot.IsExtensionData;
            _members.Add(new WriterMember(previous, slot));
        }

        _maxMembers = Math.Max(_maxMembers, _members.Count);
        _added.Add(new WriterType(_listed.Length + _added.Count, head.IsNamed, contract, basePart, _members.ToArray()));
    }

    /// <summary>The constants of an enum, after the key of the first one. Each pays with its bytes.</summary>
    private void Constants(SegmentHead head, uint key)
    {
        var first = SlotToken.Of(WireKind.Constant, WirePlace.Rest);
        var combined = SlotToken.Of(WireKind.Constant, WirePlace.Bit);
        var token = _reader.Peek();
        if (!head.IsNamed || head.HasBase || head.HasContract || (token != first && token != combined))
            throw SegmentErrors.Invalid("The schema has an invalid enum.");
        var constants = new List<WriterConstant>();
        while (true)
        {
            if (_reader.Byte() != token)
                throw SegmentErrors.Invalid("The schema has an invalid enum.");
            constants.Add(new WriterConstant(key, ZigZag.Decode(_reader.LongNumber())));
            if (constants.Count == head.Members)
                break;
            var next = _reader.Key(key, isNamed: true);
            if (next <= key)
                throw SegmentErrors.Invalid("The constants of an enum of the schema are not in order.");
            key = next;
        }

        _maxMembers = Math.Max(_maxMembers, constants.Count);
        _added.Add(new WriterType(_listed.Length + _added.Count, isNamed: true, contract: null, basePart: -1, [])
        {
            Enum = new WriterEnum(constants.ToArray(), isFlags: token == combined),
        });
    }

    /// <summary>An enum without constants has an empty segment.</summary>
    private void CheckEnum(WriterType type, WireKind kind)
    {
        if (type.Members.Length > 0 || type.Base >= 0)
            throw SegmentErrors.Invalid("The schema has an invalid enum.");
        if (type.Enum?.IsOf(kind) is false)
            throw SegmentErrors.Invalid("A constant of an enum of the schema does not fit into its integer.");
    }

    private int TypeNumber()
    {
        var number = _reader.Number();
        if (number >= _maxTypes)
            throw SchemaLimits.Exceeded(nameof(MemFormatLimits.MaxSchemaTypes));
        _typeNumbers = Math.Max(_typeNumbers, number + 1);
        return (int)number;
    }

    /// <summary>A root that reaches more unions than types would have to reach most of them from collections alone.</summary>
    private uint UnionNumber()
    {
        var number = _reader.Number();
        return number < _maxTypes ? number : throw SchemaLimits.Exceeded(nameof(MemFormatLimits.MaxSchemaTypes));
    }

    private WriterSlot Slot(int depth)
    {
        if (depth > _limits.Nesting)
            throw SchemaLimits.Exceeded(nameof(MemFormatLimits.MaxSchemaNesting));
        _nesting = Math.Max(_nesting, depth);
        var token = _reader.Byte();
        var kind = SlotToken.Kind(token);
        _needsScope |= kind is WireKind.Union or WireKind.Reference;
        _hasReferences |= kind == WireKind.Reference;
        var place = SlotToken.Place(token);
        switch (kind)
        {
            case <= WireKind.Bytes:
                return WriterSlot.Scalar(token);
            case WireKind.Object or WireKind.Reference:
                return new WriterSlot(kind, place, TypeNumber());
            case WireKind.Union:
                return new WriterSlot(kind, place, id: UnionNumber());
            case WireKind.List:
                return new WriterSlot(kind, place, element: Element(depth, isOfList: true));
            case WireKind.Map:
                var key = Element(depth);
                if (key.Place == WirePlace.Present)
                    throw SegmentErrors.Invalid("A key of the schema has an invalid place.");
                return new WriterSlot(kind, place, key: key, element: Element(depth));
            case WireKind.Opaque:
                return new WriterSlot(kind, place, id: _reader.Fixed32()) { Version = _reader.Number() };
            case WireKind.Extended:
                var id = _reader.Number();
                if (id == (uint)WireExtension.Enum)
                    return EnumSlot(place);
                if (id == (uint)WireExtension.Pooled)
                    return PooledSlot(place);
                var based = Slot(depth + 1);
                if (based.Place != WirePlace.Rest || based.IsExtensionData
                    || (id == (uint)WireExtension.ExtensionData && based.Kind != WireKind.Bytes))
                {
                    throw SegmentErrors.Invalid("An extended kind of the schema has an invalid place.");
                }

                return new WriterSlot(kind, place, element: based, id: id);
            default:
                throw SegmentErrors.Invalid("The schema has an unknown kind.");
        }
    }

    /// <summary>An enum is an integer, to which the constants belong.</summary>
    private WriterSlot EnumSlot(WirePlace place)
    {
        var token = _reader.Byte();
        var kind = SlotToken.Kind(token);
        if (!EnumSegment.IsInteger(kind) || SlotToken.Place(token) != WirePlace.Rest)
            throw SegmentErrors.Invalid("The schema has an invalid enum.");
        var type = TypeNumber();
        (_enums ??= []).Add((type, kind));
        return new WriterSlot(kind, place) { Enum = type };
    }

    private WriterSlot PooledSlot(WirePlace place) => _reader.Byte() == SlotToken.Of(WireKind.String, WirePlace.Rest)
        ? new WriterSlot(WireKind.String, place) { IsPooled = true }
        : throw SegmentErrors.Invalid("The schema has a pooled value that is no string.");

    private WriterSlot Element(int depth, bool isOfList = false)
    {
        var slot = Slot(depth + 1);
        if (!PlaceRules.IsElementPlace(slot, isOfList) || slot.IsExtensionData)
            throw SegmentErrors.Invalid("An element of the schema has a place not allowed for its kind.");
        if (slot is { Kind: WireKind.Object, Place: WirePlace.Compact })
            (_structs ??= []).Add(slot.Type);
        return slot;
    }
}
