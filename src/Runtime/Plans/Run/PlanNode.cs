using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

/// <summary>
/// The plan that turns one slot of a payload's schema into one of the reader's. Built once per pair of schemas,
/// immutable, shared by all threads. For generated code.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class PlanNode
{
    private static readonly PlanNode[] s_exact = Scalars(isExact: true);
    private static readonly PlanNode[] s_converted = Scalars(isExact: false);

    private nint[]? _guardedOffsets;

    internal PlanNode(WireKind kind, bool isExact)
    {
        Kind = kind;
        IsExact = isExact;
    }

    /// <summary>Whether the straight-line code of the reader's type can read the bytes.</summary>
    public bool IsExact
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get;
        internal set;
    }

    /// <summary>The number of the member's earlier type that the values have, from 1; 0 for its present type.</summary>
    public int Was { get; internal init; }

    /// <summary>Whether the value is null, which a method of the user converts.</summary>
    public bool IsNull { get; internal init; }

    /// <summary>The schema of the earlier type, or of the contents of a payload within the payload.</summary>
    internal RootSchema? FormerRoot;

    /// <summary>The plan for values of the earlier type.</summary>
    public PlanNode Former => Element!;

    /// <summary>The plan of a root with the reader's schema.</summary>
    internal static readonly PlanNode ExactRoot = new(WireKind.Object, isExact: true);

    /// <summary>The writer's kind, also of a value that becomes a list of one.</summary>
    internal readonly WireKind Kind;

    /// <summary>Whether it is a pooled string, which becomes something else.</summary>
    internal bool IsPooled { get; private init; }

    /// <summary>The kind as the readers of converted values know it: a pooled string has that of extensions.</summary>
    internal WireKind Source => IsPooled ? WireKind.Extended : Kind;

    /// <summary>The plan of pooled strings that become something else.</summary>
    internal static readonly PlanNode Pooled = new(WireKind.String, isExact: false) { IsPooled = true };

    /// <summary>The keys of a map.</summary>
    internal PlanNode? Key;

    /// <summary>The place of keys in the writer's type.</summary>
    internal WirePlace KeyPlace;

    /// <summary>The least bytes of one key.</summary>
    internal ulong MinKeySize;

    /// <summary>The least bytes of a present element, or of a present value of a map.</summary>
    internal ulong MinElementSize;

    /// <summary>The elements of a list, the values of a map, the value that is wrapped into a list.</summary>
    internal PlanNode? Element;

    /// <summary>The place of elements or values in the writer's type.</summary>
    internal WirePlace ElementPlace;

    /// <summary>The writer's type of the structs in a compact list, whose numbers may lie in digits; else null.</summary>
    internal WriterType? Structs;

    /// <summary>Whether the writer's value becomes a list of one.</summary>
    internal bool IsWrap;

    /// <summary>Whether the only element of the writer's list becomes the value: <see cref="Element"/>.</summary>
    internal bool IsSingle;

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

    /// <summary>For values that are payloads within the payload in the writer's type: the way into them.</summary>
    internal PlanStep? Serialized;

    /// <summary>Of a custom codec's values: the version that wrote them.</summary>
    internal uint Version;

    /// <summary>The cost of an instance; 0 for values that are not objects.</summary>
    internal int InstanceSize;

    /// <summary>Of an enum whose constants have other numbers in the payload: what these become.</summary>
    internal EnumNumbers? Numbers;

    /// <summary>The number of a union in the writer's schema; of another value that becomes a union, the ordinal of its case.</summary>
    internal uint Union;

    /// <summary>Of a union that is read into an object which is none: the object.</summary>
    internal CaseTarget? Target;

    /// <summary>Why values of the writer's type cannot be read; thrown at the first one.</summary>
    internal PlanError? Error;

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

    /// <summary>Starts a list or a map of another shape, or a value that becomes a list of one.</summary>
    /// <param name="reader">The reader, at the first byte.</param>
    /// <param name="elementSize">The bytes of an element in the new collection.</param>
    public PlanElements OpenElements(scoped ref MemFormatReader reader, int elementSize) => new(this, ref reader, elementSize);

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

    /// <summary>
    /// Reads the header of a list whose elements are all there and follow each other as they are; then no cursor is needed.
    /// </summary>
    /// <returns>The count, or -1 when <see cref="OpenElements"/> has to look; nothing was read then.</returns>
    internal int TryOpenPlain(scoped ref MemFormatReader reader, int elementSize)
    {
        if (!IsPlainList)
            return -1;
        ref var start = ref reader.Position;
        var left = reader.Left;
        var head = reader.ReadLength();
        var count = head >> CollectionHead.CountShift;
        if ((head & CollectionHead.FlagMask) != 0 || count > left)
        {
            reader.Move(ref start, left);
            return -1;
        }

        if (Math.BigMul(count, MinElementSize, out var bytes) != 0 || bytes > reader.Left)
            MemFormatThrow.Truncated();
        reader.Charge((long)count * (elementSize + Element!.Charge));
        return (int)count;
    }

    /// <summary>What an instance is charged. The bytes of its block have no values elsewhere that they would pay for.</summary>
    internal int Charge => Math.Max(InstanceSize - (MemFormatReader.ContentPerByte * HeadSize), 0);

    /// <summary>Skips a null stated by the writer's value itself, if there is one.</summary>
    internal bool TakeNull(scoped ref MemFormatReader reader)
    {
        var code = Kind switch
        {
            WireKind.String => StringEncoding.Null,
            WireKind.Bytes or WireKind.List or WireKind.Map => CollectionHead.Null,
            _ => 0,
        };
        if (code == 0 || reader.Left == 0 || reader.Position != code)
            return false;
        reader.Take(1);
        return true;
    }

    /// <summary>
    /// Whether the writer's elements are neither packed nor compact, and this is not a value that becomes a list.
    /// </summary>
    private bool IsPlainList => !IsWrap && Element is { Kind: not WireKind.Bool, Serialized: null } && ElementPlace != WirePlace.Compact;

    internal static PlanNode Exact(WireKind kind) => s_exact[(int)kind];

    internal static PlanNode Converted(WireKind kind) => s_converted[(int)kind];

    private static PlanNode[] Scalars(bool isExact)
    {
        var nodes = new PlanNode[(int)WireKind.Bytes + 1];
        for (var kind = 0; kind < nodes.Length; kind++)
            nodes[kind] = new PlanNode((WireKind)kind, isExact);
        return nodes;
    }
}
