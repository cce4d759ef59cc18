namespace MemFormat.Codecs.Collections.Forms;

/// <summary>
/// The comparer of a set or map that is read. The hash codes of numbers, dates and the like can be foreseen, so a payload
/// could make all of many keys collide; large collections of them get a comparer that is seeded. Strings are by .NET.
/// </summary>
internal static class KeyComparer
{
    /// <summary>The most keys that are too few to attack.</summary>
    internal const int Large = 256;

    /// <summary>The comparer, or null for the type's default.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static IEqualityComparer<T>? For<T>(int count, MemFormatLimits limits) =>
        SeededHash.IsFor<T>() && count > Large && limits.CollisionResistantKeys ? SeededComparer<T>.Instance : null;

    /// <summary>
    /// Whether a collection may take this many elements with its comparer: the user's choice, or that of a new
    /// collection.
    /// </summary>
    internal static bool IsSafe<T>(IEqualityComparer<T> comparer, int count, MemFormatLimits limits) =>
        For<T>(count, limits) is not { } wanted || ReferenceEquals(comparer, wanted) || !ReferenceEquals(comparer, EqualityComparer<T>.Default);
}
