using System.IO.Compression;

namespace MemFormat.Campaign.Tests;

/// <summary>Bytes as text that is short, even if they repeat themselves a million times.</summary>
internal static class Packed
{
    public static string Pack(byte[] bytes)
    {
        using var packed = new MemoryStream();
        using (var stream = new DeflateStream(packed, CompressionLevel.SmallestSize))
            stream.Write(bytes);
        return Convert.ToBase64String(packed.ToArray());
    }

    public static byte[] Unpack(string text)
    {
        using var stream = new DeflateStream(new MemoryStream(Convert.FromBase64String(text)), CompressionMode.Decompress);
        using var bytes = new MemoryStream();
        stream.CopyTo(bytes);
        return bytes.ToArray();
    }
}
