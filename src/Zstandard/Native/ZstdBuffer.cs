namespace MemFormat.Zstandard.Native;

/// <summary>What a stream function reads or fills, and how far it came. Both kinds have the same form.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe struct ZstdBuffer(byte* bytes, int size)
{
    public byte* Bytes = bytes;
    public nuint Size = (nuint)size;
    public nuint Position;
}
