namespace MemFormat.Wire;

/// <summary>The numbers of compressions in payloads.</summary>
internal enum WrapperId : byte
{
    /// <summary>In no payload. In a part of a stream: the compression goes on.</summary>
    None = 0,

    Brotli = 1,

    /// <summary>One frame of RFC 8878. The package MemFormat.Zstandard has it.</summary>
    Zstandard = 2,

    /// <summary>The first number for other packages. MemFormat uses the lower ones.</summary>
    FirstOfOthers = 64,
}
