namespace MemFormat.Tests.Collections;

/// <summary>A type of collection: how it is made of elements, and what it holds.</summary>
internal abstract class Form<T>(string name)
{
    /// <summary>Whether it holds what it was made of, in that order; else it is a set.</summary>
    public required bool IsList { get; init; }

    public abstract byte[] Write(T[] items);

    public abstract T[] Read(byte[] payload);

    public override string ToString() => name;
}

/// <inheritdoc/>
internal sealed class Form<T, TCollection>(string name, Func<T[], TCollection> make, Func<TCollection, IEnumerable<T>> items) : Form<T>(name)
{
    public override byte[] Write(T[] elements) => MemFormatSerializer.Serialize(make(elements));

    public override T[] Read(byte[] payload) => [.. items(MemFormatSerializer.Deserialize<TCollection>(payload)!)];
}
