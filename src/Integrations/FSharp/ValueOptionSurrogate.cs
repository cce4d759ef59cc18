namespace MemFormat.FSharp;

/// <summary>A value option, which is a struct and says itself whether it has a value.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <param name="IsSome">Whether there is a value.</param>
/// <param name="Value">The value, or the default.</param>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly partial record struct ValueOptionSurrogate<T>(bool IsSome, T? Value) : IMemSurrogate<ValueOptionSurrogate<T>, FSharpValueOption<T>>
{
    /// <summary>The form that is stored.</summary>
    /// <param name="value">The value.</param>
    public static ValueOptionSurrogate<T> From(FSharpValueOption<T> value) => value.IsSome ? new(true, value.Value) : default;

    /// <summary>The value again.</summary>
    public FSharpValueOption<T> ToValue() => IsSome ? FSharpValueOption<T>.NewValueSome(Value!) : FSharpValueOption<T>.ValueNone;
}
