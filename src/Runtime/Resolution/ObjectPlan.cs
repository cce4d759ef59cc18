using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
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
        if (node.Offsets is null)
            Fail(node);
        reader.Charge(node.InstanceSize);
        _offsets = ref MemoryMarshal.GetArrayDataReference(node.Offsets);
        _op = ref MemoryMarshal.GetArrayDataReference(node.Ops!);
        _left = reader.Left;
        _block = ref node.Head.Take(ref reader);
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
            _op = ref Unsafe.Add(ref _op, _op.Step);
            if (_op.Action > PlanAction.End)
                _op = ref PlanSteps.Run(ref reader, ref _op, ref _block, _left);
            if (_op.Action != PlanAction.OpenPart)
                return _op.Action != PlanAction.End;
            _left = reader.Left;
            _block = ref Unsafe.As<PlanPart>(_op.Target!).Take(ref reader);
        }
    }

    [DoesNotReturn]
    private static void Fail(PlanNode node) => throw node.Error!.ToException();
}
