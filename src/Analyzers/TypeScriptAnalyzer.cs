using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, in projects that print TypeScript, the members that it has no form for or another one than one may think.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class TypeScriptAnalyzer() : MemFormatAnalyzer(Diagnostics.NotPrintable, Diagnostics.SameProperty, Diagnostics.WallClock)
{
    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.Formattable, static (type, found, diagnostics) =>
    {
        var project = new TypeScriptProject(found.Options.AnalyzerConfigOptionsProvider.GlobalOptions);
        if (project.Prints && !project.LeavesOut(type) && ParsedTypes.Of(type, found.Compilation) is { Shape: { } shape } parsed)
            Analyze(type, shape, parsed, project, found.Compilation, diagnostics);
    });

    private static void Analyze(INamedTypeSymbol type, TypeShape shape, AnnotatedType parsed, TypeScriptProject project, Compilation compilation, List<Diagnostic> diagnostics)
    {
        var sink = new DiagnosticSink(type, diagnostics);
        var symbols = parsed.Stored.ToDictionary(m => m.Shape.Name, m => m.Symbol);
        var printability = new Printability(compilation);
        if (BaseChain.Of(type).Select(printability.Obstacle).FirstOrDefault(w => w is not null) is { } whyNoBase)
            sink.Report(Diagnostics.NotPrintable, type, type.ToDisplayString(), whyNoBase, type.ToDisplayString());
        foreach (var member in shape.Members)
        {
            var symbol = symbols[member.Name];
            if (printability.Obstacle(symbol) is { } why)
                sink.Report(Diagnostics.NotPrintable, symbol.Symbol, symbol.Symbol.ToDisplayString(), why, type.ToDisplayString());
            if (project.HasInstants && HoldsDateTime(member.Type))
                sink.Report(Diagnostics.WallClock, symbol.Symbol, symbol.Symbol.ToDisplayString());
        }

        foreach (var same in shape.Members.GroupBy(m => PropertyName.Camel(m.Name)).Where(g => g.Count() > 1 && !project.KeepsNames))
        {
            var (first, last) = (symbols[same.First().Name].Symbol, symbols[same.Last().Name].Symbol);
            sink.Report(Diagnostics.SameProperty, last, first.ToDisplayString(), last.ToDisplayString(), same.Key);
        }
    }

    private static bool HoldsDateTime(TypeRef type) => type is { Kind: TypeRefKind.Primitive, Wire: WireKind.DateTime } || type.Arguments.Any(HoldsDateTime);
}
