using MemFormat.Files.Blocks;
using MemFormat.Files.Io;
using MemFormat.Files.Values;

namespace MemFormat;

/// <summary>
/// Adds values to a file. It collects them into blocks: what you flushed is in the file whatever happens to your program,
/// the rest at the latest when you dispose of the writer. Use it from one thread at a time.
/// </summary>
public sealed class MemFileWriter<T> : IDisposable, IAsyncDisposable
{
    private readonly BlockBuffer _pending = new();
    private readonly BlockWriter _file;
    private readonly MemFileOptions _options;
    private readonly MemFormatOptions _body;
    private readonly long _most;
    private readonly FileBlocks? _earlier;
    private byte[] _compressed = [];
    private int _schema;
    private readonly int _lastSchema;
    private long _written;
    private bool _isDisposed;

    private MemFileWriter(BlockWriter file, FileBlocks? earlier, long cutBytes, MemFileOptions options)
    {
        (_file, _earlier, CutBytes, _options, _body) = (file, earlier, cutBytes, options, options.Body);
        (_written, _lastSchema) = (earlier?.Count ?? 0, earlier?.LastSchema ?? 0);
        _most = options.MostPlain(isCompressed: true);
    }

    /// <summary>How many values the file has, with those not yet written.</summary>
    public long Count => _written + _pending.Count;

    /// <summary>The bytes cut off when the file was opened: what its last writer did not finish.</summary>
    public long CutBytes { get; }

    /// <summary>Adds a value.</summary>
    /// <param name="value">The value; it may be null.</param>
    /// <exception cref="MemFormatException">The value cannot be written. The file can.</exception>
    /// <exception cref="MemFileException">The value exceeds <see cref="MemFormatLimits.MaxPayloadBytes"/>.</exception>
    /// <exception cref="IOException">
    /// A full block could not be written. This value was not added, and the earlier ones are kept: you can try again.
    /// </exception>
    public void Add(T value)
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        if (_pending.Size >= _options.BlockBytes)
            WriteBlock();
        if (value is null)
        {
            _pending.AddNull();
            return;
        }

