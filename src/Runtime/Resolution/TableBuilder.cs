using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Resolution;

/// <summary>Lays down the offsets and steps of a pair whose shapes differ.</summary>
internal sealed class TableBuilder
{
    private static readonly int OpSize = Unsafe.SizeOf<PlanOp>();

    private readonly WriterSchema _schema;
    private readonly ObjectDraft _draft;
    private readonly List<PlanOp> _ops = [new PlanOp { Step = OpSize }];
    private readonly int[] _offsets;
    private readonly bool _isOnePart;

    public TableBuilder(WriterSchema schema, ObjectDraft draft)
    {
        _schema = schema;
        _draft = draft;
        _isOnePart = draft.Writer.Length == 1 && draft.Local.Length == 1;

        // The code of base parts looks into the same table, so it is as long as the longest part.
        _offsets = new int[draft.Local.Max(p => p.Members.Length)];
        Array.Fill(_offsets, -1);
    }

    /// <summary>Fills the node.</summary>
    public void Build()
    {
        for (var part = 0; part < _draft.Writer.Length; part++)
        {
            if (part > 0)
                Add(new PlanOp { Action = PlanAction.OpenPart, Target = _draft.Writer[part].Head });
            Block(part);
            Scalars(part);
            Rest(part);
        }

        Add(new PlanOp { Action = PlanAction.End });
        AddNulls();
        _draft.Node.SetTable(_draft.Writer[0].Head, _offsets, _ops.ToArray());
    }

    /// <summary>Behind the end, for each member that can be null, the step that assigns null and goes on behind it.</summary>
    private void AddNulls()
    {
        for (var i = 0; _ops[i].Action != PlanAction.End; i++)
        {
            var op = _ops[i];
            if (op.OnNull != NullRule.Assign || op.Action is PlanAction.Read or PlanAction.ReadBlock or PlanAction.ReadBit or PlanAction.ReadCompact)
                continue;
            op.Null = (_ops.Count - i) * OpSize;
            _ops[i] = op;
            _ops.Add(new PlanOp { Action = PlanAction.Read, Member = op.Member, Part = op.Part, Step = (i + 1 - _ops.Count) * OpSize });
        }
    }

    private void Block(int part)
    {
        var isAway = false;
        foreach (var (member, match) in Members(part, p => p is WirePlace.Fixed or WirePlace.Bit or WirePlace.BitOptional))
        {
            if (match.IsNone || IsDirect(member, match))
                continue;
            isAway = true;
            Read(member, match, member.Place switch
            {
                WirePlace.Fixed => PlanAction.ReadBlock,
                WirePlace.Bit => PlanAction.ReadBit,
                _ => PlanAction.ReadPresentBit,
            }, member.Place == WirePlace.Fixed ? null : _draft.Writer[part].HeadSize);
        }

        if (isAway)
            Add(new PlanOp { Action = PlanAction.ReturnFromBlock, Offset = _draft.Writer[part].HeadSize });
    }

    /// <summary>Whether the emitted code reads the member from the block itself.</summary>
    private bool IsDirect(WriterMember member, MemberMatch match)
    {
        if (_isOnePart && ConvertedNumber.TryEncode(member, _draft.Local[0].Members[match.Member], match.Node!, out var conversion))
        {
            _offsets[match.Member] = conversion;
            return true;
        }

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
                    Add(new PlanOp { Action = PlanAction.SkipPresent, Bit = member.FlagBit, Offset = member.Size });
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
            Add(new PlanOp { Action = PlanAction.ReturnFromUnpacked });
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
                Add(new PlanOp { Action = isPresent ? PlanAction.SkipPresent : PlanAction.Skip, Bit = member.FlagBit, Offset = member.Size });
            else
                Skip(member, isPresent ? PlanAction.SkipPresentValue : PlanAction.SkipValue);
        }
    }

    private IEnumerable<(WriterMember Member, MemberMatch Match)> Members(int part, Func<WirePlace, bool> where) =>
        _draft.Writer[part].Members.Select((m, i) => (Member: m, Match: _draft.Matches[part][i])).Where(m => where(m.Member.Place));

    private void Skip(WriterMember member, PlanAction action) =>
        Add(new PlanOp { Action = action, Bit = member.FlagBit, Target = new SkipTarget(_schema, member.Slot) });

    private void Read(WriterMember member, MemberMatch match, PlanAction action, int? offset = null)
    {
        var charge = match.Node!.InstanceSize;
        if (action == PlanAction.ReadPresent && charge > 0)
            action = PlanAction.ReadPresentObject;
        else if (charge > 0)
            Add(new PlanOp { Action = PlanAction.Charge, Offset = charge });

        var info = _draft.Info[match.Part];
        var rule = OnNull(_draft.Local[match.Part].Members[match.Member].Slot, info.Members[match.Member]);
        Add(new PlanOp
        {
            Action = action,
            Node = match.Node,
            Member = match.Member,
            Part = (byte)(_draft.Local.Length - 1 - match.Part),
            Bit = member.FlagBit,
            Offset = offset ?? member.Offset,
            OnNull = rule,
            Target = rule == NullRule.Refuse ? $"{info.Name}.{info.Members[match.Member].Name}" : null,
        });
    }

    private void Add(PlanOp op)
    {
        op.Step = OpSize;

        // A member that is read right behind the block goes there by itself.
        if (op.Action == PlanAction.Read && _ops[^1] is { Action: PlanAction.ReturnFromBlock, Offset: var behind })
        {
            op.Action = PlanAction.ReadBlock;
            op.Offset = behind;
            _ops.RemoveAt(_ops.Count - 1);
        }

        _ops.Add(op);
    }

    private static NullRule OnNull(WriterSlot slot, LocalMember member)
    {
        if (!slot.HasPresence && !slot.SaysNull)
            return NullRule.Keep;
        return member.IsNullable ? NullRule.Assign : member.IsOfTypeParameter ? NullRule.Keep : NullRule.Refuse;
    }
}
