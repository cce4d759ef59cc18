using MemFormat.Base;
using MemFormat.Codecs;

namespace MemFormat.Compression;

/// <summary>
/// Decompression in one read: its algorithm and its remaining allowance. Payloads within the payload share it, also if
/// you decode them later.
/// </summary>
internal sealed class Decompression(MemFormatOptions options) : IDecompression
{
    // Payloads within a payload may be decoded by several threads.
    private long _left = options.Limits.MaxDecompressedBytes;

    /// <summary>The only compression that is undone.</summary>
    public MemFormatCompression Compression { get; } = options.Compression;

    /// <summary>Decompresses the payload at the reader, and those directly inside it.</summary>
    /// <param name="reader">At the payload.</param>
    /// <param name="own">The compression that the reader's type names for a member, if it does. It is undone, too.</param>
    /// <returns>The payload. The caller disposes of it.</returns>
    public PlainBytes Unwrap(scoped ref MemFormatReader reader, MemFormatCompression? own = null)
    {
        var plain = UnwrapOne(ref reader, own);
        for (var depth = 1; WrappedPayload.IsWrapped(plain.Written); depth++)
        {
            if (depth >= reader.Limits.MaxDepth)
                MemFormatThrow.TooDeep(null);
            var inner = new MemFormatReader(plain.Written, reader.Limits);
            var next = UnwrapOne(ref inner, own);
            if (inner.Left != 0)
                MemFormatThrow.TrailingData();
            plain.Dispose();
            plain = next;
        }

        return plain;
    }

    /// <summary>Decompresses the part of a compressed stream at the reader.</summary>
    /// <param name="reader">At the part.</param>
    /// <param name="stream">The compression of the stream: another one from here on, if a stream begins.</param>
    public PlainBytes UnwrapPart(scoped ref MemFormatReader reader, ref MemFormatCompression? stream)
    {
        reader.Take(1);
        var id = reader.ReadByte();
        if (id != (byte)WrapperId.None)
        {
            End(ref stream);
            stream = id == Compression.Id ? Compression.ForStream() : throw WrappedPayload.Unknown(id, Compression);
        }

        if (stream is null)
            MemFormatThrow.InvalidData();
        return UnwrapRest(ref reader, stream);
    }

    /// <summary>Disposes of a stream's compression, once.</summary>
    public static void End(ref MemFormatCompression? stream)
    {
        var ended = stream as IDisposable;
        stream = null;
        ended?.Dispose();
    }

    private PlainBytes UnwrapOne(scoped ref MemFormatReader reader, MemFormatCompression? own)
    {
        WrappedPayload.ReadMode(ref reader);
        var id = reader.ReadByte();
        var compression = own is not null && own.Id == id ? own : Compression;
        if (id != compression.Id || compression.IsNone)
            throw WrappedPayload.Unknown(id, Compression);
        return UnwrapRest(ref reader, compression);
    }

    /// <summary>Decompresses what follows the compression's id.</summary>
    private PlainBytes UnwrapRest(scoped ref MemFormatReader reader, MemFormatCompression compression)
    {
        var length = reader.ReadLength();
        var wrapped = reader.ReadLength();
        if (wrapped > reader.Left)
            MemFormatThrow.Truncated();
        Charge(length);
        return Decompress(MemoryMarshal.CreateReadOnlySpan(ref reader.Take((nuint)wrapped), (int)wrapped), (int)length, compression);
    }

    private void Charge(ulong length)
    {
        if (length >= (ulong)Array.MaxLength || (long)length > Volatile.Read(ref _left) || Interlocked.Add(ref _left, -(long)length) < 0)
            MemFormatThrow.LimitExceeded(nameof(MemFormatLimits.MaxDecompressedBytes));
    }

    private static PlainBytes Decompress(ReadOnlySpan<byte> compressed, int length, MemFormatCompression compression)
    {
        var plain = new PlainBytes(length, compressed.Length);
        bool isValid;
        try
        {
            isValid = compression.TryDecompress(compressed, plain, length);
        }
        catch (Exception exception) when (exception is not MemFormatException && BadData.Is(exception))
        {
            throw new MemFormatException(MemFormatError.InvalidData, $"The bytes are not valid {compression} data.", exception);
        }

        if (!isValid || !plain.IsComplete)
            MemFormatThrow.InvalidData($"The bytes are not valid {compression} data of the stated size.");
        return plain;
    }
}
