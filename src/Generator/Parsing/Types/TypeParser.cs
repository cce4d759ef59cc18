using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Unions;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Turns an annotated type into its shape. The generator and the analyzer both run this.</summary>
internal sealed class TypeParser(SourceProject project, INamedTypeSymbol type, DiagnosticSink sink)
{
    /// <summary>Parses a type. Only with a list are its diagnostics kept.</summary>
    public static ParsedType Parse(INamedTypeSymbol type, Compilation compilation, List<Diagnostic>? diagnostics = null)
    {
        var sink = new DiagnosticSink(type, diagnostics);
        var shape = new TypeParser(SourceProject.Of(compilation), type, sink).Parse();
        return new ParsedType(shape, sink.Errors);
    }

    /// <summary>The shape; null when an error has been reported, and for types without code of their own.</summary>
    private TypeShape? Parse()
    {
        // It is written by its elements wherever it stands, with the attribute or without.
        if (InlineArrays.ElementOf(type) is not null || !DeclarationChecks.Pass(type, sink))
            return null;
        var isValueUnion = ValueUnions.Is(type);
        var shape = Declared(isValueUnion ? ValueUnion() : new UnionParser(project, type, sink).OfType());
        if (!isValueUnion && type.TypeKind != TypeKind.Interface)
            shape = new ObjectParser(project, type, sink).Parse(shape);
        return sink.HasErrors ? null : shape;
    }

    /// <summary>The union that holds a value of one of its cases.</summary>
    private UnionShape ValueUnion()
    {
        var union = new ValueUnionParser(project, type, sink).Parse();
        foreach (var one in type.IsGenericType ? ValueUnions.Cases(type) : [])
        {
            if (GrowingTypes.Find(type, ValueUnions.Stored(one), project.Compilation) is { } growing)
            {
                var name = type.ToDisplayString();
                sink.Report(Diagnostics.GrowingType, type, name, one.ToDisplayString(), growing.ToDisplayString(), name);
            }
        }

        return union;
    }

    /// <summary>What the declaration says: all of a type without values of its own.</summary>
    private TypeShape Declared(UnionShape? union) => new()
    {
        FullName = project.NameOf(type),
        Name = type.Name,
        Namespace = TypeNames.NamespaceOf(type),
        Declarations = Nesting.Of(type).Select(TypeNames.Declaration).ToEquatableArray(),
        TypeParameters = TypeParameterParser.InScope(type).Select(TypeParameterParser.Shape).ToEquatableArray(),
        IsValueType = type.IsValueType,
        IsSealed = false,
        IsAbstract = true,
        IsInterface = type.TypeKind == TypeKind.Interface,
        IsClsChecked = ClsCompliance.IsChecked(type),
        IsNumbered = false,
        Members = EquatableArray<MemberShape>.Empty,
        Parameters = EquatableArray<ParameterShape>.Empty,
        Warnings = EquatableArray<string>.Empty,
        HasImplicitConstructor = false,
        HasUnstoredRequired = false,
        FormattableBases = EquatableArray<BaseShape>.Empty,
        Union = union,
        HidesCases = HidesCases(),
    };

    private bool HidesCases() =>
        BaseChain.Of(type.BaseType).Any(TypeTraits.IsUnion) || type.TypeKind == TypeKind.Interface && type.AllInterfaces.Any(TypeTraits.IsUnion);
}
