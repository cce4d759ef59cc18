namespace MemFormat.Compression;

/// <summary>Where a reader continues after a payload that was decompressed.</summary>
internal readonly ref struct UnwrappedPayload(ref byte position, nuint left, nuint length)
{
    public readonly ref byte Position = ref position;

    public readonly nuint Left = left;

    public readonly nuint Length = length;
}
