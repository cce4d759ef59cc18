namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Values as C#, as far as they are trees.</summary>
internal sealed class ValueText(Model model, string prefix)
{
    private readonly TypeText _types = new(model, prefix);
    private readonly HashSet<ObjectValue> _active = [];

    public string Of(ObjectValue value)
    {
        if (!_active.Add(value))
            return "null! /* an object that holds this one */";
        var type = model.Types[value.Type];
        var members = model.Members(type).Where(m => value.Members.ContainsKey(m.Name))
            .Select(m => (Member: m, Text: Of(m.Use, value.Members[m.Name]))).ToList();
        var parameters = members.Where(m => m.Member.Access == Access.Parameter).Select(m => $"{m.Member.Name}: {m.Text}").ToList();
        var others = members.Where(m => m.Member.Access != Access.Parameter).Select(m => $"{m.Member.Name} = {m.Text}").ToList();
        _active.Remove(value);
        return $"new {_types.Name(value.Type)}({string.Join(", ", parameters)})" + (others.Count > 0 ? $" {{ {string.Join(", ", others)} }}" : "");
    }

    public string Of(Use use, object? value) => (use.Shape, value) switch
    {
        (ListShape { Form: ListForm.ImmutableArray }, null) => "default",
        (_, null) => model.IsReference(use.Shape) && !use.IsNullable ? "null!" : "null",
        (EnumShape, _) => $"({_types.Of(use.Shape)})({Literals.Scalar(value)})",
        (_, ObjectValue o) => Of(o),
        (ObjectShape union, CaseValue held) =>
            $"new {_types.Of(union)}({Of(model.Types[union.Type].Cases.Single(c => c.Tag == held.Tag).Use, held.Value)})",
        (_, KeptCase kept) => $"/* case {kept.Tag}, kept */ null!",
        (TupleShape tuple, ListValue list) => $"({string.Join(", ", list.Elements.Zip(tuple.Elements, (e, u) => Of(u, e)))})",
        (ListShape shape, ListValue list) => List(shape, list.Elements.Select(e => Of(shape.Element, e))),
        (MapShape map, MapValue entries) => Map(map, entries.Entries.Select(e => $"[{Of(map.Key, e.Key)}] = {Of(map.Value, e.Value)}")),
        (SerializedShape s, SerializedValue held) =>
            held.Errors.Count > 0 ? $"/* {held.Errors.First()} */ null!" : $"Serialized.From<{_types.Of(s.Inner)}>({Of(s.Inner, held.Value)})",
        _ => Literals.Scalar(value),
    };

    private string List(ListShape shape, IEnumerable<string> elements) => shape.Form switch
    {
        ListForm.Stack or ListForm.Queue or ListForm.LinkedList =>
            $"new {_types.Of(shape)}(new {_types.Of(shape.Element)}[] {{ {string.Join(", ", elements)} }})",
        _ => $"[{string.Join(", ", elements)}]",
    };

    private string Map(MapShape map, IEnumerable<string> entries)
    {
        var type = map.Form == MapForm.SortedDictionary ? "SortedDictionary" : "Dictionary";
        return $"new {type}<{_types.Of(map.Key)}, {_types.Of(map.Value)}>() {{ {string.Join(", ", entries)} }}";
    }
}
