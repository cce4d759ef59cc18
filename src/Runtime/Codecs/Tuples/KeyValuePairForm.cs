using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Pairs as tuples of key and value.</summary>
/// <typeparam name="TKey">The type of the key.</typeparam>
/// <typeparam name="TValue">The type of the value.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct KeyValuePairForm<TKey, TValue> : ITupleForm<KeyValuePair<TKey, TValue>, ValueTuple<TKey, TValue>>
{
    /// <inheritdoc/>
    public static string[]? Names => ["Key", "Value"];

    /// <inheritdoc/>
    public static ValueTuple<TKey, TValue> ToTuple(KeyValuePair<TKey, TValue> value) => new(value.Key, value.Value);

    /// <inheritdoc/>
    public static KeyValuePair<TKey, TValue> ToValue(ValueTuple<TKey, TValue> tuple) => new(tuple.Item1, tuple.Item2);
}
