using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Tuples as what they are: objects whose members have the numbers 1 and up.</summary>
internal static class Tuples
{
    /// <summary>The type of a tuple, or of an object.</summary>
    public static TypeDef TypeOf(Model model, Shape shape) => shape is TupleShape tuple
        ? new("ValueTuple", TypeForm.Struct, [.. Members(tuple)]) { IsNumbered = true }
        : model.Types[((ObjectShape)shape).Type];

    public static IEnumerable<Member> Members(TupleShape tuple) =>
        tuple.Elements.Select((e, i) => new Member($"Item{i + 1}", e) { Number = i + 1 });

    /// <summary>A tuple as an object of a model that has its type, too.</summary>
    public static (Model Model, Use Use, object Value) AsObject(Model model, Use use, object value)
    {
        if (use.Shape is not TupleShape tuple)
            return (model, use, value);
        var place = model.Types.Count;
        var made = new ObjectValue(place);
        foreach (var (i, element) in ((ListValue)value).Elements.Index())
            made.Members.Add($"Item{i + 1}", element);
        return (model with { Types = model.Types.Add(TypeOf(model, tuple)) }, use with { Shape = new ObjectShape(place) }, made);
    }
}
