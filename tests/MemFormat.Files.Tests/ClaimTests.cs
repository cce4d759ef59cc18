using MemFormat.Files.Blocks;
using MemFormat.Tests;

namespace MemFormat.Files.Tests;

/// <summary>A file takes memory for its bytes, and within the caller's limits; not for what its numbers claim.</summary>
public class ClaimTests
{
    /// <summary>What opening a file takes beside its list of blocks: a part of the index, a chunk of a scan.</summary>
    private const long Opening = 1 << 19;

    private static readonly MemFileOptions s_skipping = new() { SkipDamaged = true };

    /// <summary>Files of a few kilobytes on the disk, as long as their claims.</summary>
    [Theory]
    [InlineData(1_500_000_000, true)]
    [InlineData(200_000_000, false)]
    public void A_hole_in_the_place_of_an_index_or_a_block_takes_no_memory(int claim, bool isIndex)
    {
        using var file = TemporaryFile.Of(10);
        using (var forged = new ForgedFile(file.Path))
        {
            forged.Hole(isIndex ? BlockKind.Index : BlockKind.Values, claim);
            if (isIndex)
                forged.End();
        }

        Assert.InRange(new FileInfo(file.Path).Length, claim, long.MaxValue);
        Assert.InRange(Opened(file.Path, new(), out var count), 0, Opening);
        Assert.Equal(10, count);
        Assert.InRange(Opened(file.Path, new() { MemoryMapped = true }, out _), 0, Opening);
        Assert.InRange(Allocated(() => MemFile.Append<Note>(file.Path).Dispose()), 0, Opening);
    }

    /// <summary>The index is well, and lists blocks and schemas where there is nothing.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Blocks_that_an_index_claims_take_no_memory_before_their_heads_are_there(bool isSchema)
    {
        using var file = TemporaryFile.Of(10);
        using (var forged = new ForgedFile(file.Path))
        {
            forged.Claim(isSchema ? BlockKind.Schema : BlockKind.Values, 60_000_000);
            if (isSchema)
                forged.Nulls(1, schema: 7);
            forged.Index();
        }

        using var reader = MemFile.Open<Note>(file.Path, s_skipping);
        using var strict = MemFile.Open<Note>(file.Path);
        Assert.True(reader.IsComplete);
        Assert.Equal(10, reader.Take(10).Count());
        var used = Allocated(() =>
        {
            Assert.Throws<MemFileException>(() => strict.ToList());
            Assert.Throws<MemFileException>(() => strict[10]);
        });
        Assert.InRange(used, 0, Opening);
    }

    /// <summary>The list of blocks is within the limit of memory, read from the index and without it.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_list_of_blocks_is_within_the_limit(bool hasIndex)
    {
        const int Blocks = 20_000;
        using var file = TemporaryFile.Of(10);
        using (var forged = new ForgedFile(file.Path))
        {
            for (var i = 0; i < Blocks; i++)
                forged.Nulls(1);
            if (hasIndex)
                forged.Index();
        }

        var small = new MemFileOptions { Values = new() { Limits = new() { MaxMemoryBytes = 1 << 20 } } };
        var used = Allocated(() =>
        {
            Assert.Contains(
                "MaxMemoryBytes", Assert.Throws<MemFileException>(() => MemFile.Open<Note>(file.Path, small)).Message, StringComparison.Ordinal);
            Assert.Contains(
                "MaxMemoryBytes", Assert.Throws<MemFileException>(() => MemFile.Append<Note>(file.Path, small)).Message, StringComparison.Ordinal);
        });
        Assert.InRange(used, 0, 2 * ((1 << 20) + Opening));

        // What a block is charged is more than what it takes.
        used = Opened(file.Path, new(), out var count);
        Assert.Equal(Blocks + 10, count);
        Assert.InRange(used, 64 * Blocks, Opening + (BlockList.ValuesSize * (Blocks + 2)));
        var enough = new MemFileOptions { Values = new() { Limits = new() { MaxMemoryBytes = BlockList.ValuesSize * (Blocks + 10) } } };
        Opened(file.Path, enough, out count);
        Assert.Equal(Blocks + 10, count);
    }

