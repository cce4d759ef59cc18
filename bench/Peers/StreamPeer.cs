namespace MemFormat.Benchmarks.Peers;

/// <summary>A serializer that knows streams only: writes to a buffer go to a stream that is emptied before each.</summary>
internal abstract class StreamPeer : Peer
{
    private readonly MemoryStream _written = new();
    private MemoryStream? _payload;

    public sealed override void Write(ArrayBufferWriter<byte> destination)
    {
        _written.SetLength(0);
        Write(_written);
    }

    public sealed override object? Read()
    {
        _payload ??= new(Payload);
        _payload.Position = 0;
        return Read(_payload);
    }
}
