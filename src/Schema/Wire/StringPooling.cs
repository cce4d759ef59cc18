namespace MemFormat.Wire;

/// <summary>
/// Which pooled strings a writer looks for. A reader does not depend on it; all writers have it in common, so that equal values have
/// equal bytes.
/// </summary>
internal static class StringPooling
{
    /// <summary>The most strings that are found again.</summary>
    public const int MostEntries = (1 << 16) - 1;

    /// <summary>How many new strings are looked at before it is decided whether looking pays.</summary>
    public const int Window = 256;

    /// <summary>How many must be found among them.</summary>
    public const int LeastFound = Window / 8;

    /// <summary>
    /// How often the strings that are written without a look double, beginning with twice <see cref="Window"/>, as long as too few
    /// are found.
    /// </summary>
    public const int MostLevel = 8;
}
