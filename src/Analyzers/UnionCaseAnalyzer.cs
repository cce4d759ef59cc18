using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Generator.Parsing.Unions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the [assembly: MemUnionCase] attributes that the generator cannot use.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class UnionCaseAnalyzer() : MemFormatAnalyzer(Diagnostics.InvalidTag, Diagnostics.InvalidCase)
{
    protected override void Register(AnalysisContext context) => OnAssembly(context, static (compilation, diagnostics) =>
        _ = UnionCaseParser.ParseAll(AttributeReader.All(compilation.Assembly.GetAttributes(), KnownNames.UnionCase), compilation, diagnostics).Count());
}
