using MemFormat.Files.Blocks;
using MemFormat.Files.Values;
using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Converting;

/// <summary>Writes values as a file of MemFormat.Files.</summary>
internal sealed class ContainerSink : ValueSink
{
    private readonly BlockBuffer _pending = new();
    private readonly BlockWriter _file;
    private readonly List<byte[]> _schemas = [];
    private readonly int _blockBytes = MemFileOptions.Default.BlockBytes;
    private int _schema;
    private long _written;

    public ContainerSink(string path, MemFormatCompression compression, PooledBody? pooling)
        : base(compression, pooling)
    {
        var file = File.OpenHandle(path, FileMode.Create, FileAccess.ReadWrite, FileShare.None);
        var head = FileHead.Create();
        RandomAccess.Write(file, head, 0);
        _file = new BlockWriter(file, FileHead.Sync(head), [], head.Length);
    }

    public override void End()
    {
        WriteBlock();
        _file.WriteIndex(_written);
    }

    public override void Dispose() => _file.Dispose();

    protected override void AddNull()
    {
        _pending.AddNull();
        WriteFull();
    }

    protected override void Add(ReadOnlySpan<byte> descriptor, ReadOnlySpan<byte> body, List<UnionPlace> unions)
    {
        UseSchema(PayloadHead.InlineHeader(descriptor.ToArray()));
        var value = new MemoryStream();
        var content = Body(body, unions, defines: true);
        Number(value, (uint)content.Length + 1u);
        value.Write(content);
        _pending.Put(value.ToArray());
        WriteFull();
    }

    private void UseSchema(byte[] schema)
    {
        var known = _schemas.FindIndex(s => s.AsSpan().SequenceEqual(schema)) + 1;
        if (known == 0)
        {
            WriteBlock();
            _schemas.Add(schema);
            known = _schemas.Count;
            byte[] block = [.. new byte[FileFormat.BlockHeadSize], .. schema];
            _file.Write(block, new BlockHead { Kind = BlockKind.Schema, Schema = known, First = _written }, schema.Length);
        }

        // A block has values of one schema.
        if (known != _schema && _schema != 0)
            WriteBlock();
        _schema = known;
    }

    private void WriteFull()
    {
        if (_pending.Size >= _blockBytes)
            WriteBlock();
    }

    private void WriteBlock()
    {
        if (_pending.Count == 0)
            return;
        var head = new BlockHead { Kind = BlockKind.Values, Schema = _schema, First = _written, Count = _pending.Count };
        var room = new byte[FileFormat.BlockHeadSize + _pending.Size];
        if (Compression.Id != FileFormat.NoCompression && _pending.Size > 1
            && Compression.TryCompress(_pending.Content, room.AsSpan(FileFormat.BlockHeadSize, _pending.Size - 1), out var size) && size > 0)
        {
            _file.Write(room.AsSpan(0, FileFormat.BlockHeadSize + size), head with { Compression = Compression.Id }, _pending.Size);
        }
        else
        {
            _file.Write(_pending.WithHead().Span, head, _pending.Size);
        }

        _written += _pending.Count;
        _pending.Clear();
    }
}
