using System.Buffers.Binary;
using MemFormat.Zstandard.Contexts;

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

    /// <summary>Up to 2^31 and 7/8 of it more, and as much as a byte can say. The memory for it is not taken.</summary>
    [Theory]
    [InlineData(23, 13 << 3 | 1)]
    [InlineData(23, 17 << 3)]
    [InlineData(23, 21 << 3)]
    [InlineData(23, 21 << 3 | 7)]
    [InlineData(23, 31 << 3 | 7)]
    [InlineData(27, 17 << 3 | 1)]
    [InlineData(27, 21 << 3)]
    public void A_claimed_window_takes_no_memory(int windowLog, byte window)
    {
        // A window of 1 KiB << 3 bits, plus eighths of it; no size; a block of one repeated byte, the last.
        byte[] frame = [0x28, 0xB5, 0x2F, 0xFD, 0, window, 10 << 3 | 1 << 1 | 1, 0, 0, 7];
        using var decompressor = new ZstdDecompressor(windowLog);
        var before = decompressor.Size;
        decompressor.Begin(null);
        Assert.False(decompressor.TryContinue(frame, new byte[100], out _, out var written, out _));
        Assert.Equal((0, before), (written, decompressor.Size));
        Refused(Wrap(10, frame));

        // The largest one that is allowed is taken.
        frame[5] = (byte)((windowLog - 10) << 3);
        decompressor.Begin(null);
        Assert.True(decompressor.TryContinue(frame, new byte[100], out _, out written, out var isEnd));
        Assert.Equal((10, true), (written, isEnd));
        Assert.InRange(decompressor.Size, before + (1u << windowLog), before + (1u << windowLog) + Mebi);
    }

    /// <summary>Sizes of one byte, in frames that need no window and in others, decompressed at once and bit by bit.</summary>
    [Fact]
    public void A_size_that_the_frame_does_not_hold_is_refused()
    {
        for (var said = 0; said < 20; said++)
        {
            for (var real = 0; real < 20; real++)
            {
                byte[] frame = [0x28, 0xB5, 0x2F, 0xFD, 0x20, (byte)said, (byte)(real << 3 | 1), 0, 0, .. new byte[real]];
                foreach (var stated in new[] { said, real })
                {
                    if (said != real)
                        Refused(Wrap((ulong)stated, frame));
                }
            }
        }

        // Far more than it holds: not all at once. Then the bytes come before the error.
        byte[] large = [0x28, 0xB5, 0x2F, 0xFD, 0xA0, .. BitConverter.GetBytes(10 * Mebi), 10 << 3 | 1, 0, 0, .. new byte[10]];
        Refused(Wrap(10UL * Mebi, large));
        Refused(Wrap(10, large));

        // And less.
        large[5..9].AsSpan().Clear();
        Refused(Wrap(0, [0x28, 0xB5, 0x2F, 0xFD, 0xA0, 0, 0, 0, 0, .. large[9..]]));
    }

    /// <summary>The id of a dictionary in a frame without one, and with four bytes.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(uint.MaxValue)]
    public void A_dictionary_that_nobody_has_is_named(uint id)
    {
        byte[] frame = [0x28, 0xB5, 0x2F, 0xFD, 0x23, .. BitConverter.GetBytes(id), 1, 1 << 3 | 1, 0, 0, 7];
        var refused = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<byte[]>(Wrap(1, frame), s_options));
        Assert.Contains($"the id {id}.", refused.InnerException!.Message, StringComparison.Ordinal);
    }

    /// <summary>Zstandard would skip the first; the others are those of its oldest versions, and none.</summary>
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

    internal static byte[] Wrap(ulong plain, byte[] frame) => [3, 2, .. Number(plain), .. Number((ulong)frame.Length), .. frame];

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
