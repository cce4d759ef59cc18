namespace MemFormat.FSharp;

/// <summary>An option with a value. None is null in .NET, and so it is in a payload.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <param name="Value">The value.</param>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial record OptionSurrogate<T>(T Value) : IMemSurrogate<OptionSurrogate<T>, FSharpOption<T>>
{
    /// <summary>The form that is stored.</summary>
    /// <param name="value">The value.</param>
    public static OptionSurrogate<T> From(FSharpOption<T> value) => new(value.Value);

    /// <summary>The value again.</summary>
    public FSharpOption<T> ToValue() => FSharpOption<T>.Some(Value);
}
