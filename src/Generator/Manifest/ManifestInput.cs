using MemFormat.Generator.Parsing.Model;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Manifest;

/// <summary>The parts of a manifest from other steps of the pipeline.</summary>
/// <param name="Shapes">The types with generated code.</param>
/// <param name="Roots">The roots of contexts and calls that are not annotated types.</param>
/// <param name="AddedCases">The cases added to unions of other assemblies.</param>
internal sealed record ManifestInput(EquatableArray<TypeShape> Shapes, EquatableArray<TypeRef> Roots, EquatableArray<AddedCaseShape> AddedCases)
{
    public static ManifestInput Collect(
        EquatableArray<TypeShape> shapes, IEnumerable<RootCall> calls, IEnumerable<ParsedContext> contexts,
        IEnumerable<EquatableArray<ParsedUnionCase>> cases)
    {
        var names = new HashSet<string>(shapes.Select(s => s.FullName));
        return new ManifestInput(
            shapes,
            calls.Select(c => c.Root).Concat(contexts.SelectMany(c => c.Shape is { } shape ? shape.Roots : []))
                .Where(r => r is not { Kind: TypeRefKind.Object, Arguments.Count: 0 } && SoundShapes.Has(r, names.Contains))
                .GroupBy(r => r.Name).Select(g => g.First()).ToEquatableArray(),
            cases.SelectMany(c => c).Where(c => c.Shape is not null && SoundShapes.Has(c.Shape.Type, names.Contains)).Select(c => c.Shape!).Distinct()
                .ToEquatableArray());
    }
}
