using System.Collections.Immutable;
using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.Types;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Pipelines;

/// <summary>From enums with [MemFormattable] to the file that names their constants.</summary>
internal static class EnumPipeline
{
    public static IncrementalValueProvider<ImmutableArray<ParsedEnum>> Find(IncrementalGeneratorInitializationContext context) =>
        context.SyntaxProvider
            .ForAttributeWithMetadataName(
                KnownNames.Formattable,
                static (node, _) => node is EnumDeclarationSyntax,
                static (found, _) => NamedEnumParser.Parse((INamedTypeSymbol)found.TargetSymbol, found.SemanticModel.Compilation))
            .WithTrackingName(TrackingNames.Enums)
            .Collect();

    public static void Print(IncrementalGeneratorInitializationContext context, IncrementalValueProvider<ImmutableArray<ParsedEnum>> enums)
    {
        var shapes = enums
            .Select(static (found, _) => found.Select(e => e.Shape).OfType<EnumShape>().ToEquatableArray())
            .SelectMany(static (shapes, _) => shapes.Count > 0 ? new[] { shapes } : []);
        context.RegisterSourceOutput(shapes, static (output, shapes) => output.AddSource("MemFormat.Enums.g.cs", EnumEmitter.Emit(shapes)));
    }
}
