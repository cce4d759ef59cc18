using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Extensions;
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
    private readonly bool _readsFromBlock;
    private readonly ExtensionSource? _extension;
    private readonly bool _isEntry;

    /// <param name="schema">The writer's schema.</param>
    /// <param name="draft">The pair.</param>
    /// <param name="root">The reader's schema.</param>
    /// <param name="isEntry">Whether the writer's type is an entry of extension data: then there are steps only, and a reader comes to them in the middle of an object.</param>
    public TableBuilder(WriterSchema schema, ObjectDraft draft, RootSchema root, bool isEntry)
    {
        _schema = schema;
        _draft = draft;
        _isEntry = isEntry;
        _readsFromBlock = !isEntry && draft.Writer.Length == 1 && draft.Local.Length == 1;
        _extension = !isEntry && ExtensionSource.IsNeeded(draft) ? new ExtensionSource(schema, draft, root) : null;

        // The code of base parts looks into the same table, so it is as long as the longest part.
        _offsets = new int[draft.Local.Max(p => p.Members.Length)];
        Array.Fill(_offsets, -1);
    }

    /// <summary>The bytes that the steps keep beside themselves.</summary>
    public int CapturedBytes { get; private set; }

    /// <summary>Fills the node.</summary>
    public void Build()
    {
        if (_extension is not null)
            Add(new PlanOp { Action = PlanAction.BeginExtension, Target = _extension });
        for (var part = 0; part < _draft.Writer.Length; part++)
        {
            if (part > 0 || _isEntry)
                Add(new PlanOp { Action = PlanAction.OpenPart, Target = _draft.Writer[part].Head });
            Block(part);
            Scalars(part);
            Rest(part);
        }

        EndExtension();
        if (_draft.Node.IsCopy)
            Add(new PlanOp { Action = PlanAction.ReturnFromBody });
        Add(new PlanOp { Action = _isEntry ? PlanAction.EndEntry : PlanAction.End });
        AddNulls(_ops.Count);
        var ops = _ops.ToArray();
        _extension?.SetOps(ops);
        _draft.Node.SetTable(_draft.Writer[0].Head, _offsets, ops);
    }

    /// <summary>Assigns what was kept, if there is a member for it.</summary>
    private void EndExtension()
    {
        if (_extension is { Keeps: false })
            Add(new PlanOp { Action = PlanAction.DropExtension });
        else if (_extension is not null)
            Add(new PlanOp { Action = PlanAction.Read, Node = PlanNode.Exact(WireKind.Bytes), Member = _extension.Member, Part = LocalPart(_extension.Part) });
    }

    /// <summary>Behind the end, for each member that can be null, the step that assigns null and goes on behind it.</summary>
    private void AddNulls(int end)
    {
        for (var i = 0; i < end; i++)
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
            if (match.IsNone)
            {
                TryCapture(part, member);
                continue;
            }

            if (IsDirect(member, match))
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
        if (match.Node!.Was != 0)
            return false;
        if (_readsFromBlock && ConvertedNumber.TryEncode(member, _draft.Local[0].Members[match.Member], match.Node!, out var conversion))
        {
            _offsets[match.Member] = conversion;
            return true;
        }

        if (!_readsFromBlock || !match.Node!.IsExact || member.Place != _draft.Local[0].Members[match.Member].Place || member.Place == WirePlace.BitOptional)
            return false;
        _offsets[match.Member] = member.Place == WirePlace.Bit ? member.FlagBit : member.Offset;
        return true;
    }

    private void Scalars(int part)
    {
        foreach (var (member, match) in Members(part, p => p is WirePlace.Optional or WirePlace.Compact or WirePlace.CompactOptional))
        {
            if (match.IsNone && TryCapture(part, member))
                continue;
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
            if (member.Slot.IsExtensionData)
                Add(new PlanOp { Action = PlanAction.ReadExtension, Target = _extension });
            else if (match.IsNone && TryCapture(part, member))
                continue;
            else if (match.Node?.Serialized is { } serialized)
            {
                serialized.Attach(_draft.Node, _ops.Count, isPresent);
                Read(member, match, PlanAction.ReadSerialized);
                Add(new PlanOp { Action = PlanAction.ReturnFromSerialized });
            }
            else if (!match.IsNone)
                Read(member, match, isPresent ? PlanAction.ReadPresent : PlanAction.Read);
            else if (member.Size > 0)
                Add(new PlanOp { Action = isPresent ? PlanAction.SkipPresent : PlanAction.Skip, Bit = member.FlagBit, Offset = member.Size });
            else
                Skip(member, isPresent ? PlanAction.SkipPresentValue : PlanAction.SkipValue);
        }
    }

    private IEnumerable<(WriterMember Member, MemberMatch Match)> Members(int part, Func<WirePlace, bool> where) =>
        _draft.Writer[part].Members.Select((m, i) => (Member: m, Match: _draft.Matches[part][i])).Where(m => where(m.Member.Place));

    /// <summary>Keeps a member that nobody here knows, where the type has a member for such.</summary>
    private bool TryCapture(int part, WriterMember member)
    {
        if (_extension is not { Keeps: true })
            return false;
        var captured = new CapturedMember(_schema, _draft.Writer[part], member);
        CapturedBytes += captured.Size;
        Add(new PlanOp { Action = PlanAction.Capture, Target = captured });
        return true;
    }

    private byte LocalPart(int part) => (byte)(_draft.Local.Length - 1 - part);

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
            Part = LocalPart(match.Part),
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

    /// <summary>What a member does with a null that the writer wrote.</summary>
    internal static NullRule OnNull(WriterSlot slot, LocalMember member)
    {
        if (!slot.HasPresence && !slot.SaysNull)
            return NullRule.Keep;
        return member.IsNullable ? NullRule.Assign : member.IsOfTypeParameter ? NullRule.Keep : NullRule.Refuse;
    }
}
