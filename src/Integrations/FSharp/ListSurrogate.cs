namespace MemFormat.FSharp;

/// <summary>A list as an array.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <param name="Values">The elements.</param>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly partial record struct ListSurrogate<T>(T[] Values) : IMemSurrogate<ListSurrogate<T>, FSharpList<T>>
{
    /// <summary>The form that is stored.</summary>
    /// <param name="value">The value.</param>
    public static ListSurrogate<T> From(FSharpList<T> value) => new([.. value]);

    /// <summary>The value again.</summary>
    public FSharpList<T> ToValue() => ListModule.OfArray(Values);
}
