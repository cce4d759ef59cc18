namespace MemFormat.Schemas.Walk;

/// <summary>Learns of the unions in a value that is stepped over.</summary>
internal interface IUnionFollower
{
    /// <summary>A value of a union.</summary>
    /// <param name="union">The union's number.</param>
    /// <param name="tag">The case.</param>
    /// <param name="found">What the payload says of it.</param>
    /// <param name="start">Where the value starts.</param>
    /// <param name="body">Where the object or other value in it starts.</param>
    void BeginCase(uint union, ulong tag, WriterCase found, long start, long body);
}
