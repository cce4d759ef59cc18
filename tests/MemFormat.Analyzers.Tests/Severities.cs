using System.Collections.Immutable;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers.Tests;

/// <summary>Builds a project whose <c>.editorconfig</c> sets the severity of a rule.</summary>
internal static class Severities
{
    public static async Task<ImmutableArray<Diagnostic>> Analyze(string text, string id, ReportDiagnostic severity)
    {
        var output = Analysis.Generate(text).Output;
        return [.. (await output.WithOptions(output.Options.WithSyntaxTreeOptionsProvider(new Provider(id, severity))).WithAnalyzers(Analysis.Analyzers).GetAnalyzerDiagnosticsAsync()).Where(d => d.Id == id)];
    }

    private sealed class Provider(string id, ReportDiagnostic chosen) : SyntaxTreeOptionsProvider
    {
        public override GeneratedKind IsGenerated(SyntaxTree tree, CancellationToken cancellationToken) => GeneratedKind.Unknown;

        public override bool TryGetDiagnosticValue(SyntaxTree tree, string diagnosticId, CancellationToken cancellationToken, out ReportDiagnostic severity) =>
            (severity = diagnosticId == id ? chosen : ReportDiagnostic.Default) == chosen;

        public override bool TryGetGlobalDiagnosticValue(string diagnosticId, CancellationToken cancellationToken, out ReportDiagnostic severity)
        {
            severity = ReportDiagnostic.Default;
            return false;
        }
    }
}
