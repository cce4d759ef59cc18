using MemFormat;

namespace ApiCatalog.Model;

/// <summary>One assembly of the runtime and its public types.</summary>
[MemFormattable]
public sealed partial class ApiAssembly
{
    /// <summary>The simple name, such as <c>System.Text.Json</c>.</summary>
    public required string Name { get; init; }

    /// <summary>The assembly's version.</summary>
    public ApiVersion Version { get; init; }

    /// <summary>The eight bytes that stand for its public key; null without one.</summary>
    public byte[]? PublicKeyToken { get; init; }

    /// <summary>The id that the compiler gave this very build.</summary>
    public Guid ModuleId { get; init; }

    /// <summary>Size of the file in bytes.</summary>
    public long FileSize { get; init; }

    /// <summary>The public types, nested ones included, in the order of the metadata.</summary>
    [MemFormerName("TypeList")]
    public required List<ApiType> Types { get; init; }
}
