namespace MemFormat.Analyzers;

/// <summary>Reports members of types with extension data whose unknown union cases become null: the next write would lose them.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class LostCaseAnalyzer() : MemFormatAnalyzer(Diagnostics.LostCase)
{
    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.Formattable, static (type, _, diagnostics) =>
    {
        if (!KeepsMembers(type))
            return;
        foreach (var member in type.GetMembers())
        {
            if (TypeOf(member) is { } stored && Find(stored, []) is { } union)
            {
                diagnostics.Add(Diagnostic.Create(
                    Diagnostics.LostCase, member.Locations.FirstOrDefault(), member.ToDisplayString(), union.ToDisplayString(), type.Name));
            }
        }
    });

    private static bool KeepsMembers(INamedTypeSymbol type) =>
        BaseChain.Of(type).Any(t => t.GetMembers().Any(m => !m.IsStatic && TypeTraits.IsExtensionMember(m)));

    private static ITypeSymbol? TypeOf(ISymbol member) => member switch
    {
        _ when member.IsStatic || member.IsImplicitlyDeclared || AttributeReader.Has(member, KnownNames.Ignore) => null,
        IPropertySymbol property => property.Type,
        IFieldSymbol field => field.Type,
        _ => null,
    };

    /// <summary>The union whose unknown cases become null, in a type or in what it holds and does not keep itself.</summary>
    private static INamedTypeSymbol? Find(ITypeSymbol type, HashSet<ISymbol> seen)
    {
        if (type is IArrayTypeSymbol array)
            return Find(array.ElementType, seen);
        if (type is not INamedTypeSymbol named || !seen.Add(named.OriginalDefinition))
            return null;
        foreach (var argument in named.TypeArguments)
        {
            if (Find(argument, seen) is { } inside)
                return inside;
        }

        if (AttributeReader.Find(named.OriginalDefinition, KnownNames.Formattable) is not { } formattable)
            return null;
        if (AttributeReader.Has(named.OriginalDefinition, KnownNames.Union))
            return BecomesNull(formattable) ? named.OriginalDefinition : null;
        return KeepsMembers(named)
            ? null
            : named.GetMembers().Select(TypeOf).OfType<ITypeSymbol>().Select(t => Find(t, seen)).FirstOrDefault(u => u is not null);
    }

    private static bool BecomesNull(AttributeData formattable) =>
        AttributeReader.EnumName(formattable, "UnknownCase") == "Null" && AttributeReader.Named(formattable, "UnknownCaseType") is null;
}
