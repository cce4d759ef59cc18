using MemFormat;

namespace ApiCatalog.Model.V1;

/// <summary>An assembly as the first release wrote it.</summary>
[MemFormattable]
public sealed partial class ApiAssembly
{
    /// <summary>The public types; called <c>Types</c> since.</summary>
    public required List<ApiType> TypeList { get; init; }

    /// <summary>Size of the file in bytes; a <see cref="long"/> since.</summary>
    public int FileSize { get; init; }

    /// <summary>The assembly's version.</summary>
    public ApiVersion Version { get; init; }

    /// <summary>The simple name.</summary>
    public required string Name { get; init; }
}
