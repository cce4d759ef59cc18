using System.Buffers.Binary;
using MemFormat.Files.Blocks;

namespace MemFormat.Campaign.Tests;

/// <summary>Draws files: heads, indexes and counts that are possible, large or wrong, with right checksums most often, and holes.</summary>
internal sealed class FileDraw(Draw draw, byte[] own)
{
    /// <summary>A scan goes through it, so it is short but in a campaign.</summary>
    private static readonly int s_longestHole = Settings.Time is null ? 1 << 22 : 1 << 30;

    private readonly byte[] _head = FileHead.Create();
    private readonly List<BlockPlace> _places = [];
    private long _offset;
    private long _first;
    private int _schema;

    /// <summary>The parts of the file that are no holes.</summary>
    public List<(long Offset, byte[] Bytes)> Parts { get; } = [];

    public long Length { get; private set; }

    /// <summary>How many bytes are there.</summary>
    public long Bytes => Parts.Sum(p => (long)p.Bytes.Length);

    public void File()
    {
        Add(_head);
        for (var schemas = 1 + draw.Next(3); schemas > 0; schemas--)
        {
            Schema();
            if (draw.Once(12))
                _offset += Math.Min((long)(draw.Number() >> 1), s_longestHole);
        }

        if (!draw.Once(4))
            Index();
        Length = _offset;
        if (draw.Once(8))
            Length = draw.Once(2) ? Math.Max(0, _offset - draw.Next(200)) : _offset + draw.Next(1 << 20);
    }

    public void Save(string path)
    {
        using var file = System.IO.File.OpenHandle(path, FileMode.Create, FileAccess.ReadWrite);
        foreach (var (offset, bytes) in Parts)
            RandomAccess.Write(file, bytes, offset);
        RandomAccess.SetLength(file, Length);
    }

    /// <summary>A schema, and blocks of values that have it, or not.</summary>
    private void Schema()
    {
        var payload = new PayloadDraw(draw, own, [own], 300).Payload();
        var body = BodyOf(payload);
        var number = draw.Once(6) ? draw.Next(4) : ++_schema;
        Block(new BlockHead { Kind = BlockKind.Schema, Schema = number, First = _first }, payload[..^body.Length]);
        for (var blocks = draw.Next(4); blocks > 0; blocks--)
            Values(draw.Once(8) ? draw.Next(5) : number, body);
    }

    private void Values(int schema, ReadOnlySpan<byte> body)
    {
        var content = new Bytes();
        var count = 1 + draw.Next(5);
        for (var left = count; left > 0; left--)
        {
            if (draw.Once(6))
                content.Byte(0);
            else
                Value(content, body);
        }

        Block(new BlockHead { Kind = BlockKind.Values, Schema = schema, First = _first, Count = Count(count) }, content.ToArray());
    }

    private void Value(Bytes content, ReadOnlySpan<byte> body)
    {
        content.Number(draw.Once(40) ? draw.Number() : (ulong)body.Length + 1);
        content.Of(body);
    }

    private static ReadOnlySpan<byte> BodyOf(ReadOnlySpan<byte> payload)
    {
        var rest = payload.Length > 1 && payload[0] == 0 ? payload[1..] : [];
        return Numbers.TryRead(ref rest, out var length) && length <= rest.Length ? rest[(int)length..] : payload;
    }

    private int Count(int count) => draw.Once(12) ? (int)draw.Number() : count;

    /// <summary>One head of eight claims something else than its content.</summary>
    private void Block(BlockHead head, byte[] content)
    {
        head = head with { Offset = _offset, Plain = content.Length, Stored = content.Length };
        var isHole = false;
        if (draw.Once(8))
        {
            var claim = (int)draw.Number();
            (head, isHole) = draw.Next(6) switch
            {
                0 => (head with { Plain = claim, Stored = claim }, draw.Once(2)),
                1 => (head with { Plain = claim, Compression = (byte)draw.Next(3) }, false),
                2 => (head with { First = (long)draw.Number() }, false),
                3 => (head with { Count = claim }, false),
                4 => (head with { Schema = claim }, false),
                _ => (head with { Kind = (BlockKind)draw.Next(5) }, false),
            };
        }

        head = head with { Checksum = draw.Once(30) ? 0 : Checksums.Of(content) };
        var bytes = new byte[FileFormat.BlockHeadSize + content.Length];
        head.Write(bytes, Sync);
        content.CopyTo(bytes, FileFormat.BlockHeadSize);
        Add(isHole ? bytes[..FileFormat.BlockHeadSize] : bytes);
        if (isHole)
            _offset += Math.Clamp(head.Stored, 0, s_longestHole);
        _places.Add(new BlockPlace(head.Offset, _offset, head.First, head.Count, head.Schema));
        if (head.First >= 0 && head.Count >= 0 && head.First < long.MaxValue - head.Count)
            _first = head.Last;
    }

    private ReadOnlySpan<byte> Sync => _head.AsSpan(FileFormat.SyncAt, FileFormat.SyncSize);

    private void Index()
    {
        var content = new Bytes();
        long end = FileFormat.HeadSize, last = 0;
        foreach (var place in _places)
        {
            foreach (var number in (ReadOnlySpan<long>)[place.Offset - end, place.End - place.Offset, place.Count, place.Schema, place.First - last])
                content.Number(draw.Once(60) ? draw.Number() : (ulong)number);
            (end, last) = (place.End, place.First + place.Count);
        }

        // Places that nobody wrote.
        for (var more = draw.Once(4) ? draw.Next(2_000) : 0; more > 0; more--)
        {
            foreach (var number in (ReadOnlySpan<ulong>)[0, 53, 1, 0, 0])
                content.Number(number);
            _first++;
        }

        if (content.Count == 0)
            content.Byte(0);
        var (start, bytes) = (_offset, content.ToArray());
        var size = draw.Once(6) ? (int)draw.Number() : bytes.Length;
        var head = new byte[FileFormat.BlockHeadSize];
        new BlockHead
        {
            Offset = start, Kind = BlockKind.Index, First = draw.Once(8) ? (long)draw.Number() : _first, Plain = size, Stored = size,
            Checksum = Checksums.Of(bytes)
        }.Write(head, Sync);
        Add(head);
        Add(bytes);
        _offset = Math.Max(_offset, start + FileFormat.BlockHeadSize + Math.Clamp(size, 0, s_longestHole));
        var tail = new byte[FileFormat.EndSize];
        BinaryPrimitives.WriteInt64LittleEndian(tail, draw.Once(20) ? (long)draw.Number() : start);
        FileFormat.EndMagic.CopyTo(tail.AsSpan(sizeof(long)));
        Add(tail);
    }

    private void Add(byte[] bytes)
    {
        Parts.Add((_offset, bytes));
        _offset += bytes.Length;
    }
}
