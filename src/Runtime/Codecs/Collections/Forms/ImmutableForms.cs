using System.Collections.Immutable;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Immutable lists.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List)]
[CodecFor<IImmutableList<object>>(CodedSlot.List)]
public struct ImmutableListForm<T> : ISequenceForm<ImmutableList<T>, T>, INodeForm
{
    public static ImmutableList<T> Of(T[] items, MemFormatLimits limits) => ImmutableList.Create(items);
}

/// <summary>Immutable hash sets.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Set)]
[CodecFor<IImmutableSet<object>>(CodedSlot.Set)]
public struct ImmutableHashSetForm<T, TEquality> : ISequenceForm<ImmutableHashSet<T>, T>, INodeForm
    where TEquality : struct, IEquality<T>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    public static ImmutableHashSet<T> Of(T[] items, MemFormatLimits limits)
    {
        var comparer = TEquality.For(items.Length, limits);
        Collisions.Fit(items, comparer, items.Length, limits);
        return ImmutableHashSet.Create(comparer, items);
    }
}

/// <summary>Immutable sorted sets.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Set)]
public struct ImmutableSortedSetForm<T, TOrder> : ISequenceForm<ImmutableSortedSet<T>, T>, INodeForm
    where TOrder : struct, IOrder<T>
{
    public static ImmutableSortedSet<T> Of(T[] items, MemFormatLimits limits) => ImmutableSortedSet.Create(TOrder.Comparer, items);
}

/// <summary>Immutable queues, the first element first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List)]
[CodecFor<IImmutableQueue<object>>(CodedSlot.List)]
public struct ImmutableQueueForm<T> : ISequenceForm<ImmutableQueue<T>, T>, INodeForm
{
    // Its enumerator is an object for who knows the queue as a sequence only.
    public static ReadOnlySpan<T> Items(ImmutableQueue<T> value, scoped ref PooledItems<T> copy)
    {
        foreach (var item in value)
            copy.Add(item);

        return copy.Items;
    }

    public static ImmutableQueue<T> Of(T[] items, MemFormatLimits limits) => ImmutableQueue.Create(items);
}

/// <summary>Immutable stacks, the bottom first: pushing in this order restores the stack.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor<ImmutableStack<object>>(CodedSlot.List)]
[CodecFor<IImmutableStack<object>>(CodedSlot.List)]
public struct ImmutableStackForm<TStack, T> : ISequenceForm<TStack, T>, INodeForm
    where TStack : class, IImmutableStack<T>
{
    public static ReadOnlySpan<T> Items(TStack value, scoped ref PooledItems<T> copy)
    {
        for (IImmutableStack<T> rest = value; !rest.IsEmpty; rest = rest.Pop())
            copy.Add(rest.Peek());

        copy.Items.Reverse();
        return copy.Items;
    }

    public static TStack Of(T[] items, MemFormatLimits limits) => (TStack)(object)ImmutableStack.Create(items);
}
