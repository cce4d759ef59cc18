using System.Collections.Immutable;
using MemFormat.Generator.Manifest;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Generator.Parsing.Types;
using MemFormat.Generator.Tests;
using MemFormat.Schema.Evolution;
using MemFormat.Schema.Recorded;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers.Tests;

/// <summary>Two releases of a project: the first is recorded, the second is analyzed.</summary>
internal static class Releases
{
    /// <summary>What is reported of a release, each as <c>MF071 Order.Id</c>: the rule, and where it is told.</summary>
    public static async Task<string[]> Found(string first, string second, string promise = "Backward", string accepted = "") =>
        [.. (await Analyze(first, second, promise, accepted)).Where(d => d.Id != "MF070").Select(d => $"{d.Id} {At(d)}")
            .Order(StringComparer.Ordinal)];

    /// <summary>As <see cref="Found"/>, with the shipped file itself.</summary>
    public static async Task<string[]> FoundBeside(string shipped, string code) =>
        [.. (await AnalyzeBeside(shipped, code)).Where(d => d.Id != "MF070").Select(d => $"{d.Id} {At(d)}").Order(StringComparer.Ordinal)];

    public static Task<ImmutableArray<Diagnostic>> Analyze(string first, string second, string promise = "Backward", string accepted = "") =>
        AnalyzeBeside(Record(first), second, promise, accepted);

    /// <summary>As <see cref="Analyze"/>, where a project adds the files of another one, too.</summary>
    public static async Task<ImmutableArray<Diagnostic>> AnalyzeTwice(string first, string second)
    {
        AdditionalText[] files = [new TextFile("MemFormat.Shipped.txt", Record(first)), new TextFile("other/MemFormat.Shipped.txt", Record(first))];
        return await Analysis.Generate(Source.Shop(second)).Output.WithAnalyzers([new EvolutionAnalyzer()], new AnalyzerOptions([.. files]))
            .GetAnalyzerDiagnosticsAsync();
    }

    private static async Task<ImmutableArray<Diagnostic>> AnalyzeBeside(
        string shipped,
        string second,
        string promise = "Backward",
        string accepted = "")
    {
        AdditionalText[] files = [new TextFile("MemFormat.Shipped.txt", shipped),
            .. accepted.Length == 0 ? [] : new[] { new TextFile("MemFormat.Unshipped.txt", $"{RecordedFile.Head}\n{accepted}\n") }];
        return await Analysis.Generate(Source.Shop(second), LanguageTypes.Reference).Output
            .WithAnalyzers([new EvolutionAnalyzer()], new AnalyzerOptions([.. files], new ProjectOptions(("MemFormatCompatibility", promise))))
            .GetAnalyzerDiagnosticsAsync();
    }

    /// <summary>The lines of a release, as the tool writes them.</summary>
    public static string Record(string code)
    {
        var compilation = Source.Compile("Users", [Source.Shop(code)], LanguageTypes.Reference);
        var types = compilation.GetSymbolsWithName(_ => true, SymbolFilter.Type).OfType<INamedTypeSymbol>().ToList();
        var lines = types.Where(t => t.EnumUnderlyingType is not null).SelectMany(t => TypeLines.Of(EnumParser.Parse(t)))
            .Concat(types.Where(t => t.EnumUnderlyingType is null && AttributeReader.Has(t, KnownNames.Formattable))
            .SelectMany(t => TypeLines.Of(ManifestParser.ParseAlone(compilation, TypeParser.Parse(t, compilation).Shape!, t))));
        return new RecordedFile(new([.. lines]), default).ToText();
    }

    private static string At(Diagnostic diagnostic) =>
        diagnostic.Location.SourceTree is { } tree
            ? tree.ToString().Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length)
            : Path.GetFileName(diagnostic.Location.GetLineSpan().Path);
}
