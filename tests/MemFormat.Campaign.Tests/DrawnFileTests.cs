namespace MemFormat.Campaign.Tests;

/// <summary>
/// Drawn files, opened, read in all ways and appended to: a file is read, or gives one of its two exceptions, and nothing takes memory
/// above the caller's limits.
/// </summary>
public class DrawnFileTests
{
    private const int Rounds = 300, MostValues = 200;

    private const int Memory = 1 << 20, Payload = 1 << 16;

    /// <summary>What is beside lists and blocks: parts of an index, chunks of a scan, errors.</summary>
    private const long Fixed = 1 << 19;

    private static readonly MemFormatLimits s_limits = new() { MaxMemoryBytes = Memory, MaxPayloadBytes = Payload, MaxDecompressedBytes = Payload };

    [Fact]
    public void Drawn_files_take_no_memory_above_the_limits()
    {
        var path = Path.Combine(Path.GetTempPath(), $"memfile-{Guid.NewGuid():n}");
        var (values, refused) = (0, 0);
        try
        {
            foreach (var draw in Life.Rounds(Rounds))
            {
                foreach (var (read, bad) in new[] { Try<Everything>(draw, path), Try<List<Wide?>>(draw, path), Try<Animal>(draw, path) })
                    (values, refused) = (values + read, refused + bad);
            }
        }
        finally
        {
            File.Delete(path);
        }

        // Both happen often.
        Assert.InRange(values, Rounds, int.MaxValue);
        Assert.InRange(refused, Rounds, int.MaxValue);
    }

    private static (int Values, int Refused) Try<T>(Draw draw, string path)
    {
        var drawn = new FileDraw(draw, MemFormatSchema.Of<T>().Descriptor.ToArray());
        drawn.File();
        drawn.Save(path);
        var options =
            new MemFileOptions
            {
                Values = new() { Limits = s_limits, Compression = MemFormatCompression.Brotli() }, SkipDamaged = draw.Once(2),
                MemoryMapped = draw.Once(4)
            };
        var (values, refused, blocks) = (0, 0, 0);
        Within(Memory, () =>
        {
            using var reader = MemFile.Open<T>(path, options);
            blocks = reader.Blocks.Count;
        });

        // A step may pass many blocks that are damaged.
        var step = Memory + (blocks * (2L * Payload));
        Within(step, () =>
        {
            using var reader = MemFile.Open<T>(path, options);
            using var each = reader.GetEnumerator();
            for (var isMore = true; isMore && values < MostValues;)
            {
                Within(step, () => isMore = each.MoveNext());
                values += isMore ? 1 : 0;
            }
        }, isCounted: false);
        Within(0, () =>
        {
            using var reader = MemFile.Open<T>(path, options);
            for (var left = 0; left < 3 && reader.Count > 0; left++)
            {
                var number = (long)(draw.Number() % (ulong)reader.Count);
                Within(Memory + (2 * Payload), () => _ = reader[number]);
            }
        }, isCounted: false);
        var isWritten = false;
        Within(Memory, () =>
        {
            MemFile.Append<T>(path, options).Dispose();
            isWritten = true;
        });

        // What was appended to has an index now.
        Within(Memory, () =>
        {
            using var reader = MemFile.Open<T>(path, options);
            Assert.True(reader.IsComplete || !isWritten);
        });
        return (values, refused);

        void Within(long most, Action action, bool isCounted = true)
        {
            var used = Life.Allocated(() =>
            {
                try
                {
                    action();
                }
                catch (Exception exception) when (exception is MemFileException or MemFormatException)
                {
                    refused++;
                }
            });
            Assert.True(!isCounted || used <= most + Fixed, $"{used:N0} bytes, {most:N0} allowed, {drawn.Bytes:N0} there, {drawn.Length:N0} claimed");
        }
    }
}
