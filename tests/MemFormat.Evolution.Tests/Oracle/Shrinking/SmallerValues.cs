namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Values that are a little simpler than a given one.</summary>
internal static class SmallerValues
{
    /// <summary>Each with one thing less in it, the largest things first. What no longer fits is for <see cref="Fit"/>.</summary>
    public static IEnumerable<ObjectValue> Of(ObjectValue value) => Of(value, []).Cast<ObjectValue>();

    private static IEnumerable<object?> Of(object? value, HashSet<ObjectValue> met)
    {
        switch (value)
        {
            case ObjectValue o when met.Add(o):
                foreach (var (name, held) in o.Members.Where(m => m.Value is not null).ToList())
                {
                    foreach (var smaller in Of(held, met).Prepend(null))
                        yield return With(o, name, smaller);
                }

                break;
            case ListValue { Elements: { Count: > 0 } elements }:
                for (var i = 0; i < elements.Count; i++)
                    yield return new ListValue([.. elements.Where((_, n) => n != i)]);
                foreach (var (i, element) in elements.Index())
                {
                    foreach (var smaller in Of(element, met))
                        yield return new ListValue([.. elements.Select((e, n) => n == i ? smaller : e)]);
                }

                break;
            case MapValue { Entries: { Count: > 0 } entries }:
                for (var i = 0; i < entries.Count; i++)
                    yield return new MapValue([.. entries.Where((_, n) => n != i)]);
                foreach (var (i, entry) in entries.Index())
                {
                    foreach (var smaller in Of(entry.Value, met))
                        yield return new MapValue([.. entries.Select((e, n) => n == i ? (e.Key, smaller) : e)]);
                }

                break;
            case CaseValue one:
                foreach (var smaller in Of(one.Value, met))
                    yield return one with { Value = smaller! };
                break;
            case SerializedValue serialized:
                foreach (var smaller in Of(serialized.Value, met))
                    yield return new SerializedValue(smaller);
                break;
            default:
                break;
        }
    }

    private static ObjectValue With(ObjectValue value, string member, object? held)
    {
        var copy = new ObjectValue(value.Type);
        foreach (var (name, other) in value.Members)
            copy.Members.Add(name, name == member ? held : other);
        return copy;
    }
}
