namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Whether a value can be written, and gives the bytes of a fresh one.</summary>
internal static class Writable
{
    public const string NullMember = "a member is null that must not be";
    private const string Kept = "there is extension data, a kept case, or a payload that cannot be read";

    /// <summary>Why not; null when it does.</summary>
    public static string? Why(Model model, ObjectValue value) => Object(model, value, []);

    private static string? Object(Model model, ObjectValue value, HashSet<ObjectValue> met)
    {
        if (!met.Add(value))
            return null;
        var type = model.Types[value.Type];
        var found = value.Kept.Count > 0 ? Kept : null;
        foreach (var member in model.Members(type))
        {
            var held = value.Members.TryGetValue(member.Name, out var there) ? there : Defaults.Initial(model, type, member);
            if (held is null && !member.Use.IsNullable && model.IsReference(member.Use.Shape))
                return NullMember;
            var inner = Held(model, held, met);
            found = inner == NullMember ? inner : found ?? inner;
            if (found == NullMember)
                return found;
        }

        return found;
    }

    private static string? Held(Model model, object? value, HashSet<ObjectValue> met) => value switch
    {
        ObjectValue o => Object(model, o, met),
        ListValue list => Worst(list.Elements.Select(e => Held(model, e, met))),
        CaseValue one => Held(model, one.Value, met),
        KeptCase => Kept,
        MapValue map => Worst(map.Entries.Select(e => Held(model, e.Value, met))),
        SerializedValue { Errors.Count: > 0 } => Kept,
        SerializedValue serialized => Held(model, serialized.Value, []),
        _ => null,
    };

    private static string? Worst(IEnumerable<string?> reasons) =>
        reasons.Aggregate((string?)null, (worst, r) => r == NullMember || worst is null ? r : worst);
}
