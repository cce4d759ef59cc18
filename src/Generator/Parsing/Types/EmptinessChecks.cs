using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Reports types that have state and store none of it: each value would read as an empty one.</summary>
internal static class EmptinessChecks
{
    /// <param name="type">The type.</param>
    /// <param name="candidates">Its public and marked members.</param>
    /// <param name="sink">Takes the diagnostic.</param>
    public static void Pass(INamedTypeSymbol type, IReadOnlyList<MemberCandidate> candidates, DiagnosticSink sink)
    {
        // A member left out by name says that the others were looked at. Public members without a way in have a warning of their own.
        if (!candidates.Any(c => AttributeReader.Find(c.Attributes, KnownNames.Ignore) is not null || !c.IsIgnored && HasState(c))
            && State(type).Any(m => !IsLeftOut(m)))
        {
            sink.Report(Diagnostics.StoresNothing, type, type.ToDisplayString());
        }
    }

    /// <summary>The fields of the type and of its base classes; of a property with a field of its own, the property.</summary>
    private static IEnumerable<ISymbol> State(INamedTypeSymbol type) => BaseChain.Of(type)
        .Where(t => t.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType) && t.Locations.Any(l => l.IsInSource))
        .SelectMany(t => t.GetMembers().OfType<IFieldSymbol>())
        .Where(f =>
            f is { IsStatic: false, IsConst: false, AssociatedSymbol: IPropertySymbol }
                or { IsStatic: false, IsConst: false, IsImplicitlyDeclared: false })
        .Select(f => f.AssociatedSymbol ?? f);

    /// <summary>Whether a property shows a field; others compute their values.</summary>
    private static bool HasState(MemberCandidate candidate) => candidate.Property is not { } property || Shown(property) is not null
        || property.ContainingType.GetMembers().OfType<IFieldSymbol>().Any(f => SymbolEqualityComparer.Default.Equals(f.AssociatedSymbol, property));

    /// <summary>The field that a property returns, or gives a view of.</summary>
    private static IFieldSymbol? Shown(IPropertySymbol property) => GetterFields.Returned(property) ?? GetterFields.Viewed(property);

    private static bool IsLeftOut(ISymbol member) => AttributeReader.Has(member, KnownNames.Ignore) || member.GetAttributes().Any(Foreign.LeavesOut);
}
