using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;

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

    /// <summary>The name of a type's codec as in <see cref="TypeRef.Codec"/>.</summary>
    private string Codec((INamedTypeSymbol Struct, AttributeData Attribute) found)
    {
        var face = Face(found.Struct);
        var names = new Dictionary<ITypeSymbol, string>(SymbolEqualityComparer.Default);
        var own = Own(found.Struct, face.TypeArguments[0], names);
        var isInterface = face.TypeArguments[0] is INamedTypeSymbol type
            && CodedTypes.Key(type) != CodedTypes.Key(TypeOf(found.Struct, found.Attribute));
        var made = isInterface ? Name(face.TypeArguments[0], names) : "{T}";
        var parts = face.TypeArguments.Skip(1).ToList();
        var codec = FormCodec(face) is not { } taker ? own
            : $"M_::{taker}<{made}, {Join(parts.Select(p => Name(p, names)).Concat(parts.Select(p => PartCodec(face, p, names))).Append(own))}>";
        return !isInterface ? codec
            : ((INamedTypeSymbol)face.TypeArguments[0]).Arity == 1 ? $"M_::SequenceInterfaceCodec<{{T}}, {{0}}, {{c0}}, {made}, {codec}>"
            : $"M_::MapInterfaceCodec<{{T}}, {{0}}, {{1}}, {{c0}}, {{c1}}, {made}, {codec}>";
    }

    /// <summary>The name of a struct. Its arguments follow from their constraints, or are those of the type in order.</summary>
    private string Own(INamedTypeSymbol own, ITypeSymbol made, Dictionary<ITypeSymbol, string> names)
    {
        var taken = 0;
        foreach (var parameter in own.TypeParameters)
        {
            names[parameter] = SymbolEqualityComparer.Default.Equals(parameter, made) ? "{T}"
                : parameter.ConstraintTypes.OfType<INamedTypeSymbol>().Select(c => Following(c, names)).FirstOrDefault(n => n is not null)
                ?? $"{{{taken++}}}";
        }

        return own.Arity == 0 ? $"M_::{own.Name}" : $"M_::{own.Name}<{Join(own.TypeParameters.Select(p => names[p]))}>";
    }

    private string? Following(INamedTypeSymbol constraint, Dictionary<ITypeSymbol, string> names) => constraint.Name switch
    {
        "IMemFormatCodec" => CodecOf(constraint.TypeArguments[0], names),
        "IEquality" or "IOrder" => $"M_::Default{constraint.Name.Substring(1)}<{Name(constraint.TypeArguments[0], names)}>",
        _ => null,
    };

    private string PartCodec(INamedTypeSymbol face, ITypeSymbol part, Dictionary<ITypeSymbol, string> names) =>
        face.Name == "ITupleForm" ? Elements((INamedTypeSymbol)part, names) : CodecOf(part, names);

    private string CodecOf(ITypeSymbol type, Dictionary<ITypeSymbol, string> names)
    {
        if (type is ITypeParameterSymbol)
            return names[type].Replace("{", "{c");
        if (KnownTypes.KindOf(type) is { } kind)
            return $"M_::{(WireKinds.IsUnchecked(kind) ? "Scalar" : "Checked")}Codec<{TypeNames.Of(type)}>";
        var named = (INamedTypeSymbol)type;
        if (TupleParser.IsTuple(named))
            return $"M_::TupleCodec<{Name(named, names)}, {Elements(named, names)}>";

        // Arguments are replaced by position, so no name is replaced twice.
        var codec = Codec(_structs[CodedTypes.Key(named)].First()).Replace("{T}", Name(named, names));
        for (var i = 0; i < named.Arity; i++)
            codec = codec.Replace($"{{{i}}}", Name(named.TypeArguments[i], names)).Replace($"{{c{i}}}", CodecOf(named.TypeArguments[i], names));
        return codec;
    }

    private string Elements(INamedTypeSymbol tuple, Dictionary<ITypeSymbol, string> names) =>
        $"M_::TupleElements<{Join(tuple.TypeArguments.Select(a => $"{Name(a, names)}, {CodecOf(a, names)}"))}>";

    private static string Name(ITypeSymbol type, Dictionary<ITypeSymbol, string> names) => type switch
    {
        ITypeParameterSymbol => names[type],
        INamedTypeSymbol { Arity: > 0 } named => TupleParser.IsTuple(named) && named.Arity > 1
            ? $"({Join(named.TypeArguments.Select(a => Name(a, names)))})"
            : $"global::{AttributeReader.MetadataName(named)}<{Join(named.TypeArguments.Select(a => Name(a, names)))}>",
        _ => TypeNames.Of(type),
    };

    private static string Join(IEnumerable<string> names) => string.Join(", ", names);
}
