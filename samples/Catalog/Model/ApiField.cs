using MemFormat;

namespace ApiCatalog.Model;

/// <summary>A public field, constant or enum member.</summary>
[MemFormattable]
public sealed partial record ApiField
{
    /// <summary>Its name.</summary>
    public required string Name { get; init; }

    /// <summary>Its type, as C# writes it.</summary>
    public required string Type { get; init; }

    /// <summary>Its modifiers.</summary>
    public Modifiers Modifiers { get; init; }

    /// <summary>The bits of an enum member's value; null for other fields.</summary>
    public long? EnumValue { get; init; }

    /// <summary>A constant's value as C# writes it; null for other fields and enum members.</summary>
    public string? Constant { get; init; }

    /// <summary>As <see cref="ApiType.Obsolete"/>.</summary>
    public string? Obsolete { get; init; }
}
