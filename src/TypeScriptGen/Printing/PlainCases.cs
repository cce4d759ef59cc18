namespace MemFormat.TypeScriptGen.Printing;

/// <summary>
/// The cases of unions of the language whose values are themselves in TypeScript: what <c>typeof</c> gives tells them from the other cases.
/// </summary>
internal sealed class PlainCases(TypeScriptModel model)
{
    private static readonly string[] s_types = ["number", "string", "boolean", "bigint"];

    /// <summary>For no file: the types are only looked at, and a file must not import what it does not name.</summary>
    private readonly TypeExpressions _types = new(model, new Imports(model, "", ""));

    /// <summary>What <c>typeof</c> gives for the values of a case that is none of a union itself; null if they are objects with their case.</summary>
    public string? TypeOf(ComposedUnion union, ComposedCase one) =>
        model.HoldsValues(union.Type) && Own(one) is { } own && union.Cases.All(c => c == one || Own(c) != own && !Inside(c).Contains(own))
            ? own
            : null;

    /// <summary>The same for all values of a case, which may be a union.</summary>
    public IReadOnlyList<string> TypesOf(ComposedUnion union, ComposedCase one) =>
        one.Slot.Kind == WireKind.Union ? Inside(one) : TypeOf(union, one) is { } own ? [own] : [];

    /// <summary>The same for the values that a union with an object's type as a case may have beside the object.</summary>
    public IReadOnlyList<string> Beside(ClosedType type) =>
        [.. model.Unions.Select(u => u.Union).Where(u => Reaches(u, type.Type.Key, [])).SelectMany(u => Within(u, [])).Distinct()];

    private string? Own(ComposedCase one) => one.Slot.Kind is WireKind.Union or WireKind.Object or WireKind.Reference || model.LeftOut.Has(one.Type)
        ? null
        : s_types.FirstOrDefault(t => t == _types.NotNull(one.Type));

    private List<string> Inside(ComposedCase one) => one.Slot.Kind == WireKind.Union ? [.. Within(model.Union(one.Type).Union, []).Distinct()] : [];

    private IEnumerable<string> Within(ComposedUnion union, HashSet<string> inside) => !inside.Add(union.Type.Key) ? [] : union.Cases.SelectMany(c =>
        c.Slot.Kind == WireKind.Union ? Within(model.Union(c.Type).Union, inside)
        : model.HoldsValues(union.Type) && Own(c) is { } own && union.Cases.All(o => o == c || Own(o) != own) ? [own]
        : []);

    private bool Reaches(ComposedUnion union, string type, HashSet<string> inside) => inside.Add(union.Type.Key) && union.Cases.Any(c =>
        c.Slot.Kind == WireKind.Union ? Reaches(model.Union(c.Type).Union, type, inside) : TypeScriptModel.Core(c.Type).Key == type);
}
