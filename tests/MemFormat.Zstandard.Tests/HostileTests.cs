using System.Buffers.Binary;
using MemFormat.Zstandard.Native;

namespace MemFormat.Zstandard.Tests;

/// <summary>Payloads that nobody should have sent.</summary>
public class HostileTests
{
    private const int Mebi = 1 << 20;

    private static readonly MemFormatOptions s_options = new() { Compression = MemFormatZstandard.Zstd() };
    private static readonly MemFormatOptions s_checked = new() { Compression = MemFormatZstandard.With(new() { Checksum = true }) };
    private static readonly List<Reading> s_readings = Readings.Of(60);

    [Fact]
    public void Every_truncation_is_refused()
    {
        var payload = MemFormatSerializer.Serialize(s_readings, s_options);
        for (var length = 0; length < payload.Length; length++)
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Reading>>(payload.AsSpan(0, length), s_options));

        // The lengths around the frame are right, and the frame is not whole.
        var frame = Frame(payload, out var plain);
        for (var length = 0; length < frame.Length; length++)
            Refused(Wrap(plain, frame[..length]));
        Refused(Wrap(plain, [.. frame, 0]));
        Refused(Wrap(plain, [.. frame, .. frame]));
    }

    [Fact]
    public void With_a_checksum_every_flipped_bit_is_noticed()
    {
        var payload = MemFormatSerializer.Serialize(s_readings, s_checked);
        var frame = Frame(payload, out var plain);
        for (var bit = 0; bit < 8 * frame.Length; bit++)
        {
            var flipped = frame.ToArray();
            flipped[bit / 8] ^= (byte)(1 << (bit % 8));

            // A bit of the frame's head has no meaning; then nothing changes.
            if (Read(Wrap(plain, flipped)) is { } read)
                Assert.Equal(s_readings, read);
        }
    }

    [Fact]
    public void Without_a_checksum_flipped_bits_are_values_or_errors()
    {
        var payload = MemFormatSerializer.Serialize(s_readings, s_options);
        for (var bit = 0; bit < 8 * payload.Length; bit++)
        {
            var flipped = payload.ToArray();
            flipped[bit / 8] ^= (byte)(1 << (bit % 8));
            Read(flipped);
        }
    }

    [Fact]
    public void A_claim_takes_no_memory()
    {
        var frame = Frame(MemFormatSerializer.Serialize(new byte[60 * Mebi], s_options), out _);
        Assert.InRange(frame.Length, 1, 10_000);
        for (var i = 0; i < 2; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            Refused(Wrap(60UL * Mebi, frame));
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, Mebi);
        }
    }

    [Fact]
    public void What_really_inflates_is_bounded_by_the_limit()
    {
        var payload = MemFormatSerializer.Serialize(new byte[60 * Mebi], s_options);
        Assert.Equal(60 * Mebi, MemFormatSerializer.Deserialize<byte[]>(payload, s_options)!.Length);
        var tight = s_options with { Limits = MemFormatLimits.Default with { MaxDecompressedBytes = 59 * Mebi } };
        var refused = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<byte[]>(payload, tight));
        Assert.Equal(MemFormatError.LimitExceeded, refused.Error);
    }

    /// <summary>A frame that does not say its size, of blocks that repeat one byte: 128 KiB for four bytes.</summary>
    [Theory]
    [InlineData(10)]
    [InlineData(300)]
    public void A_bomb_of_repeated_bytes_ends_at_the_stated_size(int blocks)
    {
        // The window is 1 MiB, and nothing else is said.
        List<byte> frame = [0x28, 0xB5, 0x2F, 0xFD, 0, 10 << 3];
        for (var i = 0; i < blocks; i++)
        {
            var head = (128 << 10 << 3) | (1 << 1) | (i == blocks - 1 ? 1 : 0);
            frame.AddRange([(byte)head, (byte)(head >> 8), (byte)(head >> 16), 0]);
        }

        var before = GC.GetAllocatedBytesForCurrentThread();
        Refused(Wrap(200_000, [.. frame]));
        Refused(Wrap(100UL, [.. frame]));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, Mebi);
    }

    [Fact]
    public void A_window_larger_than_a_reader_allows_is_refused()
    {
        var bytes = new byte[20 * Mebi];
        new Random(3).NextBytes(bytes.AsSpan(0, Mebi));
        var longDistance = new MemFormatOptions { Compression = MemFormatZstandard.With(new() { LongDistance = true }) };
        var payload = MemFormatSerializer.Serialize(bytes, longDistance);
        Assert.Equal(bytes, MemFormatSerializer.Deserialize<byte[]>(payload, longDistance));
        var zeros = MemFormatSerializer.Serialize(new byte[20 * Mebi], longDistance);
        Assert.Equal(20 * Mebi, MemFormatSerializer.Deserialize<byte[]>(zeros, longDistance)!.Length);
        Assert.Equal(
            MemFormatError.InvalidData, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<byte[]>(zeros, s_options)).Error);
    }

    /// <summary>libzstd would skip them, and it reads the frames of its oldest versions.</summary>
    [Theory]
    [InlineData(0x184D2A50u)]
    [InlineData(0xFD2FB527u)]
    [InlineData(0xFD2FB522u)]
    [InlineData(0u)]
    public void Other_frames_are_refused(uint magic)
    {
        var frame = Frame(MemFormatSerializer.Serialize(s_readings, s_options), out var plain);
        BinaryPrimitives.WriteUInt32LittleEndian(frame, magic);
        Refused(Wrap(plain, frame));
        var skipped = new byte[8 + 4];
        BinaryPrimitives.WriteUInt32LittleEndian(skipped, magic);
        skipped[4] = 4;
        Refused(Wrap(plain, [.. skipped, .. Frame(MemFormatSerializer.Serialize(s_readings, s_options), out _)]));
        Refused(Wrap(0, skipped));
    }

    [Fact]
    public void A_missing_library_is_told_with_its_remedy()
    {
        var missing = Assert.Throws<DllNotFoundException>(() => ZstdLibrary.Load(["libnosuch.so.1"]));
        Assert.Contains("libnosuch.so.1", missing.Message, StringComparison.Ordinal);
        if (OperatingSystem.IsLinux())
            Assert.Contains("apt-get install libzstd1", missing.Message, StringComparison.Ordinal);
        Assert.Equal(["/opt/own.so"], ZstdLibrary.Candidates("/opt/own.so"));
        Assert.True(MemFormatZstandard.IsAvailable);
    }

    private static List<Reading>? Read(byte[] payload)
    {
        try
        {
            return MemFormatSerializer.Deserialize<List<Reading>>(payload, s_checked);
        }
        catch (MemFormatException)
        {
            return null;
        }
    }

    private static void Refused(byte[] payload) => Assert.Equal(
        MemFormatError.InvalidData, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<byte[]>(payload, s_options)).Error);

    /// <summary>The frame in a payload, and the size that it states.</summary>
    private static byte[] Frame(byte[] payload, out ulong plain)
    {
        var at = 2;
        plain = Number(payload, ref at);
        var size = (int)Number(payload, ref at);
        Assert.Equal(payload.Length, at + size);
        return payload[at..];
    }

    private static byte[] Wrap(ulong plain, byte[] frame) => [3, 2, .. Number(plain), .. Number((ulong)frame.Length), .. frame];

    private static byte[] Number(ulong number)
    {
        List<byte> bytes = [];
        for (; number >= 0x80; number >>= 7)
            bytes.Add((byte)(number | 0x80));
        return [.. bytes, (byte)number];
    }

    private static ulong Number(byte[] bytes, ref int at)
    {
        ulong number = 0;
        for (var shift = 0; ; shift += 7)
        {
            var one = bytes[at++];
            number |= (ulong)(one & 0x7F) << shift;
            if (one < 0x80)
                return number;
        }
    }
}
