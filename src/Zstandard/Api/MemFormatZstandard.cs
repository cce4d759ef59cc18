using MemFormat.Zstandard;

namespace MemFormat;

/// <summary>Zstandard for <see cref="MemFormatOptions.Compression"/>. Nothing needs to be installed for it.</summary>
public static class MemFormatZstandard
{
    // One instance per level, so that equal options compare equal and share what calls work with.
    private static readonly MemFormatCompression?[] s_known =
        new MemFormatCompression?[MemFormatZstandardOptions.Smallest - MemFormatZstandardOptions.Fastest + 1];

    /// <summary>Zstandard with a level.</summary>
    /// <param name="level">From -7 (fastest) to 22 (smallest). It matters for writing only: you can read every level.</param>
    /// <exception cref="ArgumentOutOfRangeException">The level is below -7 or above 22.</exception>
    public static MemFormatCompression Zstd(int level = MemFormatZstandardOptions.UsualLevel)
    {
        var options = new MemFormatZstandardOptions { Level = level };
        ref var known = ref s_known[level - MemFormatZstandardOptions.Fastest];
        return Volatile.Read(ref known) ?? Interlocked.CompareExchange(ref known, With(options), null) ?? known;
    }

    /// <summary>Zstandard with a dictionary, checksums or long distances. Keep the result: it holds memory to work with.</summary>
    /// <param name="options">What to write with, and the dictionaries to read with.</param>
    /// <exception cref="ArgumentException">Two different dictionaries have the same id.</exception>
    public static MemFormatCompression With(MemFormatZstandardOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        return new ZstdCompression(options);
    }
}
