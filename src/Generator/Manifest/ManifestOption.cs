using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Generator.Manifest;

/// <summary>Whether a project asks for a manifest: for TypeScript, or for tools that look at schemas.</summary>
internal static class ManifestOption
{
    public static bool IsOn(AnalyzerConfigOptions options) =>
        options.TryGetValue("build_property.MemFormatTypeScriptOutput", out var output) && output.Length > 0
        || options.TryGetValue("build_property.MemFormatEmitSchema", out var emit) && emit.Equals("true", StringComparison.OrdinalIgnoreCase);
}
