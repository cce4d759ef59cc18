namespace ApiCatalog.Scanning;

/// <summary>Names of the generic parameters that a signature may mention by number.</summary>
/// <param name="Type">Those of the type.</param>
/// <param name="Method">Those of the method.</param>
internal sealed record GenericScope(string[] Type, string[] Method)
{
    /// <summary>No generic parameters.</summary>
    public static GenericScope Empty { get; } = new([], []);
}
