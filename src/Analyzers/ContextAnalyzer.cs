using System.Collections.Generic;
using System.Collections.Immutable;
using MemFormat.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the [MemFormatRoot] attributes and classes that the generator cannot use.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class ContextAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
    [
        Diagnostics.NotPartial,
        Diagnostics.UnsupportedMemberType,
        Diagnostics.EmptyKey,
        Diagnostics.UnsupportedDeclaration,
    ];

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
        if (!AttributeReader.Has(type, KnownNames.Root))
            return;
        var diagnostics = new List<Diagnostic>();
        ContextParser.Parse(type, context.Compilation, diagnostics);
        foreach (var diagnostic in diagnostics)
            context.ReportDiagnostic(diagnostic);
    }
}
