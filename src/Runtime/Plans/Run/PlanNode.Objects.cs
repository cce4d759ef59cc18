using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

// Objects: how their bodies become those of the reader's type.
public sealed partial class PlanNode
{
    private nint[]? _guardedOffsets;

    /// <summary>
    /// Whether the writer's object keeps its identity and the reader's does not: it is read at each occurrence.
    /// </summary>
    internal bool IsCopy;

    /// <summary>The writer's type of an object that keeps its identity. Its body is read by <see cref="Element"/>, but for copies.</summary>
    internal WriterType? WriterType;

    /// <summary>
    /// Of an object, per member of the local type: its place in the block, for a bit the bit's number, or -1. Null for other
    /// values, for exact ones and while the plan is built, and where <see cref="OpenSlowly"/> has them.
    /// </summary>
    internal nint[]? Offsets;

    /// <summary>Everything else of an object, in the body's order.</summary>
    internal PlanOp[]? Ops;

    /// <summary>The part that comes first in an object's body.</summary>
    internal PartHead Head = null!;

    /// <summary>
    /// The facts checked in <see cref="Head"/> per object: its size, its last flag byte, and the bits there that must
    /// be 0.
    /// </summary>
    internal int HeadSize;

    internal int LastFlags;

    internal int FlagCheck;

    /// <summary>The <see cref="FlagCheck"/> of blocks that are laid out anew: <see cref="Widen"/> checks.</summary>
    internal const int WidensBlock = -1;

    private BlockWidening? _widening;

    /// <summary>The cost of an instance; 0 for values that are not objects.</summary>
    internal int InstanceSize;

    /// <summary>The required member that the payload lacks, in plans that populate: only objects that are there have it.</summary>
    internal PlanError? Missing;

    /// <summary>The differences, for values with a report.</summary>
    internal MemFormatReadReport? Report;

    /// <summary>Starts an object of another shape.</summary>
    /// <param name="reader">The reader, at the object's first byte.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectPlan Open(scoped ref MemFormatReader reader) => new(this, ref reader, isNew: true);

    /// <summary>Starts an object of another shape, of a type with required members.</summary>
    /// <param name="reader">The reader, at the object's first byte.</param>
    /// <param name="isNew">Whether no object is there to have the members that the payload lacks.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectPlan Open(scoped ref MemFormatReader reader, bool isNew) => new(this, ref reader, isNew);

    /// <summary>Makes the node that of an object whose shape differs.</summary>
    internal void SetTable(PartHead head, nint[] offsets, PlanOp[] ops)
    {
        (Head, Ops) = (head, ops);
        (HeadSize, LastFlags, FlagCheck) = (head.HeadSize, head.LastFlags, head.PaddingMask);
        if (head.HasGuardedBits || IsCopy || Missing is not null)
            _guardedOffsets = offsets;
        else
            Offsets = offsets;
    }

    /// <summary>Lets the block be laid out anew before members are read at the offsets.</summary>
    internal void SetWidening(BlockWidening widening) => (_widening, FlagCheck) = (widening, WidensBlock);

    /// <summary>Checks the flags, and lays the block out anew.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal ref byte Widen(scoped ref MemFormatReader reader, ref byte block)
    {
        if ((Unsafe.Add(ref block, LastFlags) & Head.PaddingMask) != 0)
            MemFormatThrow.InvalidData();
        return ref _widening!.Run(ref reader, ref block);
    }

    /// <summary>The offsets of a node that <see cref="OpenSlowly"/> gave.</summary>
    internal nint[] Table => Offsets ?? _guardedOffsets!;

    /// <summary>
    /// Handles rare cases: the objects cannot be read, are elsewhere, need more checks of their flags, or start with
    /// their union case.
    /// </summary>
    /// <returns>The node with the table.</returns>
    internal PlanNode OpenSlowly(scoped ref MemFormatReader reader, bool isNew)
    {
        if (Kind == WireKind.Union)
        {
            var opened = PlanScope.Of(ref reader).OpenBase(ref reader, this);
            return opened.Offsets is null ? opened.OpenSlowly(ref reader, isNew) : opened;
        }

        // Errors, too, are looked for where the object lies.
        if (IsCopy)
            PlanScope.Of(ref reader).EnterBody(ref reader, WriterType!);
        if (_guardedOffsets is null)
            throw Error!.ToException();
        if (isNew && Missing is not null)
            throw Missing.ToException();
        if (reader.Left < (nuint)HeadSize)
            MemFormatThrow.Truncated();
        Head.CheckGuarded(ref reader.Position);
        return this;
    }

    /// <summary>What an instance is charged. The bytes of its block have no values elsewhere that they would pay for.</summary>
    internal int Charge => Math.Max(InstanceSize - (MemFormatReader.ContentPerByte * HeadSize), 0);
}
