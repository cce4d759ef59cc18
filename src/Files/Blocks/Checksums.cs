using System.Buffers.Binary;
using System.Numerics;

namespace MemFormat.Files.Blocks;

/// <summary>CRC-32C.</summary>
internal static class Checksums
{
    public static uint Of(long number)
    {
        Span<byte> bytes = stackalloc byte[sizeof(long)];
        BinaryPrimitives.WriteInt64LittleEndian(bytes, number);
        return Of(bytes);
    }

    /// <param name="bytes">The bytes.</param>
    /// <param name="before">The checksum of the bytes before them.</param>
    public static uint Of(ReadOnlySpan<byte> bytes, uint before = 0)
    {
        var checksum = ~before;
        for (; bytes.Length >= sizeof(ulong); bytes = bytes[sizeof(ulong)..])
            checksum = BitOperations.Crc32C(checksum, BinaryPrimitives.ReadUInt64LittleEndian(bytes));
        foreach (var one in bytes)
            checksum = BitOperations.Crc32C(checksum, one);
        return ~checksum;
    }
}
