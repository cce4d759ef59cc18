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
        var output = Analysis.Generate(text, Of(id, severity), []).Output;
        return [.. (await output.WithAnalyzers(Analysis.Analyzers).GetAnalyzerDiagnosticsAsync()).Where(d => d.Id == id)];
    }

    public static SyntaxTreeOptionsProvider Of(string id, ReportDiagnostic severity) => new Provider(id, severity);

    private sealed class Provider(string id, ReportDiagnostic chosen) : SyntaxTreeOptionsProvider
    {
        public override GeneratedKind IsGenerated(SyntaxTree tree, CancellationToken cancellationToken) => GeneratedKind.Unknown;

        public override bool TryGetDiagnosticValue(
            SyntaxTree tree,
            string diagnosticId,
            CancellationToken cancellationToken,
            out ReportDiagnostic severity) =>
            (severity = diagnosticId == id ? chosen : ReportDiagnostic.Default) == chosen;

        public override bool TryGetGlobalDiagnosticValue(string diagnosticId, CancellationToken cancellationToken, out ReportDiagnostic severity)
        {
            severity = ReportDiagnostic.Default;
            return false;
        }
    }
}
