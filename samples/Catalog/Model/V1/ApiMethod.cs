using MemFormat;

namespace ApiCatalog.Model.V1;

/// <summary>A method as the first release wrote it.</summary>
[MemFormattable]
public sealed partial class ApiMethod
{
    /// <summary>The return type.</summary>
    public required string ReturnType { get; init; }

    /// <summary>Its name.</summary>
    public required string Name { get; init; }

    /// <summary>Whether it is static; one of the modifiers since.</summary>
    public bool IsStatic { get; init; }

    /// <summary>Its parameters.</summary>
    public List<ApiParameter> Parameters { get; init; } = [];
}
