namespace MemFormat.Benchmarks.Peers;

/// <summary>A serializer with a value that it writes and reads by calls at the value's closed type.</summary>
internal abstract class Peer
{
    /// <summary>What <see cref="Read"/> reads.</summary>
    public byte[] Payload { get; protected init; } = [];

    public abstract void Write(ArrayBufferWriter<byte> destination);

    public abstract object? Read();
}
