using MemFormat.Files.Io;
using MemFormat.Wire;

namespace MemFormat.Files.Blocks;

/// <summary>The blocks of a file, whatever the type of its values.</summary>
internal sealed class FileBlocks : IDisposable
{
    /// <summary>What stands before a descriptor in a schema's block, at most.</summary>
    private const int SchemaHeadSize = 1 + Numbers.MaxSize;

    private readonly FileSource _source;
    private readonly MemFileOptions _options;
    private readonly byte[] _sync;
    private readonly Dictionary<int, BlockPlace> _schemas = [];
    private readonly List<BlockPlace> _values = [];

    private FileBlocks(FileSource source, MemFileOptions options)
    {
        (_source, _options) = (source, options);
        Span<byte> head = stackalloc byte[FileFormat.HeadSize];
        _sync = FileHead.Sync(head[..source.Read(0, head)]);
        var blocks = new BlockList(options.Values.Limits);
        All = blocks.All;
        var index = BlockIndex.TryRead(source, _sync, blocks);
        HasIndex = index is not null;
        End = index?.Offset ?? new BlockScan(source, _sync, blocks).Run();
        foreach (var block in All)
        {
            if (block.Count > 0)
                _values.Add(block);
            else
                _schemas.TryAdd(block.Schema, block);
            LastSchema = Math.Max(LastSchema, block.Schema);
        }

        // A schema at the end has a number, too: the values before it may be lost.
        Count = index?.First ?? (All.Count > 0 ? All[^1].Last : 0);
        TornBytes = HasIndex ? 0 : source.Length - End;
    }

    /// <summary>All blocks in the file's order, without the index.</summary>
    public List<BlockPlace> All { get; }

    /// <summary>The blocks of values.</summary>
    public IReadOnlyList<BlockPlace> Values => _values;

    /// <summary>The numbers of the schemas.</summary>
    public IReadOnlyCollection<int> SchemaNumbers => _schemas.Keys;

    /// <summary>The highest number of a schema; 0 if there is none.</summary>
    public int LastSchema { get; }

    /// <summary>The marker before each block.</summary>
    public ReadOnlySpan<byte> Sync => _sync;

    /// <summary>Where the next block would begin.</summary>
    public long End { get; }

    /// <summary>How many values there are, those in damaged blocks included.</summary>
    public long Count { get; }

    /// <summary>The bytes behind <see cref="End"/> that are no whole block.</summary>
    public long TornBytes { get; }

    /// <summary>Whether the last writer came to its end.</summary>
    public bool HasIndex { get; }

    /// <summary>The file's size.</summary>
    public long Length => _source.Length;

    /// <summary>Reads head and blocks of a file, which it then owns.</summary>
    /// <param name="source">The file.</param>
    /// <param name="options">The limits of all that is read of it.</param>
    /// <exception cref="MemFileException">It is another kind of file, its head is damaged, or it has more blocks than the limits allow.</exception>
    public static FileBlocks Read(FileSource source, MemFileOptions options)
    {
        try
        {
            return new FileBlocks(source, options);
        }
        catch
        {
            source.Dispose();
            throw;
        }
    }

    /// <summary>The head of a block.</summary>
    /// <exception cref="MemFileException">It is damaged.</exception>
    public BlockHead Head(in BlockPlace place)
    {
        Span<byte> head = stackalloc byte[FileFormat.BlockHeadSize];
        _source.Read(place.Offset, head);
        return Head(head, place);
    }

