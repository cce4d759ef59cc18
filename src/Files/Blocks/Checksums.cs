using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace MemFormat.Files.Blocks;

/// <summary>
/// CRC-32C. An instruction has to wait for the result of the one before, so three parts are summed up side by side, and
/// their checksums joined: that of a part followed by zeros is a sum of those of its bits, which are looked up.
/// </summary>
internal static class Checksums
{
    private const int PartSize = 1 << 10, Parts = 3;

    /// <summary>The checksums of a byte in each of four places, before a part of zeros.</summary>
    private static readonly uint[] s_beforePart = BeforePart();

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
        for (; bytes.Length >= Parts * PartSize; bytes = bytes[(Parts * PartSize)..])
            checksum = OfParts(checksum, ref MemoryMarshal.GetReference(bytes));
        for (; bytes.Length >= sizeof(ulong); bytes = bytes[sizeof(ulong)..])
            checksum = BitOperations.Crc32C(checksum, BinaryPrimitives.ReadUInt64LittleEndian(bytes));
        foreach (var one in bytes)
            checksum = BitOperations.Crc32C(checksum, one);
        return ~checksum;
    }

    /// <summary>Continues a checksum, not inverted, with three parts.</summary>
    private static uint OfParts(uint first, ref byte bytes)
    {
        uint second = 0, third = 0;
        for (nint i = 0; i < PartSize; i += sizeof(ulong))
        {
            first = BitOperations.Crc32C(first, Number(ref bytes, i));
            second = BitOperations.Crc32C(second, Number(ref bytes, i + PartSize));
            third = BitOperations.Crc32C(third, Number(ref bytes, i + (2 * PartSize)));
        }

        return AfterPart(AfterPart(first) ^ second) ^ third;
    }

    private static ulong Number(ref byte bytes, nint offset)
    {
        var number = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref bytes, offset));
        return BitConverter.IsLittleEndian ? number : BinaryPrimitives.ReverseEndianness(number);
    }

    /// <summary>The checksum, not inverted, with a part of zeros behind.</summary>
    private static uint AfterPart(uint checksum)
    {
        var after = 0u;
        for (var i = 0; i < sizeof(uint); i++)
            after ^= s_beforePart[(i << 8) | (byte)(checksum >> (8 * i))];
        return after;
    }

    private static uint[] BeforePart()
    {
        var table = new uint[sizeof(uint) << 8];
        for (var bit = 0; bit < 32; bit++)
        {
            var one = 1u << bit;
            for (var i = 0; i < PartSize; i += sizeof(ulong))
                one = BitOperations.Crc32C(one, 0ul);

            // All bytes whose highest bit it is.
            var (place, value) = ((bit / 8) << 8, 1 << (bit % 8));
            for (var lower = 0; lower < value; lower++)
                table[place | value | lower] = table[place | lower] ^ one;
        }

        return table;
    }
}
