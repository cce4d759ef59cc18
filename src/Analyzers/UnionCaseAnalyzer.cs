using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using MemFormat.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the [assembly: MemUnionCase] attributes that the generator cannot use.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class UnionCaseAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Diagnostics.InvalidTag, Diagnostics.InvalidCase];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationAction(Analyze);
    }

    private static void Analyze(CompilationAnalysisContext context)
    {
        var diagnostics = new List<Diagnostic>();
        var attributes = AttributeReader.All(context.Compilation.Assembly.GetAttributes(), KnownNames.UnionCase);
        _ = UnionCaseParser.ParseAll(attributes, context.Compilation, diagnostics).Count();
        foreach (var diagnostic in diagnostics)
            context.ReportDiagnostic(diagnostic);
    }
}
