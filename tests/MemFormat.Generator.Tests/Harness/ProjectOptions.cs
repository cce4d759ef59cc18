using System.Diagnostics.CodeAnalysis;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Generator.Tests;

/// <summary>Properties of a project that the compiler is told of.</summary>
internal sealed class ProjectOptions(params (string Name, string Value)[] properties) : AnalyzerConfigOptionsProvider
{
    public static ProjectOptions EmitSchema { get; } = new(("MemFormatEmitSchema", "true"));

    public override AnalyzerConfigOptions GlobalOptions { get; } =
        new Options(properties.ToDictionary(p => "build_property." + p.Name, p => p.Value));

    public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => GlobalOptions;

    public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;

    private sealed class Options(Dictionary<string, string> values) : AnalyzerConfigOptions
    {
        public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value) => values.TryGetValue(key, out value);
    }
}
