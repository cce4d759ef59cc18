using MemFormat;

namespace ApiCatalog.Model.V1;

/// <summary>The program that scanned. This type exists nowhere in later versions.</summary>
[MemFormattable]
public sealed partial class ScannerInfo
{
    /// <summary>Its name.</summary>
    public string Name { get; init; } = "";

    /// <summary>Its options.</summary>
    public List<string> Options { get; init; } = [];
}
