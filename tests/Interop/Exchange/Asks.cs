namespace MemFormat.Interop.Tests;

/// <summary>What is done with a payload in TypeScript (page/exchange.mjs).</summary>
public enum Asks
{
    /// <summary>It is read and written.</summary>
    Value,

    /// <summary>It is read and written, with the same bytes or those expected.</summary>
    Same,

    /// <summary>It is read and written twice. The second time the bytes are those of the first.</summary>
    Stable,

    /// <summary>It is read, if that is no <c>MemFormatError</c>, and written.</summary>
    Anything,

    /// <summary>Reading it is a <c>MemFormatError</c>.</summary>
    Error,

    /// <summary>All that is shorter is a <c>MemFormatError</c>.</summary>
    Truncations,

    /// <summary>The values of a stream are read as they come in pieces, and written.</summary>
    Pieces,

    /// <summary>The same, with a decompressor for Zstandard.</summary>
    Compressed,

    /// <summary>The values of a stream are read, and written as a stream.</summary>
    Rewrite,

    /// <summary>Those of a stream that the server writes.</summary>
    Fetch,

    /// <summary>The same, and the server hears of each value that was read. Values that no one wants are not read.</summary>
    Leave,
}
