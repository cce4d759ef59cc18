using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>The comparer of a member's <see cref="MemComparerAttribute"/>.</summary>
/// <typeparam name="T">The type of the keys.</typeparam>
/// <typeparam name="TComparer">The type of the comparer.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UserEquality<T, TComparer> : IEquality<T>
    where TComparer : IEqualityComparer<T>, new()
{
    private static readonly IEqualityComparer<T> s_comparer = new TComparer();

    /// <inheritdoc/>
    public static IEqualityComparer<T>? For(int count, MemFormatLimits limits) => s_comparer;
}
