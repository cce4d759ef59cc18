using MemFormat;

namespace ApiCatalog.Model.V3;

/// <summary>The catalog as a later release may write it. Types that do not change are those of today.</summary>
[MemFormattable]
public sealed partial class Catalog
{
    /// <summary>Where the assemblies came from; new.</summary>
    public string Source { get; init; } = "runtime folder";

    /// <summary>The runtime's version; called <c>RuntimeVersion</c> before.</summary>
    [MemFormerName("RuntimeVersion")]
    public required string Runtime { get; init; }

    /// <summary>The assemblies; a list before.</summary>
    public required ApiAssembly[] Assemblies { get; init; }

    /// <summary>When the scan started, UTC.</summary>
    public required DateTime ScannedAt { get; init; }

    /// <summary>The contents of each namespace.</summary>
    public Dictionary<string, NamespaceCounts> Namespaces { get; init; } = [];

    /// <summary>Files that hold native code only.</summary>
    public List<string> FilesWithoutMetadata { get; init; } = [];
}
