namespace MemFormat.Compression;

/// <summary>Where a reader continues after a payload that was decompressed.</summary>
internal readonly ref struct UnwrappedPayload(ref byte position, nuint left, nuint length)
{
    public readonly ref byte Position = ref position;

    public nuint Left { get; } = left;

    public nuint Length { get; } = length;
}
