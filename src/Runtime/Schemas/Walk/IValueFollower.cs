namespace MemFormat.Schemas.Walk;

/// <summary>Learns of the unions and references in a value that is stepped over.</summary>
internal interface IValueFollower
{
    /// <summary>A value of a union.</summary>
    /// <param name="reader">Behind the definition, if there is one: at the object or other value in it.</param>
    /// <param name="union">The union's number in the payload.</param>
    /// <param name="tag">The case.</param>
    /// <param name="found">The payload's definition of the case.</param>
    /// <param name="start">The start of the value.</param>
    void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start);

    /// <summary>A reference to an object of the payload. The reader is behind it.</summary>
    void PassReference(scoped ref MemFormatReader reader, int number, long start);

    /// <summary>A reference within extension data.</summary>
    void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start);

    /// <summary>A pooled string that is not null. The reader is behind it.</summary>
    void PassPooled(scoped ref MemFormatReader reader, long start);

    /// <summary>Extension data with tables.</summary>
    void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start);
}
