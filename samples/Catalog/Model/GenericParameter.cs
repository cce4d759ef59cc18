using MemFormat;

namespace ApiCatalog.Model;

/// <summary>A generic parameter of a type or method.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Rules">Variance and special constraints.</param>
/// <param name="Constraints">The types that it must derive from or implement.</param>
[MemFormattable]
public sealed partial record GenericParameter(string Name, GenericRules Rules, string[] Constraints);
