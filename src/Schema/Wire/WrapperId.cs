namespace MemFormat.Wire;

/// <summary>What payloads know a compression by.</summary>
internal enum WrapperId : byte
{
    /// <summary>In no payload.</summary>
    None = 0,

    Brotli = 1,

    /// <summary>The first of those that other packages bring; the ones below are MemFormat's own.</summary>
    FirstOfOthers = 64,
}
