using MemFormat.Wire;

namespace MemFormat.Schemas.Compose;

/// <summary>Fills the holes of a segment template with the slots of a type's dependencies.</summary>
internal ref struct SegmentSplicer(ReadOnlySpan<byte> template, DescribedSlots dependencies)
{
    private const int NamedKeys = 1, HasContract = 2, HasBase = 4, Gap = 0xFF;

    private readonly ReadOnlySpan<byte> _template = template;
    private readonly DescribedSlots _dependencies = dependencies;
    private readonly List<byte> _segment = [];
    private DescriptorReader _reader = new(template);

    /// <summary>The whole segment; also notes keys and base part.</summary>
    public byte[] Splice(LocalType type)
    {
        var head = _reader.Number();
        if ((head & HasContract) != 0)
            _reader.Fixed32();
        CopySince(0);
        if ((head & HasBase) != 0)
        {
            var slot = new DescriptorReader(_dependencies[(int)_reader.Number()]);
            slot.Byte();
            type.Base = (int)slot.Number();
            SlotWriter.Number(_segment, (uint)type.Base);
        }

        var keys = new uint[head >> 3];
        if (keys.Length != type.Members.Length)
            throw new InvalidOperationException($"The generated code of {type.Name} is not consistent.");
        uint previous = 0;
        for (var i = 0; i < keys.Length; i++)
        {
            var start = _reader.Offset;
            keys[i] = previous = (head & NamedKeys) != 0 ? _reader.Fixed32() : Id(previous);
            CopySince(start);
            if (type.Members[i].IsOfTypeParameter)
                type.Members[i].IsNullable = CanBeNull(_reader);
            Slot();
        }

        type.Keys = keys;
        type.IsNamed = (head & NamedKeys) != 0;
        return _segment.ToArray();
    }

    private uint Id(uint previous)
    {
        if (_reader.Peek() != Gap)
            return previous + 1;
        _reader.Byte();
        var delta = _reader.Number();
        return previous + 1 + (uint)((int)(delta >> 1) ^ -(int)(delta & 1));
    }

    /// <summary>Whether the type argument that fills the hole here can be null.</summary>
    private readonly bool CanBeNull(DescriptorReader hole)
    {
        hole.Byte();
        var slot = new DescriptorReader(_dependencies[(int)hole.Number()]);
        var token = slot.Byte();
        if ((WirePlace)(token >> 5) == WirePlace.Present)
            return true;
        for (; (WireKind)(token & 31) == WireKind.Extended; token = slot.Byte())
            slot.Number();
        return WriterSlot.SaysNullItself((WireKind)(token & 31));
    }

    // Keys are never null, so objects need no bit there.
    private void Slot(bool isKey = false)
    {
        var token = _reader.Byte();
        var kind = (WireKind)(token & 31);
        if (kind == WireKind.Hole)
        {
            var slot = _dependencies[(int)_reader.Number()];
            var place = (WirePlace)(token >> 5);
            _segment.Add(place == WirePlace.Rest && !isKey ? slot[0] : SlotWriter.Token((WireKind)(slot[0] & 31), isKey ? WirePlace.Rest : place));
            _segment.AddRange(slot[1..]);
            return;
        }

        _segment.Add(token);
        for (var arguments = SlotWriter.Arguments(kind); arguments > 0; arguments--)
            Slot(isKey: arguments == 2);
    }

    private void CopySince(int start) => _segment.AddRange(_template[start.._reader.Offset]);
}
