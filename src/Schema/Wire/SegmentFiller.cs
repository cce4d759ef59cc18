namespace MemFormat.Wire;

/// <summary>Fills the placeholders of a segment template with the slots of a type's dependencies.</summary>
internal ref struct SegmentFiller
{
    private readonly SlotList _dependencies;
    private readonly SegmentWriter _segment = new();
    private SegmentReader _template;

    private SegmentFiller(byte[] template, SlotList dependencies)
    {
        _template = new SegmentReader(template);
        _dependencies = dependencies;
    }

    public static FilledSegment Fill(byte[] template, SlotList dependencies) => new SegmentFiller(template, dependencies).Fill();

    private FilledSegment Fill()
    {
        var head = _template.Head();
        _segment.Head((int)head.Members, head.IsNamed, head.HasContract ? _template.Fixed32() : null, head.HasBase);
        var basePart = head.HasBase ? Base() : -1;
        var members = new FilledMember[head.Members];
        uint key = 0;
        for (var i = 0; i < members.Length; i++)
        {
            var previous = key;
            key = _template.Key(previous, head.IsNamed);
            _segment.Key(key, previous, head.IsNamed);
            var slot = _segment.Count;
            members[i] = new FilledMember(key, slot, Slot(isKey: false));
        }

        return new FilledSegment(_segment.ToArray(), head.IsNamed, basePart, members);
    }

    /// <summary>A base part is named by the slot of its type.</summary>
    private int Base()
    {
        var slot = new SegmentReader(_dependencies[(int)_template.Number()]);
        slot.Byte();
        var number = slot.Number();
        _segment.Number(number);
        return (int)number;
    }

    /// <summary>Copies a slot.</summary>
    /// <returns>For a placeholder: whether its values can be null.</returns>
    private bool Slot(bool isKey)
    {
        var token = _template.Byte();
        var (kind, place) = (SlotToken.Kind(token), SlotToken.Place(token));
        if (kind == WireKind.Placeholder)
        {
            var slot = _dependencies[(int)_template.Number()];
            var canBeNull = CanBeNull(slot);

            // Keys are never null, so objects need no bit there.
            if (isKey || place != WirePlace.Rest)
                slot[0] = SlotToken.Of(SlotToken.Kind(slot[0]), isKey && place == WirePlace.Present ? WirePlace.Rest : place);
            _segment.Bytes(slot);
            return canBeNull;
        }

        _segment.Byte(token);
        for (var arguments = SlotToken.Arguments(kind); arguments > 0; arguments--)
            Slot(isKey: arguments == 2);
        return false;
    }

    private static bool CanBeNull(byte[] slot)
    {
        var reader = new SegmentReader(slot);
        var token = reader.Byte();
        if (SlotToken.Place(token) == WirePlace.Present)
            return true;
        for (; SlotToken.Kind(token) == WireKind.Extended; token = reader.Byte())
            reader.Number();
        return WireKinds.SaysNull(SlotToken.Kind(token));
    }
}
