using MemFormat;

namespace ApiCatalog.Model;

/// <summary>What the documentation says of a catalog's types: a payload of its own, since only the page asks for it.</summary>
[MemFormattable]
public sealed partial class ApiSummaries
{
    /// <summary>One for each type, assembly by assembly, in the catalog's order; empty where no documentation was found.</summary>
    public List<TypeSummaries> Types { get; init; } = [];
}
