namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Draws values of a model's types.</summary>
/// <param name="model">The types.</param>
/// <param name="random">Where chance comes from.</param>
/// <param name="wild">Percent of the numbers that may lie at any border, and not only where every type holds them.</param>
internal sealed class RandomValues(Model model, Random random, int wild)
{
    private const int MaxDepth = 4;

    /// <summary>Objects that may occur again.</summary>
    private readonly List<ObjectValue> _shared = [];

    public ObjectValue Root() => Object(model.Root, 0);

    private ObjectValue Object(int type, int depth)
    {
        var definition = model.Types[type];
        var value = new ObjectValue(type);
        if (definition.KeepsIdentity)
            _shared.Add(value);
        foreach (var member in model.Members(definition))
            value.Members[member.Name] = Held(member.Use, depth + 1);
        return value;
    }

    private object? Held(Use use, int depth)
    {
        var mayBeNull = model.HasNull(use) || use.Shape is ListShape { Form: ListForm.ImmutableArray };
        return mayBeNull && (depth > MaxDepth || random.Next(4) == 0) ? null : Value(use.Shape, depth);
    }

    private object? Element(Use use, int depth) => use.IsNullable && random.Next(4) == 0 ? null : Held(use, depth);

    private object Value(Shape shape, int depth) => shape switch
    {
        ScalarShape scalar => Scalar(scalar.Kind),
        EnumShape e when random.Next(3) > 0 => Constant(model.Enums[e.Enum]),
        EnumShape e => Number(model.Enums[e.Enum].Underlying),
        ObjectShape o => Any(o.Type, depth),
        ListShape list => List(list, depth),
        MapShape map =>
            new MapValue(Many(depth, () => (Key: Value(map.Key.Shape, depth), Value: Element(map.Value, depth + 1))).DistinctBy(e => e.Key).ToList()
            is var entries && map.Form == MapForm.SortedDictionary ? entries.OrderBy(e => e.Key).ToList() : entries),
        TupleShape tuple => new ListValue(tuple.Elements.Select(e => Element(e, depth + 1)).ToList()),
        SerializedShape serialized => new SerializedValue(new RandomValues(model, random, wild).Value(serialized.Inner.Shape, depth + 1)),
        _ => throw new ArgumentException(shape.ToString()),
    };

    private object Constant(EnumDef e) => Convert.ChangeType(
        e.Numbers[random.Next(e.Numbers.Count)], e.Underlying.Type, System.Globalization.CultureInfo.InvariantCulture);

    private object Any(int type, int depth)
    {
        var definition = model.Types[type];
        if (definition.IsHolder)
        {
            var (tag, use) = definition.Cases[random.Next(definition.Cases.Count)];
            return new CaseValue(tag, Value(use.Shape, depth + 1));
        }

        if (definition.KeepsIdentity && _shared.Where(o => o.Type == type).ToList() is { Count: > 0 } known
            && (depth > MaxDepth || random.Next(2) == 0))
        {
            return known[random.Next(known.Count)];
        }

        if (!definition.IsUnion || (definition.CanBeMade && (depth > MaxDepth || random.Next(3) == 0)))
            return Object(type, depth);
        return Object(definition.Cases[random.Next(definition.Cases.Count)].Type, depth);
    }

    private ListValue List(ListShape list, int depth)
    {
        var elements = Many(depth, () => Element(list.Element, depth + 1));
        return list.Form switch
        {
            ListForm.HashSet => new(elements.Distinct().ToList()),
            ListForm.SortedSet => new(elements.Distinct().Order().ToList()),
            _ => new(elements),
        };
    }

    private List<T> Many<T>(int depth, Func<T> next) => Enumerable.Range(0, depth > MaxDepth ? 0 : random.Next(5)).Select(_ => next()).ToList();

    private object Scalar(Kind kind) => kind.Group is Group.Integer or Group.Floating ? Number(kind) : kind.Values[random.Next(kind.Values.Length)];

    private object Number(Kind kind) =>
        random.Next(100) < wild ? kind.Values[random.Next(kind.Values.Length)] : new Exact(random.Next(128), 1).To(kind.Type)!;
}
