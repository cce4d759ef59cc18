using MemFormat;

namespace ApiCatalog.Model;

/// <summary>How much one namespace declares.</summary>
/// <param name="Types">Public types.</param>
/// <param name="Methods">Public methods of these types.</param>
[MemFormattable]
public readonly partial record struct NamespaceCounts(int Types, int Methods);
