using MemFormat.Codecs;
using MemFormat.Roots;
using MemFormat.Schemas;
using MemFormat.Unions;

namespace MemFormat.Sessions;

/// <summary>
/// What the messages that were read have defined: the shape of the root, and so how bodies are read, and the cases of unions.
/// It is asked once per message for what a payload's header would say.
/// </summary>
internal sealed class ReadSession(RootSchema root, MemFormatLimits limits)
{
    private WriterSchema? _writer;
    private byte[] _descriptor = [];
    private bool _areCasesKnown;
    private PayloadUnions? _unions;

    /// <summary>How bodies are read; null: in the reader's own shape.</summary>
    public ResolvedPlan? Plan { get; private set; }

    /// <summary>The schema of the bodies.</summary>
    /// <exception cref="MemFormatException">No message has defined it.</exception>
    public WriterSchema Writer => _writer
        ?? throw new MemFormatException(MemFormatError.InvalidData, "The first message of a session has to define its shape.");

    /// <summary>Reads the definitions of a message.</summary>
    public void Define(ref MemFormatReader reader)
    {
        var count = reader.ReadLength();
        for (ulong i = 0; i < count; i++)
        {
            var what = reader.ReadLength();
            if (what >= MessageFormat.FirstUnion)
                DefineCase(ref reader, what - MessageFormat.FirstUnion);
            else if (i != 0)
                MemFormatThrow.InvalidData("Only the first definition of a message can be that of the shape.");
            else if (what == MessageFormat.Shape)
                Begin(root.Plan(reader.TakeFramed(), limits), areCasesKnown: false);
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

    private void BeginByFingerprint(ReadOnlySpan<byte> header)
    {
        var reader = new MemFormatReader(header, limits);
        var recorded = RootReading.ReadFingerprint(ref reader, root, isWide: header.Length == sizeof(ulong));
        if (reader.Left != 0)
            MemFormatThrow.TrailingData();
        Begin(recorded?.Plan(isPopulating: false), areCasesKnown: recorded is null);
    }

    /// <summary>Forgets what was defined before.</summary>
    private void Begin(ResolvedPlan? plan, bool areCasesKnown)
    {
        Plan = plan is { Recorded: null } && ReferenceEquals(plan.Writer, root.Own) ? null : plan;
        (_writer, _descriptor) = Plan is null ? (root.Own, root.Descriptor) : (Plan.Writer, Plan.Descriptor);
        _areCasesKnown = areCasesKnown;
        _unions = _writer.NeedsScope ? new PayloadUnions(NewScope(), isSession: true) : null;
    }

    private ReadScope NewScope() => new(root, Writer) { Descriptor = _descriptor, AreCasesKnown = _areCasesKnown, Recorded = Plan?.Recorded?.Cases };
}
