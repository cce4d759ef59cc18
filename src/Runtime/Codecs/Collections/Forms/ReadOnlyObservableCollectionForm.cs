using System.Collections.ObjectModel;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Read-only views of collections that tell of their changes.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyObservableCollectionForm<T> : ISequenceForm<ReadOnlyObservableCollection<T>, T>
{
    static int IMemFormatForm.EmptySize => 336;

    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ReadOnlyObservableCollection<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static ReadOnlyObservableCollection<T> Of(T[] items, MemFormatLimits limits) => new(new ObservableCollection<T>(items));
}
