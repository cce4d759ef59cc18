namespace MemFormat.FSharp;

/// <summary>A set as an array, in its order.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <param name="Values">The elements.</param>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly partial record struct SetSurrogate<T>(T[] Values) : IMemSurrogate<SetSurrogate<T>, FSharpSet<T>>
{
    /// <summary>The form that is stored.</summary>
    /// <param name="value">The value.</param>
    public static SetSurrogate<T> From(FSharpSet<T> value) => new([.. value]);

    /// <summary>The value again.</summary>
    public FSharpSet<T> ToValue() => SetModule.OfArray(Values);
}
