using MemFormat;

namespace ApiCatalog.Model.V1;

/// <summary>A type as the first release wrote it: without fields, properties and events.</summary>
[MemFormattable]
public sealed partial class ApiType
{
    /// <summary>The namespace.</summary>
    public required string Namespace { get; init; }

    /// <summary>The name.</summary>
    public required string Name { get; init; }

    /// <summary>Namespace and name; removed since.</summary>
    public string FullName { get; init; } = "";

    /// <summary>The kind of type; an enum since.</summary>
    public int Kind { get; init; }

    /// <summary>The base type.</summary>
    public string? BaseType { get; init; }

    /// <summary>The interfaces; a list since.</summary>
    public string[] Interfaces { get; init; } = [];

    /// <summary>Public methods.</summary>
    public List<ApiMethod> Methods { get; init; } = [];
}
