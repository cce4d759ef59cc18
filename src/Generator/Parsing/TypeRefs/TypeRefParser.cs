using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>Turns a type that a member or a root refers to into its name and category.</summary>
internal static class TypeRefParser
{
    private const int MaxRank = 4;

    [ThreadStatic]
    private static List<ITypeSymbol>? s_open;

    /// <summary>What <see cref="object"/> stands for inside the type of a member that lists its cases.</summary>
    [ThreadStatic]
    private static TypeRef? s_object;

    /// <summary>As <see cref="Parse"/>, for a member that lists the cases of its objects.</summary>
    public static TypeRef? ParseObjects(ITypeSymbol type, TypeRef cases, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        s_object = cases;
        try
        {
            return Parse(type, assembly, out reason, out forbidden);
        }
        finally
        {
            s_object = null;
        }
    }

    /// <summary>The reference, or null and the reason why the type cannot be stored.</summary>
    public static TypeRef? Parse(ITypeSymbol type, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        (reason, forbidden) = (null, false);
        if (type is INamedTypeSymbol { SpecialType: SpecialType.None, EnumUnderlyingType: null } any
            && SurrogateParser.Find(any, assembly) is { } surrogate)
        {
            return ParseSurrogate(any, surrogate, assembly, out reason, out forbidden);
        }

        if (type is INamedTypeSymbol { SpecialType: SpecialType.None } own
            && AttributeReader.Find(own.OriginalDefinition, KnownNames.CustomCodec) is { } codec)
        {
            return CustomCodecParser.Parse(own, codec, assembly, out reason);
        }

        if (type.SpecialType == SpecialType.System_Object && s_object is { } cases)
            return cases;
        if (ForbiddenTypes.ReasonFor(type) is { } why)
        {
            (reason, forbidden) = (why, true);
            return null;
        }

        if (AdoptedUnions.Find(type, assembly) is { } adopted)
            return adopted;
        if (KnownTypes.KindOf(type) is { } kind)
            return new TypeRef(kind == WireKind.String ? TypeRefKind.String : TypeRefKind.Primitive, TypeNames.Of(type), kind, type.IsValueType);

        switch (type)
        {
            case INamedTypeSymbol { EnumUnderlyingType: { } underlying }:
                var integer = new TypeRef(TypeRefKind.Primitive, TypeNames.Of(underlying), KnownTypes.KindOf(underlying)!.Value, IsValueType: true);
                return new TypeRef(TypeRefKind.Enum, TypeNames.Of(type), integer.Wire, IsValueType: true, new([integer]),
                    SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly));

            case IArrayTypeSymbol { IsSZArray: true } array:
                if (array.ElementType.SpecialType == SpecialType.System_Byte)
                    return new TypeRef(TypeRefKind.Bytes, TypeNames.Of(type), WireKind.Bytes, IsValueType: false);
                return Parse(array.ElementType, assembly, out reason, out forbidden) is { } element
                    ? new TypeRef(TypeRefKind.Array, TypeNames.Of(type), WireKind.List, IsValueType: false, new([element]))
                    : null;

            case IArrayTypeSymbol { Rank: <= MaxRank } grid:
                return Parse(grid.ElementType, assembly, out reason, out forbidden) is { } cell
                    ? new TypeRef(TypeRefKind.Coded, TypeNames.Of(type), default, IsValueType: false, new([cell]),
                        Codec: $"M_::GridCodec<{{T}}, {{0}}, {{c0}}, M_::Grid{grid.Rank}<{{0}}>>", Slot: CodedSlot.Grid)
                    : null;

            case IArrayTypeSymbol:
                reason = $"MemFormat supports arrays of up to {MaxRank} dimensions; use arrays of arrays";
                return null;

            case ITypeParameterSymbol parameter:
                return TypeParameterParser.Reference(parameter);

            case INamedTypeSymbol { IsUnboundGenericType: true }:
                reason = "its type arguments are missing; name a closed type such as Box<int>";
                return null;

            case INamedTypeSymbol named when InlineArrays.ElementOf(named) is { } item:
                return Parse(item, assembly, out reason, out forbidden) is { } items
                    ? new TypeRef(TypeRefKind.Coded, TypeNames.Of(type), default, IsValueType: true, new([items]), Codec: InlineArrays.Codec,
                        SaysNull: true, Slot: CodedSlot.Memory, Length: InlineArrays.LengthOf(named))
                    : null;

            case INamedTypeSymbol named when AttributeReader.Has(named.OriginalDefinition, KnownNames.Formattable):
                return ParseFormattable(named, assembly, out reason, out forbidden);

            case INamedTypeSymbol named when TupleParser.IsTuple(named):
                return ParseTuple(named, assembly, out reason, out forbidden);

            case INamedTypeSymbol named when Coded(named, assembly) is { } coded:
                return ParseCoded(named, named.TypeArguments, coded, assembly, out reason, out forbidden);
            case INamedTypeSymbol named when Space(named) == "System" && PrintedTypes.Find(named, assembly) is { } printed:
                return printed;
            case INamedTypeSymbol named when UserCollections.Contains(named):
                return ParseUserCollection(named, assembly, out reason, out forbidden);
            case INamedTypeSymbol { IsGenericType: true } generic:
                return ParseGeneric(generic, assembly, ref reason, ref forbidden);
        }