    /// <summary>A large block takes as much as it is, and none if it is too large.</summary>
    [Fact]
    public void A_block_takes_what_it_is()
    {
        const int Size = 33_000_000;
        using var file = new TemporaryFile();
        using (var writer = MemFile.Create<byte[]>(file.Path))
            writer.Add(new byte[Size]);
        foreach (var limits in new MemFormatLimits[] { new() { MaxPayloadBytes = Size - 1 }, new() { MaxMemoryBytes = Size - 1 } })
        {
            using var small = MemFile.Open<byte[]>(file.Path, new() { Values = new() { Limits = limits } });
            Assert.InRange(Allocated(() => Assert.Throws<MemFileException>(() => small[0])), 0, Opening);
        }

        using var reader = MemFile.Open<byte[]>(file.Path);
        Assert.InRange(Allocated(() => Assert.Equal(Size, reader[0].Length)), 2L * Size, (2L * Size) + Opening);
    }

    /// <summary>Behind the last number there is no other: a value there would be lost.</summary>
    [Theory]
    [InlineData(long.MaxValue - 1)]
    [InlineData(long.MaxValue / 2)]
    public void Nothing_is_appended_behind_the_last_numbers(long first)
    {
        using var file = TemporaryFile.Of(10);
        using (var forged = new ForgedFile(file.Path))
            forged.Nulls(1, first: first);
        using (var reader = MemFile.Open<Note>(file.Path))
            Assert.Equal(first + 1, reader.Count);
        var before = file.Bytes;
        Assert.Throws<MemFileException>(() => MemFile.Append<Note>(file.Path));
        Assert.Equal(before, file.Bytes);
    }

    /// <summary>Sizes are compared with what is left, so that none goes beyond all numbers.</summary>
    [Theory]
    [InlineData(0, 100, 152, true)]
    [InlineData(0, 100, 151, false)]
    [InlineData(long.MaxValue - 60, 100, long.MaxValue, false)]
    [InlineData(long.MaxValue - 10, 1, long.MaxValue, false)]
    [InlineData(long.MaxValue - 152, 100, long.MaxValue, true)]
    public void A_block_is_within_the_file(long offset, int stored, long length, bool isWithin) =>
        Assert.Equal(isWithin, new BlockHead { Offset = offset, Stored = stored }.IsWithin(length));

    /// <summary>Nobody vouches for the schema in a file: its values take no more memory than in a payload.</summary>
    [Fact]
    public void The_schema_of_a_file_is_no_schema_of_the_program()
    {
        var flags = Enumerable.Range(0, 100_000).Select(_ => new Flag { Value = true }).ToList();
        var payload = MemFormatSerializer.Serialize(flags);
        Assert.Equal(
            MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Large>>(payload)).Error);
        using var file = new TemporaryFile();
        using (var writer = MemFile.Create<List<Flag>>(file.Path))
            writer.Add(flags);
        using var reader = MemFile.Open<List<Large>>(file.Path);
        var error = default(MemFormatException);
        var used = Allocated(() => error = Assert.Throws<MemFormatException>(() => reader[0]));
        Assert.Equal(MemFormatError.LimitExceeded, error!.Error);
        Assert.InRange(used, 0, 2 * ((16 << 20) + (128L * payload.Length)));
    }

    /// <summary>More schemas than the plan caches hold, in blocks of a value each: planned once, and refused once.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Each_schema_of_a_file_is_planned_once(bool isReadable)
    {
        const int Schemas = 60, Rounds = 20;
        var value = isReadable ? MemFormatSerializer.Serialize(new LaterNote(1, "a")) : MemFormatSerializer.Serialize(new Circle(1));
        var shapes = ShapeVariants.Of(value, isReadable ? "Changed" : "Radius", Schemas);
        using var file = TemporaryFile.Of(1);
        using (var forged = new ForgedFile(file.Path))
        {
            for (var i = 0; i < Schemas; i++)
                forged.Schema(100 + i, shapes[i]);
            for (var i = 0; i < Schemas * (Rounds + 1); i++)
                forged.Values(100 + (i % Schemas), value[shapes[0].Length..]);
            forged.Index();
        }

        using var reader = MemFile.Open<Note>(file.Path);
        Read(1, Schemas);
        var used = Allocated(() => Read(Schemas + 1, Schemas * Rounds));
        Assert.InRange(used, 0, Schemas * Rounds * 4_096L);

        void Read(long first, int count)
        {
            for (var number = first; number < first + count; number++)
            {
                if (isReadable)
                    Assert.NotNull(reader[number]);
                else
                    Assert.Throws<MemFormatException>(() => reader[number]);
            }
        }
    }

    private static long Opened(string path, MemFileOptions options, out long count)
    {
        MemFile.Open<Note>(path, options).Dispose();
        long found = 0;
        var used = Allocated(() =>
        {
            using var reader = MemFile.Open<Note>(path, options);
            found = reader.Count;
        });
        count = found;
        return used;
    }

    private static long Allocated(Action action)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
