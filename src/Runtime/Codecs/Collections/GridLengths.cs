namespace MemFormat.Codecs.Collections;

/// <summary>The lengths of an array of several dimensions.</summary>
internal static class GridLengths
{
    /// <summary>No array has more dimensions here.</summary>
    internal const int MaxRank = 4;

    /// <summary>
    /// The number of elements, or -1 if no array can have these lengths. A length of 0 does not help, because .NET
    /// multiplies one after another.
    /// </summary>
    internal static int Count(ReadOnlySpan<int> lengths)
    {
        ulong count = 1, largest = 1;
        foreach (var length in lengths)
        {
            // Both factors are below 2^31.
            count *= (uint)length;
            largest *= Math.Max((uint)length, 1);
            if (length < 0 || largest > (ulong)Array.MaxLength)
                return -1;
        }

        return (int)count;
    }
}