        reason = Obstacle(type, assembly);
        return null;
    }

    /// <summary>Types of the base class library and payloads within payloads only: names are looked up where they can be theirs.</summary>
    public static CodedType? Coded(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        type.ContainingType is null && Space(type) is "System" or "MemFormat" ? CodedTypes.Of(assembly).Find(type) : null;

    /// <summary>The outermost namespace.</summary>
    private static string? Space(ISymbol type) => type.ContainingNamespace is { IsGlobalNamespace: false } space ? Space(space) ?? space.Name : null;

    /// <summary>The reference to a type whose codec the runtime has, given the types that the codec's name speaks of.</summary>
    private static TypeRef? ParseCoded(
        INamedTypeSymbol type,
        IReadOnlyList<ITypeSymbol> types,
        CodedType coded,
        IAssemblySymbol assembly,
        out string? reason,
        out bool forbidden)
    {
        if (ParseAll(types, assembly, out reason, out forbidden) is not { } arguments)
            return null;
        if (types.Count == 2 && types[0].OriginalDefinition.SpecialType == SpecialType.System_Nullable_T
            && coded.Codec.StartsWith("M_::Map", StringComparison.Ordinal))
        {
            reason = "keys cannot be null; use a key type that is not nullable";
            return null;
        }

        return new TypeRef(TypeRefKind.Coded, TypeNames.Of(type), default, type.IsValueType, arguments, Codec: coded.Codec, SaysNull: coded.SaysNull,
            InitialSize: coded.InitialSize, Slot: coded.Slot);
    }

    private static TypeRef? ParseSurrogate(
        INamedTypeSymbol type,
        AttributeData attribute,
        IAssemblySymbol assembly,
        out string? reason,
        out bool forbidden)
    {
        forbidden = false;
        if ((reason = SurrogateParser.Obstacle(type, attribute, assembly, out var surrogate)) is not null)
            return null;
        return Parse(surrogate!, assembly, out reason, out forbidden) is { } stored
            ? new TypeRef(TypeRefKind.Coded, TypeNames.Of(type), default, type.IsValueType, new([stored]),
                Codec: "M_::SurrogateCodec<{T}, {0}, {c0}>", Slot: CodedSlot.Surrogate)
            : null;
    }

    private static TypeRef? ParseTuple(INamedTypeSymbol type, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        forbidden = false;
        var elements = TupleParser.Elements(type, out reason);
        if (reason is not null || ParseAll(elements, assembly, out reason, out forbidden) is not { } arguments)
            return null;
        return new TypeRef(TypeRefKind.Coded, TypeNames.Of(type), default, type.IsValueType, arguments,
            Codec: TupleParser.Codec(type.IsValueType, arguments.Count), Slot: CodedSlot.Tuple);
    }

    private static TypeRef? ParseUserCollection(INamedTypeSymbol type, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        (reason, forbidden) = (null, false);
        var open = s_open ??= [];
        if (open.Contains(type, SymbolEqualityComparer.Default))
        {
            reason = "its elements are collections of the same type, without end; use a class with a list of children";
            return null;
        }

        if (UserCollections.Find(type, assembly) is not { } collection)
        {
            reason = UserCollections.WhyUnfit;
            return null;
        }

        open.Add(type);
        try
        {
            var reference = ParseCoded(type, collection.Types, collection.Codec, assembly, out reason, out forbidden);
            return reference is null ? null : reference with { Form = collection.Form };
        }
        finally
        {
            open.RemoveAt(open.Count - 1);
        }
    }

    private static EquatableArray<TypeRef>? ParseAll(IEnumerable<ITypeSymbol> types, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        (reason, forbidden) = (null, false);
        var references = new List<TypeRef>();
        foreach (var type in types)
        {
            if (Parse(type, assembly, out reason, out forbidden) is not { } reference)
                return null;
            references.Add(reference);
        }

        return references.ToEquatableArray();
    }

    private static string Obstacle(ITypeSymbol type, IAssemblySymbol assembly)
    {
        // The type may be deep inside that of the member.
        var name = type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString();
        var isOwn = SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly);
        return type switch
        {
            _ when TypeTraits.IsExtensionData(type) =>
                "extension data belongs to an object; declare a member of the type MemExtensionData? in the type whose unknown members you want to keep",
            { TypeKind: TypeKind.Error } => UnknownTypes.ReasonOf(type),
            { IsAnonymousType: true } => "an anonymous type has no name to read it by; declare a record with [MemFormattable]",
            { IsAbstract: true } when isOwn =>
                $"the values of '{name}' have other types; add [MemFormattable] to it and [MemUnion(1, typeof(...))] for each of them, or mark the member with [MemIgnore]",
            { TypeKind: TypeKind.Interface } =>
                $"the values of the interface '{name}' have other types; declare the type that you mean, list its types with [assembly: MemUnionCase] here, or mark the member with [MemIgnore]",
            _ when isOwn => $"add [MemFormattable] to '{name}', or mark the member with [MemIgnore]",
            _ =>
                $"'{name}' belongs to another assembly and has no codec; name a surrogate for it with [assembly: MemSurrogate], or mark the member with [MemIgnore]",
        };
    }

    private static TypeRef? ParseFormattable(INamedTypeSymbol type, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        (reason, forbidden) = (null, false);
        var isUnion = TypeTraits.IsUnion(type);
        if (type.IsAbstract && !isUnion)
        {
            reason = "the values of an abstract class or an interface have other types; list them there with [MemUnion]";
        }
        else if (!IsOf(type, assembly) && type.GetTypeMembers(isUnion ? KnownNames.Cases : KnownNames.Codec).IsEmpty)
        {
            reason =
                $"it has no codec, because the assembly '{type.ContainingAssembly.Name}' was built without the generator; add the package MemFormat there";
        }

        if (reason is not null || Formattable(type, assembly, out reason, out forbidden) is not { } own)
            return null;
        return isUnion ? own with { Wire = WireKind.Union } : own;
    }

    /// <summary>The reference to a type that has a codec, whatever kind of type it is.</summary>
    public static TypeRef? Formattable(INamedTypeSymbol type, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        if (ParseAll(TypeParameterParser.Arguments(type), assembly, out reason, out forbidden) is not { } arguments)
            return null;
        var definition = arguments.Count > 0 ? TypeNames.Of(type.OriginalDefinition) : null;
        return new TypeRef(
            TypeRefKind.Object, TypeNames.Of(type), WireKind.Object, type.IsValueType, arguments, IsOf(type, assembly), Definition: definition);
    }

    private static bool IsOf(ITypeSymbol type, IAssemblySymbol assembly) => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly);

    private static TypeRef? ParseGeneric(INamedTypeSymbol type, IAssemblySymbol assembly, ref string? reason, ref bool forbidden)
    {
        (TypeRefKind Kind, WireKind Wire)? shape = AttributeReader.MetadataName(type) switch
        {
            "System.Nullable" => (TypeRefKind.Nullable, default),
            "System.Collections.Generic.List" => (TypeRefKind.List, WireKind.List),
            "System.Collections.Generic.HashSet" => (TypeRefKind.HashSet, WireKind.List),
            "System.Collections.Generic.Dictionary" => (TypeRefKind.Dictionary, WireKind.Map),
            _ => null,
        };
        if (shape is null)
        {
            reason = Obstacle(type, assembly);
            return null;
        }

        if (ParseAll(type.TypeArguments, assembly, out reason, out forbidden) is not { } arguments)
            return null;

        // A struct that is written as a collection says null as collections do.
        if (shape.Value.Kind == TypeRefKind.Nullable && arguments[0].SaysNull)
        {
            return new TypeRef(TypeRefKind.Coded, TypeNames.Of(type), default, type.IsValueType, arguments, Codec: "M_::NullableCodec<{0}, {c0}>",
                SaysNull: true, Slot: CodedSlot.Nullable);
        }

        if (shape.Value.Kind == TypeRefKind.Dictionary && type.TypeArguments[0].OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
        {
            reason = "keys cannot be null; use a key type that is not nullable";
            return null;
        }

        var wire = shape.Value.Kind == TypeRefKind.Nullable ? arguments[0].Wire : shape.Value.Wire;
        return new TypeRef(shape.Value.Kind, TypeNames.Of(type), wire, type.IsValueType, arguments);
    }
}
