using System.Collections.Generic;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>Fills the holes of a segment with the slots of a type's dependencies.</summary>
internal sealed class SegmentFiller(EquatableArray<byte> template, IReadOnlyList<ComposedSlot> dependencies)
{
    private const int NamedKeys = 1, HasContract = 2, HasBase = 4;
    private const byte Gap = 0xFF;

    private readonly SegmentBytes _segment = new();
    private int _position;

    /// <summary>Completes the type: its base part, its members' slots and its segment.</summary>
    public void Fill(ComposedType type)
    {
        var head = Number();
        _segment.Number(head);
        if ((head & HasContract) != 0)
            Copy(4);
        if ((head & HasBase) != 0)
        {
            type.Base = dependencies[(int)Number()].Number;
            _segment.Number((uint)type.Base);
        }

        var members = new List<ComposedSlot>();
        for (var rest = head >> 3; rest > 0; rest--)
        {
            if ((head & NamedKeys) != 0)
            {
                Copy(4);
            }
            else if (template[_position] == Gap)
            {
                Copy(1);
                _segment.Number(Number());
            }

            var slot = Slot(isKey: false);
            slot.Write(_segment);
            members.Add(slot);
        }

        type.Members = members;
        type.Segment = _segment.ToEquatableArray();
    }

    // Keys are never null, so objects need no bit there.
    private ComposedSlot Slot(bool isKey)
    {
        var token = template[_position++];
        var (kind, place) = ((WireKind)(token & 31), (WirePlace)(token >> 5));
        if (kind == WireKind.Hole)
        {
            var filled = dependencies[(int)Number()];
            return place == WirePlace.Rest && !isKey ? filled : filled with { Place = isKey ? WirePlace.Rest : place };
        }

        var slot = new ComposedSlot(kind, place);
        return kind switch
        {
            WireKind.List => slot with { Arguments = [Slot(isKey: false)] },
            WireKind.Map => slot with { Arguments = [Slot(isKey: true), Slot(isKey: false)] },
            _ => slot,
        };
    }

    private uint Number()
    {
        uint number = 0;
        for (var shift = 0; ; shift += 7)
        {
            var part = template[_position++];
            number |= (uint)(part & 0x7F) << shift;
            if (part < 0x80)
                return number;
        }
    }

    private void Copy(int count)
    {
        for (; count > 0; count--)
            _segment.Byte(template[_position++]);
    }
}
