namespace MemFormat.Wire;

/// <summary>What payloads know the algorithms by that MemFormat itself has.</summary>
internal enum WrapperId : byte
{
    /// <summary>In no payload.</summary>
    None = 0,

    Brotli = 1,
}
