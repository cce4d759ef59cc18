using System.Buffers;
using MemFormat.Files.Blocks;
using MemFormat.Files.Io;

namespace MemFormat.Tool.Inspecting;

/// <summary>Compressed bytes in a file, as mode 3 of payloads has them.</summary>
internal static class WrappedBytes
{
    /// <summary>The first byte of what is compressed at the start of a file. The rest is not kept: it may be gigabytes.</summary>
    public static byte First(FileSource source)
    {
        using var stream = new SourceStream(source);
        stream.ReadByte();
        var compression = DataLimits.Compression(stream.Byte());
        var (plain, bytes) = Stored(stream, stream.Left);
        var target = new FirstByte();
        Decompress(compression, bytes, target, plain);
        return target.Value;
    }

    /// <summary>A payload, compressed if that makes it smaller.</summary>
    public static byte[] Compress(byte[] plain, MemFormatCompression compression)
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
        var rest = payload[2..];
        if (!Numbers.TryRead(ref rest, out size))
            throw Ends();
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
        var (plain, bytes) = Stored(stream, most);
        return Plain(bytes, plain, compression);
    }

    /// <summary>Decompresses a payload in memory, without a copy of it.</summary>
    /// <param name="payload">What stands behind the first byte.</param>
    /// <exception cref="ToolException">The bytes are damaged.</exception>
    public static byte[] Read(ReadOnlySpan<byte> payload)
    {
        if (payload is not [var id, ..])
            throw Ends();
        var rest = payload[1..];
        if (!Numbers.TryRead(ref rest, out var plain) || !Numbers.TryRead(ref rest, out var stored))
            throw Ends();
        return stored <= rest.Length && plain <= DataLimits.Limits.MaxDecompressedBytes
            ? Plain(rest[..(int)stored], (int)plain, DataLimits.Compression(id))
            : throw TooLarge();
    }

    private static (int Plain, byte[] Stored) Stored(SourceStream stream, long most)
    {
        var (plain, stored) = (stream.Number(), stream.Number());
        return plain <= DataLimits.Limits.MaxDecompressedBytes && stored <= most ? ((int)plain, stream.Bytes(stored)) : throw TooLarge();
    }

    private static byte[] Plain(ReadOnlySpan<byte> stored, int size, MemFormatCompression compression)
    {
        using var target = new PlainBuffer(size, stored.Length);
        Decompress(compression, stored, target, size);
        using var plain = target.Complete() ?? throw Invalid(compression);
        return plain.Span.ToArray();
    }

    private static void Decompress(MemFormatCompression compression, ReadOnlySpan<byte> stored, IBufferWriter<byte> target, int size)
    {
        try
        {
            if (!compression.TryDecompress(stored, target, size))
                throw Invalid(compression);
        }
        catch (InvalidDataException exception)
        {
            throw new DamagedException($"a compressed part is damaged. {exception.Message}", exception);
        }
    }

    private static DamagedException Invalid(MemFormatCompression compression) => new($"a compressed part is no valid {compression} data.");

    private static DamagedException TooLarge() => new("a compressed part is larger than the file, or than the tool reads.");

    private static DamagedException Ends() => new("the data ends in the middle of a compressed part.");

    /// <summary>Takes any number of bytes, and keeps the first.</summary>
    private sealed class FirstByte : IBufferWriter<byte>
    {
        private byte[] _part = new byte[1 << 16];
        private bool _isKnown;

        public byte Value { get; private set; }

        public void Advance(int count)
        {
            if (!_isKnown && count > 0)
                (Value, _isKnown) = (_part[0], true);
        }

        public Memory<byte> GetMemory(int sizeHint = 0) => Part(sizeHint);

        public Span<byte> GetSpan(int sizeHint = 0) => Part(sizeHint);

        private byte[] Part(int size) => size <= _part.Length ? _part : _part = new byte[size];
    }
}
