namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Types as C#.</summary>
/// <param name="model">The types.</param>
/// <param name="prefix">What stands before the names of the model's types: empty, or a namespace with its dot.</param>
internal sealed class TypeText(Model model, string prefix = "")
{
    public string Of(Use use) => Of(use.Shape) + (use.IsNullable ? "?" : "");

    public string Of(Shape shape) => shape switch
    {
        ScalarShape scalar => scalar.Kind.CSharp,
        EnumShape e => prefix + model.Enums[e.Enum].Name,
        ObjectShape o => Name(o.Type),
        ListShape { Form: ListForm.Array } list => Array(Of(list.Element)),
        ListShape list => $"{list.Form}<{Of(list.Element)}>",
        MapShape map => $"{map.Form}<{Of(map.Key)}, {Of(map.Value)}>",
        SerializedShape serialized => $"Serialized<{Of(serialized.Inner)}>",
        TupleShape tuple => $"({string.Join(", ", tuple.Elements.Select(Of))})",
        _ => throw new ArgumentException(shape.ToString()),
    };

    public string Name(int type) => prefix + model.Types[type].Name;

    /// <summary>An array of arrays is written with the outer brackets first.</summary>
    private static string Array(string element)
    {
        var end = element.Length;
        while (end >= 2 && element[end - 2] == '[')
            end -= 2;
        return element[..end] + "[]" + element[end..];
    }
}
