using MemFormat.Codecs;
using MemFormat.Compression;
using MemFormat.Io;

namespace MemFormat.Payloads.Sessions;

/// <summary>Writes values of one root as the messages of a session, or, without a header, as bodies with their lengths.</summary>
internal sealed class SessionWriter<T> : IDisposable
{
    private readonly MemFormatCodec<T> _codec;
    private readonly MemFormatOptions _body;
    private readonly MemFormatCompression _compression;
    private readonly PayloadBuffer _buffer = PayloadBuffer.Rent();

    /// <summary>Writes messages that refer to each other; null if each stands by itself.</summary>
    private readonly PartWriter? _parts;

    public SessionWriter(MemFormatCodec<T> codec, MemFormatOptions? options)
    {
        options ??= MemFormatOptions.Default;
        if (options.Header is < MemFormatHeader.Inline or > MemFormatHeader.None)
            throw new ArgumentOutOfRangeException(nameof(options), options.Header, "The header is not a value of MemFormatHeader.");
        options.CheckForm();
        _compression = options.Compression;
        _codec = codec;
        _body = new MemFormatOptions
        {
            Header = MemFormatHeader.None,
            Limits = options.Limits,
            State = options.State,
            WriteSession = options.Header == MemFormatHeader.None ? null : new WriteSession(codec.RootSchema, options.Header),
        };

        // Last: whatever fails here leaves nothing to dispose of.
        if (_compression.ForStream() is { } stream)
            _parts = new PartWriter(stream, options.Limits);
    }

    /// <summary>Whether there are values that <see cref="Flush"/> would write.</summary>
    public bool IsWaiting => _parts is { IsWaiting: true };

    /// <summary>Writes one value, or keeps it for a part. If it fails before all of the message was passed on, the next one can follow.</summary>
    /// <returns>The bytes written.</returns>
    public long Write(IBufferWriter<byte> destination, T value)
    {
        _buffer.Clear();
        var session = (WriteSession?)_body.WriteSession;
        if (session is not null && _codec.Entry.IsNull(value))
            return Pass(destination, [SessionMessage.Null], default);
        session?.BeginBody();
        _codec.Entry.Serialize(_buffer, value, _body);
        return HandOver(destination, session);
    }

    /// <summary>Writes the values that were kept.</summary>
    /// <returns>The bytes written.</returns>
    public long Flush(IBufferWriter<byte> destination) => _parts?.Write(destination) ?? 0;

    /// <summary>Keeps the buffers for later. Not after an error: user code may hold a reference.</summary>
    public void Return()
    {
        _parts?.Return();
        _buffer.Return();
    }

    /// <summary>Gives back what the garbage collector does not free. The session writes no more.</summary>
    public void Dispose() => _parts?.Dispose();

    private long HandOver(IBufferWriter<byte> destination, WriteSession? session)
    {
        var head = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(head, head.Start(), _body.Limits);
        if (session is not null)
        {
            writer.WriteByte(SessionMessage.Value);
            session.WriteDefinitions(ref writer);
        }

        writer.WriteLength((uint)_buffer.Written.Length);
        writer.Flush();
        var size = (long)head.Written.Length + _buffer.Written.Length;
        if (size > _body.Limits.MaxPayloadBytes)
            MemFormatThrow.LimitExceeded(nameof(MemFormatLimits.MaxPayloadBytes));
        size = Pass(destination, head.Written, _buffer.Written);
        head.Return();
        session?.Keep();
        return size;
    }

    /// <summary>Passes on a message, compressed if so wanted.</summary>
    private long Pass(IBufferWriter<byte> destination, ReadOnlySpan<byte> head, ReadOnlySpan<byte> body)
    {
        var size = (long)head.Length + body.Length;
        if (_parts is { } parts && parts.Takes(size))
            return parts.Add(destination, head, body);
        var before = Flush(destination);
        if (_compression.IsNone)
        {
            destination.Write(head);
            destination.Write(body);
            return size;
        }

        var message = PayloadBuffer.Rent();
        message.Write(head);
        message.Write(body);
        var packed = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(packed, _body.Limits);
        WrappedPayload.Write(ref writer, message.Written, _compression);
        writer.Flush();
        size = before + packed.Written.Length;
        destination.Write(packed.Written);
        packed.Return();
        message.Return();
        return size;
    }
}
