namespace MemFormat.Wire;

/// <summary>The slots that the dependencies of a type appended while they were described, one after another.</summary>
internal sealed class SlotList
{
    private readonly SegmentWriter _bytes = new();
    private readonly List<int> _starts = [];
    private int _pending;

    /// <summary>The bytes of one slot.</summary>
    public byte[] this[int index] => _bytes.Slice(_starts[index], index + 1 < _starts.Count ? _starts[index + 1] : _bytes.Count);

    /// <summary>Appends a slot, or an argument that the last one still lacks; the arguments of its kind follow.</summary>
    public void Add(WireKind kind, WirePlace place)
    {
        Begin(kind);
        _bytes.Token(kind, place);
    }

    /// <summary>As <see cref="Add(WireKind, WirePlace)"/>, of a kind that is followed by a number.</summary>
    public void Add(WireKind kind, WirePlace place, int number)
    {
        Add(kind, place);
        _bytes.Number((uint)number);
    }

    /// <summary>Appends the slot of a custom codec.</summary>
    public void AddOpaque(WirePlace place, uint id, uint version)
    {
        Begin(WireKind.Opaque);
        _bytes.Opaque(place, id, version);
    }

    /// <summary>Appends the slot of an enum whose constants are known by name.</summary>
    public void AddEnum(WireKind kind, WirePlace place, int type)
    {
        Add(WireKind.Extended, place, (int)WireExtension.Enum);
        Add(kind, WirePlace.Rest, type);
    }

    private void Begin(WireKind kind)
    {
        if (_pending == 0)
        {
            _starts.Add(_bytes.Count);
            _pending = 1;
        }

        _pending += SlotToken.Arguments(kind) - 1;
    }
}
