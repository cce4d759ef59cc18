namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Objects that keep their identity.</summary>
internal static class Shared
{
    /// <summary>Whether a value is or holds one.</summary>
    public static bool IsIn(Model model, object? value) =>
        (value is ObjectValue o && model.Types[o.Type].KeepsIdentity) || Inner(value).Any(v => IsIn(model, v));

    /// <summary>Those that occur more than once in a value.</summary>
    public static HashSet<ObjectValue> Repeated(Model model, object? value)
    {
        var (met, repeated) = (new HashSet<ObjectValue>(), new HashSet<ObjectValue>());
        Visit(value);
        return repeated;

        void Visit(object? held)
        {
            if (held is ObjectValue o && model.Types[o.Type].KeepsIdentity && !met.Add(o))
            {
                repeated.Add(o);
                return;
            }

            foreach (var inner in Inner(held))
                Visit(inner);
        }
    }

    private static IEnumerable<object?> Inner(object? value) => value switch
    {
        ObjectValue o => o.Members.Values,
        ListValue list => list.Elements,
        CaseValue held => [held.Value],
        MapValue map => map.Entries.Select(e => e.Value),
        _ => [],
    };
}
