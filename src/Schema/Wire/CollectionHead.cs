namespace MemFormat.Wire;

/// <summary>The head of a collection: the count of its elements, and two flags below it.</summary>
internal static class CollectionHead
{
    /// <summary>The whole head of a collection that is null; no other has the flag.</summary>
    public const byte Null = 1;

    /// <summary>A bitmap of the elements that are not null follows.</summary>
    public const uint HasNulls = 2;

    public const uint FlagMask = 3;

    public const int CountShift = 2;
}
