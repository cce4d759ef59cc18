using System.Text;
using MemFormat.Compression;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat;

/// <summary>
/// The schema of a root: its types, their members with key, kind and place. Comes from a type or from a payload; as
/// the options' writer schema it tells how payloads without header are read.
/// </summary>
public sealed class MemFormatSchema
{
    private readonly byte[] _descriptor;

    internal MemFormatSchema(RootSchema root)
    {
        _descriptor = root.Descriptor;
        Writer = root.Own;
        Root = root;
        Fingerprint = root.History.Own;
    }

    private MemFormatSchema(byte[] descriptor, WriterSchema writer)
    {
        _descriptor = descriptor;
        Writer = writer;
        Fingerprint = Fingerprints.Of(Fingerprints.Hash(descriptor));
    }

    /// <summary>The descriptor's bytes, as the inline header holds them.</summary>
    public ReadOnlySpan<byte> Descriptor => _descriptor;

    /// <summary>
    /// The first 61 bits of a SHA-256 hash: of the descriptor, and, of a schema that comes from a type with unions, of their
    /// declared cases, too.
    /// </summary>
    public ulong Fingerprint { get; }

    internal WriterSchema Writer { get; }

    /// <summary>The own schema that this is, if it is one: names are known then.</summary>
    internal RootSchema? Root { get; }

    /// <summary>The schema in which this process writes a root.</summary>
    /// <typeparam name="T">The root's type.</typeparam>
    /// <exception cref="MemFormatException">No codec is known for the type (<see cref="MemFormatError.UnsupportedType"/>).</exception>
    /// <exception cref="InvalidOperationException">The types that are loaded do not fit together.</exception>
    public static MemFormatSchema Of<T>() => new(Roots.RootCodec<T>.Get(null).RootSchema);

    /// <summary>Reads the schema that a payload holds. It may come from anywhere.</summary>
    /// <param name="payload">A payload with an inline header; its body is not read.</param>
    /// <param name="options">The limits, and the compression, if the payload may be compressed.</param>
    /// <exception cref="MemFormatException">The payload holds no schema (<see cref="MemFormatError.UnknownSchema"/> when it
    /// only names one), or an invalid one, or one beyond the limits.</exception>
    public static MemFormatSchema Read(ReadOnlySpan<byte> payload, MemFormatOptions? options = null)
    {
        options ??= MemFormatOptions.Default;
        var descriptor = PayloadSchema.Descriptor(WrappedPayload.Unwrap(payload, options, out var unwrapped), out _);
        var schema = new MemFormatSchema(descriptor.ToArray(), WriterSchema.Parse(descriptor, SchemaLimits.Of(options.Limits)));
        unwrapped?.Dispose();
        return schema;
    }

    /// <summary>One line per member, <c>Type member: kind place</c>, after one for the root.</summary>
    public override string ToString()
    {
        var text = new StringBuilder();
        SchemaText.Append(text, Writer, Root);
        return text.ToString();
    }
}
