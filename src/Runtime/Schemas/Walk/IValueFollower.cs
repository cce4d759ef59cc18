namespace MemFormat.Schemas.Walk;

/// <summary>Learns of the unions and references in a value that is stepped over.</summary>
internal interface IValueFollower
{
    /// <summary>A value of a union.</summary>
    /// <param name="union">The union's number.</param>
    /// <param name="tag">The case.</param>
    /// <param name="found">The payload's definition of the case.</param>
    /// <param name="start">The start of the value.</param>
    /// <param name="body">The start of the object or other value in it.</param>
    void BeginCase(uint union, ulong tag, WriterCase found, long start, long body);

    /// <summary>A reference to an object of the payload.</summary>
    void PassReference(int number, long start, long end);

    /// <summary>A reference within extension data.</summary>
    void PassKept(KeptObject kept, long start, long end);

    /// <summary>Extension data with tables.</summary>
    void PassTables(ReadOnlySpan<byte> entries, long start, long end);
}