        if (_schema == 0)
            UseSchema(value);
        var before = _pending.Size;
        _pending.Add(value, _body);
        if (_pending.Size > _most)
            MoveToOwnBlock(before);
    }

    /// <summary>Adds values. What it throws is about the first value that was not added.</summary>
    /// <param name="values">The values.</param>
    public void AddRange(IEnumerable<T> values)
    {
        ArgumentNullException.ThrowIfNull(values);
        foreach (var value in values)
            Add(value);
    }

    /// <summary>Writes the values added so far as a block.</summary>
    /// <param name="toDisk">
    /// Whether to wait for the disk, so that they outlive a failure of power. Without it, they outlive the end of your
    /// program, however that comes.
    /// </param>
    /// <exception cref="IOException">They could not be written. They are kept: you can try again.</exception>
    public void Flush(bool toDisk = true)
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        WriteBlock();
        if (toDisk)
            _file.FlushToDisk();
    }

    /// <summary>Writes what is left and the index, and closes the file.</summary>
    /// <exception cref="IOException">Not all could be written. The values flushed before are in the file.</exception>
    public void Dispose()
    {
        if (_isDisposed)
            return;
        _isDisposed = true;
        using (_file)
        {
            WriteBlock();
            _file.WriteIndex(_written);
        }
    }

    /// <summary>As <see cref="Dispose"/>, on another thread.</summary>
    public ValueTask DisposeAsync() => _isDisposed ? default : new ValueTask(Task.Run(Dispose));

    internal static MemFileWriter<T> Create(string path, MemFileOptions options)
    {
        var file = File.OpenHandle(path, FileMode.Create, FileAccess.ReadWrite, FileShare.None);
        try
        {
            return Begin(file, cutBytes: 0, options);
        }
        catch
        {
            file.Dispose();
            throw;
        }
    }

    internal static MemFileWriter<T> Append(string path, MemFileOptions options)
    {
        var file = File.OpenHandle(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None);
        try
        {
            var source = new FileSource(file);
            Span<byte> head = stackalloc byte[FileFormat.HeadSize];
            if (FileHead.IsTorn(head[..source.Read(0, head)]))
                return Begin(file, source.Length, options);
            var blocks = FileBlocks.Read(source, options);
            if (blocks.LastSchema == int.MaxValue)
                throw new MemFileException("The file has no number left for a schema.", blocks.End);

            // No program adds so many. Behind such numbers and places, the next ones would not be numbers any more.
            if (Math.Max(blocks.Count, blocks.End) > long.MaxValue / 2)
                throw new MemFileException("The file has no numbers left for values.", blocks.End);

            // The index is written anew behind what is added. If that is not to be, readers find the blocks without it.
            RandomAccess.SetLength(file, blocks.End);
            return new MemFileWriter<T>(new BlockWriter(file, blocks.Sync.ToArray(), blocks.All, blocks.End), blocks, blocks.TornBytes, options);
        }
        catch
        {
            file.Dispose();
            throw;
        }
    }

    private static MemFileWriter<T> Begin(Microsoft.Win32.SafeHandles.SafeFileHandle file, long cutBytes, MemFileOptions options)
    {
        var head = FileHead.Create();
        RandomAccess.SetLength(file, 0);
        RandomAccess.Write(file, head, 0);
        return new MemFileWriter<T>(new BlockWriter(file, FileHead.Sync(head), [], head.Length), earlier: null, cutBytes, options);
    }

    /// <summary>Finds the schema of the values in the file, or writes it.</summary>
    private void UseSchema(T value)
    {
        var payload = MemFormatSerializer.Serialize(
            value, _options.Values with { Header = MemFormatHeader.Inline, Compression = MemFormatCompression.None });
        ReadOnlySpan<byte> after = payload.AsSpan(1);
        if (!Numbers.TryRead(ref after, out var length))
            throw new InvalidOperationException("A payload has another header than the one it was to have.");
        var schema = payload[..(payload.Length - after.Length + (int)length)];
        var known = _earlier?.NumberOf(schema) ?? 0;
        if (known == 0)
        {
            // The blocks before it are of another schema, or of none.
            WriteBlock();
            known = _lastSchema + 1;
            var block = new byte[FileFormat.BlockHeadSize + schema.Length];
            schema.CopyTo(block, FileFormat.BlockHeadSize);
            _file.Write(block, new BlockHead { Kind = BlockKind.Schema, Schema = known, First = _written }, schema.Length);
        }

        _schema = known;
    }

    /// <summary>The last value does not fit into the block any more, or into none.</summary>
    private void MoveToOwnBlock(int before)
    {
        var value = _pending.TakeBack(before);
        if (value.Length > _most)
            throw new MemFileException($"A value of {value.Length} bytes exceeds {nameof(MemFormatLimits.MaxPayloadBytes)} or {nameof(MemFormatLimits.MaxDecompressedBytes)}.", _file.Offset);
        WriteBlock();
        _pending.Put(value);
    }

    private void WriteBlock()
    {
        if (_pending.Count == 0)
            return;
        var head = new BlockHead { Kind = BlockKind.Values, Schema = _schema, First = _written, Count = _pending.Count };
        if (TryCompress(out var size))
        {
            _file.Write(_compressed.AsSpan(0, FileFormat.BlockHeadSize + size), head with { Compression = _options.Values.Compression.Id },
                _pending.Size);
        }
        else
        {
            _file.Write(_pending.WithHead().Span, head, _pending.Size);
        }

        _written += _pending.Count;
        _pending.Clear();
    }

    /// <summary>Compresses the values, if that makes them smaller.</summary>
    private bool TryCompress(out int size)
    {
        size = 0;
        var content = _pending.Content;
        if (_options.Values.Compression.Id == FileFormat.NoCompression || content.Length < 2)
            return false;
        if (_compressed.Length < FileFormat.BlockHeadSize + content.Length)
            _compressed = new byte[FileFormat.BlockHeadSize + Math.Max(content.Length, _options.BlockBytes)];
        return _options.Values.Compression.TryCompress(content, _compressed.AsSpan(FileFormat.BlockHeadSize, content.Length - 1), out size)
            && size > 0;
    }
}
