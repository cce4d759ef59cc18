using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Pairs as tuples of key and value.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Tuple)]
public struct KeyValuePairForm<TKey, TValue> : ITupleForm<KeyValuePair<TKey, TValue>, ValueTuple<TKey, TValue>>
{
    public static string[]? Names => ["Key", "Value"];

    public static ValueTuple<TKey, TValue> ToTuple(KeyValuePair<TKey, TValue> value) => new(value.Key, value.Value);

    public static KeyValuePair<TKey, TValue> ToValue(ValueTuple<TKey, TValue> tuple) => new(tuple.Item1, tuple.Item2);
}

/// <summary>
/// Lazy values as tuples of one element. Writing a <c>Lazy&lt;T&gt;</c> evaluates it. One that you read already has its
/// value.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Tuple)]
#nullable disable annotations // So that it is the form of both annotations of the type.
public struct LazyForm<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] T>
    : ITupleForm<Lazy<T>, ValueTuple<T>>
{
#nullable restore annotations
    public static string[]? Names => ["Value"];

    public static ValueTuple<T> ToTuple(Lazy<T> value) => new(value.Value);

    public static Lazy<T> ToValue(ValueTuple<T> tuple) => new(tuple.Item1);
}

/// <summary>Ranges as tuples of start and end.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Range)]
public struct RangeForm : ITupleForm<Range, ValueTuple<Index, Index>>
{
    public static string[]? Names => ["Start", "End"];

    public static ValueTuple<Index, Index> ToTuple(Range value) => new(value.Start, value.End);

    public static Range ToValue(ValueTuple<Index, Index> tuple) => new(tuple.Item1, tuple.Item2);
}
