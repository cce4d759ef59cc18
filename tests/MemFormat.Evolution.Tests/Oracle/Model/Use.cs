namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A type where it is used, with or without a question mark.</summary>
internal sealed record Use(Shape Shape, bool IsNullable = false)
{
    /// <summary>The shapes of which it consists, itself first.</summary>
    public IEnumerable<Use> Parts() => Shape switch
    {
        ListShape list => list.Element.Parts().Prepend(this),
        MapShape map => map.Key.Parts().Concat(map.Value.Parts()).Prepend(this),
        SerializedShape serialized => serialized.Inner.Parts().Prepend(this),
        TupleShape tuple => tuple.Elements.SelectMany(e => e.Parts()).Prepend(this),
        _ => [this],
    };

    /// <summary>The types of the model that it names.</summary>
    public IEnumerable<int> Types() => Parts().Select(p => p.Shape).OfType<ObjectShape>().Select(o => o.Type);
}
