namespace MemFormat.Wire;

/// <summary>
/// Composes a descriptor: numbers types and unions by first use, states of each slot whether it can be null, and fills
/// the placeholders of segments. A type is described at its first use, depth first.
/// </summary>
/// <typeparam name="TType">Identifies types.</typeparam>
/// <typeparam name="TUnion">Identifies unions.</typeparam>
internal sealed class DescriptorComposer<TType, TUnion>
    where TType : notnull
    where TUnion : notnull
{
    private readonly Dictionary<TType, int> _numbers;
    private readonly List<TUnion> _unions;
    private readonly List<FilledSegment?> _segments = [];
    private readonly SlotList _root = new();
    private Segment? _open;
    private SlotList _slots;
    private bool _nullable, _isKey, _isCompact;

    public DescriptorComposer()
        : this([], [])
    {
    }

    private DescriptorComposer(Dictionary<TType, int> numbers, List<TUnion> unions) =>
        (_numbers, _unions, _slots, Listed) = (numbers, unions, _root, numbers.Count);

    /// <summary>The unions in the order of their numbers.</summary>
    public IReadOnlyList<TUnion> Unions => _unions;

    /// <summary>How many types the root lists, if this is for a case of one of its unions.</summary>
    public readonly int Listed;

    /// <summary>The number of the type whose dependencies are described, or −1 at the root.</summary>
    public int Open => _open?.Type ?? -1;

    /// <summary>For a case of one of the root's unions: the types of the root are there already, and unions are numbered together.</summary>
    public DescriptorComposer<TType, TUnion> ForCase() => new(new(_numbers, _numbers.Comparer), _unions);

    /// <summary>The next slot can be null and does not say so itself.</summary>
    public void Nullable() => _nullable = true;

    /// <summary>The next slot is never null, unless it was said before that it can be, or it is a key.</summary>
    public void NeverNull() => _isKey |= !_nullable;

    /// <summary>The next slot is that of a struct in a compact list.</summary>
    public void Compact() => _isCompact = true;

    /// <summary>Appends the slot of a value without parts.</summary>
    public void Kind(WireKind kind, WirePlace place = WirePlace.Rest) => _slots.Add(kind, Place(place));

    /// <summary>Starts the slot of a list; the element's follows.</summary>
    public void List() => _slots.Add(WireKind.List, Place(WirePlace.Rest));

    /// <summary>Starts the slot of a map; the key's and the value's follow.</summary>
    public void Map()
    {
        _slots.Add(WireKind.Map, Place(WirePlace.Rest));
        _isKey = true;
    }

    /// <summary>Appends the slot of a kind that is known by its extension, and the one that it is based on.</summary>
    public void Extended(WireExtension extension)
    {
        _slots.Add(WireKind.Extended, Place(WirePlace.Rest), (int)extension);
        Kind(WireExtensions.BaseOf(extension));
    }

    /// <summary>Appends the slot of an enum whose constants are known by name, and the segment with these when it is new.</summary>
    /// <returns>Whether it is new, and its segment then.</returns>
    public FilledSegment? Enum(TType type, WireKind kind, WirePlace place, byte[] segment)
    {
        FilledSegment? added = null;
        if (!_numbers.TryGetValue(type, out var number))
        {
            _numbers.Add(type, number = _numbers.Count);
            _segments.Add(added = new FilledSegment(segment, isNamed: true, basePart: -1, []));
        }

        _slots.AddEnum(kind, Place(place), number);
        return added;
    }

    /// <summary>Appends the slot of a custom codec.</summary>
    public void Opaque(uint id, uint version, WirePlace place) => _slots.AddOpaque(Place(place), id, version);

    /// <summary>Appends the slot of a union and numbers it when it is new; its cases are described later, when the root is complete.</summary>
    /// <returns>Whether it is new.</returns>
    public bool Union(TUnion union)
    {
        var number = _unions.IndexOf(union);
        var isNew = number < 0;
        if (isNew)
        {
            number = _unions.Count;
            _unions.Add(union);
        }

        _slots.Add(WireKind.Union, Place(WirePlace.Present), number);
        return isNew;
    }

    /// <summary>Appends the slot of an object and, when its type is new, starts the segment.</summary>
    /// <returns>Whether the type is new: then its dependencies are described, in the order of the placeholders, and
    /// <see cref="End"/> follows.</returns>
    public bool Begin(TType type, WireKind kind, bool isStruct, byte[] template)
    {
        var isNew = !_numbers.TryGetValue(type, out var number);
        if (isNew)
        {
            _numbers.Add(type, number = _numbers.Count);
            _segments.Add(null);
        }

        _slots.Add(kind, Place(isStruct ? WirePlace.Rest : WirePlace.Present), number);
        if (isNew)
            _open = new Segment(number, template, _slots = new SlotList(), _open);
        return isNew;
    }

    /// <summary>Ends the segment that the last <see cref="Begin"/> started.</summary>
    public FilledSegment End()
    {
        var ended = _open!;
        _open = ended.Outer;
        _slots = _open?.Slots ?? _root;
        return _segments[ended.Type - Listed] = SegmentFiller.Fill(ended.Template, ended.Slots);
    }

    /// <summary>The slot that was described, and the segments of the types that are new with it.</summary>
    public byte[] Compose()
    {
        var descriptor = new SegmentWriter();
        var root = _root[0];
        root[0] = SlotToken.Of(SlotToken.Kind(root[0]), WirePlace.Rest);
        descriptor.Bytes(root);
        foreach (var segment in _segments)
            descriptor.Bytes(segment!.Bytes);
        return descriptor.ToArray();
    }

    private WirePlace Place(WirePlace place)
    {
        var (nullable, isKey, isCompact) = (_nullable, _isKey, _isCompact);
        (_nullable, _isKey, _isCompact) = (false, false, false);

        // Keys are never null, so objects need no bit there.
        return isKey ? WirePlace.Rest : nullable ? WirePlace.Present : isCompact ? WirePlace.Compact : place;
    }

    /// <summary>A type whose dependencies are described.</summary>
    private sealed class Segment(int type, byte[] template, SlotList slots, Segment? outer)
    {
        public readonly int Type = type;
        public readonly byte[] Template = template;
        public readonly SlotList Slots = slots;
        public readonly Segment? Outer = outer;
    }
}
