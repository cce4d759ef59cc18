namespace MemFormat.Benchmarks.Peers;

/// <summary>A serializer with a value that it writes and reads by calls at the value's closed type.</summary>
internal abstract class Peer
{
    /// <summary>What <see cref="Read()"/> reads.</summary>
    public byte[] Payload { get; private set; } = [];

    public abstract void Write(ArrayBufferWriter<byte> destination);

    public abstract object? Read();

    public abstract void Write(Stream destination);

    public abstract object? Read(Stream source);

    /// <summary>Makes the payload, and compares what is read of it with the value.</summary>
    public void Check(object value)
    {
        MemoryStream stream = new();
        Write(stream);
        stream.Position = 0;
        Expect.SameGraph(value, Read(stream), GetType().Name + ", from a stream");
        ArrayBufferWriter<byte> buffer = new();
        Write(buffer);
        Payload = buffer.WrittenCount > 0 ? buffer.WrittenSpan.ToArray() : stream.ToArray();
        Expect.SameGraph(value, Read(), GetType().Name);
    }
}
