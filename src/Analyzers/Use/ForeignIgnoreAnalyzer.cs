using MemFormat.Generator.Parsing.Members;

namespace MemFormat.Analyzers.Use;

/// <summary>Reports stored members that attributes of other serializers leave out.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class ForeignIgnoreAnalyzer() : MemFormatAnalyzer(Diagnostics.ForeignIgnore)
{
    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.Formattable, static (type, found, diagnostics) =>
    {
        foreach (var (_, member) in ParsedTypes.Of(type, found.Compilation).Stored)
        {
            if (IsOwn(member.Symbol, type) && member.MemMember is null && Attributes(member).FirstOrDefault(Foreign.LeavesOut) is { } attribute)
            {
                diagnostics.Add(Diagnostic.Create(Diagnostics.ForeignIgnore, Place(member.Symbol, type), member.Symbol.ToDisplayString(),
                    attribute.AttributeClass!.Name.Replace("Attribute", "")));
            }
        }
    });

    /// <summary>
    /// Whether this type is the one that answers for the member: it declares it, or inherits it from a class that
    /// stores nothing itself.
    /// </summary>
    private static bool IsOwn(ISymbol member, INamedTypeSymbol type) => SymbolEqualityComparer.Default.Equals(member.ContainingType, type)
        || !BaseChain.Of(type.BaseType).TakeWhile(t => !SymbolEqualityComparer.Default.Equals(t, member.ContainingType)).Append(member.ContainingType)
            .Any(t => AttributeReader.Has(t, KnownNames.Formattable));

    /// <summary>Those of the member, and of the field that an automatic property has.</summary>
    private static IEnumerable<AttributeData> Attributes(MemberCandidate member) => member.Property is { } property
        ? member.Attributes.Concat(property.ContainingType.GetMembers().OfType<IFieldSymbol>()
            .Where(f => SymbolEqualityComparer.Default.Equals(f.AssociatedSymbol, property)).SelectMany(f => f.GetAttributes()))
        : member.Attributes;

    private static Location Place(ISymbol member, INamedTypeSymbol type) => member.Locations[0].IsInSource ? member.Locations[0] : type.Locations[0];
}
