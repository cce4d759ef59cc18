using MemFormat.Base;
using MemFormat.Schemas;

namespace MemFormat.Payloads;

/// <summary>
/// One step of a walk: to a member, to an element, or to a value by its union case. Its name is looked up only for an
/// error, because a payload can have very many steps.
/// </summary>
internal readonly struct PathStep(WriterType? type, WriterMember? member, int index, long start, ulong? tag = null, WriterSlot? slot = null)
{
    public readonly WriterType? Type = type;

    public readonly WriterMember? Member = member;

    public readonly int Index = index;

    public readonly long Start = start;

    public readonly ulong? Case = tag;

    /// <summary>The writer's slot of the case.</summary>
    private readonly WriterSlot? _slot = slot;

    /// <summary>The places of the steps, from the root on, which is the first one.</summary>
    public static List<PathPlace> Places(RootSchema root, WriterSlot writer, IEnumerable<IReadOnlyList<PathStep>> parts)
    {
        var places = new List<PathPlace> { PathPlace.Root(root, writer) };
        foreach (var steps in parts)
        {
            foreach (var step in steps)
                places.Add(step.To(places, root));
        }

        return places;
    }

    private PathPlace To(List<PathPlace> places, RootSchema root)
    {
        if (Case is not { } tag)
            return Member is null ? places[^1].ElementAt(root, Index) : places[^1].Member(root, Type!, Member);

        // Paths do not name cases, except that of a root which has no name otherwise.
        var place = places[^1].Case(root, tag, _slot);
        return places.TrueForAll(p => p.Text.Length == 0) ? place.Named() : place;
    }

    /// <summary>The path of a place.</summary>
    public static string Join(List<PathPlace> places) => PathText.Join(places.ConvertAll(static p => p.Text));
}
