using MemFormat;

namespace ApiCatalog.Model;

/// <summary>The public API of one .NET runtime: the root of <c>catalog.mem</c>.</summary>
[MemFormattable]
public sealed partial class Catalog
{
    /// <summary>The runtime's version, such as <c>10.0.1</c>.</summary>
    public required string RuntimeVersion { get; init; }

    /// <summary>When the scan started, UTC.</summary>
    public required DateTime ScannedAt { get; init; }

    /// <summary>How long the scan took.</summary>
    public TimeSpan ScanTime { get; init; }

    /// <summary>The runtime's assemblies by name.</summary>
    public required List<ApiAssembly> Assemblies { get; init; }

    /// <summary>The contents of each namespace, over all assemblies.</summary>
    public Dictionary<string, NamespaceCounts> Namespaces { get; init; } = [];

    /// <summary>Files that look like assemblies and hold native code only.</summary>
    public List<string> FilesWithoutMetadata { get; init; } = [];
}
