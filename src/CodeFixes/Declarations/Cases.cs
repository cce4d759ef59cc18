namespace MemFormat.CodeFixes.Declarations;

/// <summary>Adds cases to unions, each with a tag that is free.</summary>
internal sealed class Cases(Edits edits, SemanticModel model)
{
    /// <summary>Adds all classes and structs of the project that the union's values can be, and annotates them.</summary>
    public void AddAll(INamedTypeSymbol union, Annotator annotator)
    {
        foreach (var type in SourceTypes.DerivedFrom(union, model.Compilation))
            Add(union, type, annotator);
    }

    /// <summary>Gives tags to all cases of a union of the language that have none, in their order, and annotates their types.</summary>
    public void NumberAll(INamedTypeSymbol union, Annotator annotator)
    {
        var listed = Listed(union);
        var cases = ValueUnions.Cases(union);
        foreach (var type in cases.Where(c => !listed.Exists(a => ValueUnions.IsNamed(c, a.ConstructorArguments.LastOrDefault().Value))))
        {
            AddTag(union, listed, NameIn(union, type, cases));
            foreach (var unknown in SourceTypes.WithoutCodec(type, model.Compilation))
                annotator.Annotate(unknown);
        }
    }

    public void Add(INamedTypeSymbol union, INamedTypeSymbol type, Annotator annotator)
    {
        var listed = Listed(union);
        if (listed.Any(a => a.ConstructorArguments.LastOrDefault().Value is INamedTypeSymbol known
            && SymbolEqualityComparer.Default.Equals(known.OriginalDefinition, type.OriginalDefinition)))
        {
            return;
        }

        AddTag(union, listed, $"typeof({Name(type, union)})");
        if (!AttributeReader.Has(type, KnownNames.Formattable))
            annotator.Annotate(type);
    }

    private static List<AttributeData> Listed(INamedTypeSymbol union) => AttributeReader.All(union.GetAttributes(), KnownNames.Union).ToList();

    private void AddTag(INamedTypeSymbol union, List<AttributeData> listed, string type)
    {
        var given = edits.Numbers(union);
        var tag = new ReservedKeys(union).Free(listed.Select(a => a.ConstructorArguments.FirstOrDefault().Value).OfType<int>().Concat(given));
        given.Add(tag);
        Declaration.AddAttribute(edits, union, $"MemUnion({tag}, {type})");
    }

    /// <summary>A case as the argument of an attribute, which cannot have type parameters in it.</summary>
    private string NameIn(INamedTypeSymbol union, ITypeSymbol type, IReadOnlyList<ITypeSymbol> cases)
    {
        if (type is ITypeParameterSymbol)
            return $"nameof({type.Name})";
        if (!ValueUnions.HasParameters(type))
            return $"typeof({Minimal(type.WithNullableAnnotation(NullableAnnotation.NotAnnotated), union)})";
        var isAlone = cases.Count(c => SymbolEqualityComparer.Default.Equals(c.OriginalDefinition, type.OriginalDefinition)) == 1;
        return type is INamedTypeSymbol { IsTupleType: false, ContainingType: null } named && isAlone
            ? $"typeof({Name(named, union)})"
            : $"\"{ValueUnions.TextOf(type)}\"";
    }

    private string Name(INamedTypeSymbol type, INamedTypeSymbol union) =>
        Minimal(type.IsGenericType ? type.ConstructUnboundGenericType() : type, union);

    private string Minimal(ITypeSymbol named, INamedTypeSymbol union)
    {
        var syntax = union.DeclaringSyntaxReferences[0];
        return named.ToMinimalDisplayString(model.Compilation.GetSemanticModel(syntax.SyntaxTree), syntax.Span.Start);
    }
}
