namespace MemFormat.Payloads.Streams;

/// <summary>
/// Reads a payload where a <see cref="MemoryStream"/> keeps it, without a copy. Such a stream copies itself to another in one
/// piece, whether or not it shows its array to others: this is the other stream, and reads what it gets.
/// </summary>
/// <typeparam name="T">The codec's type, or <see cref="object"/>.</typeparam>
internal sealed class MemoryPayload<T> : Stream
{
    private readonly MemFormatCodec _codec;
    private readonly MemFormatOptions? _options;
    private readonly long _size;
    private T? _value;
    private bool _isRead;

    private MemoryPayload(MemFormatCodec codec, MemFormatOptions? options, long size) => (_codec, _options, _size) = (codec, options, size);

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    /// <summary>Reads up to the end of a stream.</summary>
    /// <returns>False, and the stream is where it was, if it is empty, another kind of stream, or gave its bytes in parts.</returns>
    public static bool TryRead(Stream source, MemFormatCodec codec, MemFormatOptions? options, out T? value)
    {
        value = default;
        // Classes of others that derive from it may give other bytes.
        if (source.GetType() != typeof(MemoryStream))
            return false;
        var start = source.Position;
        var size = source.Length - start;
        WholePayload.CheckSize(size, options);
        var payload = new MemoryPayload<T>(codec, options, size);
        source.CopyTo(payload);
        value = payload._value;
        if (!payload._isRead)
            source.Position = start;
        return payload._isRead;
    }

    public override void Write(byte[] buffer, int offset, int count)
    {
        if (count != _size)
            return;
        _isRead = true;
        _value = WholePayload.Decode<T>(buffer.AsSpan(offset, count), _codec, _options);
    }

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();
}
