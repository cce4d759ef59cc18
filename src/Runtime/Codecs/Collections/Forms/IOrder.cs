using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Where sorted collections that are read get their comparer from. Implemented by empty structs.</summary>
/// <typeparam name="T">The type of what is compared.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IOrder<T>
{
    /// <summary>The comparer, or null for the type's own.</summary>
    static abstract IComparer<T>? Comparer { get; }
}
