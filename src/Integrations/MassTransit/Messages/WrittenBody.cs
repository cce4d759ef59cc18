namespace MemFormat.MassTransit.Messages;

/// <summary>A body that is written when it is asked for, because a send may be changed until then.</summary>
internal sealed class WrittenBody(Func<byte[]> write) : MessageBody
{
    private byte[]? _bytes;

    public long? Length => _bytes?.Length;

    public byte[] GetBytes() => _bytes ??= write();

    public Stream GetStream() => new MemoryStream(GetBytes(), writable: false);

    /// <summary>The bytes as text, for stores of MassTransit that keep text only.</summary>
    public string GetString() => Convert.ToBase64String(GetBytes());
}
