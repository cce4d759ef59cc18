namespace ApiCatalog.Model;

/// <summary>How many of each kind a catalog holds.</summary>
public readonly record struct CatalogCounts(
    int Assemblies, int Types, int Fields, int Methods, int Parameters, int Properties, int Events)
{
    /// <summary>Counts a catalog.</summary>
    public static CatalogCounts Of(Catalog catalog)
    {
        var types = catalog.Assemblies.SelectMany(assembly => assembly.Types).ToList();
        return new CatalogCounts(
            catalog.Assemblies.Count,
            types.Count,
            types.Sum(type => type.Fields.Count),
            types.Sum(type => type.Methods.Count),
            types.Sum(type => type.Methods.Sum(method => method.Parameters.Count)),
            types.Sum(type => type.Properties.Count),
            types.Sum(type => type.Events.Count));
    }

    /// <inheritdoc />
    public override string ToString() =>
        $"{Assemblies:N0} assemblies, {Types:N0} types, {Fields:N0} fields, {Methods:N0} methods with "
        + $"{Parameters:N0} parameters, {Properties:N0} properties, {Events:N0} events";
}
