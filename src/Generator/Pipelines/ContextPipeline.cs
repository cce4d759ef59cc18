using System.Collections.Immutable;
using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.Roots;
using MemFormat.Schema.Planning;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Pipelines;

/// <summary>From classes with [MemFormatRoot] to the look-up of their roots.</summary>
internal static class ContextPipeline
{
    public static IncrementalValueProvider<ImmutableArray<ParsedContext>> Find(IncrementalGeneratorInitializationContext context) =>
        context.SyntaxProvider
        .ForAttributeWithMetadataName(
            KnownNames.Root,
            static (node, _) => node is ClassDeclarationSyntax,
            static (found, _) => ContextParser.Parse((INamedTypeSymbol)found.TargetSymbol, found.SemanticModel.Compilation))
        .WithTrackingName(TrackingNames.Contexts)
        .Collect();

    public static void Print(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<ImmutableArray<ParsedContext>> contexts,
        IncrementalValueProvider<EquatableArray<string>> names) => context.RegisterSourceOutput(contexts.Combine(names), static (output, found) =>
    {
        // A class with the attribute on several of its parts is found once for each.
        var names = new HintNames(".MemFormatContext.g.cs");
        var existing = new HashSet<string>(found.Right);
        foreach (var shape in found.Left.Select(c => c.Shape).OfType<ContextShape>().Distinct().OrderBy(c => c.FullName, StringComparer.Ordinal))
            output.AddSource(names.Next(shape.FullName), ContextEmitter.Emit(WithSoundRoots(shape, existing)));
    });

    private static ContextShape WithSoundRoots(ContextShape shape, HashSet<string> existing) =>
        shape with { Roots = shape.Roots.Where(r => SoundShapes.Has(r, existing.Contains)).ToEquatableArray() };
}
