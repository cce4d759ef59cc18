using MemFormat.Files.Io;
using MemFormat.Tools.Assemblies;

namespace MemFormat.Tools.Inspecting;

/// <summary>Compressed bytes in a file, as mode 3 of payloads has them.</summary>
internal static class WrappedBytes
{
    /// <summary>The first byte of what is compressed at the start of a file.</summary>
    public static byte First(FileSource source)
    {
        using var stream = new SourceStream(source);
        stream.ReadByte();
        return Read(stream, long.MaxValue) is [var first, ..] ? first : (byte)0;
    }

    /// <summary>A payload, compressed if that makes it smaller.</summary>
    public static byte[] Of(byte[] plain, MemFormatCompression compression)
    {
        var room = new byte[plain.Length];
        if (compression.Id == 0 || plain.Length < 8 || !compression.TryCompress(plain, room.AsSpan(0, plain.Length - 8), out var size))
            return plain;
        var made = new SegmentWriter();
        made.Byte(PayloadHead.Wrapped);
        made.Byte(compression.Id);
        made.Number((uint)plain.Length);
        made.Framed(room[..size]);
        return made.ToArray() is { } bytes && bytes.Length < plain.Length ? bytes : plain;
    }

    /// <summary>The compression of a payload, by its name or its number, or null.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="size">The size without it.</param>
    public static string? Compression(ReadOnlySpan<byte> payload, out long size)
    {
        size = 0;
        if (payload is not [PayloadHead.Wrapped, var id, ..])
            return null;
        using var stream = new SourceStream(payload[2..].ToArray());
        size = stream.Number();
        return DataLimits.NameOf(id) ?? FormattableString.Invariant($"compression {id}");
    }

    /// <summary>Decompresses what stands behind the first byte.</summary>
    /// <param name="stream">At the number of the compression.</param>
    /// <param name="most">How many bytes the stream has at most.</param>
    /// <exception cref="ToolException">The bytes are damaged.</exception>
    public static byte[] Read(SourceStream stream, long most) => Read(stream, most, DataLimits.Compression(stream.Byte()));

    /// <inheritdoc cref="Read(SourceStream, long)"/>
    /// <param name="stream">Behind the number of the compression.</param>
    /// <param name="most">How many bytes the stream has at most.</param>
    /// <param name="compression">The compression.</param>
    public static byte[] Read(SourceStream stream, long most, MemFormatCompression compression)
    {
        var (plain, stored) = (stream.Number(), stream.Number());
        if (plain > DataLimits.Limits.MaxDecompressedBytes || stored > most)
            throw new DamagedException("a compressed part is larger than the file, or than the tool reads.");
        var bytes = stream.Bytes(stored);
        var target = new PlainBuffer((int)plain, bytes.Length);
        try
        {
            if (compression.TryDecompress(bytes, target, (int)plain) && target.Complete() is { } complete)
            {
                using (complete)
                    return complete.Span.ToArray();
            }
        }
        catch (InvalidDataException exception)
        {
            throw new DamagedException($"a compressed part is damaged. {exception.Message}", exception);
        }

        throw new DamagedException($"a compressed part is no valid {compression} data.");
    }
}
