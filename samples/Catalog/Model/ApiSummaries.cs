using MemFormat;

namespace ApiCatalog.Model;

/// <summary>The summaries of a catalog's types: a separate payload, because only the page needs it.</summary>
[MemFormattable]
public sealed partial class ApiSummaries
{
    /// <summary>One for each type, assembly by assembly, in the catalog's order; empty where no documentation was found.</summary>
    public List<TypeSummaries> Types { get; init; } = [];
}
