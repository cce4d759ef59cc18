namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Whether values of one kind can become those of another at all. Of objects that is found out at their first value.</summary>
internal static class Fits
{
    /// <summary>Whether a member fits. What payloads of their own hold is found out at the first of them.</summary>
    public static bool Member(Model from, Use source, Model to, Use target) =>
        source.Shape is SerializedShape || Element(from, source, to, target) || IsMember(from, source, to, target);

    /// <summary>Whether values of a case of one version are read as those of another.</summary>
    public static bool Case(Model from, Use source, Model to, Use target) => Element(from, source, to, target);

    /// <summary>The element of a list of one becomes the value.</summary>
    public static bool IsSingle(Model from, Use source, Model to, Use target) =>
        target.Shape is not (ListShape or MapShape or SerializedShape) && source.Shape is ListShape { IsBytes: false } list
            && list.Element.Shape is not SerializedShape && Element(from, list.Element, to, target) && !Element(from, source, to, target);

    /// <summary>Whether a value becomes a list, or a list a value, or a union one of its cases: as a member only.</summary>
    public static bool IsMember(Model from, Use source, Model to, Use target) =>
        IsWrapped(from, source, to, target) || IsSingle(from, source, to, target) || IsCase(from, source, to, target);

    /// <summary>Whether a union becomes one of its cases: a number, text or the like.</summary>
    private static bool IsCase(Model from, Use source, Model to, Use target) =>
        source.Shape is ObjectShape { Type: var type } && from.Types[type].IsUnion && IsPlain(to, target.Shape);

    /// <summary>Whether a case of a union has values of a kind, which enums known by name do not share.</summary>
    public static bool IsOfKind(Model from, Shape source, Model to, Shape target) =>
        IsPlain(from, source) && KindOf(from, source) == KindOf(to, target);

    private static bool IsPlain(Model model, Shape shape) => shape is ScalarShape || (shape is EnumShape e && !model.Enums[e.Enum].IsNamed);

    /// <summary>The one case of a union that is of the kind of a value, or null.</summary>
    public static UnionCase? CaseOf(Model from, Use source, Model to, TypeDef union) =>
        union.Cases.Where(c => AreAlike(from, source.Shape, to, c.Use.Shape)).Take(2).ToList() is [var one] && Element(from, source, to, one.Use)
            ? one
            : null;

    private static bool AreAlike(Model from, Shape source, Model to, Shape target) => (source, target) switch
    {
        (ObjectShape or TupleShape, ObjectShape or TupleShape) => !Tuples.TypeOf(from, source).IsUnion && !Tuples.TypeOf(to, target).IsUnion,
        (ListShape first, ListShape second) => AreAlike(from, first.Element.Shape, to, second.Element.Shape),
        (MapShape first, MapShape second) =>
            AreAlike(from, first.Key.Shape, to, second.Key.Shape) && AreAlike(from, first.Value.Shape, to, second.Value.Shape),
        _ => KindOf(from, source) is { } kind && kind == KindOf(to, target),
    };

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
        (ObjectShape or TupleShape, ObjectShape second) =>
            Objects(Tuples.TypeOf(from, source.Shape), to.Types[second.Type]) || IsHeld(from, source, to, to.Types[second.Type]),
        (ObjectShape or TupleShape, TupleShape) => Objects(Tuples.TypeOf(from, source.Shape), Tuples.TypeOf(to, target.Shape)),
        (_, ObjectShape second) => IsHeld(from, source, to, to.Types[second.Type]),
        var (first, second) => KindOf(from, first) is { } kind && KindOf(to, second) is { } other && kind.Becomes(other),
    };

    /// <summary>A class may become the base of a union, and values of a union may be of the class, unless its objects keep their identity.</summary>
    private static bool Objects(TypeDef from, TypeDef to) =>
        from.IsUnion == to.IsUnion || (from.IsUnion ? !to.KeepsIdentity : to.CanBeMade && !from.KeepsIdentity && !to.KeepsIdentity);

    /// <summary>Whether a value becomes one of a union that it was none of. A class that is a union has two cases of objects at least.</summary>
    public static bool IsHeld(Model from, Use source, Model to, TypeDef target) => target is { IsUnion: true, CanBeMade: false }
        && !(source.Shape is ObjectShape o && from.Types[o.Type].IsUnion)
        && CaseOf(from, source, to, target) is not null;

    /// <summary>Unions and shared objects mean something within their payload only.</summary>
    private static bool DependsOnPayload(Model model, Use use) => model.Within(use).Any(t => t.IsUnion || t.KeepsIdentity);

    private static Kind? KindOf(Model model, Shape shape) => shape switch
    {
        ScalarShape scalar => scalar.Kind,
        EnumShape e => model.Enums[e.Enum].Underlying,
        _ => null,
    };
}
