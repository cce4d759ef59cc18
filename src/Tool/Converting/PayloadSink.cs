using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Converting;

/// <summary>Writes the only value of a file as a payload.</summary>
internal sealed class PayloadSink(Stream file, MemFormatCompression compression, PooledBody? pooling) : ValueSink(compression, pooling)
{
    private byte[]? _payload;

    public override void End() => file.Write(_payload ?? throw new ToolException("there is no value for a payload."));

    public override void Dispose() => file.Dispose();

    protected override void AddNull() => Set([PayloadHead.NullRoot]);

    protected override void Add(ReadOnlySpan<byte> descriptor, ReadOnlySpan<byte> body, List<UnionPlace> unions) =>
        Set(Packed([.. PayloadHead.InlineHeader(descriptor.ToArray()), .. Body(body, unions, defines: true)]));

    private void Set(byte[] payload) =>
        _payload = _payload is null
            ? payload
            : throw new ToolException("a payload holds one value, and the file has more. Convert it to a stream or a container.");
}
