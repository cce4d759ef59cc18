using System.Reflection;
using MemFormat.Codecs;
using MemFormat.Codecs.Finding;

namespace MemFormat.Payloads.Finding;

/// <summary>
/// Composes the codecs of types named by a <see cref="CodecForAttribute"/>. The constraints of a codec or a form
/// determine most of its type arguments; the others are those of the type, in order.
/// </summary>
[RequiresDynamicCode("Composes generic types.")]
internal static class CodecTable
{
    private static readonly Dictionary<Type, Type> s_structs = Read();

    /// <summary>The types that have a codec by a struct's attribute.</summary>
    public static IEnumerable<Type> Types => s_structs.Keys;

    /// <summary>The struct codec of a type, or null when it, or a part of it, has none.</summary>
    public static Type? Find(Type type)
    {
        foreach (var face in Faces(Struct(type)))
        {
            if (face.IsGenericType && CodecOf(face.GetGenericTypeDefinition()) is { } codec)
            {
                var arguments = face.GetGenericArguments();
                return arguments[0] != type ? OfInterface(type, arguments[0])
                    : codec == typeof(IMemFormatCodec<>) ? Struct(type)
                    : Close(codec, arguments);
            }
        }

        return null;
    }

    /// <summary>The codec for the forms of an interface.</summary>
    private static Type? CodecOf(Type face) =>
        face == typeof(ISequenceForm<,>) ? typeof(SequenceCodec<,,,>)
        : face == typeof(IMapForm<,,>) ? typeof(MapCodec<,,,,,>)
        : face == typeof(IMemoryForm<,>) ? typeof(MemoryCodec<,,,>)
        : face == typeof(INumberRow<,>) ? typeof(NumberRowCodec<,,,>)
        : face == typeof(ITupleForm<,>) ? typeof(TupleFormCodec<,,,>)
        : face == typeof(ITupleElements<>) ? typeof(TupleCodec<,>)
        : face == typeof(IMemFormatCodec<>) ? face
        : null;

    private static Type? OfInterface(Type type, Type concrete)
    {
        var arguments = type.GetGenericArguments();
        return Close(
            arguments.Length == 1 ? typeof(SequenceInterfaceCodec<,,,,>) : typeof(MapInterfaceCodec<,,,,,,>), [type, .. arguments, concrete]);
    }

    /// <summary>The struct that says it is for a type, with its type arguments.</summary>
    private static Type? Struct(Type type)
    {
        if (!s_structs.TryGetValue(type.IsConstructedGenericType ? type.GetGenericTypeDefinition() : type, out var open))
            return UserForm(type);
        if (!open.IsGenericTypeDefinition)
            return open;

        // Forms of several types, one the base of the others, have the type itself as a parameter.
        var isOfSeveral = Array.Exists(Faces(open), static i => i.IsGenericType && i.GetGenericArguments()[0].IsGenericParameter);
        var arguments = type.GetGenericArguments();
        return Close(open, isOfSeveral ? [type, .. arguments] : arguments);
    }

    /// <summary>The form of a user's collection that is made empty and filled.</summary>
    // What is removed is not found.
    [UnconditionalSuppressMessage("Trimming", "IL2070")]
    private static Type? UserForm(Type type)
    {
        // Collections may contain each other, without end.
        RuntimeHelpers.EnsureSufficientExecutionStack();
        var map = type.GetInterface("IDictionary`2");
        return (map ?? type.GetInterface("ICollection`1")) is { } face && (type.IsValueType || type.GetConstructor([]) is not null)
            ? MakeGeneric(map is null ? typeof(UserCollectionForm<,>) : typeof(UserMapForm<,,>), [type, .. face.GetGenericArguments()])
            : null;
    }

    private static Type? Close(Type open, Type[] arguments)
    {
        var parameters = open.GetGenericArguments();
        var closed = new Type[parameters.Length];
        var taken = 0;
        for (var i = 0; i < closed.Length; i++)
        {
            var constraint = Array.Find(parameters[i].GetGenericParameterConstraints(), IsFollowed);
            var argument = constraint is not null ? Following(constraint, closed)
                : taken < arguments.Length ? arguments[taken++]
                : RestTuple(arguments[^1]);
            if (argument is null)
                return null;
            closed[i] = argument;
        }

        return MakeGeneric(open, closed);
    }

    private static bool IsFollowed(Type constraint) =>
        constraint.IsGenericType && constraint.Assembly == typeof(CodecTable).Assembly;

    /// <summary>The type that fulfils a constraint: the codec, the form or the comparer of another type argument.</summary>
    private static Type? Following(Type constraint, Type[] closed)
    {
        var definition = constraint.GetGenericTypeDefinition();
        var type = closed[constraint.GetGenericArguments()[0].GenericParameterPosition];
        return definition == typeof(IMemFormatCodec<>) ? CodecComposer.StructOf(type)
            : definition == typeof(IEquality<>) ? MakeGeneric(typeof(DefaultEquality<>), type)
            : definition == typeof(IOrder<>) ? MakeGeneric(typeof(DefaultOrder<>), type)
            : Struct(type);
    }

    /// <summary>The struct tuple as which the last element of a tuple of eight is stored.</summary>
    private static Type? RestTuple(Type rest) =>
        Array.Find(Faces(Struct(rest)),
            static i => i.IsGenericType && i.GetGenericTypeDefinition() == typeof(ITupleForm<,>))?.GetGenericArguments()[1];

    /// <summary>The type whose values a codec writes, or its form knows.</summary>
    private static Type TypeOf(Type own)
    {
        var type = Array.Find(Faces(own), static i => i.IsGenericType && CodecOf(i.GetGenericTypeDefinition()) is not null)!.GetGenericArguments()[0];
        return type.IsGenericType ? type.GetGenericTypeDefinition() : type;
    }

    // Of the structs that are listed, the interfaces are kept.
    [UnconditionalSuppressMessage("Trimming", "IL2070")]
    private static Type[] Faces(Type? type) => type?.GetInterfaces() ?? [];

    // Constraints are met by the way codecs are composed, and all of an open codec is kept.
    [UnconditionalSuppressMessage("Trimming", "IL2055")]
    private static Type MakeGeneric(Type open, params Type[] arguments) => open.MakeGenericType(arguments);

    private static Dictionary<Type, Type> Read()
    {
        var structs = new Dictionary<Type, Type>();
        foreach (var type in CodecStructs.All)
        {
            foreach (var attribute in type.GetCustomAttributes<CodecForAttribute>(inherit: false))
            {
                if (!attribute.IsCompared)
                    structs.Add(attribute.Type ?? TypeOf(type), type);
            }
        }

        return structs;
    }
}
