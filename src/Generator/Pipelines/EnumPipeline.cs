using System.Collections.Immutable;
using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Generator.Parsing.Types;
using MemFormat.Schema.Shapes;
using Microsoft.CodeAnalysis;
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

    public static void Print(IncrementalGeneratorInitializationContext context, IncrementalValueProvider<ImmutableArray<ParsedEnum>> enums) =>
        context.RegisterSourceOutput(enums, static (output, found) =>
        {
            var shapes = found.Select(e => e.Shape).OfType<EnumShape>().ToList();
            if (shapes.Count > 0)
                output.AddSource("MemFormat.Enums.g.cs", EnumEmitter.Emit(shapes));
        });
}
