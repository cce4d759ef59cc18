using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Takes elements from a type of memory, and makes memory from elements. Empty structs implement it.</summary>
/// <typeparam name="TMemory">The type of the memory.</typeparam>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemoryForm<TMemory, T>
{
    /// <summary>Whether the value is written as a null list.</summary>
    static virtual bool IsNull(TMemory value) => false;

    /// <summary>Returns the elements.</summary>
    static abstract ReadOnlySpan<T> Items(TMemory value);

    /// <summary>Makes memory of the elements; null gives empty memory.</summary>
    static abstract TMemory Of(T[]? items);
}

/// <summary>Memory.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Memory)]
public struct MemoryForm<T> : IMemoryForm<Memory<T>, T>
{
    public static ReadOnlySpan<T> Items(Memory<T> value) => value.Span;

    public static Memory<T> Of(T[]? items) => items;
}

/// <summary>Read-only memory.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Memory)]
public struct ReadOnlyMemoryForm<T> : IMemoryForm<ReadOnlyMemory<T>, T>
{
    public static ReadOnlySpan<T> Items(ReadOnlyMemory<T> value) => value.Span;

    public static ReadOnlyMemory<T> Of(T[]? items) => items;
}

/// <summary>Segments of arrays. A segment without an array is a null list.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Memory)]
public struct ArraySegmentForm<T> : IMemoryForm<ArraySegment<T>, T>
{
    public static bool IsNull(ArraySegment<T> value) => value.Array is null;

    // An array of a derived type is fine here: nothing is stored into it.
    public static ReadOnlySpan<T> Items(ArraySegment<T> value) => new(value.Array, value.Offset, value.Count);

    public static ArraySegment<T> Of(T[]? items) => items is null ? default : new ArraySegment<T>(items);
}

/// <summary>Sequences of one segment. The codec writes those of several.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Memory)]
public struct ReadOnlySequenceForm<T> : IMemoryForm<ReadOnlySequence<T>, T>
{
    public static ReadOnlySpan<T> Items(ReadOnlySequence<T> value) => value.FirstSpan;

    public static ReadOnlySequence<T> Of(T[]? items) => items is null ? default : new ReadOnlySequence<T>(items);
}
