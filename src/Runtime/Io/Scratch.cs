namespace MemFormat;

/// <summary>Memory in which the last bytes of a payload stand with zeros behind them. One array per thread is kept.</summary>
internal static class Scratch
{
    private const int MaxKept = 1 << 14;

    [ThreadStatic]
    private static byte[]? s_kept;

    /// <summary>An array of at least the size that nobody else uses.</summary>
    internal static byte[] Rent(int size)
    {
        byte[]? kept = s_kept;
        if (kept is null || kept.Length < size)
        {
            return new byte[Math.Max(size, 256)];
        }

        s_kept = null;
        return kept;
    }

    /// <summary>Keeps the array for the next reader.</summary>
    internal static void Return(byte[] array)
    {
        if (array.Length <= MaxKept)
        {
            s_kept = array;
        }
    }
}
