using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Resolution;

namespace MemFormat.Codecs;

/// <summary>
/// Goes through one object whose shape differs from the own type's: first the offsets into its block, then
/// <see cref="Next"/> until it says false. A local of generated code.
/// </summary>
/// <remarks>
/// No method that is not inlined takes it by reference, and it has four fields: so the JIT keeps them in registers. That is
/// most of what a resolved read costs beyond a straight one.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref struct ObjectPlan
{
    private ref byte _block;
    private ref PlanOp _op;
    private readonly ref int _offsets;
    private nuint _left;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ObjectPlan(PlanNode node, scoped ref MemFormatReader reader)
    {
        var offsets = node.Offsets;
        if (offsets is null)
            offsets = (node = node.OpenSlowly(ref reader)).Table;
        _offsets = ref MemoryMarshal.GetArrayDataReference(offsets);
        _op = ref MemoryMarshal.GetArrayDataReference(node.Ops!);
        _left = reader.Left;
        _block = ref reader.Take((nuint)node.HeadSize);
        if (node.FlagCheck != 0 && (Unsafe.Add(ref _block, node.LastFlags) & node.FlagCheck) != 0)
            MemFormatThrow.InvalidData();
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
    public readonly int Part
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _op.Part;
    }

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
        get => _op.Node is null;
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
        while (true)
        {
            _op = ref Unsafe.AddByteOffset(ref _op, (nint)_op.Step);
            var action = _op.Action;
            if (action <= PlanAction.End)
                return action == PlanAction.Read;
            if (action <= PlanAction.ReturnFromBlock)
            {
                // A true earlier place of the payload: errors there know their offset.
                reader.Move(ref Unsafe.Add(ref _block, _op.Offset), _left - (nuint)_op.Offset);
                if (action == PlanAction.ReadBlock)
                    return true;
                continue;
            }

            if (action == PlanAction.ReadPresent)
            {
                if (FlagBits.IsSet(ref _block, _op.Bit))
                    return true;
                if (_op.OnNull == NullRule.Assign)
                {
                    _op = ref Unsafe.AddByteOffset(ref _op, (nint)_op.Null);
                    return true;
                }
            }

            _op = ref PlanSteps.Run(ref reader, ref _op, ref _block, _left);
            if (_op.Action != PlanAction.OpenPart)
                return _op.Action != PlanAction.End;
            _left = reader.Left;
            _block = ref Unsafe.As<PlanPart>(_op.Target!).Take(ref reader);
        }
    }
}
