using System.Collections.ObjectModel;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Collections meant as base classes, used directly.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List, initialSize: 56, isFillable: true)]
public struct CollectionForm<T> : ISequenceForm<Collection<T>, T>
{
    public static Collection<T> Of(T[] items, MemFormatLimits limits) => new(Lists.Of(items));
}

/// <summary>Collections that notify of their changes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List, initialSize: 120, isFillable: true)]
public struct ObservableCollectionForm<T> : ISequenceForm<ObservableCollection<T>, T>
{
    static int IMemFormatForm.EmptySize => 144;

    public static ObservableCollection<T> Of(T[] items, MemFormatLimits limits) => new(items);
}

/// <summary>Read-only views. A reader makes a view of an array.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List)]
public struct ReadOnlyCollectionForm<T> : ISequenceForm<ReadOnlyCollection<T>, T>
{
    public static ReadOnlyCollection<T> Of(T[] items, MemFormatLimits limits) => new(items);
}

/// <summary>Read-only views of collections that notify of their changes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List)]
public struct ReadOnlyObservableCollectionForm<T> : ISequenceForm<ReadOnlyObservableCollection<T>, T>
{
    static int IMemFormatForm.EmptySize => 336;

    public static ReadOnlyObservableCollection<T> Of(T[] items, MemFormatLimits limits) => new(new ObservableCollection<T>(items));
}
