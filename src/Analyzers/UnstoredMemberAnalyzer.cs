using System.Collections.Concurrent;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Analyzers;

/// <summary>
/// Reports the first attribute of a member whose type is not stored. Base classes need no [MemFormattable], so it waits for all types.
/// Those of an interface reach no member of the types that implement it.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class UnstoredMemberAnalyzer() : MemFormatAnalyzer(Diagnostics.NotFormattable, Diagnostics.NoEffect)
{
    private static readonly string[] s_attributes = [
        KnownNames.Member, KnownNames.FormerName, KnownNames.Was, KnownNames.Comparer, KnownNames.Constructor, KnownNames.Union];

    protected override void Register(AnalysisContext context) => context.RegisterCompilationStartAction(start =>
    {
        var (found, bases) = (new ConcurrentBag<(INamedTypeSymbol Type, Diagnostic Diagnostic)>(),
            new ConcurrentDictionary<ISymbol, bool>(SymbolEqualityComparer.Default));
        start.RegisterSymbolAction(symbol => Visit((INamedTypeSymbol)symbol.Symbol, found, bases), SymbolKind.NamedType);
        start.RegisterCompilationEndAction(end =>
        {
            foreach (var (type, diagnostic) in found)
            {
                if (!bases.ContainsKey(type))
                    end.ReportDiagnostic(diagnostic);
            }
        });
    });

    private static void Visit(INamedTypeSymbol type, ConcurrentBag<(INamedTypeSymbol, Diagnostic)> found, ConcurrentDictionary<ISymbol, bool> bases)
    {
        if (type.TypeKind == TypeKind.Interface)
        {
            foreach (var member in type.GetMembers())
            {
                if (member.GetAttributes().FirstOrDefault(MemberCandidate.IsOfMembers) is { } ofInterface)
                {
                    found.Add((type, At(ofInterface, Diagnostics.NoEffect, $"'{member.ToDisplayString()}' to the types that implement it",
                        "an interface stores no members")));
                }
            }
        }
        else if (AttributeReader.Has(type, KnownNames.Formattable))
        {
            for (var part = type.BaseType; part is not null; part = part.BaseType)
                bases.TryAdd(part.OriginalDefinition, true);
        }
        else if (!type.IsAbstract && InlineArrays.ElementOf(type) is null && First(type) is var (member, attribute))
        {
            found.Add((type, At(attribute, Diagnostics.NotFormattable, type.ToDisplayString(), member.ToDisplayString())));
        }
    }

    private static (ISymbol Member, AttributeData Attribute)? First(INamedTypeSymbol type)
    {
        if (AttributeReader.Find(type, KnownNames.Reserved) is { } reserved)
            return (type, reserved);
        foreach (var member in type.GetMembers().Where(m => m is not INamedTypeSymbol))
        {
            foreach (var attribute in member.GetAttributes())
            {
                if (s_attributes.Any(name => AttributeReader.IsOf(attribute, name)))
                    return (member, attribute);
            }
        }

        return null;
    }
}
