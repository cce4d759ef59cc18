using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Roots;
using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the [MemFormatRoot] attributes and classes that the generator cannot use.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class ContextAnalyzer() : MemFormatAnalyzer(
    Diagnostics.NotPartial,
    Diagnostics.UnsupportedMemberType,
    Diagnostics.EmptyKey,
    Diagnostics.UnsupportedDeclaration)
{
    protected override void Register(AnalysisContext context) =>
        OnTypes(context, KnownNames.Root, static (type, found, diagnostics) => ContextParser.Parse(type, found.Compilation, diagnostics));
}
