using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Schema.Planning;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Pipelines;

/// <summary>From types with [MemFormattable] to a file for each.</summary>
internal static class TypePipeline
{
    public static IncrementalValuesProvider<ParsedType> Find(IncrementalGeneratorInitializationContext context) => context.SyntaxProvider
        .ForAttributeWithMetadataName(
            KnownNames.Formattable,
            static (node, _) => node is TypeDeclarationSyntax,
            static (found, _) => new DeclaredType(found.TargetNode, (INamedTypeSymbol)found.TargetSymbol, found.SemanticModel.Compilation))
        .Combine(context.CompilationProvider.Select(static (compilation, _) => new Declarations(compilation)))
        .Select(static (found, cancel) => found.Left.Parse(found.Right, cancel))
        .WithTrackingName(TrackingNames.Parse);

    /// <summary>The shapes of all types that can be stored.</summary>
    public static IncrementalValueProvider<EquatableArray<TypeShape>> Link(IncrementalValuesProvider<ParsedType> types) => types
        .Where(static type => type.Shape is not null)
        .Select(static (type, _) => type.Shape!)
        .Collect()
        .Select(static (shapes, _) => SoundShapes.Among(shapes))
        .WithTrackingName(TrackingNames.Link);

    /// <summary>Their names, which is all that roots depend on.</summary>
    public static IncrementalValueProvider<EquatableArray<string>> Names(IncrementalValueProvider<EquatableArray<TypeShape>> shapes) => shapes
        .Select(static (shapes, _) => shapes.Select(s => s.FullName).ToEquatableArray())
        .WithTrackingName(TrackingNames.Names);

    public static void Print(IncrementalGeneratorInitializationContext context, IncrementalValueProvider<EquatableArray<TypeShape>> shapes)
    {
        var files = shapes
            .SelectMany(static (shapes, _) => GeneratedFile.PlanAll(shapes))
            .WithTrackingName(TrackingNames.Plan);
        context.RegisterSourceOutput(files, static (output, file) => output.AddSource(file.HintName, new TypeEmitter(file).Emit()));
    }
}
