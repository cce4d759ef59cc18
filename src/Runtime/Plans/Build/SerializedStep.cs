using MemFormat.Codecs;
using MemFormat.Compression;
using MemFormat.Io;
using MemFormat.Plans.Cache;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Plans.Build;

/// <summary>
/// A member that is a payload within the payload in the writer's type. Each value states its own schema, so the plan of
/// the object is copied for the value, with the value's plan in it.
/// </summary>
internal sealed class SerializedStep(WriterSchema writer, RootSchema root, CaseTarget target, bool isMember) : PlanStep
{
    public readonly long Number = WriterSchema.NextNumber();

    public readonly RootSchema Root = root;

    private PlanNode _owner = null!;
    private int _index;

    private bool _hasPresence;

    /// <summary>Says which step of which plan reads the value. The next one is <see cref="PlanAction.ReturnFromSerialized"/>.</summary>
    public void Attach(PlanNode owner, int index, bool hasPresence) => (_owner, _index, _hasPresence) = (owner, index, hasPresence);

    /// <returns>The step in the copied plan that reads the value, or the next one if there is none.</returns>
    public override ref PlanOp Run(scoped ref MemFormatReader reader, ref PlanOp op, scoped ref byte block)
    {
        if (!_hasPresence || BitString.Get(ref block, op.Bit))
        {
            ref var inside = ref Open(ref reader);
            if (!Unsafe.IsNullRef(ref inside))
                return ref inside;
            if (_hasPresence)
                MemFormatThrow.NullAgainstBit();
        }

        return ref PlanSteps.Null(ref op);
    }

    /// <summary>Goes into the payload that the reader is at.</summary>
    /// <returns>The step in the copy that reads the value, or a null reference when the value is null.</returns>
    private ref PlanOp Open(scoped ref MemFormatReader reader)
    {
        if (Enter(ref reader, out var way) is not { } node)
            return ref Unsafe.NullRef<PlanOp>();
        reader.Charge((long)_owner.Ops!.Length * Unsafe.SizeOf<PlanOp>());
        var ops = (PlanOp[])_owner.Ops.Clone();
        ops[_index].Node = node;
        if (ops[_index].Target is nint[] late)
        {
            reader.Charge((long)late.Length * Unsafe.SizeOf<nint>());
            ops[_index].Target = LateMembers.Table((late.Length + 1) / 2, node.Source);
        }

        ops[_index + 1].Target = way;
        return ref ops[_index];
    }

    /// <inheritdoc/>
    public override PlanNode? Enter(scoped ref MemFormatReader reader, out PlanStep? way)
    {
        way = null;
        if (!TryEnter(ref reader, out var length, out var isWrapped))
            return null;
        reader.Enter();
        var scope = ReadScope.Of(ref reader) ?? new ReadScope(Root, writer).Begin(ref reader);
        var behind = reader.Narrow(length);
        var strings = reader.Exchange(null);
        var inner = isWrapped ? Unwrap(ref reader) : null;
        var plan = scope.Payloads.Get(ref reader, this, reader.TakeFramed());
        if (plan.Writer.TakesScope || Root.TakesScope)
            scope.Inner(Root, plan.Writer, plan.Descriptor, reader).Begin(ref reader, plan.CopiesReferences);

        reader.Charge(plan.Root.InstanceSize);
        way = new Frame(behind, scope, inner, strings);
        return plan.Root;
    }

    /// <summary>Decompresses the payload that the reader is at, and reads up to its descriptor.</summary>
    private InnerPayload Unwrap(scoped ref MemFormatReader reader)
    {
        var inner = reader.UnwrapInner();
        if (reader.ReadByte() is not PayloadHead.Inline and var first)
            throw BadHeader(first);

        // Decompressed bytes justify as much memory as uncompressed ones.
        reader.GrantPerByte(Root.Unions.AllocationPerByte);
        return inner;
    }

    /// <summary>Reads up to the descriptor, or to the compressed bytes. A null value or a null payload ends here.</summary>
    private static bool TryEnter(scoped ref MemFormatReader reader, out nuint length, out bool isWrapped)
    {
        isWrapped = false;
        var head = reader.ReadLength();
        length = 0;
        if (head == CollectionHead.Null)
            return false;
        length = (nuint)CollectionHeader.Count(ref reader, head, minSize: 1);
        if (length == 0)
            MemFormatThrow.Truncated();
        var first = reader.Position;
        isWrapped = (first & PayloadHead.ModeMask) == PayloadHead.Wrapped;
        if (isWrapped)
            return true;
        reader.Take(1);
        length--;
        if (first == PayloadHead.NullRoot && length > 0)
            MemFormatThrow.TrailingData();
        if (first is PayloadHead.Inline or PayloadHead.NullRoot)
            return first == PayloadHead.Inline;
        throw BadHeader(first);
    }

    private static MemFormatException BadHeader(byte first) => (first & PayloadHead.ModeMask) == PayloadHead.Fingerprint
        ? new MemFormatException(MemFormatError.UnknownSchema, "A payload within the payload has no schema here. Write it with an inline header.")
        : new MemFormatException(MemFormatError.InvalidData, "A payload within the payload has no valid header.");

    /// <summary>How the root of a payload's schema becomes the member.</summary>
    /// <exception cref="MemFormatException">The descriptor is invalid or beyond the limits, or the member cannot be read from it.</exception>
    public ResolvedPlan Plan(ReadOnlySpan<byte> descriptor, SchemaLimits limits)
    {
        var copy = descriptor.ToArray();
        var inner = WriterSchema.Parse(copy, limits);
        var resolver = new Resolver(inner, Root, limits);
        var node = resolver.ResolveValue(target, isMember)
            ?? throw new MemFormatException(MemFormatError.SchemaMismatch,
                $"A payload within the payload holds {SlotText.Of(inner.Root)} and cannot be read as {SlotText.Of(target.Slot)}.");
        return new ResolvedPlan(copy, inner, node) { CopiesReferences = resolver.CopiesReferences };
    }

    /// <summary>Comes back from a payload, all of which must have been read.</summary>
    private sealed class Frame(nuint behind, ReadScope scope, InnerPayload? inner, StringPool? strings) : PlanStep
    {
        public override ref PlanOp Run(scoped ref MemFormatReader reader, ref PlanOp op, scoped ref byte block)
        {
            Leave(ref reader);
            return ref Unsafe.Add(ref op, 1);
        }

        public override void Leave(scoped ref MemFormatReader reader)
        {
            if (!ReferenceEquals(reader.State, scope))
                ReadScope.Of(ref reader)!.Finish(ref reader);
            if (reader.Left != 0)
                MemFormatThrow.TrailingData();
            if (inner is not null)
                reader.LeaveInner(inner);
            reader.Widen(behind);
            reader.Leave();
            reader.Exchange(strings);
            reader.State = scope;
        }
    }
}
