using System;
using System.Collections.Generic;
using System.Linq;
using MemFormat.Schema;

namespace MemFormat.Generator;

/// <summary>A plan and the name of the file that it is printed to.</summary>
/// <param name="HintName">Unique without regard to case, as file names must be.</param>
/// <param name="Plan">What to print.</param>
/// <param name="HidesCodec">Whether a base class has a codec of its own, which the type's hides.</param>
internal sealed record GeneratedFile(string HintName, CodecPlan Plan, bool HidesCodec)
{
    /// <summary>Links and plans all types of an assembly.</summary>
    public static IEnumerable<GeneratedFile> PlanAll(IEnumerable<TypeShape> shapes)
    {
        var graph = new SchemaGraph(shapes);
        var planner = new Planner(graph);
        var names = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);
        foreach (var shape in graph.Shapes.Where(TypeEmitter.HasOutput).OrderBy(s => s.FullName, StringComparer.Ordinal))
        {
            var name = shape.FullName.Replace("global::", "").Replace("@", "");
            names[name] = names.TryGetValue(name, out var count) ? count + 1 : 1;
            yield return new GeneratedFile(
                count == 0 ? $"{name}.MemFormat.g.cs" : $"{name}.{count + 1}.MemFormat.g.cs",
                planner.Plan(shape),
                shape.FormattableBases.Any(b => graph.Find(b) is not { } found || TypeEmitter.HasOutput(found)));
        }
    }
}
