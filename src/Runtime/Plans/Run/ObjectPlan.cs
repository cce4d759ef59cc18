using MemFormat.Io;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

/// <summary>
/// Reads one object of another shape: first the offsets into its block, then member after member in the writer's order,
/// most often also the reader's. A member of the block that lies elsewhere takes another round over the offsets, which
/// has it alone. A local of generated code.
/// </summary>
/// <remarks>
/// All methods that take it by reference are inlined, and it has four fields: so the JIT keeps them in registers. They
/// are most of the cost of a resolved read over a straight one.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct ObjectPlan
{
    private ref byte _block;
    private ref PlanOp _op;
    private ref nint _offsets;
    private nuint _left;

    /// <summary>
    /// The number added to a member's number for each class between the declaring class of another assembly and the
    /// type itself.
    /// </summary>
    public const int BasePart = PlanCode.PartSize;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ObjectPlan(PlanNode node, scoped ref MemFormatReader reader, bool isNew)
    {
        var offsets = node.Offsets ?? (node = node.OpenSlowly(ref reader, isNew)).Table;
        _offsets = ref MemoryMarshal.GetArrayDataReference(offsets);
        _op = ref MemoryMarshal.GetArrayDataReference(node.Ops!);
        _left = reader.Left;
        _block = ref reader.Take((nuint)node.HeadSize);
        if (node.FlagCheck == 0)
            return;
        if (node.FlagCheck == PlanNode.WidensBlock)
            _block = ref node.Widen(ref reader, ref _block);
        else if ((Unsafe.Add(ref _block, node.LastFlags) & node.FlagCheck) != 0)
            MemFormatThrow.InvalidData();
    }

    /// <summary>The object's flags and fixed block.</summary>
    public readonly ref byte Block
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => ref _block;
    }

    /// <summary>The member to read now, counted from the first member of the type itself.</summary>
    public readonly int Member
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => PlanCode.MemberOf(_op.Code);
    }

    /// <summary>
    /// Whether members are read by their offset in this round: all in the first one, and one in each round for a member
    /// that lies elsewhere in this payload.
    /// </summary>
    public readonly bool IsAtBlock
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => !Unsafe.IsNullRef(ref _offsets);
    }

    /// <summary>Like <see cref="IsAtBlock"/>, for the code of a base class: as a part of a derived class's object it has late members only.</summary>
    /// <param name="part">The number of the first member of the calling class.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool IsAtBlockOf(int part) => part == 0 ? IsAtBlock : IsLateOf(part);

    /// <summary>Like <see cref="IsAtBlock"/>, for types with base classes of other assemblies: their members are late, if they are fixed.</summary>
    /// <param name="part">The number of the first member of the calling class.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool IsLateOf(int part) =>
        (uint)(PlanCode.Part - 1 - part - _op.Code) < PlanCode.PartSize && Unsafe.AreSame(ref _offsets, ref LateMembers.Offsets(ref _op));

    /// <summary>Whether the block has a member, of its own kind or another one.</summary>
    /// <param name="member">The member's number.</param>
    /// <param name="at">The place. Numbers of other kinds have an offset less than -1, a late value, too.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool Has(int member, out nint at)
    {
        at = Unsafe.Add(ref _offsets, member);
        return at is >= 0 or < -1; // First what is usual; the JIT does not ask again where the value is read.
    }

    /// <summary>Whether the value of a member is where the reader is, and not in the block.</summary>
    /// <param name="at">The place from <see cref="Has"/>.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool IsLate(nint at) => at < -1 && (ConvertedNumber.FirstEntry - at & ConvertedNumber.Late) == ConvertedNumber.Late;

    /// <summary>
    /// Whether there is a member to read. Called before the first one, and when no member of the reader's order is
    /// next.
    /// </summary>
    /// <param name="reader">The reader. It is moved to the member's value.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool HasMore(scoped ref MemFormatReader reader)
    {
        while (_op.Code < 0)
        {
            if (_op.Code == PlanCode.Run)
            {
                _op = ref PlanSteps.Run(ref reader, ref _op, ref _block, _left);
            }
            else if (_op.Code == PlanCode.Part)
            {
                _left = reader.Left;
                _block = ref Unsafe.As<PartHead>(_op.Target!).Take(ref reader);
                _op = ref Unsafe.Add(ref _op, 1);
            }
            else
            {
                ref var late = ref LateMembers.Offsets(ref _op);
                if (!Unsafe.AreSame(ref _offsets, ref late))
                {
                    _offsets = ref late;
                    return true;
                }

                // The round that ends read this member.
                _op = ref Unsafe.Add(ref _op, 1);
            }
        }

        _offsets = ref Unsafe.NullRef<nint>();
        return _op.Code != PlanCode.End;
    }

    /// <summary>
    /// Like <see cref="HasMore(ref MemFormatReader)"/>, for the code of a base class: whether the next member is one of
    /// this class or its base classes.
    /// </summary>
    /// <param name="reader">The reader. It is moved to the member's value.</param>
    /// <param name="part">The number of the class's first member.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool HasMore(scoped ref MemFormatReader reader, int part)
    {
        if (part == 0)
            return HasMore(ref reader);

        // The late member of a derived class is read by that class, in this round.
        return (_op.Code >= PlanCode.Part || Member >= part) && HasMore(ref reader) && Member >= part;
    }

    /// <summary>Whether the reader is at this member's value.</summary>
    /// <param name="member">The member's number.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool IsAt(int member) => _op.Code == member;

    /// <summary>Moves past the current member if it is null. Assign null then; there is nothing to read.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TakeNull()
    {
        if (_op.Bit < 0 ? _op.Node is not null : BitString.Get(ref _block, _op.Bit))
            return false;
        _op = ref Unsafe.Add(ref _op, 1);
        return true;
    }

    /// <summary>Checks a value that was read: it may say itself that it is null unless it has a presence bit.</summary>
    /// <param name="value">The value of the member that was taken last.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly T? Taken<T>(T? value)
        where T : class
    {
        if (value is null && Unsafe.Subtract(ref _op, 1).Bit >= 0)
            MemFormatThrow.NullAgainstBit();
        return value;
    }

    /// <summary>Moves past the current member.</summary>
    /// <returns>The plan for its value.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public PlanNode Take()
    {
        var node = _op.Node!;
        _op = ref Unsafe.Add(ref _op, 1);
        return node;
    }
}
