namespace MemFormat.Files.Blocks;

/// <summary>Where a block is, and what the index says of it.</summary>
/// <param name="Offset">Where it begins.</param>
/// <param name="End">Where it ends.</param>
/// <param name="First">The number of the first value.</param>
/// <param name="Count">How many values it holds; 0 for a schema.</param>
/// <param name="Schema">The number of its schema.</param>
internal readonly record struct BlockPlace(long Offset, long End, long First, int Count, int Schema)
{
    /// <summary>The number after its last value.</summary>
    public long Last => First + Count;

    public static BlockPlace Of(in BlockHead head) => new(head.Offset, head.End, head.First, head.Count, head.Schema);
}
