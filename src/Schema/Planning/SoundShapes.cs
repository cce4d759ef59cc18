using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Planning;

/// <summary>
/// Leaves out the types that refer to one without a shape, which has errors: their code could not compile, and its
/// errors would bury the important one.
/// </summary>
internal static class SoundShapes
{
    public static EquatableArray<TypeShape> Among(IEnumerable<TypeShape> shapes)
    {
        var sound = shapes.GroupBy(s => s.FullName).ToDictionary(g => g.Key, g => g.First());
        while (sound.Values.Where(s => !Types(s).All(t => Has(t, sound.ContainsKey))).ToList() is { Count: > 0 } broken)
        {
            foreach (var shape in broken)
                sound.Remove(shape.FullName);
        }

        return sound.Values.OrderBy(s => s.FullName, System.StringComparer.Ordinal).ToEquatableArray();
    }

    /// <summary>The types of the members, and of the cases of unions.</summary>
    private static IEnumerable<TypeRef> Types(TypeShape shape) => shape.Members.Select(m => m.Type)
        .Concat(shape.Members.SelectMany(m => m.FormerTypes.Select(f => f.Type)))
        .Concat(shape.Union?.Cases.Select(c => c.Type) ?? [])
        .Concat(shape.MemberUnions.SelectMany(u => u.Cases.Select(c => c.Type)));

    /// <summary>Whether all types of this assembly that a type consists of are there.</summary>
    public static bool Has(TypeRef type, System.Func<string, bool> exists) => SchemaGraph.Objects(type).All(t => !t.IsLocal || exists(t.ShapeName));
}
