namespace MemFormat.Files.Blocks;

/// <summary>The blocks that were found, in the file's order, within the memory that the caller allows.</summary>
/// <param name="limits">The caller's limits.</param>
internal sealed class BlockList(MemFormatLimits limits)
{
    /// <summary>What a block takes at most in all lists and tables, with their growth.</summary>
    public const int ValuesSize = 256, SchemaSize = 512;

    private long _left = limits.MaxMemoryBytes;

    /// <summary>All of them.</summary>
    public List<BlockPlace> All { get; } = [];

    /// <exception cref="MemFileException">There are more than <see cref="MemFormatLimits.MaxMemoryBytes"/> allows.</exception>
    public void Add(in BlockPlace place)
    {
        _left -= SizeOf(place);
        if (_left < 0)
            throw new MemFileException($"The file has more blocks than {nameof(MemFormatLimits.MaxMemoryBytes)} allows.", place.Offset);
        All.Add(place);
    }

    /// <summary>Takes back the last one.</summary>
    public void RemoveLast()
    {
        _left += SizeOf(All[^1]);
        All.RemoveAt(All.Count - 1);
    }

    /// <summary>Takes back all.</summary>
    public void Clear()
    {
        _left = limits.MaxMemoryBytes;
        All.Clear();
    }

    private static int SizeOf(in BlockPlace place) => place.Count > 0 ? ValuesSize : SchemaSize;
}
