using System.ComponentModel;
using MemFormat.Codecs.Collections.Forms;

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

/// <summary>Where sorted collections that are read get their comparer from. Implemented by empty structs.</summary>
/// <typeparam name="T">The type of what is compared.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IOrder<T>
{
    /// <summary>The comparer, or null for the type's own.</summary>
    static abstract IComparer<T>? Comparer { get; }
}

/// <summary>The comparer that <see cref="KeyComparer"/> chooses.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DefaultEquality<T> : IEquality<T>
{
    public static IEqualityComparer<T>? For(int count, MemFormatLimits limits) => KeyComparer.For<T>(count, limits);
}

/// <summary>The order that the type itself has.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DefaultOrder<T> : IOrder<T>
{
    public static IComparer<T>? Comparer => null;
}

/// <summary>The comparer of a member's <see cref="MemComparerAttribute"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UserEquality<T, TComparer> : IEquality<T>
    where TComparer : IEqualityComparer<T>, new()
{
    private static readonly IEqualityComparer<T> s_comparer = new TComparer();

    public static IEqualityComparer<T>? For(int count, MemFormatLimits limits) => s_comparer;
}

/// <summary>The comparer of a member's <see cref="MemComparerAttribute"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UserOrder<T, TComparer> : IOrder<T>
    where TComparer : IComparer<T>, new()
{
    private static readonly IComparer<T> s_comparer = new TComparer();

    public static IComparer<T>? Comparer => s_comparer;
}
