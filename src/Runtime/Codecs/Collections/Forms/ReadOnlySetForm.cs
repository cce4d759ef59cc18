#if NET10_0_OR_GREATER
using System.Collections.ObjectModel;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Read-only views of sets; what is read is a view of a hash set.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlySetForm<T, TEquality> : ISequenceForm<ReadOnlySet<T>, T>
    where TEquality : struct, IEquality<T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ReadOnlySet<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static ReadOnlySet<T> Of(T[] items, MemFormatLimits limits) => new(new HashSet<T>(items, TEquality.For(items.Length, limits)));
}
#endif
