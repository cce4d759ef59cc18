namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>What is there before anything is read.</summary>
internal static class Defaults
{
    /// <summary>What an initializer or a parameter's default leaves in a member.</summary>
    public static object? Initial(Model model, TypeDef type, Member member)
    {
        if (member is { Initial: not null, IsRequired: false } && (!type.IsStruct || member.Access == Access.Parameter))
            return member.Initial;
        if (type.IsStruct || member.Use.IsNullable || member.IsRequired)
            return Of(model, member.Use);
        return member.Use.Shape switch
        {
            ScalarShape { Kind.CSharp: "string" } => "",
            ListShape { Form: not ListForm.ImmutableArray } => new ListValue([]),
            MapShape => new MapValue([]),
            ObjectShape { Type: var held } when IsMadeByNew(model, model.Types[held]) => new ObjectValue(held),
            _ => Of(model, member.Use),
        };
    }

    /// <summary><c>default</c>.</summary>
    public static object? Of(Model model, Use use) => use switch
    {
        { IsNullable: true } => null,
        { Shape: ScalarShape { Kind.Type: { IsValueType: true } type } } => Activator.CreateInstance(type),
        { Shape: EnumShape e } => Activator.CreateInstance(model.Enums[e.Enum].Underlying.Type),
        { Shape: TupleShape tuple } => new ListValue(tuple.Elements.Select(e => Of(model, e)).ToList()),
        { Shape: ObjectShape { Type: var type } } when model.Types[type].IsStruct => Struct(model, type),
        _ => null,
    };

    /// <summary>Whether an initializer can say <c>new()</c>.</summary>
    public static bool IsMadeByNew(Model model, TypeDef type) => !type.IsStruct && type.CanBeMade && !model.Members(type).Any(m => m.IsRequired);

    private static ObjectValue Struct(Model model, int type)
    {
        var value = new ObjectValue(type);
        foreach (var member in model.Types[type].Members)
            value.Members[member.Name] = Of(model, member.Use);
        return value;
    }
}
