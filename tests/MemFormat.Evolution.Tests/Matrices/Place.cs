namespace MemFormat.Evolution.Tests;

/// <summary>Where a member holds values of a kind.</summary>
internal enum Place
{
    Plain,
    Nullable,
    Compact,
    CompactNullable,
    List,
    Array,
    NullableList,
    CompactList,
    Values,
    Keys,
}
