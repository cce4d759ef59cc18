namespace MemFormat.Tool.Inspecting;

/// <summary>A value in a file, as bytes.</summary>
internal readonly ref struct DataValue
{
    private readonly ReadOnlySpan<byte> _bytes;
    private readonly MemFormatSchema? _schema;
    private readonly MemFormatOptions? _options;

    /// <summary>A payload, or the first message of a session.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="named">The schema that its fingerprint names, if it has one.</param>
    /// <param name="options">The compression and the limits.</param>
    public DataValue(ReadOnlySpan<byte> payload, MemFormatSchema? named, MemFormatOptions options)
    {
        _bytes = payload;
        (_schema, _options) = (named, options);
    }

    /// <summary>A body, or nothing for null.</summary>
    public DataValue(ReadOnlySpan<byte> body, MemFormatSchema schema)
    {
        _bytes = body;
        _options = new MemFormatOptions { Header = MemFormatHeader.None, WriterSchema = schema, Limits = DataLimits.Limits };
    }

    public ReadOnlySpan<byte> Bytes => _bytes;

    public bool IsNull => _options is null;

    /// <summary>Whether the bytes are a body without a header.</summary>
    public bool IsBody => _options is { Header: MemFormatHeader.None };

    /// <summary>The schema of a body, or the one that a fingerprint names.</summary>
    public MemFormatSchema? Schema => _schema ?? _options?.WriterSchema;

    /// <exception cref="MemFormatException">The value is bad.</exception>
    public void Write(Utf8JsonWriter writer)
    {
        if (_options is null)
            writer.WriteNullValue();
        else
            MemFormatJson.Write(_bytes, writer, _schema, _options);
    }
}
