using MemFormat.Codecs;
using MemFormat.Payloads.Recorded;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Payloads.Sessions;

/// <summary>
/// The definitions in the messages read so far: the shape of the root, and the cases of unions. The reader asks it once
/// per message, in place of a header.
/// </summary>
/// <param name="root">The root to read bodies into.</param>
/// <param name="limits">The limits of the definitions.</param>
/// <param name="isWalk">Whether bodies are only walked over. No plans are made then, and the root only supplies names.</param>
internal sealed class ReadSession(RootSchema root, MemFormatLimits limits, bool isWalk = false) : IOptionsState
{
    private readonly SchemaLimits _work = SchemaLimits.Of(limits);
    private WriterSchema? _writer;
    private byte[] _descriptor = [];
    private bool _areCasesKnown;
    private RecordedCases? _recorded;
    private PayloadUnions? _unions;

    /// <summary>The plan for bodies; null for the reader's shape.</summary>
    public ResolvedPlan? Plan;

    /// <summary>The schema of the bodies.</summary>
    public WriterSchema Writer => _writer!;

    /// <summary>Reads the part of a message before the body. Its definitions stay, even if the body fails.</summary>
    /// <returns>Whether there is a body. If not, the root is null.</returns>
    public bool ReadHead(ref MemFormatReader reader)
    {
        var message = reader.Rest;
        var first = reader.ReadByte();
        if (first == SessionMessage.Null)
            return false;
        if (first != SessionMessage.Value)
            throw MessageFormat.Invalid(message);

        // All messages together may spend it, not this one.
        _work.State.Left = long.MaxValue;
        Define(ref reader);
        _work.Due();
        if (_writer is null)
            MemFormatThrow.InvalidData("The first message of a session must define its shape.");
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
                MemFormatThrow.InvalidData("Only the first definition of a message can define the shape.");
            else if (what == SessionMessage.Shape)
                BeginByDescriptor(reader.TakeFramed());
            else
                BeginByFingerprint(reader.TakeFramed());
        }
    }

    /// <summary>The state for reading the next body.</summary>
    public ReadScope Scope() => _unions is null ? NewScope() : NewScope().In(_unions);

    private void DefineCase(ref MemFormatReader reader, ulong union)
    {
        var tag = reader.ReadLength();
        var definition = reader.TakeFramed();
        if (_unions is null || union > uint.MaxValue)
            throw new MemFormatException(MemFormatError.InvalidData, "A message defines a case of an unknown union.");
        _unions.Define((uint)union, tag, definition, ref reader);
    }

    private void BeginByDescriptor(ReadOnlySpan<byte> descriptor)
    {
        if (isWalk)
            Begin(WriterSchema.Parse(descriptor, _work), descriptor.ToArray());
        else if (root.Plans.Get(descriptor, limits, session: _work) is var plan && ReferenceEquals(plan.Writer, root.Own))
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
            Begin(recorded.Writer, recorded.Schema.Descriptor, isWalk ? null : recorded.Plan(isPopulating: false, limits.Strictness), recorded.Cases);
    }

    /// <summary>Forgets all definitions.</summary>
    private void Begin(WriterSchema writer, byte[] descriptor, ResolvedPlan? plan = null, RecordedCases? recorded = null, bool areCasesKnown = false)
    {
        (_writer, _descriptor, Plan, _recorded, _areCasesKnown) = (writer, descriptor, plan, recorded, areCasesKnown);
        _unions = writer.NeedsScope ? new PayloadUnions(NewScope(), isSession: true) : null;
    }

    private ReadScope NewScope() =>
        new ReadScope(root, Writer) { Descriptor = _descriptor, AreCasesKnown = _areCasesKnown, Recorded = _recorded }.Within(_work);
}
