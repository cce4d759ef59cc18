namespace MemFormat.Files.Tests;

/// <summary>Files that end anywhere, and in which any bit is another one.</summary>
public class DamageTests
{
    private const int Count = 120;

    /// <summary>Whether to flip each bit, and not only some of them.</summary>
    private static readonly bool s_all = Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ") is not null;

    private static readonly MemFileOptions s_small = new() { BlockBytes = 1_024 };
    private static readonly MemFileOptions s_skipping = s_small with { SkipDamaged = true };

    [Fact]
    public void Cut_at_every_byte_the_whole_blocks_are_read_and_appended_to()
    {
        using var file = TemporaryFile.Of(Count, s_small);
        var bytes = file.Bytes;
        long[] blocks;
        using (var reader = MemFile.Open<Note>(file.Path))
            blocks = [.. reader.Blocks.Select(b => b.First + b.Count)];
        Assert.InRange(blocks.Length, 3, 10);
        var least = 0L;
        for (var length = 0; length < bytes.Length; length++)
        {
            file.Bytes = bytes[..length];
            if (length < 32)
            {
                Assert.Throws<MemFileException>(() => MemFile.Open<Note>(file.Path));
            }
            else
            {
                using var reader = MemFile.Open<Note>(file.Path);
                Assert.False(reader.IsComplete);
                Assert.True(reader.Count == 0 || blocks.Contains(reader.Count));
                Assert.True(reader.Count >= least);
                Assert.Equal(Enumerable.Range(0, (int)reader.Count).Select(i => Note.Of(i)), reader);
                least = reader.Count;
            }

            using (var writer = MemFile.Append<Note>(file.Path, s_small))
            {
                Assert.Equal(least, writer.Count);
                Assert.InRange(writer.CutBytes, 0, length);
                writer.Add(Note.Of(least));
            }

            using var again = MemFile.Open<Note>(file.Path);
            Assert.True(again.IsComplete);
            Assert.Equal(Enumerable.Range(0, (int)least + 1).Select(i => Note.Of(i)), again);
        }

        Assert.Equal(Count, least);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void A_flipped_bit_is_an_error_or_a_counted_loss_and_never_another_value(bool hasIndex)
    {
        using var file = TemporaryFile.Of(Count, s_small);
        var bytes = hasIndex ? file.Bytes : file.Bytes[..^16];
        for (var bit = 0; bit < 8 * bytes.Length; bit += s_all ? 1 : hasIndex ? 5 : 13)
        {
            var flipped = bytes.ToArray();
            flipped[bit / 8] ^= (byte)(1 << (bit % 8));
            file.Bytes = flipped;
            if (bit < 8 * 32)
            {
                Assert.Throws<MemFileException>(() => MemFile.Open<Note>(file.Path));
                Assert.Throws<MemFileException>(() => MemFile.Append<Note>(file.Path));
                continue;
            }

            using (var reader = MemFile.Open<Note>(file.Path, s_skipping))
            {
                var read = reader.ToList();
                Assert.All(read, note => Assert.Equal(Note.Of(note.Number), note));
                Assert.Equal(read.OrderBy(n => n.Number), read);
                Assert.Equal(reader.Count, read.Count + reader.DamagedValues);

                // The last block cannot be told from one that was not finished, unless there is an index.
                Assert.True(reader.Count == Count || (!reader.IsComplete && reader.TornBytes > 0));
                if (reader.DamagedValues > 0)
                {
                    using var strict = MemFile.Open<Note>(file.Path, s_small);
                    Assert.Throws<MemFileException>(() => strict.ToList());
                }
            }
        }
    }

    [Fact]
    public void Damage_in_the_middle_stays_where_it_is_when_something_is_appended()
    {
        foreach (var (isHead, hasIndex) in new[] { (true, true), (true, false), (false, true), (false, false) })
        {
            using var file = TemporaryFile.Of(Count, s_small);
            var bytes = hasIndex ? file.Bytes : file.Bytes[..^1];
            var second = bytes.AsSpan(48).IndexOf(bytes.AsSpan(12, 16)) + 48;
            second += bytes.AsSpan(second + 1).IndexOf(bytes.AsSpan(12, 16)) + 1;
            bytes[second + (isHead ? 18 : 100)] ^= 1;
            file.Bytes = bytes;
            using (var writer = MemFile.Append<Note>(file.Path, s_small))
            {
                Assert.Equal(Count, writer.Count);
                writer.Add(Note.Of(Count));
            }

            using var reader = MemFile.Open<Note>(file.Path, s_skipping);
            Assert.True(reader.IsComplete);
            var read = reader.ToList();
            Assert.Equal(Count + 1, reader.Count);
            Assert.Equal(1, reader.DamagedBlocks);
            Assert.InRange(reader.DamagedValues, 10, 60);
            Assert.Equal(Count + 1 - reader.DamagedValues, read.Count);
            Assert.Equal(Note.Of(Count), read[^1]);
            var lost = Enumerable.Range(0, Count).First(i => read.All(n => n.Number != i));
            Assert.Throws<MemFileException>(() => reader[lost]);
            Assert.Equal(Note.Of(Count), reader[Count]);
            Assert.Equal(Note.Of(lost - 1), Assert.Single(reader.Range(lost - 1, 1)));
        }
    }

    /// <summary>The values between the last block and a schema behind it are damaged: what is appended has the numbers behind them.</summary>
    [Fact]
    public void Values_that_are_lost_before_a_schema_keep_their_numbers()
    {
        using var file = TemporaryFile.Of(10);
        using (var forged = new ForgedFile(file.Path))
            forged.Schema(7, [0, .. MemFormatSchema.Of<int>().Descriptor], first: 20);
        using (var writer = MemFile.Append<Note>(file.Path))
        {
            Assert.Equal(20, writer.Count);
            writer.Add(Note.Of(20));
        }

        using var reader = MemFile.Open<Note>(file.Path, s_skipping);
        Assert.True(reader.IsComplete);
        Assert.Equal(21, reader.Count);
        Assert.Equal(Note.Of(20), reader[20]);
        Assert.Equal(11, reader.ToList().Count);
        Assert.Equal(10, reader.DamagedValues);
    }

    [Fact]
    public void Other_files_are_told()
    {
        using var file = new TemporaryFile();
        foreach (var bytes in new byte[][] { [], [1, 2, 3], MemFormatSerializer.Serialize(new byte[100]), new byte[1000] })
        {
            file.Bytes = bytes;
            Assert.Throws<MemFileException>(() => MemFile.Open<Note>(file.Path));
            if (bytes.Length > 0)
            {
                Assert.Throws<MemFileException>(() => MemFile.Append<Note>(file.Path));
                Assert.Equal(bytes, file.Bytes);
            }
        }

        Assert.Throws<FileNotFoundException>(() => MemFile.Open<Note>(file.Path + "x"));
    }

    /// <summary>Random blocks behind the head of a file: with each change, the checksums are right.</summary>
    [Fact]
    public void Blocks_with_right_checksums_and_wrong_numbers_are_errors()
    {
        using var file = TemporaryFile.Of(Count, s_small);
        var bytes = file.Bytes;
        var random = new Random(5);
        var refused = 0;
        for (var i = 0; i < 4_000; i++)
        {
            var forged = bytes.ToArray();
            Forging.ChangeNumbers(forged, random);
            file.Bytes = forged;
            try
            {
                using (var reader = MemFile.Open<Note>(file.Path, i % 2 == 0 ? s_skipping : s_small))
                {
                    Assert.InRange(reader.Take(10_000).Count(), 0, 10_000);
                    if (reader.Count > 0)
                        _ = reader[random.NextInt64(reader.Count)];
                }

                using var writer = MemFile.Append<Note>(file.Path, s_small);
            }
            catch (Exception exception) when (exception is MemFileException or MemFormatException)
            {
                refused++;
            }
        }

        Assert.InRange(refused, 500, 4_000);
    }
}
