using System.Collections.Immutable;
using MemFormat.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the [MemCodec] attributes of types that the type cannot be stored by.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class CustomCodecAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Diagnostics.UnfitCodec];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterSymbolAction(Analyze, SymbolKind.NamedType);
    }

    private static void Analyze(SymbolAnalysisContext context)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (AttributeReader.Find(type, KnownNames.CustomCodec) is not { ApplicationSyntaxReference: { } syntax } attribute)
            return;
        if (CustomCodecParser.WhyNot(type, attribute, type.ContainingAssembly, out _) is { } why)
            context.ReportDiagnostic(Diagnostic.Create(Diagnostics.UnfitCodec, Location.Create(syntax.SyntaxTree, syntax.Span), type.ToDisplayString(), why));
    }
}
