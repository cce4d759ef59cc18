using System.Reflection;
using MemFormat.Base;
using MemFormat.Codecs;

namespace MemFormat.Payloads.Finding;

/// <summary>Composes the codecs of collections, nullables and enums at run time, where new code can be made then.</summary>
[RequiresDynamicCode("Composes generic types.")]
internal static class CodecComposer
{
    /// <summary>The object codec of a type, or null when a part of it has none.</summary>
    internal static MemFormatCodec? Compose(Type type)
    {
        if (StructOf(type) is not { } codec)
            return null;

        // The value of the property of a type that is kept as a whole.
        var composed = Close(typeof(StructCodec<,>), type, codec);
        return (MemFormatCodec?)composed.GetProperty(nameof(StructCodec<int, ScalarCodec<int>>.Instance))!.GetValue(null);
    }

    /// <summary>The struct codec of a type, or null when a part of it has none.</summary>
    internal static Type? StructOf(Type type)
    {
        if (BuiltInCodec.StructOf(type) is { } builtIn)
            return builtIn;
        if (type.GetCustomAttribute<MemSurrogateAttribute>(inherit: false) is { Type: null } surrogate)
            return OfSurrogate(type, surrogate.Surrogate);
        if (type.GetCustomAttribute<MemCodecAttribute>(inherit: false) is { } custom)
            return Close(typeof(CustomCodec<,>), type, ClosedFor(type, custom.Codec));
        if (type.GetCustomAttribute<MemFormatGeneratedAttribute>(inherit: false) is { } generated)
            return generated.Codec.GetGenericArguments()[1];
        if (type.IsEnum)
            return OfEnum(type);
        if (type.IsSZArray)
        {
            var element = type.GetElementType()!;
            return StructOf(element) is { } codec ? Close(typeof(ArrayCodec<,>), element, codec) : null;
        }

        if (type.IsArray)
        {
            var element = type.GetElementType()!;
            return StructOf(element) is { } codec ? OfGrid(type, element, codec) : null;
        }

        return OfGenerated(type) ?? OfInlineArray(type) ?? CodecTable.Find(type)
            ?? (NamedSurrogates.Find(type) is { } named ? OfSurrogate(type, named) : null);
    }

    private static Type OfEnum(Type type)
    {
        var integer = type.GetEnumUnderlyingType();
        if (!type.IsDefined(typeof(MemFormattableAttribute), inherit: false))
            return Close(typeof(EnumCodec<,>), type, integer);
        var declared = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
        var named = type.Assembly.GetCustomAttributes<MemFormatEnumAttribute>().FirstOrDefault(a => a.Type == declared)
            ?? throw new InvalidOperationException(
                $"The enum {type} has [MemFormattable], but its assembly was built without the generator. Add the package MemFormat there.");
        return Close(typeof(NamedEnumCodec<,,>), type, integer, named.Names);
    }

    // Fields of structs that are made are kept.
    [UnconditionalSuppressMessage("Trimming", "IL2070")]
    private static Type? OfInlineArray(Type type)
    {
        if (!type.IsValueType || !type.IsDefined(typeof(InlineArrayAttribute), inherit: false))
            return null;
        var element = type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)[0].FieldType;
        return StructOf(element) is { } codec ? Close(typeof(InlineArrayCodec<,,>), type, element, codec) : null;
    }

    /// <summary>The codec that is generated for a generic type, with those of its type arguments.</summary>
    private static Type? OfGenerated(Type type)
    {
        if (!type.IsConstructedGenericType
            || type.GetGenericTypeDefinition().GetCustomAttribute<MemFormatGenericAttribute>(inherit: false) is not { } generated)
        {
            return null;
        }

        var arguments = type.GetGenericArguments();
        var codecs = Array.ConvertAll(arguments, StructOf);
        if (Array.IndexOf(codecs, null) >= 0)
            return null;
        var codec = Close(generated.Codec, [.. arguments, .. codecs!]);
        return typeof(IMemFormatValueUnion).IsAssignableFrom(codec) ? Close(typeof(ValueUnionCodec<,>), type, codec)
            : typeof(IMemFormatUnion).IsAssignableFrom(codec) ? Close(typeof(UnionCodec<,>), type, codec)
            : codec;
    }

    private static Type? OfGrid(Type type, Type element, Type codec)
    {
        var shape = type.GetArrayRank() switch
        {
            2 => Close(typeof(Grid2<>), element),
            3 => Close(typeof(Grid3<>), element),
            4 => Close(typeof(Grid4<>), element),
            _ => null,
        };
        return shape is null ? null : Close(typeof(GridCodec<,,,>), type, element, codec, shape);
    }

    /// <summary>The surrogate or codec that is named for a type, with the type's arguments if it is a generic one.</summary>
    // It has the constraints of the type that it is named for.
    [UnconditionalSuppressMessage("Trimming", "IL2055")]
    private static Type ClosedFor(Type type, Type named) => named.IsGenericTypeDefinition ? named.MakeGenericType(type.GetGenericArguments()) : named;

    private static Type? OfSurrogate(Type type, Type surrogate)
    {
        var closed = ClosedFor(type, surrogate);

        // The codec of one whose surrogate has it as a type argument would contain itself.
        if (Reaches(closed, type) || StructOf(closed) is not { } codec)
            return null;
        return StateOf(type, closed) is { } state
            ? Close(typeof(StateSurrogateCodec<,,,>), type, closed, state, codec)
            : Close(typeof(SurrogateCodec<,,>), type, closed, codec);
    }

    private static bool Reaches(Type type, Type wanted) => type == wanted
        || (type.HasElementType && Reaches(type.GetElementType()!, wanted))
        || Array.Exists(type.GetGenericArguments(), argument => Reaches(argument, wanted));

    /// <summary>The type of the state that a surrogate takes, or null.</summary>
    // Interfaces of types whose instances are made are kept.
    [UnconditionalSuppressMessage("Trimming", "IL2070")]
    private static Type? StateOf(Type type, Type surrogate)
    {
        foreach (var face in surrogate.GetInterfaces())
        {
            if (face.IsConstructedGenericType && face.GetGenericTypeDefinition() == typeof(IMemSurrogate<,,>)
                && face.GetGenericArguments() is [var self, var stored, var state] && self == surrogate && stored == type)
            {
                return state;
            }
        }

        return null;
    }

    // Constraints are met by the way codecs are composed, and all of an open codec is kept.
    [UnconditionalSuppressMessage("Trimming", "IL2055")]
    [return: DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicProperties)]
    private static Type Close(
        [DynamicallyAccessedMembers(
            DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties
            | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type open,
        params Type[] arguments) => open.MakeGenericType(arguments);
}
