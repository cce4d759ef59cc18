using System.Collections.Concurrent;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Analyzers.Use;

/// <summary>Reports members of the project's collections that annotated types hold: only the elements of a collection are stored.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class CollectionMemberAnalyzer() : MemFormatAnalyzer(Diagnostics.CollectionMember)
{
    protected override void Register(AnalysisContext context) => context.RegisterCompilationStartAction(static start =>
    {
        if (start.Compilation.GetTypeByMetadataName(KnownNames.Formattable) is null)
            return;
        var seen = new ConcurrentDictionary<INamedTypeSymbol, bool>(SymbolEqualityComparer.Default);
        start.RegisterSymbolAction(found => Visit((INamedTypeSymbol)found.Symbol, found, seen), SymbolKind.NamedType);
    });

    private static void Visit(INamedTypeSymbol type, SymbolAnalysisContext found, ConcurrentDictionary<INamedTypeSymbol, bool> seen)
    {
        if (!AttributeReader.Has(type, KnownNames.Formattable))
            return;
        foreach (var (_, member) in ParsedTypes.Of(type, found.Compilation).Stored)
        {
            if (AttributeReader.Find(member.Attributes, KnownNames.CustomCodec) is not null)
                continue;
            foreach (var named in NamedTypes.In(member.Type))
            {
                if (IsCollection(named, found.Compilation.Assembly) && seen.TryAdd(named.OriginalDefinition, true))
                    Report(named.OriginalDefinition, found);
            }
        }
    }

    private static bool IsCollection(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) && UserCollections.Contains(type)
        && !AttributeReader.Has(type.OriginalDefinition, KnownNames.Formattable)
        && !AttributeReader.Has(type.OriginalDefinition, KnownNames.CustomCodec)
        && SurrogateParser.Find(type, assembly) is null;

    private static void Report(INamedTypeSymbol collection, SymbolAnalysisContext found)
    {
        var assembly = collection.ContainingAssembly;
        foreach (var part in BaseChain.Of(collection).TakeWhile(t => SymbolEqualityComparer.Default.Equals(t.ContainingAssembly, assembly)))
        {
            foreach (var member in part.GetMembers().Where(m => IsLost(m) && !AttributeReader.Has(m, KnownNames.Ignore)))
            {
                found.ReportDiagnostic(
                    Diagnostic.Create(Diagnostics.CollectionMember, member.Locations[0], member.ToDisplayString(), collection.ToDisplayString()));
            }
        }
    }

    /// <summary>Whether an object would store the member.</summary>
    private static bool IsLost(ISymbol member) =>
        member is { IsStatic: false, IsImplicitlyDeclared: false, DeclaredAccessibility: Accessibility.Public } && member switch
        {
            IFieldSymbol field => !field.IsConst,
            IPropertySymbol { SetMethod: not null } property => property.ContainingType.GetMembers().OfType<IFieldSymbol>()
                .Any(f => SymbolEqualityComparer.Default.Equals(f.AssociatedSymbol, property)),
            _ => false,
        };
}
