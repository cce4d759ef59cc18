using System.Runtime.InteropServices;
using MemFormat.Wire;

namespace MemFormat.Schemas.Compose;

/// <summary>The slots that a type's dependencies appended while they were described, one after another.</summary>
internal sealed class DescribedSlots
{
    private readonly List<byte> _bytes = [];
    private readonly List<int> _starts = [];
    private int _pending;

    /// <summary>The schemas of payloads within the payload, in the order of their slots.</summary>
    public List<Func<RootSchema>> Contents { get; } = [];

    /// <summary>The bytes of one slot.</summary>
    public ReadOnlySpan<byte> this[int index]
    {
        get
        {
            var start = _starts[index];
            var end = index + 1 < _starts.Count ? _starts[index + 1] : _bytes.Count;
            return CollectionsMarshal.AsSpan(_bytes)[start..end];
        }
    }

    /// <summary>Appends a token: the next slot's own, or that of an argument which the last one still lacks.</summary>
    public void Add(WireKind kind, WirePlace place)
    {
        if (_pending == 0)
        {
            _starts.Add(_bytes.Count);
            _pending = 1;
        }

        _pending += SlotWriter.Arguments(kind) - 1;
        _bytes.Add(SlotWriter.Token(kind, place));
    }

    /// <summary>Appends the token of a custom codec's values.</summary>
    public void AddOpaque(WirePlace place, uint id, uint version)
    {
        Add(WireKind.Opaque, place);
        for (var i = 0; i < 4; i++)
            _bytes.Add((byte)(id >> (8 * i)));
        SlotWriter.Number(_bytes, version);
    }

    /// <summary>Appends the token of an extended kind; the slot that it is based on follows.</summary>
    public void AddExtended(WirePlace place, WireExtension extension)
    {
        Add(WireKind.Extended, place);
        SlotWriter.Number(_bytes, (uint)extension);
    }

    public void AddUnion(WirePlace place, int number)
    {
        Add(WireKind.Union, place);
        SlotWriter.Number(_bytes, (uint)number);
    }

    public void AddObject(WireKind kind, WirePlace place, int type)
    {
        Add(kind, place);
        SlotWriter.Number(_bytes, (uint)type);
    }
}
