using System.Collections.Immutable;
using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Model;

namespace MemFormat.Generator.Pipelines;

/// <summary>From all that refers to types without a codec in the runtime to the structs for these.</summary>
internal static class FormPipeline
{
    public static void Print(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<EquatableArray<TypeShape>> shapes,
        IncrementalValueProvider<ImmutableArray<RootCall>> calls,
        IncrementalValueProvider<ImmutableArray<ParsedContext>> contexts,
        IncrementalValueProvider<ImmutableArray<EquatableArray<ParsedUnionCase>>> addedCases)
    {
        var forms = shapes.Combine(calls).Combine(contexts).Combine(addedCases)
            .Select(static (found, _) => FormShapes.Collect(found.Left.Left.Left, found.Left.Left.Right, found.Left.Right, found.Right))
            .WithTrackingName(TrackingNames.Forms)
            .SelectMany(static (forms, _) => forms.Count > 0 ? new[] { forms } : []);
        context.RegisterSourceOutput(forms, static (output, forms) => output.AddSource("MemFormat.Forms.g.cs", FormEmitter.Emit(forms)));
    }
}
