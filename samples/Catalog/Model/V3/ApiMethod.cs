using MemFormat;

namespace ApiCatalog.Model.V3;

/// <summary>A method as a later release may write it.</summary>
[MemFormattable]
public sealed partial record ApiMethod
{
    /// <summary>The return type; called <c>ReturnType</c> before.</summary>
    [MemFormerName("ReturnType")]
    public required string Returns { get; init; }

    /// <summary>Its name.</summary>
    public required string Name { get; init; }

    /// <summary>Its modifiers.</summary>
    public Modifiers Modifiers { get; init; }

    /// <summary>Whether it can be awaited, where that is known; new.</summary>
    public bool? IsAwaitable { get; init; }

    /// <summary>Its own generic parameters.</summary>
    public List<GenericParameter> GenericParameters { get; init; } = [];

    /// <summary>Its parameters; a list before.</summary>
    public ApiParameter[] Parameters { get; init; } = [];
}
