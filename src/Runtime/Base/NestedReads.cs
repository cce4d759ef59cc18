namespace MemFormat.Base;

/// <summary>Reads that the code of types starts inside other reads of the same thread.</summary>
internal static class NestedReads
{
    [ThreadStatic]
    private static int s_count;

    /// <summary>
    /// Whether a failed read leaves its error as it is, for an outer read to locate. To throw again at each level takes more
    /// stack than is left.
    /// </summary>
    public static bool AreDeep => s_count > 1;

    public static void Enter(int most)
    {
        Depth.Check(most - s_count);
        s_count++;
    }

    /// <summary>Ends a read. Also a filter of exceptions: those of inner reads run before those of outer ones.</summary>
    /// <returns>False, always.</returns>
    public static bool Leave()
    {
        s_count--;
        return false;
    }
}
