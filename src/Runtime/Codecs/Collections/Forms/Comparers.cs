using MemFormat.Codecs.Collections.Forms;

namespace MemFormat.Codecs;

/// <summary>Gives hash tables their comparer when they are read. Empty structs implement it.</summary>
/// <typeparam name="T">The type of the keys.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IEquality<T>
{
    /// <summary>The comparer, or null for the type's default.</summary>
    /// <param name="count">The number of keys.</param>
    /// <param name="limits">The limits of the read.</param>
    static abstract IEqualityComparer<T>? For(int count, MemFormatLimits limits);
}

/// <summary>Gives sorted collections their comparer when they are read. Empty structs implement it.</summary>
/// <typeparam name="T">The type to compare.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IOrder<T>
{
    /// <summary>The comparer, or null for the type's default.</summary>
    static abstract IComparer<T>? Comparer { get; }
}

/// <summary>The comparer chosen by <see cref="KeyComparer"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct DefaultEquality<T> : IEquality<T>
{
    public static IEqualityComparer<T>? For(int count, MemFormatLimits limits) => KeyComparer.For<T>(count, limits);
}

/// <summary>The default order of the type.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct DefaultOrder<T> : IOrder<T>
{
    public static IComparer<T>? Comparer => null;
}

/// <summary>The comparer of a member's <see cref="MemComparerAttribute"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct UserEquality<T, TComparer> : IEquality<T>
    where TComparer : IEqualityComparer<T>, new()
{
    private static readonly IEqualityComparer<T> s_comparer = new TComparer();

    public static IEqualityComparer<T>? For(int count, MemFormatLimits limits) => s_comparer;
}

/// <summary>The comparer of a member's <see cref="MemComparerAttribute"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct UserOrder<T, TComparer> : IOrder<T>
    where TComparer : IComparer<T>, new()
{
    private static readonly IComparer<T> s_comparer = new TComparer();

    public static IComparer<T>? Comparer => s_comparer;
}
