using System.Collections.Immutable;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Immutable stacks, the bottom first: pushed in this order, they are as they were.</summary>
/// <typeparam name="TStack">The class or the interface that it implements.</typeparam>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableStackForm<TStack, T> : ISequenceForm<TStack, T>
    where TStack : class, IImmutableStack<T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(TStack value, scoped ref PooledItems<T> copy)
    {
        for (IImmutableStack<T> rest = value; !rest.IsEmpty; rest = rest.Pop())
        {
            copy.Add(rest.Peek());
        }

        copy.Items.Reverse();
        return copy.Items;
    }

    /// <inheritdoc/>
    public static TStack Of(T[] items, MemFormatLimits limits) => (TStack)(object)ImmutableStack.Create(items);
}
