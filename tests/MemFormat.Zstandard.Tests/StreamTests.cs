namespace MemFormat.Zstandard.Tests;

/// <summary>Many values in one compressed stream.</summary>
public class StreamTests
{
    private static readonly MemFormatOptions s_options = new() { Compression = MemFormatZstandard.Zstd() };
    private static readonly List<Reading> s_readings = Readings.Of(3_000);

    [Fact]
    public async Task Values_refer_to_those_before_them()
    {
        var stream = await WriteAsync(s_readings, s_options);
        var alone = s_readings.Sum(r => (long)MemFormatSerializer.Serialize(r, s_options).Length);
        Assert.Equal([7, 2], stream[..2]);
        Assert.InRange(stream.Length, 1, alone / 2);
        Assert.Equal(s_readings, await ReadAsync(stream, s_options));

        // Each value in a part of its own.
        var flushed = await WriteAsync(Slowly(s_readings), s_options);
        Assert.InRange(flushed.Length, stream.Length, alone);
        Assert.Equal(s_readings, await ReadAsync(flushed, s_options));
    }

    [Fact]
    public async Task Every_option_comes_back()
    {
        var dictionary = MemFormatZstandardDictionary.Train(Readings.Of(500, seed: 2).Select(r => MemFormatSerializer.Serialize(r)), size: 4096);
        foreach (var compression in new[]
        {
            MemFormatZstandard.Zstd(-7), MemFormatZstandard.Zstd(22), MemFormatZstandard.With(new() { Checksum = true }),
            MemFormatZstandard.With(new() { LongDistance = true }), MemFormatZstandard.With(new() { Dictionary = dictionary }),
        })
        {
            var options = new MemFormatOptions { Compression = compression };
            Assert.Equal(s_readings, await ReadAsync(await WriteAsync(s_readings, options), options));
        }

        var written = await WriteAsync(s_readings, new() { Compression = MemFormatZstandard.With(new() { Dictionary = dictionary }) });
        var error = await Assert.ThrowsAsync<MemFormatException>(() => ReadAsync(written, s_options));
        Assert.Equal(MemFormatError.InvalidData, error.Error);
        Assert.Contains($"{dictionary.Id}", error.InnerException!.Message);
        Assert.Equal(s_readings,
            await ReadAsync(
                written, new() { Compression = MemFormatZstandard.With(new() { FormerDictionaries = [dictionary], Dictionary = dictionary }) }));
    }

    [Fact]
    public async Task Cut_anywhere_and_damaged_anywhere()
    {
        var some = s_readings[..60];
        var stream = await WriteAsync(Slowly(some), s_options);
        for (var length = 0; length < stream.Length; length += 3)
        {
            var read = new List<Reading>();
            try
            {
                await foreach (var reading in MemFormatSerializer.ReadManyAsync<Reading>(new MemoryStream(stream[..length]), s_options))
                    read.Add(reading);
            }
            catch (MemFormatException exception)
            {
                Assert.Equal((MemFormatError.Truncated, (long)length), (exception.Error, exception.Offset));
            }

            Assert.Equal(some[..read.Count], read);
        }

        for (var bit = 0; bit < 8 * stream.Length; bit += 5)
        {
            var damaged = stream.ToArray();
            damaged[bit / 8] ^= (byte)(1 << (bit % 8));
            try
            {
                await ReadAsync(damaged, s_options);
            }
            catch (MemFormatException exception)
            {
                Assert.InRange(exception.Offset, 0, stream.Length);
            }
        }
    }

    [Fact]
    public async Task Bombs_are_refused_before_they_grow()
    {
        var packed = new byte[4096];
        Assert.True(s_options.Compression.ForStream()!.TryCompress(new byte[1 << 20], packed, out var size));
        byte[] bomb = [7, 2, .. Number(1 << 20), .. Number(size), .. packed[..size]];
        var limited = s_options with { Limits = new() { MaxDecompressedBytes = (1 << 20) - 1 } };
        Assert.Equal(MemFormatError.LimitExceeded, (await Assert.ThrowsAsync<MemFormatException>(() => ReadAsync(bomb, limited))).Error);

        // It says less than it becomes.
        bomb = [7, 2, .. Number(1 << 10), .. Number(size), .. packed[..size]];
        Assert.Equal(MemFormatError.InvalidData, (await Assert.ThrowsAsync<MemFormatException>(() => ReadAsync(bomb, s_options))).Error);
    }

    [Fact]
    public async Task A_frame_that_ends_is_no_stream()
    {
        var payload = MemFormatSerializer.Serialize(s_readings, s_options);
        payload[0] = 7;
        Assert.Equal(MemFormatError.InvalidData, (await Assert.ThrowsAsync<MemFormatException>(() => ReadAsync(payload, s_options))).Error);
    }

    private static IEnumerable<byte> Number(int value)
    {
        for (; value >= 0x80; value >>= 7)
            yield return (byte)(value | 0x80);
        yield return (byte)value;
    }

    private static async Task<byte[]> WriteAsync(IEnumerable<Reading> readings, MemFormatOptions options)
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, readings, options);
        return stream.ToArray();
    }

    private static async Task<byte[]> WriteAsync(IAsyncEnumerable<Reading> readings, MemFormatOptions options)
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, readings, options);
        return stream.ToArray();
    }

    private static async Task<List<Reading>> ReadAsync(byte[] stream, MemFormatOptions options)
    {
        var read = new List<Reading>();
        await foreach (var reading in MemFormatSerializer.ReadManyAsync<Reading>(new MemoryStream(stream), options))
            read.Add(reading);
        return read;
    }

    /// <summary>A source that makes the writer wait for each value.</summary>
    private static async IAsyncEnumerable<Reading> Slowly(IEnumerable<Reading> readings)
    {
        foreach (var reading in readings)
        {
            await Task.Yield();
            yield return reading;
        }
    }
}
