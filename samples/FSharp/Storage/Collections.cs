using MemFormat;
using Microsoft.FSharp.Collections;
using Microsoft.FSharp.Core;

// What FSharp.Core's own types are stored as, once for all of them.
[assembly: MemSurrogate(typeof(FSharpOption<>), typeof(Shop.Storage.Some<>))]
[assembly: MemSurrogate(typeof(FSharpValueOption<>), typeof(Shop.Storage.ValueSome<>))]
[assembly: MemSurrogate(typeof(FSharpList<>), typeof(Shop.Storage.Items<>))]
[assembly: MemSurrogate(typeof(FSharpSet<>), typeof(Shop.Storage.Elements<>))]
[assembly: MemSurrogate(typeof(FSharpMap<,>), typeof(Shop.Storage.Entries<,>))]

namespace Shop.Storage;

/// <summary>An option that has a value. None is null in .NET, and so it is in a payload.</summary>
[MemFormattable]
internal sealed partial record Some<T>(T Value) : IMemSurrogate<Some<T>, FSharpOption<T>>
{
    public static Some<T> From(FSharpOption<T> value) => new(value.Value);

    public FSharpOption<T> ToValue() => FSharpOption<T>.Some(Value);
}

/// <summary>An option that is a struct, so that it says itself whether it has a value.</summary>
[MemFormattable]
internal readonly partial record struct ValueSome<T>(bool IsSome, T? Value) : IMemSurrogate<ValueSome<T>, FSharpValueOption<T>>
{
    public static ValueSome<T> From(FSharpValueOption<T> value) => value.IsSome ? new(true, value.Value) : default;

    public FSharpValueOption<T> ToValue() => IsSome ? FSharpValueOption<T>.NewValueSome(Value!) : FSharpValueOption<T>.ValueNone;
}

[MemFormattable]
internal readonly partial record struct Items<T>(T[] Values) : IMemSurrogate<Items<T>, FSharpList<T>>
{
    public static Items<T> From(FSharpList<T> value) => new([.. value]);

    public FSharpList<T> ToValue() => ListModule.OfArray(Values);
}

[MemFormattable]
internal readonly partial record struct Elements<T>(T[] Values) : IMemSurrogate<Elements<T>, FSharpSet<T>>
{
    public static Elements<T> From(FSharpSet<T> value) => new([.. value]);

    public FSharpSet<T> ToValue() => SetModule.OfArray(Values);
}

[MemFormattable]
internal readonly partial record struct Entries<TKey, TValue>(Dictionary<TKey, TValue> Values) : IMemSurrogate<Entries<TKey, TValue>, FSharpMap<TKey, TValue>>
    where TKey : notnull
{
    public static Entries<TKey, TValue> From(FSharpMap<TKey, TValue> value) => new(value.ToDictionary(e => e.Key, e => e.Value));

    public FSharpMap<TKey, TValue> ToValue() => new(Values.Select(e => Tuple.Create(e.Key, e.Value)));
}
