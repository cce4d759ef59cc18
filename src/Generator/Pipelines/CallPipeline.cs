using System.Collections.Immutable;
using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.Roots;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Pipelines;

/// <summary>From calls of the serializer to interceptors that are bound to their roots' codecs.</summary>
internal static class CallPipeline
{
    public static IncrementalValueProvider<ImmutableArray<RootCall>> Find(IncrementalGeneratorInitializationContext context) => context.SyntaxProvider
        .CreateSyntaxProvider(static (node, _) => RootCallParser.IsCandidate(node), static (found, cancel) => RootCallParser.Parse(found, cancel))
        .Where(static call => call is not null)
        .Select(static (call, _) => call!)
        .WithTrackingName(TrackingNames.Calls)
        .Collect();

    public static void Print(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<ImmutableArray<RootCall>> calls,
        IncrementalValueProvider<EquatableArray<string>> names) => context.RegisterSourceOutput(calls.Combine(names), static (output, found) =>
    {
        var existing = new HashSet<string>(found.Right);
        var calls = found.Left.Where(c => SoundShapes.Has(c.Root, existing.Contains)).ToList();
        if (calls.Count > 0)
            output.AddSource("MemFormat.Interceptors.g.cs", InterceptorEmitter.Emit(calls));
    });
}
