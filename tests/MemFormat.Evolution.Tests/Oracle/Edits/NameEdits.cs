namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Members and types get other names, or numbers.</summary>
internal static class NameEdits
{
    public static IReadOnlyList<Edit> All { get; } =
    [
        new("rename a member with its former name", 4,
            (model, random) => Draw.Member(model, random, (t, _) => !t.HasSurrogate || !t.IsNumbered) is { } place
                ? model.With(place, m => Renamed(m, Draw.Name(random)))
                : null),
        new("rename a numbered member", 2,
            (model, random) => Draw.Member(model, random, (t, _) => t.IsNumbered) is { } place
                ? model.With(place, m => m with { Name = Draw.Name(random) })
                : null),
        new("rename a member without its former name", 1,
            (model, random) => Draw.Member(model, random, (t, m) => !t.IsNumbered && m.FormerNames.IsEmpty) is { } place
                ? model.With(place, m => m with { Name = Draw.Name(random) })
                : null),
        new("swap names", 2, Swap),
        new("number the members", 4, (model, random) => Number(model, random, to: true)),
        new("back to names", 3, (model, random) => Number(model, random, to: false)),
        new("rename a type", 2,
            (model, random) => Draw.Type(model, random, _ => true) is { } place
                ? model.With(place, model.Types[place] with { Name = "Type" + Draw.Name(random) })
                : null),
    ];

    private static Member Renamed(Member member, string name) =>
        member with
        {
            Name = name,
            FormerNames = member.FormerNames.Contains(member.Name) ? member.FormerNames : member.FormerNames.Add(member.Name)
        };

    private static Model? Swap(Model model, Random random)
    {
        if (Draw.Type(model, random, t => t.Members.Count > 1) is not { } place)
            return null;
        var members = model.Types[place].Members;
        var (first, second) = (random.Next(members.Count), random.Next(members.Count));
        if (first == second)
            return null;
        var (a, b) = (members[first], members[second]);
        return model.With(
            place, model.Types[place] with { Members = members.SetItem(first, Renamed(a, b.Name)).SetItem(second, Renamed(b, a.Name)) });
    }

    /// <summary>A union's base and its cases change together.</summary>
    private static Model? Number(Model model, Random random, bool to)
    {
        if (Draw.Type(model, random, t => t.IsNumbered != to && t.CanHaveMembers) is not { } place)
            return null;
        var top = model.Types[place].Parent ?? place;
        for (var i = 0; i < model.Types.Count; i++)
        {
            if (i == top || model.Types[i].Parent == top)
                model = model.With(i, model.Types[i] with { IsNumbered = to });
        }

        return model;
    }
}
