using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Files.Io;
using MemFormat.Schemas.Walk;
using MemFormat.Tool.Recording;

namespace MemFormat.Tool.Inspecting;

/// <summary>A file that is one payload.</summary>
internal sealed class PayloadFile : DataFile
{
    private static readonly MemFormatOptions s_options = new() { Limits = DataLimits.Limits };

    private readonly FileSource _source;
    private readonly BlockBytes _bytes;
    private readonly byte[]? _plain;
    private readonly string? _compression;
    private readonly MemFormatSchema? _named, _schema;

    /// <exception cref="MemFormatException">The file is no payload.</exception>
    /// <exception cref="ToolException">Its fingerprint or its compression is not known.</exception>
    public PayloadFile(FileSource source, KnownNames names)
    {
        _source = source;
        if (source.Length > Array.MaxLength)
            throw new ToolException("a payload of more than 2 GB cannot be read.");
        _bytes = source.Take(0, (int)source.Length);
        while (Payload is [PayloadHead.Wrapped, var id, ..])
        {
            _compression ??= $"compressed with {DataLimits.Compression(id)}";
            _plain = WrappedBytes.Read(Payload[1..]);
        }

        if (Payload is [PayloadHead.NullRoot])
            return;
        if (NamedRoot.IsFingerprint(Payload))
            _named = names.SchemaOf(Payload) ?? throw Unknown(Payload);
        _schema = _named ?? MemFormatSchema.Read(Payload, s_options);
    }

    public override string Kind => "payload";

    public override IEnumerable<string> Facts => _compression is null ? [] : [_compression];

    /// <summary>The payload, decompressed.</summary>
    private ReadOnlySpan<byte> Payload => _plain ?? _bytes.Span;

    private DataValue Value => new(Payload, _named, s_options);

    public override void Visit(DataVisitor visitor) => visitor(Value);

    /// <summary>Goes through the payload: it is one value if it has its schema, and nothing behind.</summary>
    public override long Count()
    {
        var parts = new ValueParts();
        var body = parts.Open(Value, out var isNull);
        if (isNull)
            return 1;
        var reader = new MemFormatReader(body, DataLimits.Limits) { State = parts.Scope() };
        SchemaWalker.SkipPayload(ref reader, parts.Schema);
        reader.Release();
        return reader.Left == 0
            ? 1
            : throw new DamagedException(FormattableString.Invariant($"a value is damaged: {reader.Left} bytes are behind it."));
    }

    public override IReadOnlyList<MemFormatSchema> Schemas() => _schema is null ? [] : [_schema];

    public override void Dispose()
    {
        _bytes.Dispose();
        _source.Dispose();
    }

    private static ToolException Unknown(ReadOnlySpan<byte> payload) => ForeignBytes.Describe(payload) is { } other
        ? new DamagedException(other)
        : new ToolException(
            "the payload's fingerprint names a schema that is not known. Name the assembly or the recorded schema file with --names.");
}
