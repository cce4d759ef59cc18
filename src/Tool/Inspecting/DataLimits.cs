namespace MemFormat.Tool.Inspecting;

/// <summary>What the tool takes memory for: more than a server would, since you named the file.</summary>
internal static class DataLimits
{
    /// <summary>The compressions that the tool knows.</summary>
    /// <exception cref="ToolException">The number is another one.</exception>
    public static MemFormatCompression Compression(byte id) => id switch
    {
        0 => MemFormatCompression.None,
        1 => MemFormatCompression.Brotli(),
        2 => MemFormatZstandard.With(new MemFormatZstandardOptions { LongDistance = true }),
        _ => throw new ToolException($"the data is compressed with {id}, a compression of yours, which the tool does not know."),
    };

    /// <summary>The name of a compression that the tool knows, else null.</summary>
    public static string? NameOf(byte id) => id switch { 1 => "Brotli", 2 => "Zstandard", _ => null };

    /// <summary>A compression by <see cref="NameOf"/>.</summary>
    /// <exception cref="ToolException">The name is another one.</exception>
    public static MemFormatCompression Named(string? name) => name is not null && Array.Find<byte>([1, 2], id => NameOf(id) == name) is > 0 and var id
        ? Compression(id)
        : throw new ToolException($"the tool does not know the compression {name}.");

    /// <summary>A compression by its name in the command line.</summary>
    public static MemFormatCompression Compression(string name) => Compression((byte)(name switch { "brotli" => 1, "zstd" => 2, _ => 0 }));

    public static MemFormatLimits Limits { get; } =
        MemFormatLimits.Default with { MaxPayloadBytes = Array.MaxLength, MaxDecompressedBytes = Array.MaxLength };
}
