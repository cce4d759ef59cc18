using MemFormat.Compression;
using MemFormat.Payloads;
using MemFormat.Payloads.Finding;
using MemFormat.Payloads.Recorded;
using MemFormat.Schemas;
using MemFormat.Views;
using MemFormat.Views.Comparing;

namespace MemFormat;

// What is asked of a schema.
public sealed partial class MemFormatSchema
{
    private SchemaView? _view;

    /// <summary>
    /// The first 61 bits of a SHA-256 hash: of the descriptor, and, of a schema that comes from a type with unions, of their
    /// declared cases, too.
    /// </summary>
    public ulong Fingerprint => FingerprintOfRoot.Of(this);

    /// <summary>What a payload holds.</summary>
    public MemFormatSchemaValue Root => View.Root;

    /// <summary>
    /// All types: those that the root reaches, in the order of their numbers, then, in the schema of a type, those that the cases of
    /// unions reach beyond them.
    /// </summary>
    public IReadOnlyList<MemFormatSchemaType> Types => View.Types;

    private SchemaView View => _view ??= new SchemaView(Writer, Own);

    /// <summary>The schema in which this process writes a root.</summary>
    /// <typeparam name="T">The root's type.</typeparam>
    /// <exception cref="MemFormatException">No codec is known for the type (<see cref="MemFormatError.UnsupportedType"/>).</exception>
    /// <exception cref="InvalidOperationException">The types that are loaded do not fit together.</exception>
    public static MemFormatSchema Of<T>() => new(RootCodec<T>.Get(null).RootSchema);

    /// <summary>Reads the schema that a payload holds. It may come from anywhere.</summary>
    /// <param name="payload">A payload with an inline header, or what <c>WriteManyAsync</c> wrote, uncompressed and from its first value that is not null; what follows the schema is not read.</param>
    /// <param name="options">The limits, and the compression, if the payload may be compressed.</param>
    /// <exception cref="MemFormatException">The payload holds no schema (<see cref="MemFormatError.UnknownSchema"/> when it
    /// only names one), or an invalid one, or one beyond the limits.</exception>
    public static MemFormatSchema Read(ReadOnlySpan<byte> payload, MemFormatOptions? options = null)
    {
        options ??= MemFormatOptions.Default;
        var descriptor = PayloadSchema.Descriptor(WrappedPayload.Unwrap(payload, options, out var unwrapped));
        var schema = new MemFormatSchema(descriptor.ToArray(), WriterSchema.Parse(descriptor, SchemaLimits.Of(options.Limits)));
        unwrapped?.Dispose();
        return schema;
    }

    /// <summary>
    /// Lists what differs between two schemas, and what becomes of it when data of the first is read with the second: the
    /// answer is that of the code that reads. Fixed or compact encoding makes no difference, and neither do the names of types.
    /// </summary>
    /// <param name="payload">The schema of the data: of a payload, or of the type that writes it.</param>
    /// <param name="reader">
    /// The schema that it is read with. Of a type, it also says which members are required and must not be null; of a payload
    /// nothing but keys and kinds is known.
    /// </param>
    /// <returns>
    /// The differences, type by type. Empty when there are none. The cases of unions are compared where both schemas are those of
    /// types: a payload's header does not list them.
    /// </returns>
    /// <exception cref="MemFormatException">A payload's schema makes the comparison larger than <see cref="MemFormatLimits.MaxPlanNodes"/> allows by default.</exception>
    public static IReadOnlyList<MemFormatSchemaDifference> Compare(MemFormatSchema payload, MemFormatSchema reader)
    {
        ArgumentNullException.ThrowIfNull(payload);
        ArgumentNullException.ThrowIfNull(reader);
        return SchemaComparer.Compare(payload, reader);
    }

    /// <summary>
    /// One line per member, <c>Type member: kind place</c>, after one for the root; then, where the schema is that of a type, one
    /// per case of a union, <c>Union case tag: type</c>, and what it reaches.
    /// </summary>
    public override string ToString() => SchemaText.Of(Writer, Own);
}
