namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>Turns a type that a member or a root refers to into its name and category.</summary>
/// <param name="project">The project that is compiled.</param>
/// <param name="objects">What <see cref="object"/> stands for: the cases that the member lists, or null.</param>
internal sealed class TypeRefParser(SourceProject project, TypeRef? objects = null)
{
    private const int MaxRank = 4;

    /// <summary>The first one that knows a type decides, so what users declare comes before what MemFormat knows.</summary>
    private static readonly Func<TypeRefParser, ITypeSymbol, ParsedReference>[] s_readers =
    [
        static (parser, type) => parser.Surrogate(type),
        static (parser, type) => parser.CustomCodec(type),
        static (parser, type) => parser.ListedObjects(type),
        static (_, type) => ForbiddenTypes.ReasonFor(type) is { } why ? new(null, why, IsForbidden: true) : default,
        static (parser, type) => new(AdoptedUnions.Find(type, parser._project)),
        static (parser, type) => parser.Scalar(type),
        static (parser, type) => parser.Enum(type),
        static (parser, type) => parser.Array(type),
        static (_, type) => type is ITypeParameterSymbol parameter ? TypeParameterParser.Reference(parameter) : default(ParsedReference),
        static (_, type) => OpenType(type),
        static (parser, type) => parser.InlineArray(type),
        static (parser, type) => parser.Annotated(type),
        static (parser, type) => parser.Tuple(type),
        static (parser, type) => parser.CodedByRuntime(type),
        static (parser, type) => parser.CodedByPrint(type),
        static (parser, type) => parser.UserCollection(type),
        static (parser, type) => parser.KnownGeneric(type),
    ];

    private readonly SourceProject _project = project;

    /// <summary>Collections of the user's whose elements are parsed now, and types whose surrogates are.</summary>
    private List<ITypeSymbol>? _open;

    /// <summary>The reference to a type, or the reason why it cannot be stored.</summary>
    public ParsedReference Parse(ITypeSymbol type)
    {
        foreach (var read in s_readers)
        {
            if (read(this, type) is { IsKnown: true } parsed)
                return parsed;
        }

        return ParsedReference.Refused(Obstacle(type));
    }

    /// <summary>The reference to a type that has a codec, whatever kind of type it is.</summary>
    public ParsedReference Formattable(INamedTypeSymbol type)
    {
        if (ParseAll(TypeParameterParser.Arguments(type), out var refused) is not { } arguments)
            return refused;
        var definition = arguments.Count > 0 ? _project.NameOf(type.OriginalDefinition) : null;
        return new TypeRef(
            TypeRefKind.Object, _project.NameOf(type), WireKind.Object, type.IsValueType, arguments, IsOwn(type), Definition: definition);
    }

    /// <summary>Types of the base class library and payloads within payloads only: names are looked up where they can be theirs.</summary>
    public static CodedType? Coded(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        type.ContainingType is null && Space(type) is "System" or "MemFormat" ? CodedTypes.Of(assembly).Find(type) : null;

    private ParsedReference Surrogate(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { SpecialType: SpecialType.None, EnumUnderlyingType: null } named
            || SurrogateParser.Find(named, _project.Assembly) is not { } attribute)
        {
            return default;
        }

        if (SurrogateParser.Obstacle(named, attribute, _project.Assembly, out var surrogate) is { } why)
            return ParsedReference.Refused(why);
        _open ??= [];
        if (_open.Contains(type, SymbolEqualityComparer.Default))
        {
            return ParsedReference.Refused(
                $"its surrogate '{surrogate!.ToDisplayString()}' has it as a type argument, without end; write a surrogate that is not generic");
        }

        _open.Add(type);
        var stored = Parse(surrogate!);
        _open.RemoveAt(_open.Count - 1);
        if (stored.Reference is not { } reference)
            return stored;
        var codec = SurrogateParser.State(surrogate!, named) is { } state
            ? CodecName.Runtime("StateSurrogateCodec", CodecName.Type, CodecName.Argument(0), _project.NameOf(state), CodecName.CodecOf(0))
            : CodecName.Runtime("SurrogateCodec", CodecName.Type, CodecName.Argument(0), CodecName.CodecOf(0));
        return CodedAs(type, CodedSlot.Surrogate, codec, new([reference]));
    }

    private ParsedReference CustomCodec(ITypeSymbol type) =>
        type is INamedTypeSymbol { SpecialType: SpecialType.None }
            && AttributeReader.Find(type.OriginalDefinition, KnownNames.CustomCodec) is { } codec
            ? CustomCodecParser.Parse(type, codec, _project)
            : default;

