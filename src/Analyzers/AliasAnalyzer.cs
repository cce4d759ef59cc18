using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Explains the compiler's error in each generated file when the project gives their alias another meaning everywhere.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class AliasAnalyzer() : MemFormatAnalyzer(Diagnostics.TakenAlias)
{
    protected override void Register(AnalysisContext context) => context.RegisterSyntaxNodeAction(Analyze, SyntaxKind.UsingDirective);

    private static void Analyze(SyntaxNodeAnalysisContext context)
    {
        if (context.Node is UsingDirectiveSyntax { Alias.Name.Identifier.ValueText: KnownNames.Alias } directive
            && directive.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword)
            && context.Compilation.SyntaxTrees.Any(t => t.FilePath.EndsWith(KnownNames.FileSuffix, StringComparison.Ordinal)))
        {
            context.ReportDiagnostic(Diagnostic.Create(Diagnostics.TakenAlias, directive.Alias!.GetLocation()));
        }
    }
}
