using System.Collections.Generic;
using System.Linq;

namespace MemFormat.Schema;

/// <summary>
/// Leaves out the types that reach one without a shape, since that has errors of its own: code for them could not compile,
/// and its errors would bury the one that matters.
/// </summary>
internal static class SoundShapes
{
    public static EquatableArray<TypeShape> Of(IEnumerable<TypeShape> shapes)
    {
        var sound = shapes.GroupBy(s => s.FullName).ToDictionary(g => g.Key, g => g.First());
        while (sound.Values.Where(s => !s.Members.All(m => Has(m.Type, sound.ContainsKey) && m.Formers.All(f => Has(f.Type, sound.ContainsKey)))).ToList() is { Count: > 0 } broken)
        {
            foreach (var shape in broken)
                sound.Remove(shape.FullName);
        }

        return sound.Values.OrderBy(s => s.FullName, System.StringComparer.Ordinal).ToEquatableArray();
    }

    /// <summary>Whether all types of this assembly that a type consists of are there.</summary>
    public static bool Has(TypeRef type, System.Func<string, bool> exists) => SchemaGraph.Objects(type).All(t => !t.IsLocal || exists(t.ShapeName));
}
