namespace ApiCatalog.Comparing;

/// <summary>A place where two graphs differ.</summary>
/// <param name="Path">The way to it, such as <c>Catalog.Assemblies[3].Name</c>.</param>
/// <param name="Written">What the first graph has there.</param>
/// <param name="Read">What the second graph has there.</param>
internal readonly record struct Difference(string Path, string Written, string Read)
{
    /// <inheritdoc />
    public override string ToString() => $"{Path}: written {Written}, read {Read}";
}
