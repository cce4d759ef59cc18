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
}
