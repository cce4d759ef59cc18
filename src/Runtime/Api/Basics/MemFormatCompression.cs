namespace MemFormat;

/// <summary>
/// Compresses and decompresses whole payloads. Derive from it to add an algorithm. One instance serves all values and
/// threads, so it must keep no state between calls, except for the instances of <see cref="ForStream"/>.
/// </summary>
public abstract partial class MemFormatCompression
{
    /// <summary>Creates an algorithm of yours.</summary>
    /// <param name="id">
    /// The algorithm's id in payloads, 64 to 255. Never change it, and choose one that no other source of your data
    /// uses. Take 2 for a single frame of Zstandard, as the package MemFormat.Zstandard does.
    /// </param>
    /// <param name="name">The algorithm's name in messages.</param>
    /// <exception cref="ArgumentOutOfRangeException">The id is below 64 and not 2. MemFormat uses those itself.</exception>
    protected MemFormatCompression(byte id, string name)
    {
        if (id != (byte)WrapperId.Zstandard)
            ArgumentOutOfRangeException.ThrowIfLessThan(id, (byte)WrapperId.FirstOfOthers);
        ArgumentNullException.ThrowIfNull(name);
        (Id, Name) = (id, name);
    }

    private protected MemFormatCompression(WrapperId id, string name) => (Id, Name) = ((byte)id, name);

    /// <summary>Payloads are written uncompressed. Reading a compressed one fails. This is the default.</summary>
    public static MemFormatCompression None { get; } = new NoCompression();

    /// <summary>Whether payloads are written as they are.</summary>
    internal bool IsNone => this is NoCompression;

    /// <summary>The algorithm's id in payloads.</summary>
    public byte Id { get; }

    /// <summary>The algorithm's name in messages.</summary>
    public string Name { get; }

    /// <summary>Brotli, the implementation of .NET.</summary>
    /// <param name="quality">From 0 (fastest) to 11 (smallest). It matters for writing only: you can read every quality.</param>
    /// <exception cref="ArgumentOutOfRangeException">The quality is below 0 or above 11.</exception>
    public static MemFormatCompression Brotli(int quality = BrotliCompression.UsualQuality) => BrotliCompression.WithQuality(quality);

    /// <summary>Compresses a payload if it becomes smaller.</summary>
    /// <param name="payload">The payload; not empty.</param>
    /// <param name="destination">The buffer to fill. It is shorter than the payload.</param>
    /// <param name="bytesWritten">The size of the compressed payload in bytes.</param>
    /// <returns>Whether the compressed payload fits into the destination. If not, the payload is written uncompressed.</returns>
    public abstract bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten);

    /// <summary>Decompresses the output of <see cref="TryCompress"/>. The bytes may come from an attacker.</summary>
    /// <param name="compressed">The whole compressed payload and nothing else.</param>
    /// <param name="destination">
    /// The buffer to fill. It takes <paramref name="length"/> bytes and throws on more; let this exception pass. Ask
    /// for small spans, so memory grows only as output arrives.
    /// </param>
    /// <param name="length">
    /// The size of the decompressed payload as the header states it. MemFormat compares it with the actual size.
    /// </param>
    /// <returns>Whether the bytes are valid. You may throw instead of returning <see langword="false"/>.</returns>
    public abstract bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length);

    /// <summary>
    /// Creates the compression of one stream of many values. Each part of the stream may refer to the parts before it.
    /// </summary>
    /// <returns>
    /// An instance with state, called by one thread at a time, either to compress or to decompress; null, the default,
    /// if each value is to be compressed by itself. <see cref="TryCompress"/> gets a destination longer than the part,
    /// and must output all of it. <see cref="TryDecompress"/> gets one such part. If the instance is
    /// <see cref="IDisposable"/>, MemFormat disposes of it once, after its last call, wherever the stream ends.
    /// </returns>
    public virtual MemFormatCompression? ForStream() => null;

    /// <summary>Returns the name.</summary>
    public override string ToString() => Name;
}
