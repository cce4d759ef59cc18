using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Resolution;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

/// <summary>
/// Goes through one object whose shape differs from the own type's: first the offsets into its block, then
/// <see cref="Next"/> until it says false. A local of generated code; it is never copied.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref struct ObjectPlan
{
    private static ReadOnlySpan<byte> Bits => [0, 1];

    private readonly ref int _offsets;
    private ref byte _block;
    private ref PlanOp _op;
    private ref PlanOp _null;
    private ref byte _resume;
    private nuint _resumeLeft;
    private UnpackedValue _unpacked;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ObjectPlan(PlanNode node, scoped ref MemFormatReader reader)
    {
        var table = node.Table;
        if (table is null)
            table = Fail(node);
        reader.Charge(table.InstanceSize);
        _offsets = ref MemoryMarshal.GetArrayDataReference(table.Offsets);
        _op = ref MemoryMarshal.GetArrayDataReference(table.Ops);
        _block = ref table.First.Take(ref reader);
    }

    /// <summary>The object's flags and fixed block.</summary>
    public readonly ref byte Block
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => ref _block;
    }

    /// <summary>The member to read now, by its number in its part.</summary>
    public readonly int Member
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _op.Member;
    }

    /// <summary>The part that <see cref="Member"/> belongs to: 0 is the type's own, 1 its base part.</summary>
    public readonly int Part => _op.Part;

    /// <summary>How the member's value is read.</summary>
    public readonly PlanNode Node
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _op.Node!;
    }

    /// <summary>Whether the member is null: nothing is to be read, null is assigned.</summary>
    public readonly bool IsNull
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.AreSame(ref _op, ref _null);
    }

    /// <summary>Where the block has a member: a byte offset, for a bit its number, or -1 when it is missing or comes later.</summary>
    /// <param name="member">The member's number.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly int Offset(int member) => Unsafe.Add(ref _offsets, member);

    /// <summary>Goes to the next member that is to be read.</summary>
    /// <param name="reader">Put where the member's value is.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool Next(scoped ref MemFormatReader reader)
    {
        _op = ref Unsafe.Add(ref _op, 1);
        return _op.Action == PlanAction.Read || Step(ref reader);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool Step(scoped ref MemFormatReader reader)
    {
        for (; ; _op = ref Unsafe.Add(ref _op, 1))
        {
            ref var op = ref _op;
            switch (op.Action)
            {
                case PlanAction.Read:
                    return true;
                case PlanAction.End:
                    return false;
                case PlanAction.ReadPresent:
                    if (FlagBits.IsSet(ref _block, op.Bit))
                        return true;
                    if (TakeNull(ref op))
                        return true;
                    break;
                case PlanAction.Mark:
                    Mark(ref reader);
                    break;
                case PlanAction.Return:
                    reader.Move(ref _resume, _resumeLeft);
                    break;
                case PlanAction.ReadBlock:
                    // A true earlier place of the payload: errors there know their offset.
                    reader.Move(ref Unsafe.Add(ref _block, op.Offset), _resumeLeft + (nuint)Unsafe.ByteOffset(ref Unsafe.Add(ref _block, op.Offset), ref _resume));
                    return true;
                case PlanAction.Skip:
                    reader.Take((nuint)op.Offset);
                    break;
                case PlanAction.SkipPresent:
                    if (FlagBits.IsSet(ref _block, op.Bit))
                        reader.Take((nuint)op.Offset);
                    break;
                case PlanAction.SkipValue:
                    SchemaWalker.Skip(ref reader, Unsafe.As<SkipTarget>(op.Target!));
                    break;
                case PlanAction.SkipPresentValue:
                    if (FlagBits.IsSet(ref _block, op.Bit))
                        SchemaWalker.Skip(ref reader, Unsafe.As<SkipTarget>(op.Target!));
                    break;
                case PlanAction.OpenPart:
                    _block = ref Unsafe.As<PlanPart>(op.Target!).Take(ref reader);
                    break;
                default:
                    if (StepBits(ref reader, ref op))
                        return true;
                    break;
            }
        }
    }

    /// <summary>Bits and compact numbers: their values are unpacked into the form of the fixed block.</summary>
    private bool StepBits(scoped ref MemFormatReader reader, ref PlanOp op)
    {
        var bit = op.Bit;
        if (op.Action is PlanAction.ReadPresentBit or PlanAction.ReadPresentCompact or PlanAction.SkipPresentCompact
            && !FlagBits.IsSet(ref _block, bit++))
        {
            if (op.Action == PlanAction.SkipPresentCompact)
                return false;
            if (op.Action == PlanAction.ReadPresentCompact)
                Mark(ref reader);
            return TakeNull(ref op);
        }

        switch (op.Action)
        {
            case PlanAction.ReadBit or PlanAction.ReadPresentBit:
                var value = FlagBits.IsSet(ref _block, bit) ? 1 : 0;
                reader.Move(ref Unsafe.Add(ref MemoryMarshal.GetReference(Bits), value), UnpackedValue.Left(_resumeLeft));
                return true;
            case PlanAction.ReadCompact or PlanAction.ReadPresentCompact:
                _unpacked.Read(ref reader, op.Node!.Kind, FlagBits.Get(ref _block, bit, 2));
                Mark(ref reader);
                _unpacked.Show(ref reader);
                return true;
            default:
                reader.Take((nuint)CompactSizes.Of(Unsafe.As<SkipTarget>(op.Target!).Slot.Kind, FlagBits.Get(ref _block, bit, 2)));
                return false;
        }
    }

    private void Mark(scoped ref MemFormatReader reader)
    {
        _resume = ref reader.Position;
        _resumeLeft = reader.Left;
    }

    private bool TakeNull(ref PlanOp op)
    {
        if (op.OnNull == NullRule.Keep)
            return false;
        if (op.OnNull == NullRule.Refuse)
            MemFormatThrow.NullNotAllowed(Unsafe.As<string>(op.Target!));
        _null = ref _op;
        return true;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ObjectTable Fail(PlanNode node) => throw node.Error!.ToException();
}
