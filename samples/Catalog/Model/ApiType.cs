using MemFormat;

namespace ApiCatalog.Model;

/// <summary>A public type and its public members.</summary>
[MemFormattable]
public sealed partial class ApiType
{
    /// <summary>The name without namespace, declaring types and generic parameters.</summary>
    public required string Name { get; init; }

    /// <summary>The namespace; empty for the global one.</summary>
    public required string Namespace { get; init; }

    /// <summary>Full name of the type that this one is nested in; null when it is not.</summary>
    public string? DeclaringType { get; init; }

    /// <summary>The kind of type.</summary>
    public TypeKind Kind { get; init; }

    /// <summary>Its modifiers.</summary>
    public Modifiers Modifiers { get; init; }

    /// <summary>The base type; null for interfaces and for <see cref="object"/>.</summary>
    public string? BaseType { get; init; }

    /// <summary>The interfaces that the metadata lists.</summary>
    public List<string> Interfaces { get; init; } = [];

    /// <summary>The type's own generic parameters, those of its declaring types included.</summary>
    public List<GenericParameter> GenericParameters { get; init; } = [];

    /// <summary>Public fields, constants and enum members included.</summary>
    public List<ApiField> Fields { get; init; } = [];

    /// <summary>Public methods, constructors, operators and accessors included.</summary>
    public List<ApiMethod> Methods { get; init; } = [];

    /// <summary>Properties with a public accessor.</summary>
    public List<ApiProperty> Properties { get; init; } = [];

    /// <summary>Public events.</summary>
    public List<ApiEvent> Events { get; init; } = [];

    /// <summary>Size and packing, for types that fix them.</summary>
    public TypeLayout? Layout { get; init; }

    /// <summary>The reason not to use it, empty when none is given; null for types that are not obsolete.</summary>
    public string? Obsolete { get; init; }
}
