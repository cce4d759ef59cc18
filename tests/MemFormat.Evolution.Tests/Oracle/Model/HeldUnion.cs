namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Draws unions of the language.</summary>
internal static class HeldUnion
{
    /// <summary>A union of some types of the model, and perhaps of one that holds the union again.</summary>
    public static Model Add(Model model, Random random)
    {
        var place = model.Types.Count;
        model = model with { Types = model.Types.Add(New(place, random)) };
        for (var i = random.Next(1, 5); i > 0; i--)
            model = NewCase.Add(model, place, random);
        return model.Types[place].IsUnion ? model : AddCase(model, place, [new(new RandomUse(random).Scalar())], random);
    }

    /// <summary>A union with a case for values that are there, and perhaps some more.</summary>
    public static (Model Model, int Place) Around(Model model, Use held, Random random)
    {
        var place = model.Types.Count;
        model = AddCase(model with { Types = model.Types.Add(New(place, random)) }, place, [held with { IsNullable = false }], random);
        for (var i = random.Next(0, 3); i > 0; i--)
            model = NewCase.Add(model, place, random);
        return (model, place);
    }

    /// <summary>Adds a case of any kind, if the union lacks one of those that are drawn.</summary>
    public static Model AddCase(Model model, int union, Random random)
    {
        var uses = new RandomUse(random);
        var types = Enumerable.Range(0, union).Select(t => new Use(new ObjectShape(t))).ToArray();
        return AddCase(model, union,
            [.. Enumerable.Range(0, 8).Select(_ => types.Length > 0 && random.Next(4) == 0 ? types[random.Next(types.Length)] : uses.Flat(model))],
            random);
    }

    private static Model AddCase(Model model, int union, IEnumerable<Use> drawn, Random random)
    {
        var type = model.Types[union];
        var tag = type.Cases.Select(c => c.Tag).DefaultIfEmpty().Max() + random.Next(1, 3);
        foreach (var use in drawn)
        {
            var more = type with { Cases = type.Cases.Add(new(tag, use with { IsNullable = false })) };
            if (HasValidCases(model, more))
                return model.With(union, more);
        }

        return model;
    }

    /// <summary>Whether the constructors are told apart, and the values, too.</summary>
    public static bool HasValidCases(Model model, TypeDef union)
    {
        var (types, names) = (new HashSet<int>(), new TypeText(model));
        return union.Cases.SelectMany(c => c.Use.Types()).All(t => t < model.Types.Count)
            && union.Cases.Select(c => names.Of(c.Use)).Distinct().Count() == union.Cases.Count
            && union.Cases.All(c => c.Use.Shape is not SerializedShape && c.Use is { IsNullable: false } && c.Use.Parts().All(IsOfCase))
            && (union.Cases.Count(c => c.Use.Shape is ListShape or MapShape) == 1 || !union.Cases.Any(c => IsInterface(c.Use.Shape)))
            && union.Cases.Where(c => c.Type >= 0).SelectMany(c => TypesOf(model, c.Type)).All(types.Add);
    }

    /// <summary>Tuples are objects, too, and payloads of their own are no cases.</summary>
    private static bool IsOfCase(Use use) =>
        use.Shape is not (TupleShape or SerializedShape) && (!use.IsNullable || RandomUse.CanBeNull(use.Shape))
        && (use.Shape is not ListShape list || RandomUse.CanHold(list.Form, list.Element));

    private static bool IsInterface(Shape shape) =>
        shape is ListShape { Form: ListForm.IReadOnlyList } or MapShape { Form: MapForm.IReadOnlyDictionary };

    /// <summary>The types that values of a case may have.</summary>
    private static IEnumerable<int> TypesOf(Model model, int type) =>
        model.Types[type].IsHolder ? [type] : [type, .. model.Types[type].Cases.Select(c => c.Type)];

    private static TypeDef New(int place, Random random) => new($"T{place}", TypeForm.Union, [])
    {
        Held = (HeldForm)random.Next(3),
        UnknownIsNull = random.Next(3) == 0,
        KeepsUnknown = random.Next(3) == 0,
    };
}
