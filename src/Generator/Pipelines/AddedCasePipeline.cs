using System.Collections.Immutable;
using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Unions;
using MemFormat.Schema.Planning;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Pipelines;

/// <summary>From [assembly: MemUnionCase] to the method that adds the cases to the unions of other assemblies.</summary>
internal static class AddedCasePipeline
{
    public static IncrementalValueProvider<ImmutableArray<EquatableArray<ParsedUnionCase>>> Find(IncrementalGeneratorInitializationContext context) =>
        context.SyntaxProvider
        .ForAttributeWithMetadataName(
            KnownNames.UnionCase,
            static (node, _) => node is CompilationUnitSyntax,
            static (found, _) => UnionCaseParser.ParseAll(found.Attributes, found.SemanticModel.Compilation).ToEquatableArray())
        .WithTrackingName(TrackingNames.AddedCases)
        .Collect();

    public static void Print(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<ImmutableArray<EquatableArray<ParsedUnionCase>>> added,
        IncrementalValueProvider<EquatableArray<string>> names) => context.RegisterSourceOutput(added.Combine(names), static (output, found) =>
    {
        var existing = new HashSet<string>(found.Right);
        var all = found.Left.SelectMany(f => f).Distinct().ToList();
        var cases = all.Where(c => c.Shape is not null && SoundShapes.Has(c.Shape.Type, existing.Contains)).Select(c => c.Shape!).ToList();
        var adopted = cases.Where(c => AdoptedUnions.Is(c.Union)).ToList();
        if (cases.Count > adopted.Count)
            output.AddSource("MemFormat.UnionCases.g.cs", AddedCasesEmitter.Emit(cases.Except(adopted)));
        if (adopted.Count > 0)
            output.AddSource("MemFormat.Unions.g.cs", AdoptedUnionsEmitter.Emit(adopted));
    });
}
