namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A list, a set or a tuple in the order of enumeration, or a stack from the bottom.</summary>
internal sealed record ListValue(IReadOnlyList<object?> Elements);

/// <summary>A map, in the order of enumeration.</summary>
internal sealed record MapValue(IReadOnlyList<(object Key, object? Value)> Entries);