    /// <summary>The content of a block, whole and decompressed.</summary>
    /// <param name="place">The block.</param>
    /// <param name="compressions">What blocks may be compressed with.</param>
    /// <exception cref="MemFileException">The block is damaged, larger than the limits, or compressed with something else.</exception>
    public BlockBytes Content(in BlockPlace place, params ReadOnlySpan<MemFormatCompression> compressions)
    {
        var size = place.End - place.Offset;
        if (size - FileFormat.BlockHeadSize > _options.MostPlain(isCompressed: false))
            throw TooLarge(place, size - FileFormat.BlockHeadSize);

        // An index claims sizes. The head of a large block is looked at before the rest.
        if (size > Arrays.FirstSize)
            Head(place);
        var bytes = _source.Take(place.Offset, (int)size);
        try
        {
            var head = Head(bytes.Span, place);
            var stored = bytes.Span[FileFormat.BlockHeadSize..];
            if (Checksums.Of(stored) != head.Checksum)
                throw Damaged(place);
            if (head.Compression == FileFormat.NoCompression)
                return bytes.From(FileFormat.BlockHeadSize);
            if (head.Plain > _options.MostPlain(isCompressed: true))
                throw TooLarge(place, head.Plain);
            var plain = Decompress(stored, head, compressions);
            bytes.Dispose();
            return plain;
        }
        catch
        {
            bytes.Dispose();
            throw;
        }
    }

    /// <summary>A schema, in the form of an inline header.</summary>
    /// <exception cref="MemFileException">The file has none of the number, it is damaged, or larger than the limits.</exception>
    public byte[] Schema(int number)
    {
        if (!_schemas.TryGetValue(number, out var place))
            throw new MemFileException($"The file has no schema {number}, or it is damaged.", 0) { IsDamage = true };
        if (place.End - place.Offset - FileFormat.BlockHeadSize > (long)_options.Values.Limits.MaxDescriptorBytes + SchemaHeadSize)
            throw new MemFileException($"A schema exceeds {nameof(MemFormatLimits.MaxDescriptorBytes)}.", place.Offset);
        using var content = Content(place);
        return content.Span.ToArray();
    }

    /// <summary>The number of a schema that the file has; 0 if it has none like it.</summary>
    public int NumberOf(ReadOnlySpan<byte> schema)
    {
        foreach (var (number, place) in _schemas)
        {
            if (place.End - place.Offset != (long)FileFormat.BlockHeadSize + schema.Length)
                continue;
            try
            {
                using var content = Content(place);
                if (content.Span.SequenceEqual(schema))
                    return number;
            }
            catch (MemFileException)
            {
                // A damaged one is like no other.
            }
        }

        return 0;
    }

    public void Dispose() => _source.Dispose();

    private static MemFileException Damaged(in BlockPlace place) =>
        new($"A block is damaged: {place.Count} values from number {place.First} on. Set SkipDamaged to read the others.", place.Offset)
        {
            IsDamage = true,
        };

    private MemFileException TooLarge(in BlockPlace place, long size) => new($"A block exceeds {_options.LimitsOf(size)}.", place.Offset);

    private BlockHead Head(ReadOnlySpan<byte> bytes, in BlockPlace place) =>
        BlockHead.TryRead(bytes, _sync, place.Offset, out var head) && head.Kind != BlockKind.Index && BlockPlace.Of(head) == place
            ? head
            : throw Damaged(place);

    private static BlockBytes Decompress(ReadOnlySpan<byte> stored, in BlockHead head, ReadOnlySpan<MemFormatCompression> compressions)
    {
        foreach (var compression in compressions)
        {
            if (compression.Id != head.Compression)
                continue;
            using var plain = new PlainBuffer(head.Plain, head.Stored);
            try
            {
                if (compression.TryDecompress(stored, plain, head.Plain) && plain.Complete() is { } content)
                    return content;
            }
            catch (Exception exception) when (exception is not (OperationCanceledException or OutOfMemoryException))
            {
                throw new MemFileException($"A block is not valid {compression} data: {exception.Message}", head.Offset, exception)
                {
                    IsDamage = true,
                };
            }

            throw new MemFileException($"A block is not valid {compression} data.", head.Offset) { IsDamage = true };
        }

        var name = (WrapperId)head.Compression switch
        {
            WrapperId.Brotli => "Brotli",
            WrapperId.Zstandard => "Zstandard",
            var id => $"the compression with the id {(byte)id}",
        };
        throw new MemFileException($"A block is compressed with {name}. Set MemFileOptions.Values.Compression to it.", head.Offset);
    }
}
