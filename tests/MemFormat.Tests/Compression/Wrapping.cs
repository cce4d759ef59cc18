using System.IO.Compression;

namespace MemFormat.Tests;

/// <summary>Compressed payloads made by hand, from docs/format.md.</summary>
internal static class Wrapping
{
    public static readonly MemFormatOptions Brotli = new() { Compression = MemFormatCompression.Brotli() };

    /// <summary>A payload in Brotli, whether that is smaller or not.</summary>
    public static byte[] Wrap(ReadOnlySpan<byte> payload, ulong? length = null)
    {
        var compressed = new byte[BrotliEncoder.GetMaxCompressedLength(payload.Length)];
        Assert.True(BrotliEncoder.TryCompress(payload, compressed, out var size, 5, 22));
        return Wrap(1, length ?? (ulong)payload.Length, compressed.AsSpan(0, size));
    }

    public static byte[] Wrap(byte id, ulong length, ReadOnlySpan<byte> compressed) =>
        [3, id, .. Number(length), .. Number((ulong)compressed.Length), .. compressed];

    public static byte[] Number(ulong value)
    {
        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
            bytes.Add((byte)(value | 0x80));
        return [.. bytes, (byte)value];
    }
}
