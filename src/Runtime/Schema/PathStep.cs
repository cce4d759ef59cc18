using System.Text;

namespace MemFormat.Schemas;

/// <summary>
/// One step of a walk: to a member, or to an element. What it is called is found out only where an error may be: a payload can
/// have very many steps.
/// </summary>
internal readonly record struct PathStep(WriterType? Type, WriterMember? Member, int Index, long Start)
{
    /// <summary>Where steps lead to, from the root on; the root itself is the first one.</summary>
    public static List<PathPlace> Places(RootSchema root, List<PathStep> steps)
    {
        var places = new List<PathPlace>(steps.Count + 1) { PathPlace.Root(root) };
        foreach (var step in steps)
            places.Add(step.Member is null ? places[^1].ElementAt(step.Index) : places[^1].Member(root, step.Type!, step.Member));
        return places;
    }

    /// <summary>The path of a place.</summary>
    public static string Join(List<PathPlace> places)
    {
        var path = new StringBuilder();
        foreach (var place in places)
            path.Append(place.Text);
        return path.ToString();
    }
}
