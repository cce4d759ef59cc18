using MemFormat;

namespace ApiCatalog.Model.V1;

/// <summary>The catalog as the first release wrote it. Types that have not changed since are those of today.</summary>
[MemFormattable]
public sealed partial class Catalog
{
    /// <summary>The assemblies.</summary>
    public required List<ApiAssembly> Assemblies { get; init; }

    /// <summary>When the scan started, UTC.</summary>
    public required DateTime ScannedAt { get; init; }

    /// <summary>The program that scanned; removed since.</summary>
    public ScannerInfo? Scanner { get; init; }

    /// <summary>The runtime's version.</summary>
    public required string RuntimeVersion { get; init; }
}
