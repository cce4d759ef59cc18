using System.Collections.Immutable;

namespace MemFormat.Analyzers;

/// <summary>
/// The base of all analyzers: they ignore generated code, run concurrently and report the findings of a parser.
/// </summary>
internal abstract class MemFormatAnalyzer(params DiagnosticDescriptor[] supported) : DiagnosticAnalyzer
{
    public sealed override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [.. supported];

    public sealed override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        Register(context);
    }

    protected abstract void Register(AnalysisContext context);

    /// <summary>Runs a parser for each type that has the attribute, but for enums.</summary>
    protected static void OnTypes(
        AnalysisContext context,
        string attribute,
        Action<INamedTypeSymbol, SymbolAnalysisContext, List<Diagnostic>> parse) =>
        context.RegisterSymbolAction(
            found =>
            {
                var type = (INamedTypeSymbol)found.Symbol;
                if (type.TypeKind == TypeKind.Enum || !AttributeReader.Has(type, attribute))
                    return;
                var diagnostics = new List<Diagnostic>();
                parse(type, found, diagnostics);
                diagnostics.ForEach(found.ReportDiagnostic);
            },
            SymbolKind.NamedType);

    /// <summary>Runs a parser for the attributes of the assembly.</summary>
    protected static void OnAssembly(AnalysisContext context, Action<Compilation, List<Diagnostic>> parse) =>
        context.RegisterCompilationAction(found =>
        {
            var diagnostics = new List<Diagnostic>();
            parse(found.Compilation, diagnostics);
            diagnostics.ForEach(found.ReportDiagnostic);
        });

    /// <summary>A diagnostic at an attribute.</summary>
    protected static Diagnostic At(AttributeData attribute, DiagnosticDescriptor descriptor, params object[] arguments) => Diagnostic.Create(
        descriptor,
        attribute.ApplicationSyntaxReference is { } syntax ? Location.Create(syntax.SyntaxTree, syntax.Span) : Location.None,
        arguments);
}
