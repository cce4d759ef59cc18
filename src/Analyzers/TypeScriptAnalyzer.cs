using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using MemFormat.Generator;
using MemFormat.Schema;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, in projects that print TypeScript, the members that it has no form for or another one than one may think.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class TypeScriptAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Diagnostics.NotPrintable, Diagnostics.SameProperty, Diagnostics.WallClock];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationStartAction(static start =>
        {
            var project = new TypeScriptProject(start.Options.AnalyzerConfigOptionsProvider.GlobalOptions);
            if (project.Prints)
                start.RegisterSymbolAction(found => Analyze(found, project), SymbolKind.NamedType);
        });
    }

    private static void Analyze(SymbolAnalysisContext context, TypeScriptProject project)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (!AttributeReader.Has(type, KnownNames.Formattable) || project.LeavesOut(type) || ParsedType.Of(type, context.Compilation).Shape is not { } shape)
            return;
        var diagnostics = new List<Diagnostic>();
        var sink = new DiagnosticSink(type, diagnostics);
        var symbols = new MemberCollector(type, new DiagnosticSink(type)).Collect().GroupBy(m => m.Name).ToDictionary(g => g.Key, g => g.First());
        var printability = new Printability(context.Compilation);
        if (BaseChain.Of(type).Select(printability.WhyNot).FirstOrDefault(w => w is not null) is { } whyNoBase)
            sink.Report(Diagnostics.NotPrintable, type, type.ToDisplayString(), whyNoBase, type.ToDisplayString());
        foreach (var member in shape.Members)
        {
            var symbol = symbols[member.Name];
            if (printability.WhyNot(symbol) is { } why)
                sink.Report(Diagnostics.NotPrintable, symbol.Symbol, symbol.Symbol.ToDisplayString(), why, type.ToDisplayString());
            if (project.HasInstants && HoldsDateTime(member.Type))
                sink.Report(Diagnostics.WallClock, symbol.Symbol, symbol.Symbol.ToDisplayString());
        }

        foreach (var same in shape.Members.GroupBy(m => PropertyName.Camel(m.Name)).Where(g => g.Count() > 1 && !project.KeepsNames))
            sink.Report(Diagnostics.SameProperty, symbols[same.Last().Name].Symbol, symbols[same.First().Name].Symbol.ToDisplayString(), symbols[same.Last().Name].Symbol.ToDisplayString(), same.Key);
        foreach (var diagnostic in diagnostics)
            context.ReportDiagnostic(diagnostic);
    }

    private static bool HoldsDateTime(TypeRef type) => type is { Kind: TypeRefKind.Primitive, Wire: Wire.WireKind.DateTime } || type.Arguments.Any(HoldsDateTime);
}
