namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Whether values of one kind can become those of another at all. Of objects that is found out at their first value.</summary>
internal static class Fits
{
    /// <summary>Whether a member fits. What payloads of their own hold is found out at the first of them.</summary>
    public static bool Member(Model from, Use source, Model to, Use target) =>
        source.Shape is SerializedShape || Element(from, source, to, target) || IsWrapped(from, source, to, target)
        || IsSingle(from, source, to, target);

    /// <summary>The element of a list of one becomes the value.</summary>
    public static bool IsSingle(Model from, Use source, Model to, Use target) =>
        target.Shape is not (ListShape or MapShape or SerializedShape) && source.Shape is ListShape { IsBytes: false } list
            && list.Element.Shape is not SerializedShape && Element(from, list.Element, to, target);

    /// <summary>Whether a value becomes a list, or a list a value: as a member only.</summary>
    public static bool IsMember(Model from, Use source, Model to, Use target) =>
        IsWrapped(from, source, to, target) || IsSingle(from, source, to, target);

    /// <summary>A single value becomes a list of one.</summary>
    public static bool IsWrapped(Model from, Use source, Model to, Use target) =>
        source.Shape is not (ListShape or MapShape or SerializedShape) && target.Shape is ListShape { IsBytes: false } list
            && Element(from, source, to, list.Element);

    private static bool Element(Model from, Use source, Model to, Use target) => (source.Shape, target.Shape) switch
    {
        (SerializedShape, _) => true,
        (_, SerializedShape content) => !DependsOnPayload(to, content.Inner) && Element(from, source, to, content.Inner),
        (ListShape first, ListShape second) => Element(from, first.Element, to, second.Element),
        (MapShape first, MapShape second) => Element(from, first.Key, to, second.Key) && Element(from, first.Value, to, second.Value),
        (TupleShape, TupleShape) => true,
        (ObjectShape first, ObjectShape second) => Objects(from.Types[first.Type], to.Types[second.Type]),
        var (first, second) => KindOf(from, first) is { } kind && KindOf(to, second) is { } other && kind.Becomes(other),
    };

    /// <summary>A class may become the base of a union, and values of a union may be of the class, unless its objects keep their identity.</summary>
    private static bool Objects(TypeDef from, TypeDef to) =>
        from.IsUnion == to.IsUnion || (from.IsUnion ? !to.KeepsIdentity : to.CanBeMade && !from.KeepsIdentity && !to.KeepsIdentity);

    /// <summary>Unions and shared objects mean something within their payload only.</summary>
    private static bool DependsOnPayload(Model model, Use use) => model.Within(use).Any(t => t.IsUnion || t.KeepsIdentity);

    private static Kind? KindOf(Model model, Shape shape) => shape switch
    {
        ScalarShape scalar => scalar.Kind,
        EnumShape e => model.Enums[e.Enum].Underlying,
        _ => null,
    };
}
