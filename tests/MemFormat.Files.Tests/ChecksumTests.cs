using System.Text;
using MemFormat.Files.Blocks;

namespace MemFormat.Files.Tests;

public class ChecksumTests
{
    /// <summary>The check value of CRC-32C in catalogues of checksums, and that of 32 zeros in RFC 3720.</summary>
    [Fact]
    public void It_is_CRC_32C()
    {
        Assert.Equal(0xE3069283, Checksums.Of("123456789"u8));
        Assert.Equal(0x8A9136AAu, Checksums.Of(new byte[32]));
        Assert.Equal(Checksums.Of("123456789"u8), Checksums.Of("789"u8, Checksums.Of(Encoding.ASCII.GetBytes("123456"))));
    }

    /// <summary>Long ones are summed up in parts side by side.</summary>
    [Fact]
    public void It_does_not_depend_on_how_much_comes_at_once()
    {
        var bytes = new byte[10_000];
        new Random(1).NextBytes(bytes);
        foreach (var size in (int[])[0, 1, 8, 3071, 3072, 3073, 6143, 6144, 9215, 9216, 10_000])
        {
            var one = 0u;
            for (var i = 0; i < size; i++)
                one = Checksums.Of(bytes.AsSpan(i, 1), one);
            Assert.Equal(one, Checksums.Of(bytes.AsSpan(0, size)));
            Assert.Equal(one, Checksums.Of(bytes.AsSpan(7, Math.Max(size - 7, 0)), Checksums.Of(bytes.AsSpan(0, Math.Min(size, 7)))));
        }
    }
}
