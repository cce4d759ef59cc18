using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

// Tuples that are classes, as those that are structs. They have no other form on the wire.

/// <inheritdoc cref="ITupleForm{T, TTuple}"/>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleForm<T1> : ITupleForm<Tuple<T1>, ValueTuple<T1>>
{
    public static ValueTuple<T1> ToTuple(Tuple<T1> value) => value.ToValueTuple();

    public static Tuple<T1> ToValue(ValueTuple<T1> tuple) => tuple.ToTuple();
}

/// <inheritdoc cref="ITupleForm{T, TTuple}"/>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleForm<T1, T2> : ITupleForm<Tuple<T1, T2>, ValueTuple<T1, T2>>
{
    public static ValueTuple<T1, T2> ToTuple(Tuple<T1, T2> value) => value.ToValueTuple();

    public static Tuple<T1, T2> ToValue(ValueTuple<T1, T2> tuple) => tuple.ToTuple();
}

/// <inheritdoc cref="ITupleForm{T, TTuple}"/>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleForm<T1, T2, T3> : ITupleForm<Tuple<T1, T2, T3>, ValueTuple<T1, T2, T3>>
{
    public static ValueTuple<T1, T2, T3> ToTuple(Tuple<T1, T2, T3> value) => value.ToValueTuple();

    public static Tuple<T1, T2, T3> ToValue(ValueTuple<T1, T2, T3> tuple) => tuple.ToTuple();
}

/// <inheritdoc cref="ITupleForm{T, TTuple}"/>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleForm<T1, T2, T3, T4> : ITupleForm<Tuple<T1, T2, T3, T4>, ValueTuple<T1, T2, T3, T4>>
{
    public static ValueTuple<T1, T2, T3, T4> ToTuple(Tuple<T1, T2, T3, T4> value) => value.ToValueTuple();

    public static Tuple<T1, T2, T3, T4> ToValue(ValueTuple<T1, T2, T3, T4> tuple) => tuple.ToTuple();
}

/// <inheritdoc cref="ITupleForm{T, TTuple}"/>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleForm<T1, T2, T3, T4, T5> : ITupleForm<Tuple<T1, T2, T3, T4, T5>, ValueTuple<T1, T2, T3, T4, T5>>
{
    public static ValueTuple<T1, T2, T3, T4, T5> ToTuple(Tuple<T1, T2, T3, T4, T5> value) => value.ToValueTuple();

    public static Tuple<T1, T2, T3, T4, T5> ToValue(ValueTuple<T1, T2, T3, T4, T5> tuple) => tuple.ToTuple();
}

/// <inheritdoc cref="ITupleForm{T, TTuple}"/>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleForm<T1, T2, T3, T4, T5, T6> : ITupleForm<Tuple<T1, T2, T3, T4, T5, T6>, ValueTuple<T1, T2, T3, T4, T5, T6>>
{
    public static ValueTuple<T1, T2, T3, T4, T5, T6> ToTuple(Tuple<T1, T2, T3, T4, T5, T6> value) => value.ToValueTuple();

    public static Tuple<T1, T2, T3, T4, T5, T6> ToValue(ValueTuple<T1, T2, T3, T4, T5, T6> tuple) => tuple.ToTuple();
}

/// <inheritdoc cref="ITupleForm{T, TTuple}"/>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleForm<T1, T2, T3, T4, T5, T6, T7> : ITupleForm<Tuple<T1, T2, T3, T4, T5, T6, T7>, ValueTuple<T1, T2, T3, T4, T5, T6, T7>>
{
    public static ValueTuple<T1, T2, T3, T4, T5, T6, T7> ToTuple(Tuple<T1, T2, T3, T4, T5, T6, T7> value) => value.ToValueTuple();

    public static Tuple<T1, T2, T3, T4, T5, T6, T7> ToValue(ValueTuple<T1, T2, T3, T4, T5, T6, T7> tuple) => tuple.ToTuple();
}

/// <inheritdoc cref="ITupleForm{T, TTuple}"/>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct TupleForm<T1, T2, T3, T4, T5, T6, T7, TRest, TRestTuple, TRestForm>
    : ITupleForm<Tuple<T1, T2, T3, T4, T5, T6, T7, TRest>, ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRestTuple>>
    where TRest : notnull
    where TRestTuple : struct
    where TRestForm : struct, ITupleForm<TRest, TRestTuple>
{
    public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRestTuple> ToTuple(Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> value) => new(
        value.Item1, value.Item2, value.Item3, value.Item4, value.Item5, value.Item6, value.Item7, TRestForm.ToTuple(value.Rest));

    public static Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> ToValue(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRestTuple> tuple) => new(
        tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4, tuple.Item5, tuple.Item6, tuple.Item7, TRestForm.ToValue(tuple.Rest));
}
