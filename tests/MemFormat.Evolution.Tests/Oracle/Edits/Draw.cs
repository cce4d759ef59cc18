namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Places where an edit may be made.</summary>
internal static class Draw
{
    /// <summary>A type that the root reaches, and that fits.</summary>
    public static int? Type(Model model, Random random, Func<TypeDef, bool> fits) =>
        model.Reachable().Where(t => fits(model.Types[t])).ToList() is { Count: > 0 } types ? types[random.Next(types.Count)] : null;

    /// <summary>A member of such a type.</summary>
    public static (int Type, int Member)? Member(Model model, Random random, Func<TypeDef, Member, bool> fits)
    {
        var members = model.Reachable()
            .SelectMany(t => model.Types[t].Members.Index().Where(m => fits(model.Types[t], m.Item)).Select(m => (t, m.Index))).ToList();
        return members.Count > 0 ? members[random.Next(members.Count)] : null;
    }

    public static Model With(this Model model, (int Type, int Member) place, Func<Member, Member> change)
    {
        var type = model.Types[place.Type];
        return model.With(place.Type, type.With(place.Member, change(type.Members[place.Member])));
    }

    /// <summary>A name that is nowhere.</summary>
    public static string Name(Random random) => $"N{random.Next(10_000, 100_000)}";

    /// <summary>A number that is nowhere.</summary>
    public static int Number(Random random) => random.Next(10_000, 100_000);
}
