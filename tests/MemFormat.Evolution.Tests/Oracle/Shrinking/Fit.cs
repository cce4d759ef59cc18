using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Keeps of a value what its type still can hold, after that became simpler.</summary>
internal sealed class Fit(Model model)
{
    private const int MaxDepth = 8;
    private readonly Dictionary<ObjectValue, ObjectValue> _known = [];

    public ObjectValue Root(ObjectValue value) => Object(value.Type == model.Root ? value : new(model.Root), model.Root, 0);

    private ObjectValue Object(ObjectValue value, int type, int depth)
    {
        if (_known.TryGetValue(value, out var known) && known.Type == type)
            return known;
        var result = _known[value] = new(type);
        foreach (var member in model.Members(model.Types[type]))
            result.Members[member.Name] = Held(member.Use, value.Members.GetValueOrDefault(member.Name), depth + 1);
        return result;
    }

    private object? Held(Use use, object? value, int depth) => use.Shape switch
    {
        ListShape { Form: ListForm.ImmutableArray } when value is null => null,
        _ when value is null && use.IsNullable => null,
        ScalarShape { Kind: var kind } => Scalar(kind, value),
        EnumShape e => Scalar(model.Enums[e.Enum].Underlying, value),
        ObjectShape o when model.Types[o.Type].IsHolder =>
            value is null && !model.IsReference(o) ? null : Case(model.Types[o.Type], Of<CaseValue>(value), depth),
        ObjectShape o => OneOf(o.Type, Of<ObjectValue>(value) ?? new(o.Type), depth),
        TupleShape tuple =>
            new ListValue(tuple.Elements.Select((e, i) => Held(e, Of<ListValue>(value)?.Elements.ElementAtOrDefault(i), depth + 1))
                .ToImmutableList()),
        ListShape list => new ListValue(Elements(list, Of<ListValue>(value)?.Elements.Select(e => Held(list.Element, e, depth + 1)) ?? [])),
        MapShape map =>
            new MapValue([.. (Of<MapValue>(value)?.Entries ?? []).Select(e => (Held(map.Key, e.Key, depth)!, Held(map.Value, e.Value, depth + 1)))
                .DistinctBy(e => e.Item1)]),
        SerializedShape serialized => new SerializedValue(new Fit(model).Held(serialized.Inner, Of<SerializedValue>(value)?.Value, depth + 1)),
        _ => null,
    };

    private ObjectValue OneOf(int type, ObjectValue value, int depth)
    {
        var definition = model.Types[type];
        int[] possible = [.. definition.CanBeMade ? [type] : (int[])[], .. definition.Cases.Select(c => c.Type)];
        return depth > MaxDepth && _known.Values.FirstOrDefault(o => possible.Contains(o.Type)) is { } known ? known
            : Object(value, possible.Contains(value.Type) ? value.Type : possible[0], depth);
    }

    private CaseValue Case(TypeDef union, CaseValue? value, int depth)
    {
        var known = union.Cases.FirstOrDefault(c => c.Tag == value?.Tag) ?? union.Cases[0];
        return new(known.Tag, Held(known.Use, value?.Value, depth + 1)!);
    }

    private static IReadOnlyList<object?> Elements(ListShape list, IEnumerable<object?> elements) => list.Form switch
    {
        ListForm.HashSet => [.. elements.Distinct()],
        ListForm.SortedSet => [.. elements.Distinct().Order()],
        _ => [.. elements],
    };

    private static object Scalar(Kind kind, object? value)
    {
        value = Within(value, 0).FirstOrDefault(v => v.GetType() == kind.Type) ?? Within(value, 0).FirstOrDefault(IsNumber);
        if (value?.GetType() == kind.Type)
            return value;
        return (value is not null && kind.Group is Group.Integer or Group.Floating
            ? Exact.Of(value!).To(kind.Type)
            : null) ?? kind.Values[0];
    }

    private static bool IsNumber(object value) => Kinds.Numbers.Any(k => k.Type == value.GetType());

    /// <summary>A value, or what there is of its kind in one that is no such any more.</summary>
    private static T? Of<T>(object? value)
        where T : class => Within(value, 0).OfType<T>().FirstOrDefault();

    private static IEnumerable<object> Within(object? value, int depth)
    {
        if (value is null || depth > MaxDepth)
            return [];
        var inner = value switch
        {
            CaseValue one => [one.Value],
            ObjectValue o => o.Members.Values,
            ListValue list => list.Elements,
            MapValue map => map.Entries.Select(e => e.Value),
            SerializedValue serialized => [serialized.Value],
            _ => [],
        };
        return inner.SelectMany(v => Within(v, depth + 1)).Prepend(value);
    }
}
