namespace MemFormat.Codecs;

/// <summary>Values of the base class library that hold others.</summary>
internal static class Nesting
{
    /// <summary>The bytes of an object beside its fields.</summary>
    internal const int ObjectHeader = 16;

    /// <summary>
    /// Whether values of the type count as a level of nesting. Only types without references surely cannot contain
    /// themselves.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsCounted<T>() => RuntimeHelpers.IsReferenceOrContainsReferences<T>();
}
