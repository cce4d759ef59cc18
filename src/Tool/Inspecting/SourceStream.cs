using MemFormat.Files.Io;

namespace MemFormat.Tool.Inspecting;

/// <summary>Reads numbers and bytes one after another, in blocks.</summary>
internal sealed class SourceStream : IDisposable
{
    private const int FirstSize = 1 << 20;

    private readonly Stream _stream;

    public SourceStream(FileSource source) => _stream = new BufferedStream(new Positions(source), 1 << 16);

    public SourceStream(byte[] bytes) => _stream = new MemoryStream(bytes, writable: false);

    public long Position => _stream.Position;

    public long Left => _stream.Length - _stream.Position;

    /// <summary>The next byte, or -1 at the end.</summary>
    public int ReadByte() => _stream.ReadByte();

    /// <exception cref="DamagedException">There is none.</exception>
    public byte Byte() => _stream.ReadByte() is >= 0 and var one ? (byte)one : throw Ends();

    /// <exception cref="DamagedException">It is none of 63 bits in its shortest form.</exception>
    public long Number()
    {
        long number = 0;
        for (var shift = 0; shift < 63; shift += 7)
        {
            var one = Byte();
            number |= (long)(one & 0x7F) << shift;
            if (one < 0x80)
                return one != 0 || shift == 0 ? number : throw new DamagedException($"a number is not in its shortest form (byte {Position}).");
        }

        throw new DamagedException($"a number is too large (byte {Position}).");
    }

    /// <exception cref="DamagedException">There are not so many.</exception>
    public byte[] Bytes(long count)
    {
        if (count > Math.Min(Left, Array.MaxLength))
            throw Ends();

        // The file may have become shorter, and then the count is only a claim.
        var bytes = new byte[Math.Min(count, FirstSize)];
        for (var have = 0; ; Array.Resize(ref bytes, (int)Math.Min(count, 2L * bytes.Length)))
        {
            var part = bytes.AsSpan(have);
            if (_stream.ReadAtLeast(part, part.Length, throwOnEndOfStream: false) < part.Length)
                throw Ends();
            have = bytes.Length;
            if (have == count)
                return bytes;
        }
    }

    public void Dispose() => _stream.Dispose();

    private DamagedException Ends() => new($"the data ends in the middle (byte {Position}).");

    /// <summary>A source with a position.</summary>
    private sealed class Positions(FileSource source) : Stream
    {
        public override bool CanRead => true;

        public override bool CanSeek => true;

        public override bool CanWrite => false;

        public override long Length => source.Length;

        public override long Position { get; set; }

        public override int Read(Span<byte> buffer)
        {
            var read = source.Read(Position, buffer);
            Position += read;
            return read;
        }

        public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

        public override long Seek(long offset, SeekOrigin origin) => Position = origin switch
        {
            SeekOrigin.Begin => offset,
            SeekOrigin.Current => Position + offset,
            _ => Length + offset,
        };

        public override void SetLength(long value) => throw new NotSupportedException();

        public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

        public override void Flush()
        {
        }
    }
}
