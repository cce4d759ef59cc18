using System.Diagnostics.CodeAnalysis;
using System.Reflection;
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
        {
            return null;
        }

        // What the property of a type that is kept as a whole gives.
        Type composed = Close(typeof(StructCodec<,>), type, codec);
        return (MemFormatCodec?)composed.GetProperty(nameof(StructCodec<int, ScalarCodec<int>>.Instance))!.GetValue(null);
    }

    private static Type? StructOf(Type type)
    {
        if (BuiltInCodec.StructOf(type) is { } builtIn)
        {
            return builtIn;
        }

        if (type.GetCustomAttribute<MemSurrogateAttribute>(inherit: false) is { Type: null } surrogate)
        {
            return OfSurrogate(type, surrogate.Surrogate);
        }

        if (type.GetCustomAttribute<MemCodecAttribute>(inherit: false) is { } custom)
        {
            return Close(typeof(CustomCodec<,>), type, ClosedFor(type, custom.Codec));
        }

        if (type.GetCustomAttribute<MemFormatGeneratedAttribute>(inherit: false) is { } generated)
        {
            return generated.Codec.GetGenericArguments()[1];
        }

        if (type.IsEnum)
        {
            return Close(typeof(EnumCodec<,>), type, type.GetEnumUnderlyingType());
        }

        if (type.IsSZArray)
        {
            Type element = type.GetElementType()!;
            return StructOf(element) is { } codec ? Close(typeof(ArrayCodec<,>), element, codec) : null;
        }

        if (type.IsArray)
        {
            Type element = type.GetElementType()!;
            return StructOf(element) is { } codec ? ValueCodecs.OfGrid(type, element, codec) : null;
        }

        return type.IsConstructedGenericType ? OfGeneric(type) : ValueCodecs.Of(type, []);
    }

    private static Type? OfGeneric(Type type)
    {
        Type definition = type.GetGenericTypeDefinition();
        Type[] arguments = type.GetGenericArguments();
        Type?[] codecs = Array.ConvertAll(arguments, StructOf);
        if (Array.IndexOf(codecs, null) >= 0)
        {
            return null;
        }

        Type[] all = [.. arguments, .. codecs!];
        if (definition.GetCustomAttribute<MemFormatGenericAttribute>(inherit: false) is { } generated)
        {
            Type codec = Close(generated.Codec, all);
            return typeof(IMemFormatUnion).IsAssignableFrom(codec) ? Close(typeof(UnionCodec<,>), type, codec) : codec;
        }

        return definition switch
        {
            _ when definition == typeof(Nullable<>) => Close(typeof(NullableCodec<,>), all),
            _ when definition == typeof(List<>) => Close(typeof(ListCodec<,>), all),
            _ when definition == typeof(HashSet<>) => Close(typeof(HashSetCodec<,>), all),
            _ when definition == typeof(Dictionary<,>) => Close(typeof(DictionaryCodec<,,,>), all),
            _ when definition == typeof(Serialized<>) => Close(typeof(SerializedCodec<,>), all),
            _ => CollectionCodecs.Of(type, codecs!) ?? ValueCodecs.Of(type, codecs!),
        };
    }

    /// <summary>The surrogate or codec that is named for a type, with the type's arguments if it is a generic one.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2055", Justification = "It has the constraints of the type that it is named for.")]
    private static Type ClosedFor(Type type, Type named) => named.IsGenericTypeDefinition ? named.MakeGenericType(type.GetGenericArguments()) : named;

    private static Type? OfSurrogate(Type type, Type surrogate)
    {
        Type closed = ClosedFor(type, surrogate);
        return StructOf(closed) is { } codec ? Close(typeof(SurrogateCodec<,,>), type, closed, codec) : null;
    }

    [UnconditionalSuppressMessage(
        "Trimming", "IL2055", Justification = "Constraints are met by the way codecs are composed, and all of an open codec is kept.")]
    [return: DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicProperties)]
    internal static Type Close(
        [DynamicallyAccessedMembers(
            DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties
            | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type open,
        params Type[] arguments) => open.MakeGenericType(arguments);
}
