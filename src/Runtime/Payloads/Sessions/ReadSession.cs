using MemFormat.Codecs;
using MemFormat.Payloads.Recorded;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Payloads.Sessions;

/// <summary>
/// What the messages that were read have defined: the shape of the root, and so how bodies are read, and the cases of unions.
/// It is asked once per message for what a payload's header would say.
/// </summary>
/// <param name="root">What bodies are read into.</param>
/// <param name="limits">The limits of the definitions.</param>
/// <param name="isWalk">Whether bodies are only walked over: then no plans are made, and the root only knows names.</param>
internal sealed class ReadSession(RootSchema root, MemFormatLimits limits, bool isWalk = false) : IOptionsPart
{
    private WriterSchema? _writer;
    private byte[] _descriptor = [];
    private bool _areCasesKnown;
    private RecordedCases? _recorded;
    private PayloadUnions? _unions;

    /// <summary>How bodies are read; null: in the reader's own shape.</summary>
    public ResolvedPlan? Plan;

    /// <summary>The schema of the bodies.</summary>
    public WriterSchema Writer => _writer!;

    /// <summary>Reads what stands before the body of a message. What it defines holds from now on, whatever becomes of the body.</summary>
    /// <returns>Whether there is a body; else the root is null.</returns>
    public bool ReadHead(ref MemFormatReader reader)
    {
        var first = reader.ReadByte();
        if (first == SessionMessage.Null)
            return false;
        if (first != SessionMessage.Value)
            throw MessageFormat.Invalid();
        Define(ref reader);
        if (_writer is null)
            MemFormatThrow.InvalidData("The first message of a session has to define its shape.");
        return true;
    }

    private void Define(ref MemFormatReader reader)
    {
        var count = reader.ReadLength();
        for (ulong i = 0; i < count; i++)
        {
            var what = reader.ReadLength();
            if (what >= SessionMessage.FirstUnion)
                DefineCase(ref reader, what - SessionMessage.FirstUnion);
            else if (i != 0)
                MemFormatThrow.InvalidData("Only the first definition of a message can be that of the shape.");
            else if (what == SessionMessage.Shape)
                BeginByDescriptor(reader.TakeFramed());
            else
                BeginByFingerprint(reader.TakeFramed());
        }
    }

    /// <summary>What a read of the next body knows beyond its bytes.</summary>
    public ReadScope Scope() => _unions is null ? NewScope() : NewScope().In(_unions);

    private void DefineCase(ref MemFormatReader reader, ulong union)
    {
        var tag = reader.ReadLength();
        var definition = reader.TakeFramed();
        if (_unions is null || union > uint.MaxValue)
            throw new MemFormatException(MemFormatError.InvalidData, "A case is defined of a union that the shape does not have.");
        _unions.Define((uint)union, tag, definition, limits);
    }

    private void BeginByDescriptor(ReadOnlySpan<byte> descriptor)
    {
        if (isWalk)
            Begin(WriterSchema.Parse(descriptor, SchemaLimits.Of(limits)), descriptor.ToArray());
        else if (root.Plans.Get(descriptor, limits) is var plan && ReferenceEquals(plan.Writer, root.Own))
            Begin(root.Own, root.Descriptor);
        else
            Begin(plan.Writer, plan.Descriptor, plan);
    }

    private void BeginByFingerprint(ReadOnlySpan<byte> header)
    {
        var reader = new MemFormatReader(header, limits);
        var recorded = root.History.Read(ref reader, isWide: header.Length == Fingerprints.LongSize);
        if (reader.Left != 0)
            MemFormatThrow.TrailingData();
        if (recorded is null)
            Begin(root.Own, root.Descriptor, areCasesKnown: true);
        else
            Begin(recorded.Writer, recorded.Schema.Descriptor, isWalk ? null : recorded.Plan(isPopulating: false), recorded.Cases);
    }

    /// <summary>Forgets what was defined before.</summary>
    private void Begin(WriterSchema writer, byte[] descriptor, ResolvedPlan? plan = null, RecordedCases? recorded = null, bool areCasesKnown = false)
    {
        (_writer, _descriptor, Plan, _recorded, _areCasesKnown) = (writer, descriptor, plan, recorded, areCasesKnown);
        _unions = writer.NeedsScope ? new PayloadUnions(NewScope(), isSession: true) : null;
    }

    private ReadScope NewScope() => new(root, Writer) { Descriptor = _descriptor, AreCasesKnown = _areCasesKnown, Recorded = _recorded };
}