    private ParsedReference ListedObjects(ITypeSymbol type) => type.SpecialType == SpecialType.System_Object ? new(objects) : default;

    private ParsedReference Scalar(ITypeSymbol type) => KnownTypes.KindOf(type) is { } kind
        ? new TypeRef(kind == WireKind.String ? TypeRefKind.String : TypeRefKind.Primitive, _project.NameOf(type), kind, type.IsValueType)
        : default(ParsedReference);

    private ParsedReference Enum(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { EnumUnderlyingType: { } underlying } named)
            return default;
        var integer = new TypeRef(TypeRefKind.Primitive, _project.NameOf(underlying), KnownTypes.KindOf(underlying)!.Value, IsValueType: true);
        var plain = new TypeRef(TypeRefKind.Enum, _project.NameOf(type), integer.Wire, IsValueType: true, new([integer]), IsOwn(type));
        if (!AttributeReader.Has(named, KnownNames.Formattable))
            return plain;
        return IsOwn(type) || type.ContainingAssembly.GetTypeByMetadataName(NamedEnums.MetadataNameOf(named)) is not null
            ? plain with { Codec = _project.ConstantsOf(named) }
            : ParsedReference.Refused(WithoutGenerator(type, "it has the attribute and no list of its constants"));
    }

    private ParsedReference Array(ITypeSymbol type)
    {
        if (type is not IArrayTypeSymbol array)
            return default;
        if (array is { IsSZArray: true, ElementType.SpecialType: SpecialType.System_Byte })
            return new TypeRef(TypeRefKind.Bytes, _project.NameOf(type), WireKind.Bytes, IsValueType: false);
        if (array.Rank > MaxRank)
            return ParsedReference.Refused($"MemFormat supports arrays of up to {MaxRank} dimensions; use arrays of arrays");
        var parsed = Parse(array.ElementType);
        if (parsed.Reference is not { } element)
            return parsed;
        return array.IsSZArray
            ? new TypeRef(TypeRefKind.Array, _project.NameOf(type), WireKind.List, IsValueType: false, new([element]))
            : CodedAs(type, CodedSlot.Grid, CodecName.Runtime("GridCodec", CodecName.Type, CodecName.Argument(0), CodecName.CodecOf(0),
                CodecName.Runtime($"Grid{array.Rank}", CodecName.Argument(0))), new([element]));
    }

    private static ParsedReference OpenType(ITypeSymbol type) => type is INamedTypeSymbol { IsUnboundGenericType: true }
        ? ParsedReference.Refused("its type arguments are missing; name a closed type such as Box<int>")
        : default;

    private ParsedReference InlineArray(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol named || InlineArrays.ElementOf(named) is not { } item)
            return default;
        var parsed = Parse(item);
        return parsed.Reference is { } element
            ? CodedAs(type, CodedSlot.Memory, InlineArrays.Codec, new([element])) with { SaysNull = true, Length = InlineArrays.LengthOf(named) }
            : parsed;
    }

    private ParsedReference Annotated(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol named || !AttributeReader.Has(type.OriginalDefinition, KnownNames.Formattable))
            return default;
        var isUnion = TypeTraits.IsUnion(named);
        if (type.IsAbstract && !isUnion)
            return ParsedReference.Refused("the values of an abstract class or an interface have other types; list them there with [MemUnion]");
        if (!IsOwn(type) && type.GetTypeMembers(isUnion ? KnownNames.Cases : KnownNames.Codec).IsEmpty)
            return ParsedReference.Refused(WithoutGenerator(type, "it has no codec"));
        var parsed = Formattable(named);
        return isUnion && parsed.Reference is { } union ? union with { Wire = WireKind.Union, IsHolder = ValueUnions.Is(named) } : parsed;
    }

    private static string WithoutGenerator(ITypeSymbol type, string lack) =>
        $"{lack}, because the assembly '{type.ContainingAssembly.Name}' was built without the generator; add the package MemFormat there";

    private ParsedReference Tuple(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol named || !TupleParser.IsTuple(named))
            return default;
        var elements = TupleParser.Elements(named, out var reason);
        if (reason is not null)
            return ParsedReference.Refused(reason);
        return ParseAll(elements, out var refused) is { } arguments
            ? CodedAs(type, CodedSlot.Tuple, TupleParser.Codec(type.IsValueType, arguments.Count), arguments)
            : refused;
    }

    private ParsedReference CodedByRuntime(ITypeSymbol type) =>
        type is INamedTypeSymbol named && Coded(named, _project.Assembly) is { } coded ? Coded(named, named.TypeArguments, coded) : default;

    private ParsedReference CodedByPrint(ITypeSymbol type) =>
        type is INamedTypeSymbol named && Space(type) == "System" ? new(PrintedTypes.Find(named, _project)) : default;

    private ParsedReference UserCollection(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol named || !UserCollections.Contains(named))
            return default;
        _open ??= [];
        if (_open.Contains(type, SymbolEqualityComparer.Default))
            return ParsedReference.Refused("its elements are collections of the same type, without end; use a class with a list of children");
        if (UserCollections.Find(named, _project) is not { } collection)
            return ParsedReference.Refused(UserCollections.WhyUnfit);
        _open.Add(type);
        var parsed = Coded(named, collection.Types, collection.Codec);
        _open.RemoveAt(_open.Count - 1);
        return parsed.Reference is { } reference ? reference with { Form = collection.Form } : parsed;
    }

    private ParsedReference KnownGeneric(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { IsGenericType: true } named)
            return default;
        (TypeRefKind Kind, WireKind Wire)? shape = AttributeReader.MetadataName(named) switch
        {
            "System.Nullable" => (TypeRefKind.Nullable, default),
            "System.Collections.Generic.List" => (TypeRefKind.List, WireKind.List),
            "System.Collections.Generic.HashSet" => (TypeRefKind.HashSet, WireKind.List),
            "System.Collections.Generic.Dictionary" => (TypeRefKind.Dictionary, WireKind.Map),
            _ => null,
        };
        if (shape is not var (kind, wire))
            return default;
        if (ParseAll(named.TypeArguments, out var refused) is not { } arguments)
            return refused;

        // A struct that is written as a collection says null as collections do.
        if (kind == TypeRefKind.Nullable && arguments[0].SaysNull)
        {
            var codec = CodecName.Runtime("NullableCodec", CodecName.Argument(0), CodecName.CodecOf(0));
            return CodedAs(type, CodedSlot.Nullable, codec, arguments) with { SaysNull = true };
        }

        if (kind == TypeRefKind.Dictionary && WhyNoKey(named.TypeArguments[0]) is { } why)
            return ParsedReference.Refused(why);
        return new TypeRef(kind, _project.NameOf(type), kind == TypeRefKind.Nullable ? arguments[0].Wire : wire, type.IsValueType, arguments);
    }

    /// <summary>The reference to a type with a codec of the runtime, given the types that the codec's name speaks of.</summary>
    private ParsedReference Coded(INamedTypeSymbol type, IReadOnlyList<ITypeSymbol> types, CodedType coded)
    {
        if (ParseAll(types, out var refused) is not { } arguments)
            return refused;
        if (types.Count == 2 && coded.Codec.Name.StartsWith("M_::Map", StringComparison.Ordinal) && WhyNoKey(types[0]) is { } why)
            return ParsedReference.Refused(why);
        return CodedAs(type, coded.Slot, coded.Codec, arguments) with { SaysNull = coded.SaysNull, InitialSize = coded.InitialSize };
    }

    private TypeRef CodedAs(ITypeSymbol type, CodedSlot slot, CodecName codec, EquatableArray<TypeRef> arguments) =>
        new(TypeRefKind.Coded, _project.NameOf(type), default, type.IsValueType, arguments, Codec: codec, Slot: slot);

    private static string? WhyNoKey(ITypeSymbol key) => key.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T
        ? "keys cannot be null; use a key type that is not nullable"
        : null;

    /// <summary>The references to all of the types, or null and what is wrong with the first that has none.</summary>
    private EquatableArray<TypeRef>? ParseAll(IEnumerable<ITypeSymbol> types, out ParsedReference refused)
    {
        refused = default;
        var references = new List<TypeRef>();
        foreach (var type in types)
        {
            refused = Parse(type);
            if (refused.Reference is not { } reference)
                return null;
            references.Add(reference);
        }

        return references.ToEquatableArray();
    }

    private string Obstacle(ITypeSymbol type)
    {
        // The type may be deep inside that of the member.
        var name = type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString();
        var isOwn = IsOwn(type);
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

    /// <summary>The outermost namespace.</summary>
    private static string? Space(ISymbol type) => type.ContainingNamespace is { IsGlobalNamespace: false } space ? Space(space) ?? space.Name : null;

    private bool IsOwn(ITypeSymbol type) => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, _project.Assembly);
}
