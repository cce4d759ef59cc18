using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>The types of members change, or of what they consist of.</summary>
internal static class UseEdits
{
    public static IReadOnlyList<Edit> All { get; } =
    [
        Anywhere("change a kind of time", 4, u => u.Shape is ScalarShape { Kind.Group: Group.Time },
            (_, random, u) => Scalar(u, s => Other(s.Kind, random))),
        Anywhere("a value becomes its text", 4, u => u.Shape is ScalarShape { Kind: var kind } && Texts.Exist(kind.Type, typeof(string)),
            (_, _, u) => Scalar(u, _ => Kinds.Text)),
        Anywhere("text becomes a value", 4, u => u.Shape is ScalarShape { Kind.CSharp: "string" },
            (_, random, u) => Scalar(u, s => new RandomUse(random).Other(s.Kind))),
        Anywhere("widen a number", 5, u => u.Shape is ScalarShape { Kind.Group: not (Group.Other or Group.Time) },
            (model, random, u) => Scalar(u, s => Wider(s.Kind, random))),
        Anywhere("change a number", 6, u => u.Shape is ScalarShape { Kind.Group: not (Group.Other or Group.Time or Group.Decimal) },
            (model, random, u) => Scalar(u, s => new RandomUse(random).Other(s.Kind))),
        Anywhere("change to an unrelated kind", 1, u => u.Shape is ScalarShape,
            (model, random, u) => Scalar(u, s => new RandomUse(random).Unrelated(s.Kind))),
        Anywhere("T becomes T?", 4, u => !u.IsNullable, (model, random, u) => u with { IsNullable = true }),
        Anywhere("T? becomes T", 4, u => u.IsNullable, (model, random, u) => u with { IsNullable = false }),
        Anywhere("change the kind of collection", 5, u => u.Shape is ListShape,
            (model, random, u) => u with { Shape = new RandomUse(random).List(((ListShape)u.Shape).Element) }),
        Anywhere("change the kind of map", 3, u => u.Shape is MapShape,
            (model, random, u) => u with { Shape = (MapShape)u.Shape with { Form = (MapForm)random.Next(3) } }),
        Anywhere("an enum becomes its integer", 3, u => u.Shape is EnumShape,
            (model, random, u) => u with { Shape = new ScalarShape(model.Enums[((EnumShape)u.Shape).Enum].Underlying) }),
        Anywhere("an integer becomes an enum", 3, u => u.Shape is ScalarShape { Kind.Group: Group.Integer },
            (model, random, u) => u with { Shape = new EnumShape(random.Next(model.Enums.Count)) }),
        Anywhere("add an element to a tuple", 8, u => u.Shape is TupleShape,
            (model, random, u) => u with { Shape = new TupleShape(((TupleShape)u.Shape).Elements.Add(new(new RandomUse(random).Scalar()))) }),
        Anywhere("remove an element of a tuple", 8, u => u.Shape is TupleShape,
            (model, random,
                u) => u with { Shape = new TupleShape(((TupleShape)u.Shape).Elements.RemoveAt(((TupleShape)u.Shape).Elements.Count - 1)) }),
        Anywhere("another type of object", 4, u => u.Shape is ObjectShape,
            (model, random, u) => u with { Shape = new ObjectShape(random.Next(((ObjectShape)u.Shape).Type + 1)) }),
        Member("T becomes List<T>", 4, u => u.Shape is not (ListShape or MapShape or SerializedShape),
            (model, random, u) => new(new RandomUse(random).List(random.Next(2) == 0 ? u : u with { IsNullable = false }), random.Next(3) > 0)),
        Member("List<T> becomes T", 4, u => u.Shape is ListShape { IsBytes: false },
            (_, _, u) => ((ListShape)u.Shape).Element with { IsNullable = u.IsNullable }),
        Member("T becomes Serialized<T>", 4, u => u.Shape is not SerializedShape,
            (model, random, u) => new(new SerializedShape(u with { IsNullable = false }), u.IsNullable)),
        Member("Serialized<T> becomes T", 4, u => u.Shape is SerializedShape,
            (model, random, u) => ((SerializedShape)u.Shape).Inner with { IsNullable = u.IsNullable }),
        new("change an enum's underlying type", 3, EnumType),
        new("add a value to an enum", 1,
            (model, random) => random.Next(model.Enums.Count) is var e
                ? model with { Enums = model.Enums.SetItem(e, model.Enums[e].More()) }
                : null),
        new("renumber an enum's constants", 4, (model, random) => random.Next(model.Enums.Count) is var e && model.Enums[e].IsNamed
            ? model with { Enums = model.Enums.SetItem(e, Renumbered(model.Enums[e], random)) }
            : null),
        new("know an enum's constants by name, or by name no more", 1, (model, random) => random.Next(model.Enums.Count) is var e
            ? model with { Enums = model.Enums.SetItem(e, model.Enums[e] with { IsNamed = !model.Enums[e].IsNamed }) }
            : null),
    ];

