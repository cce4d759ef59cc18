using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Where hash tables that are read get their comparer from. Implemented by empty structs.</summary>
/// <typeparam name="T">The type of the keys.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IEquality<T>
{
    /// <summary>The comparer, or null for the type's own.</summary>
    /// <param name="count">How many keys there are.</param>
    /// <param name="limits">The limits of the read.</param>
    static abstract IEqualityComparer<T>? For(int count, MemFormatLimits limits);
}
