using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Stacks, the bottom first: pushed in this order, they are as they were.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct StackForm<T> : ISequenceForm<Stack<T>, T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(Stack<T> value, scoped ref PooledItems<T> copy)
    {
        value.CopyTo(copy.Rent(value.Count), 0);
        copy.Items.Reverse();
        return copy.Items;
    }

    /// <inheritdoc/>
    public static Stack<T> Of(T[] items, MemFormatLimits limits) => new(items);
}
