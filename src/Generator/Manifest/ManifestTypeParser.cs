using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Values;

namespace MemFormat.Generator.Manifest;

/// <summary>
/// Turns references into types of the manifest. References do not have annotations of null, because the wire does not
/// depend on them: they are read from the symbol.
/// </summary>
internal static class ManifestTypeParser
{
    /// <param name="reference">The type as the planner knows it.</param>
    /// <param name="symbol">The same as declared, where it is known.</param>
    /// <param name="owner">The type that the reference is found in; unions of its members have its name.</param>
    public static ManifestType Parse(TypeRef reference, ITypeSymbol? symbol, TypeShape? owner = null)
    {
        var arguments = reference.Arguments.Zip(Parts(reference, symbol), (a, s) => Parse(a, s, owner)).ToList();
        var isNullable = !reference.IsValueType && symbol?.NullableAnnotation is not (null or NullableAnnotation.NotAnnotated);
        if (reference.Kind == TypeRefKind.Coded)
            return Coded(reference, symbol, arguments) with { IsNullable = isNullable };
        var type = new ManifestType(
            KindOf(reference), NameOf(reference), reference.Wire, reference.IsValueType, isNullable, arguments.ToEquatableArray());
        return reference switch
        {
            { Kind: TypeRefKind.Enum } => type with { Arguments = default },
            { IsUnion: true, Codec.Name: { } cases } when !AdoptedUnions.Is(reference) => type with
            {
                Name = ManifestNames.Full(owner!.FullName),
                Member = cases.Substring(cases.LastIndexOf('.') + 1 + KnownNames.CasesOf.Length),
                Arguments = owner.TypeParameters.Select(p => new ManifestType(ManifestTypeKind.Parameter, ManifestNames.Full(p.Name)))
                    .ToEquatableArray(),
            },
            _ => type,
        };
    }

    private static ManifestTypeKind KindOf(TypeRef reference) => reference.Kind switch
    {
        TypeRefKind.Primitive => ManifestTypeKind.Scalar,
        TypeRefKind.Enum => ManifestTypeKind.Enum,
        TypeRefKind.String => ManifestTypeKind.String,
        TypeRefKind.Bytes => ManifestTypeKind.Bytes,
        TypeRefKind.Nullable => ManifestTypeKind.Nullable,
        TypeRefKind.Array or TypeRefKind.List => ManifestTypeKind.List,
        TypeRefKind.HashSet => ManifestTypeKind.Set,
        TypeRefKind.Dictionary => ManifestTypeKind.Map,
        TypeRefKind.Parameter => ManifestTypeKind.Parameter,
        _ => reference.IsUnion ? ManifestTypeKind.Union : ManifestTypeKind.Object,
    };

    private static string NameOf(TypeRef reference) => reference.Kind switch
    {
        TypeRefKind.Array or TypeRefKind.Bytes => "[]",
        TypeRefKind.Nullable => "?",
        TypeRefKind.Object => ManifestNames.Full(reference.ShapeName),
        _ => ManifestNames.Open(reference.Name),
    };

    private static ManifestType Coded(TypeRef reference, ITypeSymbol? symbol, List<ManifestType> arguments)
    {
        var isKnown = reference.Form is not SequenceFormShape && reference.Name.StartsWith("global::System.", System.StringComparison.Ordinal);
        var type = new ManifestType(
            ManifestTypeKind.List,
            isKnown ? ManifestNames.Open(reference.Name) : ManifestNames.Full(reference.Name),
            IsValueType: reference.IsValueType,
            Arguments: arguments.ToEquatableArray());
        return reference.Slot switch
        {
            CodedSlot.Set => type with { Kind = ManifestTypeKind.Set },
            CodedSlot.Map => type with { Kind = ManifestTypeKind.Map },
            CodedSlot.Memory => type with { Kind = ManifestTypeKind.Memory, Detail = reference.Length },
            CodedSlot.Tuple => type with { Kind = ManifestTypeKind.Tuple, Elements = TupleParser.Names(symbol) },
            CodedSlot.PriorityQueue =>
                type with { Arguments = new([new(ManifestTypeKind.Tuple, "System.ValueTuple", IsValueType: true, Arguments: type.Arguments)]) },
            CodedSlot.Grouping => Grouping(type),
            CodedSlot.Lookup => type with { Arguments = new([Grouping(type) with { Name = "System.Linq.IGrouping" }]) },
            CodedSlot.Range => type with { Kind = ManifestTypeKind.Tuple, Arguments = new([Index, Index]) },
            CodedSlot.Grid => Grid(type, Dimensions(reference)),
            CodedSlot.Row => Row(type, DotNetValues.Rows[type.Name]),
            CodedSlot.Bits => type with { Arguments = new([new(ManifestTypeKind.Scalar, "bool", WireKind.Bool, IsValueType: true)]) },
            CodedSlot.Text => type with { Kind = ManifestTypeKind.String, Wire = WireKind.String },
            CodedSlot.Nullable => type with { Kind = ManifestTypeKind.Nullable, Name = "?" },
            CodedSlot.Surrogate => type with { Kind = ManifestTypeKind.Surrogate, Name = ManifestNames.Full(reference.Name) },
            CodedSlot.Compressed => Extended(type, WireExtension.Serialized, reference),
            CodedSlot.Custom => type with { Kind = ManifestTypeKind.Opaque, Name = ManifestNames.Full(reference.Name), Codec = CodecOf(reference) },
            CodedSlot.PooledText => ManifestType.PooledString,
            > CodedSlot.Extended => Extended(type, (WireExtension)(reference.Slot - CodedSlot.Extended), reference),
            _ => type,
        };
    }

