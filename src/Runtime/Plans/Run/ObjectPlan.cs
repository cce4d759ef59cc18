using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Io;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

/// <summary>
/// Goes through one object whose shape differs from the own type's: first the offsets into its block, then
/// member after member in the writer's order, which most often is the own one. A local of generated code.
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
    private readonly ref nint _offsets;
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
        get => PlanCode.MemberOf(_op.Code);
    }

    /// <summary>The part that <see cref="Member"/> belongs to: 0 is the type's own, 1 its base part.</summary>
    public readonly int Part
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => PlanCode.PartOf(_op.Code);
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
        get => _op.Bit < 0 ? _op.Node is null : !FlagBits.IsSet(ref _block, _op.Bit);
    }

    /// <summary>Where the block has a member: a byte offset, for a bit its number, or -1 when it is missing or comes later.</summary>
    /// <param name="member">The member's number.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly nint Offset(int member) => Unsafe.Add(ref _offsets, member);

    /// <summary>Whether there is a member to read. Asked before the first one, and whenever no member that was asked for is at hand.</summary>
    /// <param name="reader">Put where the member's value is.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool HasMore(scoped ref MemFormatReader reader)
    {
        while (_op.Code is PlanCode.Run or PlanCode.Part)
        {
            if (_op.Code == PlanCode.Run)
            {
                _op = ref PlanSteps.Run(ref reader, ref _op, ref _block, _left);
            }
            else
            {
                _left = reader.Left;
                _block = ref Unsafe.As<PartHead>(_op.Target!).Take(ref reader);
                Next();
            }
        }

        return _op.Code != PlanCode.End;
    }

    /// <summary>Whether a member of the type itself is at hand: the reader is at its value.</summary>
    /// <param name="member">The member's number.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool IsAt(int member) => _op.Code == member;

    /// <summary>Whether a member of the type itself is at hand that is usually read by its offset, and lies elsewhere in the payload.</summary>
    public readonly bool IsAway
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _op.Code < PlanCode.Part;
    }

    /// <summary>The member was read.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Next() => _op = ref Unsafe.Add(ref _op, 1);
}
