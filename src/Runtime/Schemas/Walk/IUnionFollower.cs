namespace MemFormat.Schemas.Walk;

/// <summary>Learns of the unions in a value that is stepped over.</summary>
internal interface IUnionFollower
{
    /// <summary>A value of a union.</summary>
    /// <param name="union">The union's number.</param>
    /// <param name="tag">The case.</param>
    /// <param name="found">The payload's definition of the case.</param>
    /// <param name="start">The start of the value.</param>
    /// <param name="body">The start of the object or other value in it.</param>
    void BeginCase(uint union, ulong tag, WriterCase found, long start, long body);
}
