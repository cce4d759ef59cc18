using MemFormat;

namespace ApiCatalog.Model.V3;

/// <summary>A type as a later release may write it: events and layout are gone.</summary>
[MemFormattable]
public sealed partial class ApiType
{
    /// <summary>The namespace.</summary>
    public required string Namespace { get; init; }

    /// <summary>The name.</summary>
    public required string Name { get; init; }

    /// <summary>Whether it may still change; new.</summary>
    public Stability Stability { get; init; } = Stability.Stable;

    /// <summary>The kind of type; four bytes wide now, and with a new value.</summary>
    public TypeKind Kind { get; init; }

    /// <summary>Its modifiers.</summary>
    public Modifiers Modifiers { get; init; }

    /// <summary>Full name of the type that this one is nested in.</summary>
    public string? DeclaringType { get; init; }

    /// <summary>The base type.</summary>
    public string? BaseType { get; init; }

    /// <summary>The interfaces.</summary>
    public List<string> Interfaces { get; init; } = [];

    /// <summary>Generic parameters.</summary>
    public List<GenericParameter> GenericParameters { get; init; } = [];

    /// <summary>Public fields.</summary>
    public List<ApiField> Fields { get; init; } = [];

    /// <summary>Public methods.</summary>
    public List<ApiMethod> Methods { get; init; } = [];

    /// <summary>Properties with a public accessor.</summary>
    public List<ApiProperty> Properties { get; init; } = [];

    /// <summary>The reason not to use it; called <c>Obsolete</c> before.</summary>
    [MemFormerName("Obsolete")]
    public string? ObsoleteReason { get; init; }
}
