namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Simpler types for a member of both versions.</summary>
internal static class SmallerUses
{
    private static readonly Use s_int = new(ScalarShape.Of("int"));

    public static IEnumerable<(Use Writer, Use Reader)> Of(Model from, Use writer, Model to, Use reader)
    {
        if (writer != s_int || reader != s_int)
            yield return (s_int, s_int);
        foreach (var part in writer.Parts().Skip(1))
            yield return (part, reader);
        foreach (var part in reader.Parts().Skip(1))
            yield return (writer, part);
        foreach (var (one, other) in writer.Parts().Skip(1).Zip(reader.Parts().Skip(1)))
            yield return (one, other);
        foreach (var pair in Opened(from, writer, to, reader))
            yield return pair;
        if (writer.IsNullable || reader.IsNullable)
            yield return (writer with { IsNullable = false }, reader with { IsNullable = false });
        if (writer.IsNullable)
            yield return (writer with { IsNullable = false }, reader);
        if (reader.IsNullable)
            yield return (writer, reader with { IsNullable = false });
        foreach (var one in Plainer(from, writer))
            yield return (one, reader);
        foreach (var other in Plainer(to, reader))
            yield return (writer, other);
    }

    /// <summary>A union by one of its cases, an object by one of its members.</summary>
    private static IEnumerable<(Use Writer, Use Reader)> Opened(Model from, Use writer, Model to, Use reader)
    {
        var (first, second) = (Held(from, writer), Held(to, reader));
        foreach (var (key, one) in first)
        {
            if (second.TryGetValue(key, out var other))
                yield return (one, other);
        }

        foreach (var one in first.Values)
            yield return (one, reader);
        foreach (var other in second.Values)
            yield return (writer, other);
    }

    private static Dictionary<string, Use> Held(Model model, Use use) => use.Shape is not ObjectShape { Type: var type } ? []
        : model.Types[type] is { IsUnion: true } union
            ? union.Cases.ToDictionary(c => $"{c.Tag}", c => c.Use with { IsNullable = use.IsNullable && RandomUse.CanBeNull(c.Use.Shape) })
        : model.Members(model.Types[type]).DistinctBy(m => m.WireName).ToDictionary(m => m.WireName, m => m.Use);

    private static IEnumerable<Use> Plainer(Model model, Use use) => use.Shape switch
    {
        EnumShape e => [use with { Shape = new ScalarShape(model.Enums[e.Enum].Underlying) }],
        ListShape { Form: not ListForm.List } list => [use with { Shape = list with { Form = ListForm.List } }],
        MapShape { Form: not MapForm.Dictionary } map => [use with { Shape = map with { Form = MapForm.Dictionary } }],
        ScalarShape { Kind.CSharp: not ("int" or "long" or "string") } =>
            [s_int with { IsNullable = use.IsNullable }, use with { Shape = ScalarShape.Of("long") }],
        _ => [],
    };
}
