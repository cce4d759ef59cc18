using MemFormat;

namespace ApiCatalog.Model;

/// <summary>A public method, constructor, operator or accessor.</summary>
[MemFormattable]
public sealed partial record ApiMethod
{
    /// <summary>Its name; <c>.ctor</c> for constructors.</summary>
    public required string Name { get; init; }

    /// <summary>The return type, as in C#.</summary>
    public required string ReturnType { get; init; }

    /// <summary>Its modifiers.</summary>
    public Modifiers Modifiers { get; init; }

    /// <summary>Its own generic parameters.</summary>
    public List<GenericParameter> GenericParameters { get; init; } = [];

    /// <summary>Its parameters in order.</summary>
    public List<ApiParameter> Parameters { get; init; } = [];

    /// <summary>As <see cref="ApiType.Obsolete"/>.</summary>
    public string? Obsolete { get; init; }
}
