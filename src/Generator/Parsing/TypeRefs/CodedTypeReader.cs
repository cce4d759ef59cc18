namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>
/// Reads the runtime's codecs from the attributes of its structs. The name of a codec follows from the interface of its
/// form, as in the runtime's <c>CodecTable</c>.
/// </summary>
internal sealed class CodedTypeReader
{
    private const string Attribute = "CodecForAttribute";

    /// <summary>Each struct with an attribute, by the type that it is for; those for members with a comparer come again.</summary>
    private readonly ILookup<string, (INamedTypeSymbol Struct, AttributeData Attribute)> _structs;

    public CodedTypeReader(IAssemblySymbol runtime) => _structs = Structs(runtime).ToLookup(s => CodedTypes.Key(TypeOf(s.Struct, s.Attribute)));

    public IEnumerable<(string Key, bool IsCompared, CodedType Type)> Types() =>
        from structs in _structs
        from found in structs
        let arguments = found.Attribute.ConstructorArguments
        let slot = (CodedSlot)arguments[0].Value!
        where slot != CodedSlot.None
        select (structs.Key, (bool)arguments[3].Value!,
            new CodedType(Codec(found), slot, SaysNull(slot), (int)arguments[1].Value!, (bool)arguments[2].Value!));

    private static IEnumerable<(INamedTypeSymbol Struct, AttributeData Attribute)> Structs(IAssemblySymbol runtime) =>
        from space in runtime.GlobalNamespace.GetNamespaceMembers()
        where space.Name == "MemFormat"
        from codecs in space.GetNamespaceMembers()
        where codecs.Name == "Codecs"
        from type in codecs.GetTypeMembers()
        where type.TypeKind == TypeKind.Struct
        from attribute in type.GetAttributes()
        where attribute.AttributeClass?.Name == Attribute && attribute.ConstructorArguments.Length > 0
        select (type, attribute);

    /// <summary>Objects and scalars do not say themselves that they are null.</summary>
    private static bool SaysNull(CodedSlot slot) => slot < CodedSlot.Extended
        ? slot is not (CodedSlot.Range or CodedSlot.Row or CodedSlot.Tuple or CodedSlot.Grouping)
        : WireKinds.SaysNull(WireExtensions.BaseOf((WireExtension)(slot - CodedSlot.Extended)));

    private static INamedTypeSymbol TypeOf(INamedTypeSymbol own, AttributeData attribute) =>
        (INamedTypeSymbol)(attribute.AttributeClass!.TypeArguments.FirstOrDefault() ?? Face(own).TypeArguments[0]);

    /// <summary>The interface that determines the role of a struct.</summary>
    private static INamedTypeSymbol Face(INamedTypeSymbol own) =>
        own.AllInterfaces.First(i => i.Name is "IMemFormatCodec" or "ITupleElements" || FormCodec(i) is not null);

    /// <summary>The codec that takes the forms that implement an interface.</summary>
    private static string? FormCodec(INamedTypeSymbol face) => face.Name switch
    {
        "ISequenceForm" => "SequenceCodec",
        "IMapForm" => "MapCodec",
        "IMemoryForm" => "MemoryCodec",
        "INumberRow" => "NumberRowCodec",
        "ITupleForm" => "TupleFormCodec",
        _ => null,
    };

