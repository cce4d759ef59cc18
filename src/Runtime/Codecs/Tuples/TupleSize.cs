namespace MemFormat.Codecs.Tuples;

/// <summary>
/// What is known of a tuple's elements, as a number: so that of the tuple is the sum of those of its elements, and a
/// constant to the JIT.
/// </summary>
internal static class TupleSize
{
    private const int CountShift = 48, BitsShift = 32;

    /// <summary>An element that has a presence bit.</summary>
    public const long Present = (1L << CountShift) + (1L << BitsShift);

    /// <summary>An element that has none.</summary>
    public static long Of(int leastSize) => (1L << CountShift) + leastSize;

    /// <summary>How many elements there are.</summary>
    public static int Count(long size) => (int)(size >> CountShift);

    /// <summary>How many of them have a presence bit.</summary>
    public static int PresenceBits(long size) => (ushort)(size >> BitsShift);

    /// <summary>The least bytes of those that have none.</summary>
    public static int LeastSize(long size) => (int)size;
}
