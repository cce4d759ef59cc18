using System.Diagnostics.CodeAnalysis;
using MemFormat.Codecs;

namespace MemFormat.Payloads.Finding;

/// <summary>The codecs of tuples, those that are structs and those that are classes.</summary>
[RequiresDynamicCode("Composes generic types.")]
internal static class TupleCodecs
{
    private const int Nested = 8;

    /// <summary>The struct codec of a closed tuple, or null.</summary>
    /// <param name="type">The type.</param>
    /// <param name="codecs">The codecs of its type arguments.</param>
    public static Type? Of(Type type, Type[] codecs)
    {
        if (!IsTuple(type))
        {
            return null;
        }

        // Behind the seventh element there is a tuple, whose codec names the elements and, for a class, their struct.
        Type[] types = type.GetGenericArguments();
        Type[]? rest = types.Length == Nested ? codecs[^1].GetGenericArguments() : null;
        if (rest is not null && (!IsTuple(types[^1]) || types[^1].IsValueType != type.IsValueType))
        {
            return null;
        }

        if (type.IsValueType)
        {
            Type[] parts = rest is null ? [.. types, .. codecs] : [.. types, .. codecs[..^1], rest[1]];
            return CodecComposer.Close(typeof(TupleCodec<,>), type, Elements(types.Length, parts));
        }

        Type[] tuple = rest is null ? types : [.. types[..^1], rest[1]];
        Type[] elements = rest is null ? [.. types, .. codecs] : [.. tuple, .. codecs[..^1], rest[2]];
        Type[] form = rest is null ? types : [.. types, rest[1], rest[3]];
        return CodecComposer.Close(
            typeof(TupleFormCodec<,,,>), type, Struct(types.Length, tuple), Elements(types.Length, elements), Form(types.Length, form));
    }

    private static bool IsTuple(Type type) =>
        type.IsConstructedGenericType && type.Assembly == typeof(object).Assembly
        && (type.FullName!.StartsWith("System.ValueTuple`", StringComparison.Ordinal) || type.FullName.StartsWith("System.Tuple`", StringComparison.Ordinal));

    private static Type Struct(int count, Type[] arguments) => CodecComposer.Close(
        count switch
        {
            1 => typeof(ValueTuple<>),
            2 => typeof(ValueTuple<,>),
            3 => typeof(ValueTuple<,,>),
            4 => typeof(ValueTuple<,,,>),
            5 => typeof(ValueTuple<,,,,>),
            6 => typeof(ValueTuple<,,,,,>),
            7 => typeof(ValueTuple<,,,,,,>),
            _ => typeof(ValueTuple<,,,,,,,>),
        },
        arguments);

    private static Type Elements(int count, Type[] arguments) => CodecComposer.Close(
        count switch
        {
            1 => typeof(TupleElements<,>),
            2 => typeof(TupleElements<,,,>),
            3 => typeof(TupleElements<,,,,,>),
            4 => typeof(TupleElements<,,,,,,,>),
            5 => typeof(TupleElements<,,,,,,,,,>),
            6 => typeof(TupleElements<,,,,,,,,,,,>),
            7 => typeof(TupleElements<,,,,,,,,,,,,,>),
            _ => typeof(TupleElements<,,,,,,,,,,,,,,,>),
        },
        arguments);

    private static Type Form(int count, Type[] arguments) => CodecComposer.Close(
        count switch
        {
            1 => typeof(TupleForm<>),
            2 => typeof(TupleForm<,>),
            3 => typeof(TupleForm<,,>),
            4 => typeof(TupleForm<,,,>),
            5 => typeof(TupleForm<,,,,>),
            6 => typeof(TupleForm<,,,,,>),
            7 => typeof(TupleForm<,,,,,,>),
            _ => typeof(TupleForm<,,,,,,,,,>),
        },
        arguments);
}
