using MemFormat.Schemas;

namespace MemFormat;

/// <summary>
/// The schema of a root: its types, and their members with key, kind and place. Get it from a type or from a payload.
/// Set it as <see cref="MemFormatOptions.WriterSchema"/> to read payloads without a header.
/// </summary>
public sealed partial class MemFormatSchema
{
    private readonly byte[] _descriptor;

    internal MemFormatSchema(RootSchema root)
        : this(root.Descriptor, root.Own) => Own = root;

    internal MemFormatSchema(byte[] descriptor, WriterSchema writer, params byte[] cases) =>
        (_descriptor, Writer, Cases) = (descriptor, writer, cases);

    /// <summary>The bytes of the schema, as an inline header holds them.</summary>
    public ReadOnlySpan<byte> Descriptor => _descriptor;

    internal readonly WriterSchema Writer;

    /// <summary>The reader's schema, if this is one. It has names.</summary>
    internal readonly RootSchema? Own;

    /// <summary>Of a recorded schema, the cases that its fingerprint covers: payloads with the fingerprint do not define them.</summary>
    internal readonly byte[] Cases = [];
}
