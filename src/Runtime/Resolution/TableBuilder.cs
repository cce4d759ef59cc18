using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Resolution;

/// <summary>Lays down the offsets and steps of a pair whose shapes differ.</summary>
internal sealed class TableBuilder
{
    private readonly WriterSchema _schema;
    private readonly LocalType[] _types;
    private readonly ObjectDraft _draft;
    private readonly List<PlanOp> _ops = [default];
    private readonly int[] _offsets;
    private readonly bool _isOnePart;

    public TableBuilder(WriterSchema schema, LocalType[] types, ObjectDraft draft)
    {
        _schema = schema;
        _types = types;
        _draft = draft;
        _isOnePart = draft.Writer.Length == 1 && draft.Local.Length == 1;

        // The code of base parts looks into the same table, so it is as long as the longest part.
        _offsets = new int[draft.Local.Max(p => p.Members.Length)];
        Array.Fill(_offsets, -1);
    }

    public ObjectTable Build()
    {
        for (var part = 0; part < _draft.Writer.Length; part++)
        {
            if (part > 0)
                _ops.Add(new PlanOp { Action = PlanAction.OpenPart, Target = _draft.Writer[part].Head });
            Block(part);
            Scalars(part);
            Rest(part);
        }

        _ops.Add(new PlanOp { Action = PlanAction.End });
        return new ObjectTable(_draft.Writer[0].Head, _offsets, _ops.ToArray(), _draft.Type.InstanceSize);
    }

    private void Block(int part)
    {
        var isMarked = false;
        foreach (var (member, match) in Members(part, p => p is WirePlace.Fixed or WirePlace.Bit or WirePlace.BitOptional))
        {
            if (match.IsNone || IsDirect(member, match))
                continue;
            if (!isMarked)
                _ops.Add(new PlanOp { Action = PlanAction.Mark });
            isMarked = true;
            Read(member, match, member.Place switch
            {
                WirePlace.Fixed => PlanAction.ReadBlock,
                WirePlace.Bit => PlanAction.ReadBit,
                _ => PlanAction.ReadPresentBit,
            });
        }

        if (isMarked)
            _ops.Add(new PlanOp { Action = PlanAction.Return });
    }

    /// <summary>Whether the emitted code reads the member from the block itself.</summary>
    private bool IsDirect(WriterMember member, MemberMatch match)
    {
        if (!_isOnePart || !match.Node!.IsExact || member.Place != _draft.Local[0].Members[match.Member].Place || member.Place == WirePlace.BitOptional)
            return false;
        _offsets[match.Member] = member.Place == WirePlace.Bit ? member.FlagBit : member.Offset;
        return true;
    }

    private void Scalars(int part)
    {
        foreach (var (member, match) in Members(part, p => p is WirePlace.Optional or WirePlace.Compact or WirePlace.CompactOptional))
        {
            if (member.Place == WirePlace.Optional)
            {
                if (match.IsNone)
                    _ops.Add(new PlanOp { Action = PlanAction.SkipPresent, Bit = member.FlagBit, Offset = member.Size });
                else
                    Read(member, match, PlanAction.ReadPresent);
                continue;
            }

            var isOptional = member.Place == WirePlace.CompactOptional;
            if (match.IsNone)
            {
                Skip(member, isOptional ? PlanAction.SkipPresentCompact : PlanAction.SkipCompact);
                continue;
            }

            Read(member, match, isOptional ? PlanAction.ReadPresentCompact : PlanAction.ReadCompact);
            _ops.Add(new PlanOp { Action = PlanAction.Return });
        }
    }

    private void Rest(int part)
    {
        foreach (var (member, match) in Members(part, p => p is WirePlace.Rest or WirePlace.Present))
        {
            var isPresent = member.Place == WirePlace.Present;
            if (!match.IsNone)
                Read(member, match, isPresent ? PlanAction.ReadPresent : PlanAction.Read);
            else if (member.Size > 0)
                _ops.Add(new PlanOp { Action = isPresent ? PlanAction.SkipPresent : PlanAction.Skip, Bit = member.FlagBit, Offset = member.Size });
            else
                Skip(member, isPresent ? PlanAction.SkipPresentValue : PlanAction.SkipValue);
        }
    }

    private IEnumerable<(WriterMember Member, MemberMatch Match)> Members(int part, Func<WirePlace, bool> where) =>
        _draft.Writer[part].Members.Select((m, i) => (Member: m, Match: _draft.Matches[part][i])).Where(m => where(m.Member.Place));

    private void Skip(WriterMember member, PlanAction action) =>
        _ops.Add(new PlanOp { Action = action, Bit = member.FlagBit, Target = new SkipTarget(_schema, member.Slot) });

    private void Read(WriterMember member, MemberMatch match, PlanAction action)
    {
        var info = _draft.Info[match.Part];
        var rule = OnNull(_draft.Local[match.Part].Members[match.Member].Slot, info.Members[match.Member]);
        _ops.Add(new PlanOp
        {
            Action = action,
            Node = match.Node,
            Member = match.Member,
            Part = (byte)(_draft.Local.Length - 1 - match.Part),
            Bit = member.FlagBit,
            Offset = member.Offset,
            OnNull = rule,
            Target = rule == NullRule.Refuse ? $"{info.Name}.{info.Members[match.Member].Name}" : null,
        });
    }

    private NullRule OnNull(WriterSlot slot, LocalMember member)
    {
        var isReference = slot.Kind is WireKind.String or WireKind.Bytes or WireKind.List or WireKind.Map
            || (slot is { Kind: WireKind.Object, Place: WirePlace.Present } && !_types[slot.Type].IsStruct);
        if (isReference)
            return member.IsNullable ? NullRule.Assign : NullRule.Refuse;
        return slot.HasPresence ? NullRule.Assign : NullRule.Keep;
    }
}
