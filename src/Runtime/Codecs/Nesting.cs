using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Values of the base class library that hold others.</summary>
internal static class Nesting
{
    /// <summary>The bytes of an object beside its fields.</summary>
    internal const int ObjectHeader = 16;

    /// <summary>
    /// Whether values of the type count as a level of nesting. Nobody can prove here that what is in them does not lead back
    /// to them; only what holds no reference cannot.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsCounted<T>() => RuntimeHelpers.IsReferenceOrContainsReferences<T>();
}
