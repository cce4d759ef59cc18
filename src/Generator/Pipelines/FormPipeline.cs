using System.Collections.Immutable;
using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Schema.Shapes;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Pipelines;

/// <summary>From all that names users' collections to the forms by which these are made.</summary>
internal static class FormPipeline
{
    public static void Print(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<EquatableArray<TypeShape>> shapes,
        IncrementalValueProvider<ImmutableArray<RootCall>> calls,
        IncrementalValueProvider<ImmutableArray<ParsedContext>> contexts)
    {
        var forms = shapes.Combine(calls).Combine(contexts)
            .Select(static (found, _) => FormShapes.Of(found.Left.Left, found.Left.Right, found.Right))
            .WithTrackingName(TrackingNames.Forms)
            .SelectMany(static (forms, _) => forms.Count > 0 ? new[] { forms } : []);
        context.RegisterSourceOutput(forms, static (output, forms) => output.AddSource("MemFormat.Forms.g.cs", FormEmitter.Emit(forms)));
    }
}
