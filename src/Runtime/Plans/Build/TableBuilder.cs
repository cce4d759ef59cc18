using MemFormat.Codecs;
using MemFormat.Io;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>Lays down the offsets and steps of a pair whose shapes differ.</summary>
internal sealed class TableBuilder
{
    private const int AssignsNull = -1, KindCount = (int)WireKind.Placeholder;

    private readonly WriterSchema _schema;
    private readonly ObjectDraft _draft;
    private readonly List<PlanOp> _ops;
    private readonly ResolverState _state;
    private readonly nint[] _offsets;
    private readonly bool _readsFromBlock;
    private readonly ExtensionSource? _extension;
    private readonly bool _isEntry;
    private nint[]?[]? _late;

    // What reads the null of some steps that can find one.
    private readonly Dictionary<int, PlanNode> _ofNull = [];

    /// <param name="schema">The writer's schema.</param>
    /// <param name="draft">The pair.</param>
    /// <param name="root">The reader's schema.</param>
    /// <param name="state">The state of all pairs.</param>
    /// <param name="isEntry">Whether the writer's type is an entry of extension data: then there are steps only, and
    /// a reader comes to them in the middle of an object.</param>
    public TableBuilder(WriterSchema schema, ObjectDraft draft, RootSchema root, ResolverState state, bool isEntry)
    {
        _schema = schema;
        _state = state;
        _ops = state.Ops;
        _ops.Clear();
        _draft = draft;
        _isEntry = isEntry;
        _readsFromBlock = !isEntry && draft.Writer.Length == 1 && draft.Reader.Length == 1;
        _extension = !isEntry && ExtensionSource.IsNeeded(draft) ? new ExtensionSource(schema, draft, root) : null;

        // The code of base parts looks into the same table, so it is as long as the longest part.
        var longest = 0;
        foreach (var part in draft.Reader)
            longest = Math.Max(longest, part.Members.Length);
        _offsets = new nint[longest];
        Array.Fill(_offsets, -1);
    }

    /// <summary>Fills the node.</summary>
    public void Build()
    {
        if (Enums() is { Length: > 0 } enums)
            Add(PlanAction.Enums, target: enums);
        if (_extension is not null)
            Add(PlanAction.BeginExtension, target: new ExtensionStep(_extension));
        for (var part = 0; part < _draft.Writer.Length; part++)
        {
            if (part > 0 || _isEntry)
                _ops.Add(new PlanOp { Code = PlanCode.Part, Target = _draft.Writer[part].Head });
            Block(part);
            Scalars(part);
            Rest(part);
        }

        EndExtension();
        if (_draft.Node.IsCopy)
            Add(PlanAction.ReturnFromBody);
        if (_isEntry)
            Add(PlanAction.EndEntry, target: new ExtensionStep());
        else
            _ops.Add(new PlanOp { Code = PlanCode.End });
        AddNulls(_ops.Count);
        var ops = _ops.ToArray();
        _extension?.SetOps(ops);
        var widening = new WideningBuilder(_draft, _offsets).Build(ops);
        _draft.Node.SetTable(_draft.Writer[0].Head, _offsets, ops);
        if (widening is not null)
            _draft.Node.SetWidening(widening);
    }

    /// <summary>The enums that emitted code maps where they lie in the block.</summary>
    private EnumPlace[] Enums()
    {
        var enums = new List<EnumPlace>();
        for (var i = 0; _readsFromBlock && i < _draft.Writer[0].Members.Length; i++)
        {
            var (member, match) = (_draft.Writer[0].Members[i], _draft.Matches[0][i]);
            if (match.Node is not { Numbers: { } numbers, Was: 0 } || member.Place != WirePlace.Fixed
                || _draft.Reader[0].Members[match.Member].Place != WirePlace.Fixed)
            {
                continue;
            }

            _offsets[match.Member] = ConvertedNumber.EncodeNamed(enums.Count);
            enums.Add(new EnumPlace(member.Offset, numbers));
        }

        return enums.ToArray();
    }

    /// <summary>Assigns the kept entries, if there is a member for them.</summary>
    private void EndExtension()
    {
        if (_extension is { Keeps: false })
        {
            Add(PlanAction.DropExtension, target: new ExtensionStep());
        }
        else if (_extension is not null)
        {
            _ops.Add(new PlanOp
            {
                Code = PlanCode.Of(ReaderPart(_extension.Part), _extension.Member), Node = PlanNode.Exact(WireKind.Bytes),
                Bit = -1
            });
        }
    }

    /// <summary>
    /// After the end, for each prepared value that can be null: the step that assigns null and continues after the one
    /// that reads it.
    /// </summary>
    private void AddNulls(int end)
    {
        for (var i = 0; i < end; i++)
        {
            var op = _ops[i];
            if (op.Jump != AssignsNull)
                continue;
            op.Jump = _ops.Count - i;
            _ops[i] = op;
            var read = _ops[i + 1];
            _ops.Add(new PlanOp { Code = read.Code, Node = _ofNull.GetValueOrDefault(i), Bit = -1, Target = read.Target, Offset = read.Offset });
            _ops.Add(new PlanOp { Code = PlanCode.Run, Action = PlanAction.Jump, Jump = i + 2 - _ops.Count });
        }
    }

