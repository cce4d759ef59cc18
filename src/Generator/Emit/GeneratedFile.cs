using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>A plan and the name of its file.</summary>
/// <param name="HintName">Unique without regard to case, as file names must be.</param>
/// <param name="Plan">The plan to print.</param>
/// <param name="HidesCodec">Whether the type's codec hides the codec of a base class.</param>
/// <param name="HidesParts">The same for the struct of parts. Where it is private, types nested in their base class can see it.</param>
internal sealed record GeneratedFile(string HintName, CodecPlan Plan, bool HidesCodec, bool HidesParts)
{
    /// <summary>Links and plans all types of an assembly.</summary>
    public static IEnumerable<GeneratedFile> PlanAll(IEnumerable<TypeShape> shapes)
    {
        var graph = new SchemaGraph(shapes);
        var planner = new Planner(graph);
        var names = new HintNames(KnownNames.FileSuffix);
        foreach (var shape in graph.Shapes.Where(TypeEmitter.HasOutput).OrderBy(s => s.FullName, StringComparer.Ordinal))
        {
            yield return new GeneratedFile(
                names.Next(shape.FullName),
                planner.Plan(shape),
                shape.FormattableBases.Any(b => b.Arity == shape.TypeParameters.Count
                    && (graph.Find(b.Name) is { } found ? TypeEmitter.HasCodec(found) : b.IsForeign)),
                shape.FormattableBases.Any(b => b.OffersParts || graph.Find(b.Name) is { } found && ConstructionPlan.Of(found) is var above
                    && (above.OffersParts || above.NeedsConstructor && shape.FullName.StartsWith(b.Name + ".", StringComparison.Ordinal))));
        }
    }
}
