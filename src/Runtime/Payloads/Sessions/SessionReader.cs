using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Compression;
using MemFormat.Io;

namespace MemFormat.Payloads.Sessions;

/// <summary>
/// Reads values of one root from the messages of sessions, or, without a header, from bodies with their lengths.
/// </summary>
internal sealed class SessionReader<T> : IDisposable
{
    private readonly MemFormatCodec<T> _codec;
    private readonly MemFormatOptions _body;
    private readonly ReadSession? _session;
    private MessageScanner _scanner;

    /// <summary>The compression of the stream that parts belong to, and the part that is read.</summary>
    private MemFormatCompression? _stream;
    private PlainBytes? _part;
    private int _partAt;
    private long _partSize;

    public SessionReader(MemFormatCodec<T> codec, MemFormatOptions? options)
    {
        options ??= MemFormatOptions.Default;
        options.CheckForm();
        _codec = codec;
        if (options.Header == MemFormatHeader.None)
        {
            _body = options;
        }
        else
        {
            _session = new ReadSession(codec.RootSchema, options.Bounds);
            _body = new MemFormatOptions
            {
                Header = MemFormatHeader.None,
                Limits = options.Limits,
                Strictness = options.Strictness,
                State = options.State,
                Compression = options.Compression,
                Report = options.Report,
                ReadSession = _session,
            };
        }

        _scanner = NewScanner();
    }

    /// <summary>The bytes of the messages read so far.</summary>
    public long Offset;

    /// <summary>Reads the next value, if its message is complete.</summary>
    /// <param name="bytes">The bytes after the last message. Afterwards, the bytes after this one.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="MemFormatException">The message is bad. The offset counts from the first message.</exception>
    public bool TryRead(ref ReadOnlySequence<byte> bytes, out T? value)
    {
        try
        {
            while (_part is null || !TryReadPart(out value))
            {
                if (TryFindShort(bytes.FirstSpan, out var message))
                {
                    value = Read(message, _body);
                    bytes = bytes.Slice(message.Length);
                    Offset += message.Length;
                    return true;
                }

                if (!_scanner.TryFindEnd(bytes, out var length))
                {
                    value = default;
                    return false;
                }

                _scanner = NewScanner();
                var whole = bytes.Slice(0, length);
                if (!TryBeginPart(whole))
                {
                    value = Read(whole);
                    bytes = bytes.Slice(length);
                    Offset += length;
                    return true;
                }

                bytes = bytes.Slice(length);
            }

            return true;
        }
        catch (Exception exception)
        {
            // It does not go back to the pool: user code may hold a reference.
            _part = null;
            if (exception is MemFormatException own)
                own.Offset = Offset + Math.Max(own.Offset, 0);
            throw;
        }
    }

    /// <summary>Nothing follows: there must be no part of a message.</summary>
    public void End(in ReadOnlySequence<byte> bytes)
    {
        if (!bytes.IsEmpty)
            throw new MemFormatException(MemFormatError.Truncated, "The data ends in the middle of a message.") { Offset = Offset + bytes.Length };
    }

    /// <summary>Gives back what is taken, wherever the read ends: its compression may hold memory that is not the garbage collector's.</summary>
    public void Dispose()
    {
        _part?.Dispose();
        _part = null;
        Decompression.End(ref _stream);
    }

    /// <summary>Decompresses a part of a stream, if the message is one.</summary>
    private bool TryBeginPart(in ReadOnlySequence<byte> message)
    {
        using var joined = new JoinedSequence(message);
        if (_session is null || joined.Bytes[0] != SessionMessage.Part)
            return false;
        var reader = new MemFormatReader(joined.Bytes, _body.Limits);
        (_part, _partAt, _partSize) = (new Decompression(_body).UnwrapPart(ref reader, ref _stream), 0, message.Length);
        return true;
    }

    /// <summary>Reads the next value of the part.</summary>
    /// <returns>Whether there was one. If not, the part has ended.</returns>
    private bool TryReadPart(out T? value)
    {
        var rest = _part!.WrittenMemory[_partAt..];
        if (rest.IsEmpty)
        {
            value = default;
            _part.Dispose();
            _part = null;
            Offset += _partSize;
            return false;
        }

        if (!TryFindShort(rest.Span, out var message))
        {
            var scanner = NewScanner();
            if (WrappedPayload.IsWrapped(rest.Span) || !scanner.TryFindEnd(new(rest), out var length))
                throw MessageFormat.Invalid();
            message = rest.Span[..(int)length];
        }

        _partAt += message.Length;
        try
        {
            value = Read(message, _body);
            return true;
        }
        catch (MemFormatException exception)
        {
            // The position is not one in the source.
            exception.Offset = 0;
            throw;
        }
    }

    /// <summary>Most messages define nothing, have a length of one byte and lie in one piece.</summary>
    private bool TryFindShort(ReadOnlySpan<byte> bytes, out ReadOnlySpan<byte> message)
    {
        message = bytes;
        if (_session is null || bytes is not [SessionMessage.Value, 0, < 0x80, ..] || bytes.Length < SessionMessage.ShortHead + bytes[2]
            || !_scanner.IsAtStart
            || _body.Limits.MaxPayloadBytes < SessionMessage.ShortHead + bytes[2])
        {
            return false;
        }

        message = bytes[..(SessionMessage.ShortHead + bytes[2])];
        return true;
    }

    private MessageScanner NewScanner() => new(_session is null, _body.Limits);

    private T? Read(in ReadOnlySequence<byte> message)
    {
        using var joined = new JoinedSequence(message);
        return Read(joined.Bytes);
    }

    private T? Read(ReadOnlySpan<byte> message) =>
        _session is not null && WrappedPayload.IsWrapped(message) ? ReadWrapped(message) : Read(message, _body);

    private T? ReadWrapped(ReadOnlySpan<byte> message)
    {
        // The payloads within one message share its allowance to decompress.
        var decompression = new Decompression(_body);
        var reader = new MemFormatReader(message, _body.Limits);
        using var plain = decompression.Unwrap(ref reader);
        try
        {
            return Read(plain.Written, _body with { Decompression = decompression });
        }
        catch (MemFormatException exception)
        {
            // The position is not one in the source.
            exception.Offset = 0;
            throw;
        }
    }

    private T? Read(ReadOnlySpan<byte> message, MemFormatOptions options)
    {
        var reader = new MemFormatReader(message, _body.Limits);
        var hasBody = false;
        try
        {
            hasBody = ReadHead(ref reader);
        }
        catch (MemFormatException exception)
        {
            // The first message has the shape.
            var error = exception.Asked is null
                ? exception
                : MemFormatException.OtherRoot(exception.Path, exception.Holds!, DisplayNames.Of(typeof(T)), asked: null);
            error.Offset = reader.Offset;
            if (error != exception)
                throw error;
            throw;
        }

        if (!hasBody)
        {
            if (!_codec.Entry.IsNull(default!))
                MemFormatThrow.NullRoot(typeof(T));
            return default;
        }

        var body = (int)reader.Offset;
        try
        {
            return _codec.Entry.Deserialize(message[body..], isAll: true, out _, options);
        }
        catch (MemFormatException exception)
        {
            exception.Offset += body;
            throw;
        }
    }

    /// <summary>Reads the part before the body. The rest of the message is the body.</summary>
    /// <returns>Whether there is a body. If not, the root is null.</returns>
    private bool ReadHead(ref MemFormatReader reader)
    {
        var hasBody = _session?.ReadHead(ref reader) ?? true;
        var length = hasBody ? reader.ReadLength() : 0;
        return length == reader.Left ? hasBody : throw MessageFormat.Invalid();
    }
}
