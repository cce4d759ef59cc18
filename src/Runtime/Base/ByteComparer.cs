namespace MemFormat.Base;

/// <summary>Compares arrays by their bytes. Hash codes of bytes are not to be foreseen, and prove nothing.</summary>
internal sealed class ByteComparer : IEqualityComparer<byte[]>
{
    public static readonly ByteComparer Instance = new();

    public bool Equals(byte[]? x, byte[]? y) => x.AsSpan().SequenceEqual(y);

    public int GetHashCode(byte[] obj) => HashOf(obj);

    public static int HashOf(ReadOnlySpan<byte> bytes)
    {
        var hash = new HashCode();
        hash.AddBytes(bytes);
        return hash.ToHashCode();
    }
}
