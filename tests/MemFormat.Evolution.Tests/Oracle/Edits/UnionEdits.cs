namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Cases come and go, and classes become unions.</summary>
internal static class UnionEdits
{
    public static IReadOnlyList<Edit> All { get; } =
    [
        new("add a case to a union", 8,
            (model, random) => Draw.Type(model, random, t => t.IsUnion) is { } union ? NewCase.Add(model, union, random) : null),
        new("remove a case of a union", 10, Remove),
        new("rename the type of a case", 3, (model, random) => Draw.Type(model, random, t => t.IsUnion) is { } union
            ? model.Types[union].Cases[random.Next(model.Types[union].Cases.Count)].Type is >= 0 and var type
                ? model.With(type, model.Types[type] with { Name = "Case" + Draw.Name(random) })
                : null
            : null),
        new("unknown cases become null, or not", 3,
            (model, random) => Draw.Type(model, random, t => t.IsUnion) is { } union
                ? model.With(union, model.Types[union] with { UnknownIsNull = !model.Types[union].UnknownIsNull })
                : null),
        new("make a class the base of a union", 9, (model, random) =>
            Draw.Type(model, random,
                t => t is { Form: TypeForm.Class, IsUnion: false, Parent: null, HasSurrogate: false, Bases.Count: 0 }
                    && t != model.RootType) is { } place && !model.UnionsOf(place).Any()
                ? NewCase.Add(model, place, random)
                : null),
        new("a union becomes a class", 12,
            (model, random) => Draw.Type(model, random, t => t.IsUnion && t.CanBeMade) is { } union
                ? model.With(union, model.Types[union] with { Cases = [] })
                : null),
    ];

    private static Model? Remove(Model model, Random random)
    {
        if (Draw.Type(model, random, t => t.Cases.Count > 1) is not { } union)
            return null;
        var type = model.Types[union];
        return model.With(union, type with { Cases = type.Cases.RemoveAt(random.Next(type.Cases.Count)) });
    }
}
