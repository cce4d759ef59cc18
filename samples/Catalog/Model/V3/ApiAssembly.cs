using MemFormat;

namespace ApiCatalog.Model.V3;

/// <summary>An assembly as a later release may write it.</summary>
[MemFormattable]
public sealed partial class ApiAssembly
{
    /// <summary>The public types, under their third name.</summary>
    [MemFormerName("TypeList")]
    [MemFormerName("Types")]
    public required List<ApiType> PublicTypes { get; init; }

    /// <summary>The simple name.</summary>
    public required string Name { get; init; }

    /// <summary>The assembly's version.</summary>
    public ApiVersion Version { get; init; }

    /// <summary>Size of the file in bytes.</summary>
    public long FileSize { get; init; }

    /// <summary>The license that it comes under; new.</summary>
    public string License { get; init; } = "MIT";

    /// <summary>The eight bytes that stand for its public key.</summary>
    public byte[]? PublicKeyToken { get; init; }
}
