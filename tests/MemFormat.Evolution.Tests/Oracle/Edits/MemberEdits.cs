namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Members come, go and move.</summary>
internal static class MemberEdits
{
    public static IReadOnlyList<Edit> All { get; } =
    [
        new("add a member", 6, (model, random) => Add(model, random, random.Next(5) == 0 ? Access.Init : Access.Set)),
        new("add a required member", 2, (model, random) => Add(model, random, Access.Required)),
        new("add a parameter", 2, AddParameter),
        new("remove a member", 5, Remove),
        new("reorder members", 2, Reorder),
        new("move members to a base class", 2, (model, random) => Move(model, random, isLibrary: false)),
        new("move members to a base class in a library", 4, (model, random) => Move(model, random, isLibrary: true)),
        new("set a member otherwise", 2, SetOtherwise),
    ];

    private static Model? Add(Model model, Random random, Access access)
    {
        if (Draw.Type(model, random, t => t.CanHaveMembers) is not { } place)
            return null;
        var type = model.Types[place];
        var uses = new RandomUse(random);
        var use = type.Parent is null && !model.UnionsOf(place).Any() ? uses.Next(model, place, depth: 0) : uses.Flat(model);
        var member = new Member(Draw.Name(random), use)
        {
            Access = access,
            Number = Draw.Number(random),
            Level = access == Access.Set ? random.Next(type.Bases.Count + 1) : 0,
            Initial = random.Next(2) == 0 ? uses.Initial(use) : null,
        };
        return model.With(place, type with { Members = type.Members.Insert(random.Next(type.Members.Count + 1), member) });
    }

    private static Model? AddParameter(Model model, Random random)
    {
        if (Draw.Type(model, random, t => t.Form is TypeForm.Record or TypeForm.RecordStruct) is not { } place)
            return null;
        var uses = new RandomUse(random);
        var use = random.Next(2) == 0 ? new Use(uses.Number()) : uses.Flat(model);
        var member = new Member(Draw.Name(random),
            use)
        { Access = Access.Parameter, Number = Draw.Number(random), Initial = random.Next(4) > 0 ? uses.Initial(use) : null };
        return model.With(place, model.Types[place] with { Members = model.Types[place].Members.Add(member) });
    }

    private static Model? Remove(Model model, Random random) => Draw.Member(model, random, (t, _) => t.Members.Count > 1) is var (type, member)
        ? model.With(type, model.Types[type] with { Members = model.Types[type].Members.RemoveAt(member) })
        : null;

    private static Model? Reorder(Model model, Random random)
    {
        if (Draw.Type(model, random, t => t.Members.Count > 1) is not { } place)
            return null;
        var members = model.Types[place].Members.ToArray();
        random.Shuffle(members);
        return model.With(place, model.Types[place] with { Members = [.. members] });
    }

    private static Model? Move(Model model, Random random, bool isLibrary)
    {
        if (Draw.Type(model, random,
            t => t.Form is TypeForm.Class or TypeForm.Record && !t.HasSurrogate && t.Members.Count > 1 && t.Bases.Count < 2) is not { } place)
        {
            return null;
        }

        var type = model.Types[place];
        var level = type.Bases.Count + 1;
        return model.With(place, type with
        {
            Bases = type.Bases.Add(new(random.Next(3) > 0, isLibrary)),
            Members =
                [.. type.Members.Select(m =>
                    m.Level == level - 1 && m.Access != Access.Parameter && random.Next(2) == 0 && (!isLibrary || !m.Use.Types().Any())
                        ? m with { Level = level }
                        : m)],
        });
    }

    private static Model? SetOtherwise(Model model, Random random) =>
        Draw.Member(model, random, (t, m) => m.Access is Access.Set or Access.Init) is { } place
        ? model.With(place, m => m with { Access = m.Access == Access.Set ? Access.Init : Access.Set })
        : null;
}
