using System.Collections.ObjectModel;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Collections that tell of their changes.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ObservableCollectionForm<T> : ISequenceForm<ObservableCollection<T>, T>
{
    static int IMemFormatForm.EmptySize => 144;

    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ObservableCollection<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static ObservableCollection<T> Of(T[] items, MemFormatLimits limits) => new(items);
}
