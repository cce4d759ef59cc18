using MemFormat.Codecs;
using MemFormat.Extensions;
using MemFormat.Resolution;
using MemFormat.Schemas;

namespace MemFormat.Roots;

/// <summary>
/// What the read of one payload knows beyond its bytes: made only when the reader's or the writer's schema holds kinds whose
/// values depend on others of the payload.
/// </summary>
internal sealed class ReadScope(RootSchema root, WriterSchema writer)
{
    private ReferenceReader? _references;

    /// <summary>The reader's own schema.</summary>
    public RootSchema Root { get; } = root;

    /// <summary>The schema in which the payload was written.</summary>
    public WriterSchema Writer { get; } = writer;

    /// <summary>How payloads within the payload become plain values.</summary>
    public SerializedPlans Payloads { get; init; } = new();

    /// <summary>What is known of the objects with extension data that are being read.</summary>
    public ExtensionFrames Extensions { get; init; } = new();

    /// <summary>The objects that keep their identity.</summary>
    public ReferenceReader References => _references ??= new ReferenceReader(Root, Writer);

    /// <summary>How many references to such objects were stepped over.</summary>
    public int PassedReferences => _references?.Passed ?? 0;

    /// <summary>Reads what follows the root.</summary>
    public void Finish(ref MemFormatReader reader) => _references?.ReadBodies(ref reader);
}
