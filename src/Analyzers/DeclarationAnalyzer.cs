using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Generator.Parsing.Types;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the declarations that the generator should not store. It reports itself those that it cannot.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class DeclarationAnalyzer() : MemFormatAnalyzer(Diagnostics.NotStored, Diagnostics.NoEffect, Diagnostics.UnstoredField)
{
    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.Formattable, static (type, found, diagnostics) =>
    {
        TypeParser.Parse(type, found.Compilation, diagnostics);
        diagnostics.RemoveAll(d => d.DefaultSeverity == DiagnosticSeverity.Error);
    });
}
