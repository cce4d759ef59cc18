using System.Collections.Frozen;
using System.Collections.ObjectModel;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Hash sets with a comparer. Those without one have their own codec.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Set, initialSize: 64, isFillable: true, isCompared: true)]
[CodecFor<ISet<object>>(CodedSlot.Set, initialSize: 64, isFillable: true, isCompared: true)]
[CodecFor<IReadOnlySet<object>>(CodedSlot.Set, initialSize: 64, isCompared: true)]
public struct HashSetForm<T, TEquality> : ISequenceForm<HashSet<T>, T>, INodeForm
    where TEquality : struct, IEquality<T>
{
    public static HashSet<T> Of(T[] items, MemFormatLimits limits) => Collisions.SetOf(items, TEquality.For(items.Length, limits), limits);
}

/// <summary>Sorted sets. The set sorts the elements itself and builds its tree in one go.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Set, initialSize: 48, isFillable: true)]
public struct SortedSetForm<T, TOrder> : ISequenceForm<SortedSet<T>, T>, INodeForm
    where TOrder : struct, IOrder<T>
{
    public static SortedSet<T> Of(T[] items, MemFormatLimits limits) => new(items, TOrder.Comparer);
}

/// <summary>Frozen sets.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Set)]
public struct FrozenSetForm<T, TEquality> : ISequenceForm<FrozenSet<T>, T>, INodeForm
    where TEquality : struct, IEquality<T>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    public static ReadOnlySpan<T> Items(FrozenSet<T> value, scoped ref PooledItems<T> copy) => value.Items.AsSpan();

    public static FrozenSet<T> Of(T[] items, MemFormatLimits limits) =>
        Collisions.SetOf(items, TEquality.For(items.Length, limits), limits).ToFrozenSet(TEquality.For(items.Length, limits));
}

#if NET10_0_OR_GREATER
/// <summary>Read-only views of sets. A reader makes a view of a new hash set.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Set)]
public struct ReadOnlySetForm<T, TEquality> : ISequenceForm<ReadOnlySet<T>, T>, INodeForm
    where TEquality : struct, IEquality<T>
{
    public static ReadOnlySet<T> Of(T[] items, MemFormatLimits limits) =>
        new(Collisions.SetOf(items, TEquality.For(items.Length, limits), limits));
}
#endif
