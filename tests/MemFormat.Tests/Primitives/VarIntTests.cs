using System.Buffers;
using MemFormat.Io;

namespace MemFormat.Tests.Primitives;

public class VarIntTests
{
    public static byte[] Put(ulong value)
    {
        var buffer = new ArrayBufferWriter<byte>();
        var writer = new MemFormatWriter(buffer, MemFormatLimits.Default);
        writer.WriteLength(value);
        writer.Flush();
        return buffer.WrittenSpan.ToArray();
    }

    private static ulong Read(params byte[] bytes)
    {
        var reader = new MemFormatReader(bytes, MemFormatLimits.Default);
        var value = reader.ReadLength();
        Assert.Equal(0, reader.Remaining);
        return value;
    }

    [Fact]
    public void Every_width_round_trips()
    {
        for (var bit = 0; bit < 64; bit++)
        {
            foreach (var value in new[] { 1UL << bit, (1UL << bit) - 1, (1UL << bit) + 1, ulong.MaxValue >> bit })
            {
                var bytes = Put(value);
                Assert.Equal(VarInt.Size(value), bytes.Length);
                Assert.Equal(value, Read(bytes));
                for (var length = 0; length < bytes.Length; length++)
                    Assert.Equal(MemFormatError.Truncated, Assert.Throws<MemFormatException>(() => Read(bytes[..length])).Error);
            }
        }
    }

    [Fact]
    public void The_largest_has_ten_bytes() =>
        Assert.Equal([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1], Put(ulong.MaxValue));

    [Theory]
    [InlineData(new byte[] { 0x80, 0 })]
    [InlineData(new byte[] { 0xFF, 0x80, 0 })]
    [InlineData(new byte[] { 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0 })]
    [InlineData(new byte[] { 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 2 })]
    [InlineData(new byte[] { 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x81, 0 })]
    public void Longer_forms_are_refused(byte[] bytes) =>
        Assert.Equal(MemFormatError.InvalidData, Assert.Throws<MemFormatException>(() => Read(bytes)).Error);
}
