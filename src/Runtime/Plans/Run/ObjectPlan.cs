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

    /// <summary>What is added to a member's number for each class between the one of another assembly that declares it and the type itself.</summary>
    public const int BasePart = PlanCode.PartSize;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ObjectPlan(PlanNode node, scoped ref MemFormatReader reader)
    {
        var offsets = node.Offsets ?? (node = node.OpenSlowly(ref reader)).Table;
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

    /// <summary>The member to read now, counted from the first one of the type itself.</summary>
    public readonly int Member
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => PlanCode.MemberOf(_op.Code);
    }

    /// <summary>Where the block has a member: a byte offset, for a bit its number, or -1 when it is missing or comes later.</summary>
    /// <param name="member">The member's number.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly nint Offset(int member) => Unsafe.Add(ref _offsets, member);

    /// <summary>Whether the block has a member, of its own kind or of another one.</summary>
    /// <param name="member">The member's number.</param>
    /// <param name="at">Where; numbers of other kinds have an offset less than -1.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool Has(int member, out nint at)
    {
        at = Unsafe.Add(ref _offsets, member);
        return at is >= 0 or < -1; // First what is usual; the JIT does not ask again where the value is read.
    }

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
                _op = ref Unsafe.Add(ref _op, 1);
            }
        }

        return _op.Code != PlanCode.End;
    }

    /// <summary>As <see cref="HasMore(ref MemFormatReader)"/>, in the code of a base class: whether the next member is its own, or of a base class of it.</summary>
    /// <param name="reader">Put where the member's value is.</param>
    /// <param name="part">The number of its first member.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool HasMore(scoped ref MemFormatReader reader, int part) => HasMore(ref reader) && (part == 0 || Member >= part);

    /// <summary>Whether a member is at hand: the reader is at its value.</summary>
    /// <param name="member">The member's number.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool IsAt(int member) => _op.Code == member;

    /// <summary>Whether a member of the type itself is at hand that is usually read by its offset, and lies elsewhere in the payload.</summary>
    public readonly bool IsAway
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _op.Code < PlanCode.Part;
    }

    /// <summary>As <see cref="IsAway"/>, where there are base classes of other assemblies.</summary>
    /// <param name="part">The number of the first member of the class whose code asks.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool IsAwayIn(int part) => (uint)(PlanCode.Part - 1 - part - _op.Code) < PlanCode.PartSize;

    /// <summary>Goes on behind the member at hand if it is null: nothing is to be read, null is assigned.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TakeNull()
    {
        if (_op.Bit < 0 ? _op.Node is not null : FlagBits.IsSet(ref _block, _op.Bit))
            return false;
        _op = ref Unsafe.Add(ref _op, 1);
        return true;
    }

    /// <summary>Goes on behind the member at hand.</summary>
    /// <returns>How its value is read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public PlanNode Take()
    {
        var node = _op.Node!;
        _op = ref Unsafe.Add(ref _op, 1);
        return node;
    }
}
