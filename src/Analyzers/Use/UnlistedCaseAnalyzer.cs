using System.Collections.Concurrent;

namespace MemFormat.Analyzers.Use;

/// <summary>
/// Reports classes that derive from an annotated type which members hold, and that no union lists; of a closed class, all of them.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class UnlistedCaseAnalyzer() : MemFormatAnalyzer(Diagnostics.UnlistedCase, Diagnostics.ClosedWithoutTag)
{
    protected override void Register(AnalysisContext context) => context.RegisterCompilationStartAction(static start =>
    {
        if (start.Compilation.GetTypeByMetadataName(KnownNames.Formattable) is null)
            return;
        var (held, derived) = (new ConcurrentDictionary<INamedTypeSymbol, ISymbol>(SymbolEqualityComparer.Default),
            new ConcurrentBag<(INamedTypeSymbol Type, INamedTypeSymbol Base)>());
        start.RegisterSymbolAction(found => Visit((INamedTypeSymbol)found.Symbol, found.Compilation, held, derived), SymbolKind.NamedType);
        start.RegisterCompilationEndAction(end =>
        {
            foreach (var (type, above) in derived)
            {
                var isClosed = ClosedTypes.Is(above);
                if (!isClosed && !held.ContainsKey(above) || IsListed(type, above, end.Compilation.Assembly))
                    continue;
                if (isClosed)
                {
                    end.ReportDiagnostic(
                        Diagnostic.Create(Diagnostics.ClosedWithoutTag, type.Locations[0], type.ToDisplayString(), above.ToDisplayString()));
                }
                else
                {
                    var member = held[above];
                    end.ReportDiagnostic(Diagnostic.Create(
                        Diagnostics.UnlistedCase, type.Locations[0], type.ToDisplayString(), above.ToDisplayString(), member.ToDisplayString()));
                }
            }
        });
    });

    private static void Visit(
        INamedTypeSymbol type,
        Compilation compilation,
        ConcurrentDictionary<INamedTypeSymbol, ISymbol> held,
        ConcurrentBag<(INamedTypeSymbol, INamedTypeSymbol)> derived)
    {
        if (type is { IsAbstract: false, TypeKind: TypeKind.Class or TypeKind.Struct })
        {
            foreach (var above in BaseChain.Of(type.BaseType).Concat(type.AllInterfaces)
                .Where(t => AttributeReader.Has(t.OriginalDefinition, KnownNames.Formattable)))
            {
                derived.Add((type, above.OriginalDefinition));
            }
        }

        if (!AttributeReader.Has(type, KnownNames.Formattable))
            return;
        foreach (var (_, member) in ParsedTypes.Of(type, compilation).Stored)
        {
            // The same member whatever the order of the types.
            foreach (var named in NamedTypes.In(member.Type))
            {
                held.AddOrUpdate(named.OriginalDefinition, member.Symbol,
                    (_, other) => string.CompareOrdinal(other.ToDisplayString(), member.Symbol.ToDisplayString()) <= 0 ? other : member.Symbol);
            }
        }
    }

    /// <summary>Whether the union, one below it, or this assembly lists the type, or it stands for unknown cases.</summary>
    private static bool IsListed(INamedTypeSymbol type, INamedTypeSymbol above, IAssemblySymbol assembly)
    {
        var unions = BaseChain.Of(type).Concat(type.AllInterfaces).Prepend(above).Select(t => t.OriginalDefinition.GetAttributes()).ToList();
        return unions.SelectMany(u => AttributeReader.All(u, KnownNames.Union))
            .Concat(AttributeReader.All(assembly.GetAttributes(), KnownNames.UnionCase))
            .Select(a => a.ConstructorArguments.LastOrDefault())
            .Concat(unions.Select(u => AttributeReader.Named(AttributeReader.Find(u, KnownNames.Formattable), "UnknownCaseType") ?? default))
            .Any(t => t is { Kind: TypedConstantKind.Type, Value: INamedTypeSymbol listed }
                && SymbolEqualityComparer.Default.Equals(listed.OriginalDefinition, type.OriginalDefinition));
    }
}