    private static ManifestType Row(ManifestType type, (WireKind Kind, string[] Names) row) =>
        type with { Kind = ManifestTypeKind.Row, Wire = row.Kind, Detail = row.Names.Length };

    private static ManifestType Index { get; } = Extended(
        new ManifestType(ManifestTypeKind.Extended, "System.Index", IsValueType: true), WireExtension.Index);

    private static ManifestType Extended(ManifestType type, WireExtension extension, TypeRef? reference = null)
    {
        type = type with { Kind = ManifestTypeKind.Extended, Wire = WireExtensions.BaseOf(extension), Detail = (int)extension };
        return extension switch
        {
            WireExtension.ExtensionData => type with { Kind = ManifestTypeKind.ExtensionData },
            WireExtension.Serialized => type with { Kind = ManifestTypeKind.Serialized, Name = ManifestNames.Open(reference!.Name) },
            _ => type,
        };
    }

    private static ManifestType Grouping(ManifestType type) => type with
    {
        Kind = ManifestTypeKind.Tuple,
        Arguments =
            new([type.Arguments[0], new(ManifestTypeKind.List, "System.Collections.Generic.IEnumerable", Arguments: new([type.Arguments[1]]))]),
    };

    private static ManifestType Grid(ManifestType type, string dimensions) =>
        type with { Kind = ManifestTypeKind.Grid, Name = dimensions, Detail = dimensions.Length - 1 };

    /// <summary>
    /// The brackets of an array of several dimensions. Those of its elements come after them, if these are arrays.
    /// </summary>
    private static string Dimensions(TypeRef reference)
    {
        var name =
            reference.Name.Substring(reference.Element.Kind == TypeRefKind.Array
                ? reference.Name.IndexOf("[,", System.StringComparison.Ordinal)
                : reference.Name.LastIndexOf('['));
        return name.Substring(0, name.IndexOf(']') + 1);
    }

    /// <summary>The name of the user's codec, without its type arguments.</summary>
    private static string CodecOf(TypeRef reference) => ManifestNames.Open(reference.Codec!.Arguments[1].Name);

    /// <summary>The symbols of a reference's arguments, null where they are not to be found beside it.</summary>
    private static IEnumerable<ITypeSymbol?> Parts(TypeRef reference, ITypeSymbol? symbol)
    {
        var parts = symbol switch
        {
            not null when reference.Slot == CodedSlot.Compressed => [symbol],
            IArrayTypeSymbol array => [array.ElementType],
            INamedTypeSymbol named when InlineArrays.ElementOf(named) is { } element => [element],
            INamedTypeSymbol named when TupleParser.IsTuple(named) => TupleParser.Elements(named, out _),
            INamedTypeSymbol named when reference.Kind == TypeRefKind.Object => TypeParameterParser.Arguments(named),
            INamedTypeSymbol named when reference.Slot is CodedSlot.List or CodedSlot.Map && UserCollections.Contains(named) =>
                UserCollections.Parts(named, reference.Arguments.Count),
            INamedTypeSymbol named when reference.Slot is not CodedSlot.Surrogate => named.TypeArguments,
            _ => [],
        };
        var found = parts.ToList();
        return found.Count == reference.Arguments.Count ? found : Enumerable.Repeat<ITypeSymbol?>(null, reference.Arguments.Count);
    }
}
