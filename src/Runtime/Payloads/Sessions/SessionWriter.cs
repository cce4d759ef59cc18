using MemFormat.Codecs;
using MemFormat.Compression;
using MemFormat.Io;

namespace MemFormat.Payloads.Sessions;

/// <summary>Writes values of one root as the messages of a session, or, without a header, as bodies with their lengths.</summary>
internal sealed class SessionWriter<T>
{
    private readonly MemFormatCodec<T> _codec;
    private readonly MemFormatOptions _body;
    private readonly MemFormatCompression _compression;
    private readonly PayloadBuffer _buffer = PayloadBuffer.Rent();

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
            WriteSession = options.Header == MemFormatHeader.None ? null : new WriteSession(codec.RootSchema, options.Header),
        };
    }

    /// <summary>Writes one value. If it fails before all of the message was passed on, the next one can follow.</summary>
    /// <returns>The bytes written.</returns>
    public long Write(IBufferWriter<byte> destination, T value)
    {
        _buffer.Clear();
        var session = (WriteSession?)_body.WriteSession;
        if (value is null && session is not null)
        {
            _buffer.GetSpan(1)[0] = SessionMessage.Null;
            _buffer.Advance(1);
            destination.Write(_buffer.Written);
            return 1;
        }

        session?.BeginBody();
        _codec.Entry.Serialize(_buffer, value, _body);
        return HandOver(destination, session);
    }

    /// <summary>Keeps the buffer for later. Not after an error: user code may hold a reference.</summary>
    public void Return() => _buffer.Return();

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
        if (!_compression.IsNone)
            size = Compress(head);
        destination.Write(head.Written);
        destination.Write(_buffer.Written);
        head.Return();
        session?.Keep();
        return size;
    }

    /// <summary>Compresses the whole message into the buffer of its body.</summary>
    /// <param name="message">The part before the body; empty afterwards.</param>
    private long Compress(PayloadBuffer message)
    {
        message.Write(_buffer.Written);
        _buffer.Clear();
        var writer = new MemFormatWriter(_buffer, _body.Limits);
        WrappedPayload.Write(ref writer, message.Written, _compression);
        writer.Flush();
        message.Clear();
        return _buffer.Written.Length;
    }
}
