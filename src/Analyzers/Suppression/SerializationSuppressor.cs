using System.Collections.Immutable;
using MemFormat.Generator.Parsing.Members;

namespace MemFormat.Analyzers.Suppression;

/// <summary>Takes back warnings of others that generated code makes untrue: it makes objects, and reads and sets their stored members.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class SerializationSuppressor : DiagnosticSuppressor
{
    private const string Uninitialized = "CS8618", NeverInstantiated = "CA1812";

    private static readonly ImmutableDictionary<string, SuppressionDescriptor> s_all = new (string Id, string Suppressed, string Why)[]
    {
        ("MFS001", Uninitialized, "Only the reader uses this constructor, and sets the member after it"),
        ("MFS002", "CS0649", "The reader assigns this field"),
        ("MFS003", "CS0169", "The reader and the writer use this field"),
        ("MFS004", "IDE0044", "The reader assigns this field"),
        ("MFS005", "IDE0051", "The reader and the writer use this member"),
        ("MFS006", NeverInstantiated, "The reader makes objects of this class"),
        ("MFS007", "CA1822", "The member is stored for each object"),
    }.ToImmutableDictionary(s => s.Suppressed, s => new SuppressionDescriptor(s.Id, s.Suppressed, s.Why));

    public override ImmutableArray<SuppressionDescriptor> SupportedSuppressions { get; } =
        [.. s_all.Values.OrderBy(d => d.Id, StringComparer.Ordinal)];

    public override void ReportSuppressions(SuppressionAnalysisContext context)
    {
        foreach (var diagnostic in context.ReportedDiagnostics)
        {
            if (Declared(context, diagnostic.Location) is { } symbol && IsUntrue(context, diagnostic, symbol))
                context.ReportSuppression(Microsoft.CodeAnalysis.Diagnostics.Suppression.Create(s_all[diagnostic.Id], diagnostic));
        }
    }

    private static bool IsUntrue(SuppressionAnalysisContext context, Diagnostic diagnostic, ISymbol symbol)
    {
        if (symbol is INamedTypeSymbol type)
        {
            return diagnostic.Id == NeverInstantiated
                && (AttributeReader.Has(type, KnownNames.Formattable) || AttributeReader.Has(type, KnownNames.Root));
        }

        if (symbol.ContainingType is not { } owner || !AttributeReader.Has(owner, KnownNames.Formattable) || diagnostic.Id == NeverInstantiated)
            return false;
        if (symbol is not IMethodSymbol { MethodKind: MethodKind.Constructor } constructor)
            return diagnostic.Id != Uninitialized && IsStored(context, owner, symbol);
        if (constructor is not { DeclaredAccessibility: Accessibility.Private, Parameters.IsEmpty: true } || !IsChosen(constructor))
            return false;
        return diagnostic.Id == Uninitialized
            ? diagnostic.AdditionalLocations.Count > 0
                && diagnostic.AdditionalLocations.All(l => Declared(context, l) is { } member && IsStored(context, owner, member))
            : diagnostic.Id == "IDE0051";
    }

    private static bool IsStored(SuppressionAnalysisContext context, INamedTypeSymbol owner, ISymbol member) =>
        ParsedTypes.Of(owner, context.Compilation).Stored.Any(s => SymbolEqualityComparer.Default.Equals(s.Symbol.Symbol, member));

    private static bool IsChosen(IMethodSymbol constructor) =>
        SymbolEqualityComparer.Default.Equals(ConstructorChooser.Choose(constructor.ContainingType, [], out _), constructor);

    private static ISymbol? Declared(SuppressionAnalysisContext context, Location location) => location.SourceTree is { } tree
        ? tree.GetRoot(context.CancellationToken).FindNode(location.SourceSpan).AncestorsAndSelf()
            .Select(n => context.GetSemanticModel(tree).GetDeclaredSymbol(n, context.CancellationToken)).FirstOrDefault(s => s is not null)
        : null;
}