    private static Use Scalar(Use use, Func<ScalarShape, Kind> change) => use with { Shape = new ScalarShape(change((ScalarShape)use.Shape)) };

    private static Kind Other(Kind kind, Random random)
    {
        var others = Kinds.Others.Where(k => k != kind && kind.Becomes(k)).ToList();
        return others[random.Next(others.Count)];
    }

    private static Kind Wider(Kind kind, Random random)
    {
        var wider =
            Kinds.Numbers.Where(k => !k.Type.IsEnum && k != kind && kind.Becomes(k) && kind.Values.All(v => Exact.Of(v).To(k.Type) is not null))
                .ToList();
        return wider.Count > 0 ? wider[random.Next(wider.Count)] : kind;
    }

    /// <summary>Other numbers, some of which others had before.</summary>
    private static EnumDef Renumbered(EnumDef e, Random random)
    {
        var numbers = Enumerable.Range(0, e.Numbers.Count + 2).ToArray();
        random.Shuffle(numbers);
        return e with { Numbers = [.. numbers.Take(e.Numbers.Count)] };
    }

    private static Model EnumType(Model model, Random random)
    {
        var e = random.Next(model.Enums.Count);
        return model with { Enums = model.Enums.SetItem(e, model.Enums[e] with { Underlying = new RandomUse(random).EnumKind() }) };
    }

    /// <summary>An edit of a member's whole type.</summary>
    private static Edit Member(string name, int weight, Func<Use, bool> fits, Func<Model, Random, Use, Use> change) =>
        new(name, weight, (model, random) =>
        Draw.Member(model, random, (_, m) => fits(m.Use)) is { } place
            ? model.With(place, m => WithUse(m, change(model, random, m.Use), random))
            : null);

    /// <summary>An edit of a member's type, or of an element, key, value or content of it.</summary>
    private static Edit Anywhere(string name, int weight, Func<Use, bool> fits, Func<Model, Random, Use, Use> change) =>
        new(name, weight, (model, random) => Change(model, random, fits, use => change(model, random, use)));

    /// <summary>Changes a member's type, or an element, key, value or content of it.</summary>
    public static Model? Change(Model model, Random random, Func<Use, bool> fits, Func<Use, Use> change)
    {
        if (Draw.Member(model, random, (_, m) => m.Use.Parts().Any(fits)) is not { } place)
            return null;
        return model.With(place, m =>
        {
            var parts = m.Use.Parts().Where(fits).ToList();
            return WithUse(m, Replace(m.Use, parts[random.Next(parts.Count)], change), random);
        });
    }

    private static Member WithUse(Member member, Use use, Random random) =>
        member with { Use = use, Initial = member.Initial is null ? null : new RandomUse(random).Initial(use) };

    /// <summary>Replaces one part, which is known by reference. What a set or a sorted map no longer can hold goes into a plain one.</summary>
    private static Use Replace(Use use, Use part, Func<Use, Use> change)
    {
        if (ReferenceEquals(use, part))
            return change(use);
        return use with
        {
            Shape = use.Shape switch
            {
                ListShape list => List(list with { Element = Replace(list.Element, part, change) }),
                MapShape map => Map(map with { Key = Replace(map.Key, part, change), Value = Replace(map.Value, part, change) }),
                SerializedShape serialized => new SerializedShape(Replace(serialized.Inner, part, change)),
                TupleShape tuple => new TupleShape(tuple.Elements.Select(e => Replace(e, part, change)).ToImmutableList()),
                var shape => shape,
            },
        };
    }

    private static ListShape List(ListShape list) => RandomUse.CanHold(list.Form, list.Element) ? list : list with { Form = ListForm.List };

    private static MapShape Map(MapShape map) =>
        map.Form == MapForm.SortedDictionary && map.Key.Shape is not ScalarShape { Kind.Group: Group.Integer }
            ? map with { Form = MapForm.Dictionary }
            : map;
}
