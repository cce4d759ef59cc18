using System.Buffers.Binary;
using MemFormat.Files.Blocks;
using MemFormat.Files.Io;
using Microsoft.Win32.SafeHandles;

namespace MemFormat.Files.Tests;

/// <summary>Adds to a file what no writer writes, with right checksums. Claims are holes: they take no room on the disk.</summary>
internal sealed class ForgedFile : IDisposable
{
    private readonly SafeFileHandle _file;
    private readonly byte[] _sync;
    private readonly List<BlockPlace> _blocks;
    private long _offset;
    private long _count;
    private long _last;

    public ForgedFile(string path)
    {
        _file = File.OpenHandle(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None);
        var known = FileBlocks.Read(new FileSource(_file), MemFileOptions.Default);
        (_sync, _blocks, _offset, _count) = (known.Sync.ToArray(), known.All, known.End, known.Count);
        RandomAccess.SetLength(_file, _offset);
    }

    /// <summary>A head, and nothing behind it.</summary>
    public void Hole(BlockKind kind, int size)
    {
        var isValues = kind == BlockKind.Values;
        Write(new BlockHead { Kind = kind, First = _count, Count = isValues ? 1 : 0, Plain = size, Stored = size }, []);
        RandomAccess.SetLength(_file, _offset + size);
        _last = _offset - FileFormat.BlockHeadSize;
        _offset += size;
    }

    /// <summary>A place in the index, and nothing in the file.</summary>
    public void Claim(BlockKind kind, int size)
    {
        var count = kind == BlockKind.Values ? 1 : 0;
        _blocks.Add(new BlockPlace(_offset, _offset + size, _count, count, kind == BlockKind.Values ? 1 : 7));
        (_offset, _count) = (_offset + size, _count + count);
    }

    /// <summary>A block of a null.</summary>
    public void Nulls(int count, long? first = null, int schema = 0)
    {
        _count = first ?? _count;
        Block(new BlockHead { Kind = BlockKind.Values, Schema = schema, First = _count, Count = count }, new byte[count]);
        _count += count;
    }

    public void Schema(int number, byte[] header, long? first = null)
    {
        _count = first ?? _count;
        Block(new BlockHead { Kind = BlockKind.Schema, Schema = number, First = _count }, header);
    }

    /// <summary>A block of one value.</summary>
    public void Values(int schema, ReadOnlySpan<byte> body)
    {
        var value = new byte[Numbers.MaxSize + body.Length];
        var size = Numbers.Write(value, body.Length + 1L);
        body.CopyTo(value.AsSpan(size));
        Block(new BlockHead { Kind = BlockKind.Values, Schema = schema, First = _count, Count = 1 }, value[..(size + body.Length)]);
        _count++;
    }

    /// <summary>The index of all blocks.</summary>
    public void Index()
    {
        byte[] content = [.. BlockIndex.Write(_blocks).SelectMany(part => part.ToArray())];
        _last = _offset;
        Write(new BlockHead
        {
            Kind = BlockKind.Index, First = _count, Plain = content.Length, Stored = content.Length,
            Checksum = Checksums.Of(content)
        }, content);
        End();
    }

    /// <summary>The end that points to the last head.</summary>
    public void End()
    {
        Span<byte> end = stackalloc byte[FileFormat.EndSize];
        BinaryPrimitives.WriteInt64LittleEndian(end, _last);
        FileFormat.EndMagic.CopyTo(end[sizeof(long)..]);
        RandomAccess.Write(_file, end, _offset);
    }

    public void Dispose() => _file.Dispose();

    private void Block(BlockHead head, byte[] content)
    {
        head = head with { Offset = _offset, Plain = content.Length, Stored = content.Length, Checksum = Checksums.Of(content) };
        Write(head, content);
        _blocks.Add(BlockPlace.Of(head));
    }

    private void Write(BlockHead head, byte[] content)
    {
        var bytes = new byte[FileFormat.BlockHeadSize + content.Length];
        (head with { Offset = _offset }).Write(bytes, _sync);
        content.CopyTo(bytes, FileFormat.BlockHeadSize);
        RandomAccess.Write(_file, bytes, _offset);
        _offset += bytes.Length;
    }
}
