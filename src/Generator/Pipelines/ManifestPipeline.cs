using System.Collections.Immutable;
using MemFormat.Generator.Emit;
using MemFormat.Generator.Manifest;
using MemFormat.Generator.Parsing.Model;

namespace MemFormat.Generator.Pipelines;

/// <summary>
/// From all that is stored to the manifest that tools read. It is made in builds only, and only where a project asks for it; so the whole
/// compilation may be looked at.
/// </summary>
internal static class ManifestPipeline
{
    public static void Print(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<EquatableArray<TypeShape>> shapes,
        IncrementalValueProvider<ImmutableArray<RootCall>> calls,
        IncrementalValueProvider<ImmutableArray<ParsedContext>> contexts,
        IncrementalValueProvider<ImmutableArray<EquatableArray<ParsedUnionCase>>> addedCases)
    {
        var parts = shapes.Combine(calls).Combine(contexts).Combine(addedCases)
            .Select(static (found, _) => ManifestInput.Collect(found.Left.Left.Left, found.Left.Left.Right, found.Left.Right, found.Right));
        var isWanted = context.AnalyzerConfigOptionsProvider.Select(static (options, _) => ManifestOption.IsOn(options.GlobalOptions));
        var manifest = context.CompilationProvider.Combine(parts).Combine(isWanted)
            .SelectMany(static (found, _) => found.Right ? new[] { ManifestParser.Parse(found.Left.Left, found.Left.Right) } : [])
            .WithTrackingName(TrackingNames.Manifest);
        context.RegisterImplementationSourceOutput(
            manifest, static (output, found) => output.AddSource("MemFormat.Manifest.g.cs", ManifestEmitter.Emit(found)));
    }
}
