namespace MemFormat.Wire;

/// <summary>The head of a collection: the count of its elements, and two flags below it.</summary>
internal static class CollectionHead
{
    /// <summary>The whole head of a collection that is null; no other has the flag.</summary>
    public const byte Null = 1;

    /// <summary>A bitmap of the elements that are not null follows.</summary>
    public const uint HasNulls = 2;

    /// <summary>Of extension data: its entries refer to objects that keep their identity, so tables of them stand between.</summary>
    public const uint HasTables = HasNulls;

    public const uint FlagMask = 3;

    /// <summary>Whether collections can have <see cref="HasNulls"/>, or <see cref="CompactList.HasDigits"/> in its place.</summary>
    public static bool HasFlag(WireKind kind, WirePlace element) =>
        element == WirePlace.Present || (element == WirePlace.Compact && kind == WireKind.List);

    public const int CountShift = 2;
}
