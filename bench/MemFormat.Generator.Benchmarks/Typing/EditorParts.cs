using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Generator.Benchmarks.Typing;

/// <summary>A generator that an open project has.</summary>
internal sealed class EditorParts(ISourceGenerator generator) : AnalyzerReference
{
    private readonly ImmutableArray<ISourceGenerator> _generators = [generator];

    public override string? FullPath => null;

    public override object Id => "MemFormat";

    public override ImmutableArray<DiagnosticAnalyzer> GetAnalyzers(string language) => [];

    public override ImmutableArray<DiagnosticAnalyzer> GetAnalyzersForAllLanguages() => [];

    public override ImmutableArray<ISourceGenerator> GetGenerators(string language) => _generators;
}
