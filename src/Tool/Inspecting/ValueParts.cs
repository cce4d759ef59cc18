using MemFormat.Codecs;
using MemFormat.Payloads;
using MemFormat.Payloads.Sessions;
using MemFormat.Plans.Build;
using MemFormat.Schemas;

namespace MemFormat.Tool.Inspecting;

/// <summary>A value of a file, taken apart: its schema, the cases defined ahead of it, its body.</summary>
internal sealed class ValueParts
{
    private byte[] _descriptor = [];
    private WriterSchema? _schema;
    private ReadSession? _session;
    private RecordedCases? _cases;

    /// <summary>The descriptor of the last value that was not null.</summary>
    public ReadOnlySpan<byte> Descriptor => _descriptor;

    /// <summary>The schema of the last value that was not null.</summary>
    public WriterSchema Schema => _session?.Writer ?? _schema!;

    /// <summary>The state of a walk through its body. Streams define cases of unions ahead of it, and fingerprints cover them.</summary>
    public ReadScope Scope() => _session?.Scope() ?? new ReadScope(RootSchema.Empty, Schema) { Descriptor = _descriptor, Recorded = _cases };

    /// <summary>Takes a value apart.</summary>
    /// <returns>The body; nothing for null.</returns>
    /// <exception cref="ToolException">It needs a schema that no given file has, or it is damaged.</exception>
    public ReadOnlySpan<byte> Open(DataValue value, out bool isNull)
    {
        var bytes = value.Bytes;
        isNull = value.IsNull || bytes is [PayloadHead.NullRoot or SessionMessage.Null];
        if (isNull)
            return default;
        if (value.Schema is { } given && value.IsBody)
        {
            Use(given.Descriptor);
            return bytes;
        }

        while (bytes is [PayloadHead.Wrapped, ..])
        {
            bytes = WrappedBytes.Read(bytes[1..]);
            isNull = bytes is [] or [PayloadHead.NullRoot];
            if (isNull)
                return default;
        }

        return (bytes[0] & PayloadHead.ModeMask) switch
        {
            PayloadHead.Inline => OpenInline(bytes),
            PayloadHead.Fingerprint when value.Schema is { } named => OpenNamed(bytes, named),
            PayloadHead.Session => OpenMessage(bytes),
            _ => throw new ToolException("a payload has a fingerprint, and its schema is not known."),
        };
    }

    private ReadOnlySpan<byte> OpenInline(ReadOnlySpan<byte> bytes)
    {
        Use(PayloadSchema.Descriptor(bytes, out var body));
        return bytes[body..];
    }

    private ReadOnlySpan<byte> OpenNamed(ReadOnlySpan<byte> bytes, MemFormatSchema named)
    {
        Use(named.Descriptor);
        _cases = new RecordedCases(named.Cases, Schema, RootSchema.Empty);
        return bytes[(Fingerprints.IsLong(bytes[0]) ? Fingerprints.LongSize : Fingerprints.ShortSize)..];
    }

    /// <summary>A message with all that was defined before it.</summary>
    private ReadOnlySpan<byte> OpenMessage(ReadOnlySpan<byte> bytes)
    {
        Use(PayloadSchema.Descriptor(bytes));
        var reader = new MemFormatReader(bytes, DataLimits.Limits);
        _session = new ReadSession(RootSchema.Empty, DataLimits.Limits, isWalk: true);
        _session.ReadHead(ref reader);
        return reader.TakeFramed();
    }

    private void Use(ReadOnlySpan<byte> descriptor)
    {
        (_session, _cases) = (null, null);
        if (_schema is not null && descriptor.SequenceEqual(_descriptor))
            return;
        _descriptor = descriptor.ToArray();
        _schema = WriterSchema.Parse(_descriptor, SchemaLimits.Of(DataLimits.Limits));
    }
}
