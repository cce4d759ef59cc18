using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Compression;

/// <summary>
/// A payload that holds another one, compressed: byte 0, the wrapper's id, the plain length, the compressed length, and as
/// many bytes.
/// </summary>
internal static class WrappedPayload
{
    /// <summary>Whether the payload is one of these, perhaps an invalid one.</summary>
    public static bool IsWrapped(ReadOnlySpan<byte> payload) => payload.Length > 0 && (payload[0] & PayloadHead.ModeMask) == PayloadHead.Wrapped;

    /// <summary>Writes a payload compressed, or as it is if that would not make it smaller.</summary>
    public static void Write(ref MemFormatWriter writer, ReadOnlySpan<byte> payload, MemFormatCompression compression)
    {
        var header = 2 + (2 * VarInt.Size((uint)payload.Length));
        if (payload.Length <= header + 1)
        {
            writer.WriteMemory(ref MemoryMarshal.GetReference(payload), (uint)payload.Length);
            return;
        }

        var rented = ArrayPool<byte>.Shared.Rent(payload.Length);
        var destination = rented.AsSpan(0, payload.Length - header - 1);
        if (compression.TryCompress(payload, destination, out var size))
        {
            if ((uint)size > (uint)destination.Length)
            {
                throw new InvalidOperationException(
                    $"The compression {compression} reports {size} bytes written into a destination of {destination.Length}.");
            }

            writer.WriteByte(PayloadHead.Wrapped);
            writer.WriteByte(compression.Id);
            writer.WriteLength((uint)payload.Length);
            writer.WriteLength((uint)size);
            payload = destination[..size];
        }

        writer.WriteMemory(ref MemoryMarshal.GetReference(payload), (uint)payload.Length);
        ArrayPool<byte>.Shared.Return(rented);
    }

    /// <summary>The payload, decompressed if necessary.</summary>
    /// <param name="payload">A payload with a header, or the first part of a compressed stream.</param>
    /// <param name="options">The compression and the limits.</param>
    /// <param name="plain">Holds the decompressed bytes until disposed of; null if nothing was decompressed.</param>
    public static ReadOnlySpan<byte> Unwrap(ReadOnlySpan<byte> payload, MemFormatOptions options, out PlainBytes? plain)
    {
        plain = null;
        if (!IsWrapped(payload))
            return payload;
        var reader = new MemFormatReader(payload, options.Limits);
        var decompression = new Decompression(options);
        var stream = default(MemFormatCompression);
        try
        {
            plain = payload[0] == SessionMessage.Part ? decompression.UnwrapPart(ref reader, ref stream) : decompression.Unwrap(ref reader);
        }
        finally
        {
            Decompression.End(ref stream);
        }

        if (reader.Left != 0)
            MemFormatThrow.TrailingData();
        return plain.Written;
    }

    /// <summary>Reads byte 0.</summary>
    internal static void ReadMode(scoped ref MemFormatReader reader)
    {
        if (reader.Position != PayloadHead.Wrapped)
            throw ForeignBytes.Error(reader.Rest);
        reader.Take(1);
    }

    /// <summary>The payload's compression is not the one that the options name.</summary>
    internal static MemFormatException Unknown(byte id, MemFormatCompression? known)
    {
        var (wrapper, wanted) = (WrapperId)id switch
        {
            WrapperId.Brotli => ("Brotli", "MemFormatCompression.Brotli()"),
            WrapperId.Zstandard => ("Zstandard", "MemFormatZstandard.Zstd()"),
            _ => ($"the compression with the id {id}", "it"),
        };
        return new MemFormatException(
            MemFormatError.UnknownWrapper,
            $"The payload is compressed with {wrapper}. Set MemFormatOptions.Compression to {wanted} to read it; it is set to {known ?? MemFormatCompression.None}.");
    }
}
