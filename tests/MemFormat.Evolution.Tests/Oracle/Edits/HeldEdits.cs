namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Values become unions of the language and back, and unions change their form.</summary>
internal static class HeldEdits
{
    public static IReadOnlyList<Edit> All { get; } =
    [
        new("a value becomes a union with a case of its kind", 8, (model, random) =>
        {
            Model? next = null;
            var changed = UseEdits.Change(model, random, u => u.Shape is not (SerializedShape or TupleShape), use =>
            {
                (next, var place) = HeldUnion.Around(model, use, random);
                return new Use(new ObjectShape(place), use.IsNullable && random.Next(2) == 0);
            });
            return changed is null || next is null ? null : changed with { Types = changed.Types.AddRange(next.Types.Skip(changed.Types.Count)) };
        }),
        new("a union becomes one of its cases", 8, (model, random) =>
            UseEdits.Change(model, random, u => u.Shape is ObjectShape o && model.Types[o.Type].IsHolder, use =>
            {
                var cases = model.Types[((ObjectShape)use.Shape).Type].Cases;
                return cases[random.Next(cases.Count)].Use with { IsNullable = use.IsNullable };
            })),
        new("an interface becomes a union of the language", 6, (model, random) =>
            Draw.Type(model, random, t => t.Form == TypeForm.Interface) is { } place
                ? model.With(place, model.Types[place] with { Form = TypeForm.Union, Held = (HeldForm)random.Next(3) })
                : null),
        new("a union of the language becomes an interface", 12, (model, random) =>
            Draw.Type(model, random, t => t.IsHolder) is { } place
                ? model.With(place, model.Types[place] with { Form = TypeForm.Interface })
                : null),
        new("write a union by hand in another way", 3, (model, random) => Draw.Type(model, random, t => t.IsHolder) is { } place
            ? model.With(place, model.Types[place] with { Held = (HeldForm)random.Next(3) })
            : null),
        new("change the type of a case", 8, (model, random) =>
        {
            if (Draw.Type(model, random, t => t.IsHolder) is not { } place)
                return null;
            var (union, uses) = (model.Types[place], new RandomUse(random));
            var i = random.Next(union.Cases.Count);
            var changed = union.Cases[i] with { Use = Other(union.Cases[i].Use, uses, model) };
            return model.With(place, union with { Cases = union.Cases.SetItem(i, changed) });
        }),
        new("keep unknown cases, or not", 5, (model, random) => Draw.Type(model, random, t => t.IsUnion) is { } place
            ? model.With(place, model.Types[place] with { KeepsUnknown = !model.Types[place].KeepsUnknown })
            : null),
        new("remove a case that is kept", 14, (model, random) =>
        {
            if (Draw.Type(model, random, t => t.Cases.Count > 1) is not { } place)
                return null;
            var union = model.Types[place];
            return model.With(place, union with { KeepsUnknown = true, Cases = union.Cases.RemoveAt(random.Next(union.Cases.Count)) });
        }),
    ];

    private static Use Other(Use use, RandomUse uses, Model model) => use.Shape switch
    {
        ScalarShape { Kind: var kind } when RandomUse.HasOther(kind) => new(new ScalarShape(uses.Other(kind))),
        ListShape list => new(uses.List(list.Element)),
        _ => uses.Flat(model) with { IsNullable = false },
    };
}
