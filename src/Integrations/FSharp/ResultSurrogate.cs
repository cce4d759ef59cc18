namespace MemFormat.FSharp;

/// <summary>A result: one of two values, and which.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
/// <typeparam name="TError">The type of the error.</typeparam>
/// <param name="IsOk">Whether it is a value.</param>
/// <param name="Value">The value, or the default.</param>
/// <param name="Error">The error, or the default.</param>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly partial record struct ResultSurrogate<T, TError>(bool IsOk, T? Value, TError? Error)
    : IMemSurrogate<ResultSurrogate<T, TError>, FSharpResult<T, TError>>
{
    /// <summary>The form that is stored.</summary>
    /// <param name="value">The value.</param>
    public static ResultSurrogate<T, TError> From(FSharpResult<T, TError> value) =>
        value.IsOk ? new(true, value.ResultValue, default) : new(false, default, value.ErrorValue);

    /// <summary>The value again.</summary>
    public FSharpResult<T, TError> ToValue() => IsOk ? FSharpResult<T, TError>.NewOk(Value!) : FSharpResult<T, TError>.NewError(Error!);
}