    private void Block(int part)
    {
        var isAway = false;
        foreach (var i in Members(part, [WirePlace.Fixed, WirePlace.Bit, WirePlace.BitOptional]))
        {
            var (member, match) = (_draft.Writer[part].Members[i], _draft.Matches[part][i]);
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
                WirePlace.Fixed => PlanAction.Move,
                WirePlace.Bit => PlanAction.ShowBit,
                _ => PlanAction.ShowPresentBit,
            }, member.Place == WirePlace.Fixed ? member.Offset : _draft.Writer[part].HeadSize);
        }

        if (isAway)
            Add(PlanAction.Move, offset: _draft.Writer[part].HeadSize);
    }

    /// <summary>Whether the emitted code reads the member from the block itself.</summary>
    private bool IsDirect(WriterMember member, MemberMatch match)
    {
        if (match.Node!.Was != 0)
            return false;
        if (_offsets[match.Member] < -1)
            return true;
        if (_readsFromBlock && IsConvertedInBlock(member, _draft.Reader[0].Members[match.Member], match.Node!))
        {
            _offsets[match.Member] = ConvertedNumber.Encode(member.Kind, member.Offset);
            return true;
        }

        if (!_readsFromBlock || !match.Node!.IsExact || member.Place != _draft.Reader[0].Members[match.Member].Place
            || member.Place == WirePlace.BitOptional)
        {
            return false;
        }

        _offsets[match.Member] = member.Place == WirePlace.Bit ? member.FlagBit : member.Offset;
        return true;
    }

    /// <summary>Whether emitted code converts the number where it lies.</summary>
    private static bool IsConvertedInBlock(WriterMember writer, WriterMember local, PlanNode node) =>
        node is { IsExact: false, Numbers: null } && writer.Place == WirePlace.Fixed && local.Place == WirePlace.Fixed
        && ConvertedNumber.IsNumber(writer.Kind) && WireKinds.ConvertsInBlock(local.Kind);

    private void Scalars(int part)
    {
        foreach (var i in Members(part, [WirePlace.Optional, WirePlace.Compact, WirePlace.CompactOptional]))
        {
            var (member, match) = (_draft.Writer[part].Members[i], _draft.Matches[part][i]);
            if (match.IsNone && TryCapture(part, member))
                continue;
            if (member.Place == WirePlace.Optional)
            {
                if (match.IsNone)
                    Add(PlanAction.SkipPresent, member.FlagBit, member.Size);
                else
                    Read(member, match, PlanAction.ChargePresent);
                continue;
            }

            var isOptional = member.Place == WirePlace.CompactOptional;
            if (match.IsNone)
            {
                Skip(member, isOptional ? PlanAction.SkipPresentCompact : PlanAction.SkipCompact);
                continue;
            }

            Read(member, match, isOptional ? PlanAction.UnpackPresent : PlanAction.Unpack);
            Add(PlanAction.ReturnFromUnpacked);
        }
    }

    private void Rest(int part)
    {
        foreach (var i in Members(part, [WirePlace.Rest, WirePlace.Present]))
        {
            var (member, match) = (_draft.Writer[part].Members[i], _draft.Matches[part][i]);
            var isPresent = member.Place == WirePlace.Present;
            if (member.Slot.IsExtensionData)
            {
                Add(PlanAction.ReadExtension, target: new ExtensionStep(_extension));
            }
            else if (match.IsNone && TryCapture(part, member))
            {
                continue;
            }
            else if (match.Node?.Serialized is SerializedStep serialized)
            {
                Read(member, match, PlanAction.OpenSerialized);
                serialized.Attach(_draft.Node, _ops.Count - 1, isPresent);
                Add(PlanAction.ReturnFromSerialized);
            }
            else if (match.Node is { IsSingle: true } single)
            {
                Read(member, new MemberMatch(single.Element!, match.Part, match.Member, match.OfNull), PlanAction.OpenSingle, list: single);
                Add(PlanAction.ReturnFromSingle);
            }
            else if (match.Node is { Kind: WireKind.Union, Target: not null, Element: not null } union)
            {
                Read(member, new MemberMatch(union.Element, match.Part, match.Member, match.OfNull), PlanAction.OpenCase, list: union);
            }
            else if (!match.IsNone)
            {
                Read(member, match, isPresent ? PlanAction.ChargePresent : PlanAction.Charge);
            }
            else if (member.Size > 0)
            {
                Add(isPresent ? PlanAction.SkipPresent : PlanAction.Skip, member.FlagBit, member.Size);
            }
            else
            {
                Skip(member, isPresent ? PlanAction.SkipPresentValue : PlanAction.SkipValue);
            }
        }
    }

    /// <summary>The numbers of the writer's members in these places.</summary>
    private List<int> Members(int part, WirePlace[] places)
    {
        var found = _state.Found;
        found.Clear();
        var members = _draft.Writer[part].Members;
        for (var i = 0; i < members.Length; i++)
        {
            if (Array.IndexOf(places, members[i].Place) >= 0)
                found.Add(i);
        }

        return found;
    }

    /// <summary>Keeps a member unknown to the reader, if its type has extension data.</summary>
    private bool TryCapture(int part, WriterMember member)
    {
        if (_extension is not { Keeps: true })
            return false;
        Add(PlanAction.Capture, target: new ExtensionStep(new CapturedMember(_schema, _draft.Writer[part], member, _state.Limits)));
        return true;
    }

    /// <summary>The step in which emitted code reads a member.</summary>
    private PlanOp Reading(MemberMatch match)
    {
        var part = ReaderPart(match.Part);
        var read = new PlanOp { Code = PlanCode.Of(part, match.Member), Node = match.Node, Bit = -1 };
        if (_draft.Reader[match.Part].Members[match.Member].Place is WirePlace.Fixed or WirePlace.Bit)
        {
            // A step is known by its table, so members of the same number in other parts have others.
            var kind = match.Node!.Source;
            var late =
                (_late ??= new nint[_draft.Reader.Length * KindCount][])[(part * KindCount) + (int)kind] ??= LateMembers.Table(_offsets.Length, kind);
            read.Code = PlanCode.Elsewhere(read.Code);
            read.Target = late;
            read.Offset = (late.Length / 2) - match.Member;
        }

        return read;
    }

    private int ReaderPart(int part) => _draft.Reader.Length - 1 - part;

    private void Skip(WriterMember member, PlanAction action) => Add(action, member.FlagBit, target: new SkipTarget(_schema, member.Slot));

    /// <summary>Reads a member, after its preparations.</summary>
    private void Read(WriterMember member, MemberMatch match, PlanAction before, int offset = 0, PlanNode? list = null)
    {
        var info = _draft.Info[match.Part].Members[match.Member];
        var slot = _draft.Reader[match.Part].Members[match.Member].Slot;
        var rule = match.OfNull is null ? OnNull(slot, info, match.Node!) : NullRule.Assign;
        var charge = match.Node!.InstanceSize;
        var read = Reading(match);

        // A list of one, what text becomes, a value that becomes a union, or what a method of the user's converts, is made of a value. And where the
        // emitted code does not expect a presence bit, it accepts the value's own null, which may not follow a bit that
        // is set.
        var looksForNull = match.OfNull is not null || match.Node.IsWrap || (match.Node.Was != 0 && slot.Content is null)
            || match.Node is { IsExact: false, Kind: WireKind.String or WireKind.Bytes }
            || (slot.Kind == WireKind.Union && member.Slot.SaysNull)
            || (member.Slot.HasPresence && (info.IsOfTypeParameter || !slot.HasPresence));
        if (before is PlanAction.Charge or PlanAction.ChargePresent && member.Slot.SaysNull && looksForNull)
            before = PlanAction.PassNull;
        if (before is PlanAction.Charge or PlanAction.ChargePresent)
        {
            offset = charge;
            // The emitted code looks at the bit itself: instead of a step, or for a value that says null itself.
            if (before == PlanAction.ChargePresent && rule == NullRule.Assign && match.OfNull is null && (charge == 0 || member.Slot.SaysNull))
                read.Bit = member.FlagBit;
            if (charge == 0 && (read.Bit >= 0 || before == PlanAction.Charge))
                before = PlanAction.None;
        }
        else if (charge > 0 && list is null)
        {
            Add(PlanAction.Charge, offset: charge);
        }

        if (before != PlanAction.None)
        {
            if (match.OfNull is not null)
                _ofNull.Add(_ops.Count, match.OfNull);
            _ops.Add(new PlanOp
            {
                Code = PlanCode.Run,
                Action = before,
                Node = list ?? match.Node,
                Bit = WirePlaces.FlagBits(member.Place) > 0 ? member.FlagBit : -1,
                Offset = offset,
                Jump = rule == NullRule.Assign && CanFindNull(before) ? AssignsNull : 2,
                RefusesNull = rule == NullRule.Refuse,
                Target = rule == NullRule.Refuse ? $"{_draft.Info[match.Part].Name}.{info.Name}" : null,
            });
        }

        _ops.Add(read);
    }

    private static bool CanFindNull(PlanAction action) =>
        action is PlanAction.ChargePresent or PlanAction.PassNull or PlanAction.ShowPresentBit or PlanAction.UnpackPresent
            or PlanAction.OpenSerialized or PlanAction.OpenSingle or PlanAction.OpenCase;

    private void Add(PlanAction action, int bit = 0, int offset = 0, object? target = null) =>
        _ops.Add(new PlanOp { Code = PlanCode.Run, Action = action, Bit = bit, Offset = offset, Target = target });

    /// <summary>The rule for a null in the payload.</summary>
    internal static NullRule OnNull(WriterSlot slot, ReaderMember member, PlanNode node)
    {
        if (!slot.HasPresence && !slot.SaysNull)
            return NullRule.Keep;
        if (member.IsNullable)
            return NullRule.Assign;

        // A list of one leaves the initial list, if there is one.
        return member.IsOfTypeParameter || (node.IsWrap && !member.IsRequired) ? NullRule.Keep : NullRule.Refuse;
    }
}