    private CodecName Codec((INamedTypeSymbol Struct, AttributeData Attribute) found)
    {
        var face = Face(found.Struct);
        var names = new Dictionary<ITypeSymbol, CodecName>(SymbolEqualityComparer.Default);
        var own = Own(found.Struct, face.TypeArguments[0], names);
        var isInterface = face.TypeArguments[0] is INamedTypeSymbol type
            && CodedTypes.Key(type) != CodedTypes.Key(TypeOf(found.Struct, found.Attribute));
        var made = isInterface ? Name(face.TypeArguments[0], names) : CodecName.Type;
        var parts = face.TypeArguments.Skip(1).ToList();
        var codec = FormCodec(face) is { } taker
            ? CodecName.Runtime(taker, [made, .. parts.Select(p => Name(p, names)), .. parts.Select(p => PartCodec(face, p, names)), own])
            : own;
        return !isInterface ? codec
            : ((INamedTypeSymbol)face.TypeArguments[0]).Arity == 1
            ? CodecName.Runtime("SequenceInterfaceCodec", CodecName.Type, CodecName.Argument(0), CodecName.CodecOf(0), made, codec)
            : CodecName.Runtime("MapInterfaceCodec", CodecName.Type, CodecName.Argument(0), CodecName.Argument(1),
                CodecName.CodecOf(0), CodecName.CodecOf(1), made, codec);
    }

    /// <summary>The name of a struct. Its arguments follow from their constraints, or are those of the type in order.</summary>
    private CodecName Own(INamedTypeSymbol own, ITypeSymbol made, Dictionary<ITypeSymbol, CodecName> names)
    {
        var taken = 0;
        foreach (var parameter in own.TypeParameters)
        {
            names[parameter] = SymbolEqualityComparer.Default.Equals(parameter, made) ? CodecName.Type
                : parameter.ConstraintTypes.OfType<INamedTypeSymbol>().Select(c => Following(c, names)).FirstOrDefault(n => n is not null)
                ?? CodecName.Argument(taken++);
        }

        return CodecName.Runtime(own.Name, [.. own.TypeParameters.Select(p => names[p])]);
    }

    private CodecName? Following(INamedTypeSymbol constraint, Dictionary<ITypeSymbol, CodecName> names) => constraint.Name switch
    {
        "IMemFormatCodec" => CodecOf(constraint.TypeArguments[0], names),
        "IEquality" or "IOrder" => CodecName.Runtime("Default" + constraint.Name.Substring(1), Name(constraint.TypeArguments[0], names)),
        _ => null,
    };

    private CodecName PartCodec(INamedTypeSymbol face, ITypeSymbol part, Dictionary<ITypeSymbol, CodecName> names) =>
        face.Name == "ITupleForm" ? Elements((INamedTypeSymbol)part, names) : CodecOf(part, names);

    private CodecName CodecOf(ITypeSymbol type, Dictionary<ITypeSymbol, CodecName> names)
    {
        if (type is ITypeParameterSymbol)
            return CodecName.CodecOf(names[type].Index);
        if (KnownTypes.KindOf(type) is { } kind)
            return CodecName.Runtime(WireKinds.IsUnchecked(kind) ? "ScalarCodec" : "CheckedCodec", TypeNames.Of(type));
        var named = (INamedTypeSymbol)type;
        return TupleParser.IsTuple(named)
            ? CodecName.Runtime("TupleCodec", Name(named, names), Elements(named, names))
            : Codec(_structs[CodedTypes.Key(named)].First()).With(part => part.Hole switch
            {
                CodecHole.Type => Name(named, names),
                CodecHole.Argument => Name(named.TypeArguments[part.Index], names),
                CodecHole.Codec => CodecOf(named.TypeArguments[part.Index], names),
                _ => null,
            });
    }

    private CodecName Elements(INamedTypeSymbol tuple, Dictionary<ITypeSymbol, CodecName> names) =>
        CodecName.Runtime("TupleElements", [.. tuple.TypeArguments.SelectMany(a => new[] { Name(a, names), CodecOf(a, names) })]);

    private static CodecName Name(ITypeSymbol type, Dictionary<ITypeSymbol, CodecName> names) => type switch
    {
        ITypeParameterSymbol => names[type],
        INamedTypeSymbol { Arity: > 0 } named => new(
            TupleParser.IsTuple(named) && named.Arity > 1 ? "" : $"global::{AttributeReader.MetadataName(named)}",
            named.TypeArguments.Select(a => Name(a, names)).ToEquatableArray()),
        _ => TypeNames.Of(type),
    };
}
