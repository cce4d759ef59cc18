using MemFormat.Schemas;

namespace MemFormat;

/// <summary>
/// The schema of a root: its types, their members with key, kind and place. Comes from a type or from a payload; as
/// the options' writer schema it tells how payloads without header are read.
/// </summary>
public sealed partial class MemFormatSchema
{
    private readonly byte[] _descriptor;

    internal MemFormatSchema(RootSchema root)
        : this(root.Descriptor, root.Own) => Own = root;

    private MemFormatSchema(byte[] descriptor, WriterSchema writer) => (_descriptor, Writer) = (descriptor, writer);

    /// <summary>The descriptor's bytes, as the inline header holds them.</summary>
    public ReadOnlySpan<byte> Descriptor => _descriptor;

    internal readonly WriterSchema Writer;

    /// <summary>The own schema that this is, if it is one: names are known then.</summary>
    internal readonly RootSchema? Own;
}
