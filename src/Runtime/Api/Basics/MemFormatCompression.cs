using System.Buffers;
using MemFormat.Wire;

namespace MemFormat;

/// <summary>
/// How whole payloads are compressed. Derive from it to bring along another algorithm; one instance serves all values and
/// threads, so it keeps nothing between calls.
/// </summary>
public abstract partial class MemFormatCompression
{
    /// <summary>For an algorithm of your own.</summary>
    /// <param name="id">What payloads know the algorithm by, for ever: 64 to 255. Choose one that nobody uses whose data you read.</param>
    /// <param name="name">What messages call the algorithm.</param>
    /// <exception cref="ArgumentOutOfRangeException">The id is below 64: those are MemFormat's own.</exception>
    protected MemFormatCompression(byte id, string name)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(id, (byte)WrapperId.FirstOfOthers);
        ArgumentNullException.ThrowIfNull(name);
        (Id, Name) = (id, name);
    }

    private protected MemFormatCompression(WrapperId id, string name) => (Id, Name) = ((byte)id, name);

    /// <summary>Payloads are written as they are, and compressed ones are not read. The default.</summary>
    public static MemFormatCompression None { get; } = new NoCompression();

    /// <summary>Whether payloads are written as they are.</summary>
    internal bool IsNone => this is NoCompression;

    /// <summary>What payloads know the algorithm by.</summary>
    public byte Id { get; }

    /// <summary>What messages call the algorithm.</summary>
    public string Name { get; }

    /// <summary>Brotli, as .NET has it.</summary>
    /// <param name="quality">0, fastest, to 11, smallest. It matters for writing only: every quality reads the payloads of all.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such quality.</exception>
    public static MemFormatCompression Brotli(int quality = BrotliCompression.UsualQuality) => BrotliCompression.Of(quality);

    /// <summary>Compresses a payload, if that makes it smaller.</summary>
    /// <param name="payload">The payload; not empty.</param>
    /// <param name="destination">Where to write. It is shorter than the payload.</param>
    /// <param name="bytesWritten">The compressed payload's size.</param>
    /// <returns>Whether the compressed payload fits into the destination; if it does not, the payload is written as it is.</returns>
    public abstract bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten);

    /// <summary>Decompresses what <see cref="TryCompress"/> wrote, or what an attacker made of it.</summary>
    /// <param name="compressed">All of the compressed payload, and nothing else.</param>
    /// <param name="destination">
    /// Where to write. It takes <paramref name="length"/> bytes and refuses more with an exception, which is to pass through.
    /// Ask it for little at a time, so that memory grows as output really arrives.
    /// </param>
    /// <param name="length">How many bytes come of it, as the payload says; what comes of it is compared with that.</param>
    /// <returns>Whether the bytes are valid; an exception says no, too.</returns>
    public abstract bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length);

    /// <summary>The name.</summary>
    public override string ToString() => Name;
}
