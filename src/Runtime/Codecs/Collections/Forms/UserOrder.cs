using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>The comparer of a member's <see cref="MemComparerAttribute"/>.</summary>
/// <typeparam name="T">The type of what is compared.</typeparam>
/// <typeparam name="TComparer">The type of the comparer.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UserOrder<T, TComparer> : IOrder<T>
    where TComparer : IComparer<T>, new()
{
    private static readonly IComparer<T> s_comparer = new TComparer();

    /// <inheritdoc/>
    public static IComparer<T>? Comparer => s_comparer;
}
