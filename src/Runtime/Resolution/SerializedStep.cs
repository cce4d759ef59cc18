using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Roots;
using MemFormat.Schemas;

namespace MemFormat.Resolution;

/// <summary>
/// A member whose values the writer had as payloads of their own. Each says its shape itself, so the plan of the object is
/// copied for the value, with the value's own plan in it.
/// </summary>
internal sealed class SerializedStep(RootSchema root, WriterSlot slot)
{
    private const byte Inline = 0;

    private PlanNode _owner = null!;
    private int _index;
    private Known? _last;

    /// <summary>Whether a presence bit says whether there is a payload.</summary>
    public bool HasPresence { get; private set; }

    /// <summary>Says which step of which plan this is. The next one is <see cref="PlanAction.ReturnFromSerialized"/>.</summary>
    public void Attach(PlanNode owner, int index, bool hasPresence) => (_owner, _index, HasPresence) = (owner, index, hasPresence);

    /// <summary>Goes into the payload that the reader is at.</summary>
    /// <returns>The step in the copy that reads the value, or a null reference when the value is null.</returns>
    public ref PlanOp Open(scoped ref MemFormatReader reader)
    {
        if (!TryEnter(ref reader, out var length))
            return ref Unsafe.NullRef<PlanOp>();
        reader.Enter();
        var scope = reader.Scope;
        var behind = reader.Narrow(length);
        var plan = Plan(reader.ReadDescriptor(), reader.Limits);
        if (plan.Writer.NeedsScope || root.NeedsScope)
            reader.Scope = new ReadScope(root, plan.Writer);
        reader.Charge(plan.Node.InstanceSize);
        var ops = (PlanOp[])_owner.Ops!.Clone();
        ops[_index].Action = PlanAction.Read;
        ops[_index].Node = plan.Node;
        ops[_index + 1].Target = new Frame(behind, scope);
        return ref ops[_index];
    }

    /// <summary>Comes back from a payload, all of which must have been read.</summary>
    public static void Close(scoped ref MemFormatReader reader, object? target)
    {
        if (target is not Frame frame)
            return;
        if (reader.Left != 0)
            MemFormatThrow.TrailingData();
        reader.Widen(frame.Behind);
        reader.Leave();
        if (reader.Scope != frame.Scope)
            reader.Scope = frame.Scope;
    }

    /// <summary>Reads up to the descriptor; a null, or a payload that is null, is done with then.</summary>
    private static bool TryEnter(scoped ref MemFormatReader reader, out nuint length)
    {
        var head = reader.ReadLength();
        length = (nuint)(head >> 2);
        if (head == CollectionHeader.Null)
            return false;
        if ((head & 3) != 0)
            MemFormatThrow.InvalidData();
        if (length == 0 || length > reader.Left)
            MemFormatThrow.Truncated();
        var first = reader.Position;
        if (first != Inline && (first != RootWriting.NullRoot || length != 1))
        {
            throw new MemFormatException(
                MemFormatError.UnknownSchema, "A payload within the payload, which is to become a plain value, does not hold its schema.");
        }

        reader.Take(1);
        length--;
        return first == Inline;
    }

    private Known Plan(ReadOnlySpan<byte> descriptor, MemFormatLimits limits)
    {
        if (_last is { } last && ReferenceEquals(last.Limits, limits) && descriptor.SequenceEqual(last.Descriptor))
            return last;
        var writer = WriterSchema.Parse(descriptor, SchemaLimits.Of(limits));
        var node = new Resolver(writer, root, limits.MaxPlanNodes).Resolve(slot, isMember: true)
            ?? throw new MemFormatException(MemFormatError.SchemaMismatch, $"A payload within the payload holds {SlotText.Of(writer.Root)} and cannot be read as {SlotText.Of(slot)}.");
        return _last = new Known(descriptor.ToArray(), limits, writer, node);
    }

    private sealed record Known(byte[] Descriptor, MemFormatLimits Limits, WriterSchema Writer, PlanNode Node);

    private sealed record Frame(nuint Behind, ReadScope? Scope);
}
