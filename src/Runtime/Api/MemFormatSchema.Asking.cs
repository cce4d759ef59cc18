using MemFormat.Compression;
using MemFormat.Payloads;
using MemFormat.Payloads.Finding;
using MemFormat.Payloads.Recorded;
using MemFormat.Schemas;
using MemFormat.Views;
using MemFormat.Views.Comparing;

namespace MemFormat;

// The questions you can ask a schema.
public sealed partial class MemFormatSchema
{
    private SchemaView? _view;

    /// <summary>
    /// The first 61 bits of a SHA-256 hash of the schema's bytes. For a type with unions, the hash includes their
    /// declared cases.
    /// </summary>
    public ulong Fingerprint => FingerprintOfRoot.Of(this);

    /// <summary>The value of the root.</summary>
    public MemFormatSchemaValue Root => View.Root;

    /// <summary>
    /// All types. First come those reachable from the root, in the order of their numbers. In the schema of a type,
    /// further types of union cases follow. Enums whose constants are known by name are among them, without members.
    /// </summary>
    public IReadOnlyList<MemFormatSchemaType> Types => View.Types;

    private SchemaView View => _view ??= new SchemaView(Writer, Own);

    /// <summary>Gets the schema of a root in this program.</summary>
    /// <typeparam name="T">The root's type.</typeparam>
    /// <exception cref="MemFormatException">The type has no codec (<see cref="MemFormatError.UnsupportedType"/>).</exception>
    /// <exception cref="InvalidOperationException">
    /// The loaded types do not fit together, for example after only one of two assemblies was compiled again.
    /// </exception>
    public static MemFormatSchema Of<T>() => new(RootCodec<T>.Get(null).RootSchema);

    /// <summary>Reads the schema in a payload. The payload may come from any source.</summary>
    /// <param name="payload">
    /// A payload with an inline header, or uncompressed output of <c>WriteManyAsync</c> from its first non-null value
    /// on. Bytes after the schema are not read.
    /// </param>
    /// <param name="options">The limits, and the compression if the payload may be compressed.</param>
    /// <exception cref="MemFormatException">
    /// The schema is invalid or exceeds a limit, or the payload holds none. If it only has a fingerprint, you get
    /// <see cref="MemFormatError.UnknownSchema"/>.
    /// </exception>
    public static MemFormatSchema Read(ReadOnlySpan<byte> payload, MemFormatOptions? options = null)
    {
        options ??= MemFormatOptions.Default;
        var descriptor = PayloadSchema.Descriptor(WrappedPayload.Unwrap(payload, options, out var unwrapped));
        var schema = new MemFormatSchema(descriptor.ToArray(), WriterSchema.Parse(descriptor, SchemaLimits.Of(options.Limits)));
        unwrapped?.Dispose();
        return schema;
    }

    /// <summary>A recorded schema, with its descriptor and the cases that its fingerprint covers.</summary>
    internal static MemFormatSchema Recorded(byte[] descriptor, byte[] cases) =>
        new(descriptor, WriterSchema.Parse(descriptor, SchemaLimits.Own), cases);

    /// <summary>
    /// Lists the differences between two schemas, and their effect if you read data of the first with the second. The
    /// answer comes from the code that reads. Fixed or compact encoding is no difference; neither are names of types.
    /// </summary>
    /// <param name="payload">The schema of the data: of a payload, or of the type that writes it.</param>
    /// <param name="reader">
    /// The schema to read with. Only the schema of a type states required and non-nullable members; that of a payload
    /// states keys and kinds.
    /// </param>
    /// <returns>
    /// The differences, type by type; empty if there are none. Cases of unions are compared if both schemas come from
    /// types: the header of a payload does not list them.
    /// </returns>
    /// <exception cref="MemFormatException">
    /// The comparison with a payload's schema exceeds the default of <see cref="MemFormatLimits.MaxPlanNodes"/>.
    /// </exception>
    public static IReadOnlyList<MemFormatSchemaDifference> Compare(MemFormatSchema payload, MemFormatSchema reader)
    {
        ArgumentNullException.ThrowIfNull(payload);
        ArgumentNullException.ThrowIfNull(reader);
        return SchemaComparer.Compare(payload, reader);
    }

    /// <summary>
    /// Returns a line for the root, then a line <c>Type member: kind place</c> per member. For the schema of a type, a
    /// line <c>Union case tag: type</c> follows per case of a union, and the types reachable from it.
    /// </summary>
    public override string ToString() => SchemaText.Print(Writer, Own);
}
