namespace MemFormat.FSharp;

/// <summary>A map as a dictionary.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <param name="Values">The entries.</param>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly partial record struct MapSurrogate<TKey, TValue>(Dictionary<TKey, TValue> Values)
    : IMemSurrogate<MapSurrogate<TKey, TValue>, FSharpMap<TKey, TValue>>
    where TKey : notnull
{
    /// <summary>The form that is stored.</summary>
    /// <param name="value">The value.</param>
    public static MapSurrogate<TKey, TValue> From(FSharpMap<TKey, TValue> value) => new(value.ToDictionary(entry => entry.Key, entry => entry.Value));

    /// <summary>The value again.</summary>
    public FSharpMap<TKey, TValue> ToValue() => new(Values.Select(entry => Tuple.Create(entry.Key, entry.Value)));
}
