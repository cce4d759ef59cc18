namespace ApiCatalog.Comparing;

/// <summary>The result of comparing two graphs.</summary>
/// <param name="Values">How many values were compared.</param>
/// <param name="Types">The pairs of types that met, in the order in which they did.</param>
/// <param name="Differences">Every difference.</param>
internal sealed record GraphComparison(long Values, IReadOnlyList<TypePair> Types, IReadOnlyList<Difference> Differences)
{
    /// <summary>Whether nothing differs.</summary>
    public bool AreEqual => Differences.Count == 0;

    /// <summary>How many objects were compared.</summary>
    public long Objects => Types.Sum(pair => pair.Objects);

    /// <summary>How many objects of one type were compared.</summary>
    public long ObjectsOf<T>() => Types.Where(pair => pair.Written == typeof(T)).Sum(pair => pair.Objects);
}
