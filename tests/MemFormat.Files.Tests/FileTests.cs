using System.Collections.Concurrent;

namespace MemFormat.Files.Tests;

public class FileTests
{
    private const int Many = 20_000;

    private static readonly Note[] s_notes = [.. Enumerable.Range(0, Many).Select(i => Note.Of(i))];

    public static TheoryData<string, bool> Ways => new()
    {
        { "none", false },
        { "none", true },
        { "Brotli", false },
        { "Zstandard", false },
        { "Zstandard", true },
    };

    // MEMFORMAT_LARGE=1: more than 2 GB, if your disk has the room.
    [Fact]
    public void A_file_may_be_large()
    {
        var count = Environment.GetEnvironmentVariable("MEMFORMAT_LARGE") == "1" ? 2_100 : 40;
        using var file = new TemporaryFile();
        var note = new Note(0, new string('x', 1 << 20));
        using (var writer = MemFile.Create<Note>(file.Path))
        {
            for (var i = 0; i < count; i++)
                writer.Add(note with { Number = i });
        }

        Assert.True(new FileInfo(file.Path).Length > (long)count << 20);
        foreach (var isMapped in new[] { false, true })
        {
            using var reader = MemFile.Open<Note>(file.Path, new MemFileOptions { MemoryMapped = isMapped });
            Assert.Equal(Enumerable.Range(0, count), reader.Select(n => n.Number));
            Assert.Equal(note with { Number = count - 1 }, reader[count - 1]);
        }
    }

    /// <summary>As a root. Nothing is lost: the others are read, and so is the null by a type that has one.</summary>
    [Fact]
    public void A_null_is_refused_where_the_type_has_none()
    {
        using var file = new TemporaryFile();
        using (var writer = MemFile.Create<int?>(file.Path))
        {
            foreach (var value in new int?[] { 1, null, 3 })
                writer.Add(value);
        }

        using (var reader = MemFile.Open<int?>(file.Path))
            Assert.Equal([1, null, 3], reader);
        using (var reader = MemFile.Open<int>(file.Path))
        {
            Assert.Equal((1, 3), (reader[0], reader[2]));
            Assert.Equal(MemFormatError.NullNotAllowed, Assert.Throws<MemFormatException>(() => reader[1]).Error);
            Assert.Equal(MemFormatError.NullNotAllowed, Assert.Throws<MemFormatException>(() => reader.ToList()).Error);
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Values_come_back_in_every_way_of_reading(string compression, bool isMapped)
    {
        var options = Options(compression) with { MemoryMapped = isMapped };
        using var file = TemporaryFile.Of(Many, options);
        using var reader = MemFile.Open<Note>(file.Path, options);
        Assert.True(reader.IsComplete);
        Assert.Equal(Many, reader.Count);
        Assert.InRange(reader.Blocks.Count, 5, Many / 2);
        Assert.Equal(s_notes, reader);
        Assert.Equal(s_notes, reader.Blocks.SelectMany(b => b));
        Assert.Equal(s_notes[123..4567], reader.Range(123, 4567 - 123));
        Assert.Empty(reader.Range(Many, 0));
        foreach (var number in new[] { 0, 1, 500, 499, Many - 1, 7_777 })
            Assert.Equal(s_notes[number], reader[number]);
        Assert.Throws<ArgumentOutOfRangeException>(() => reader[Many]);
        Assert.Throws<ArgumentOutOfRangeException>(() => reader.Range(1, Many));

        var all = new List<Note>();
        await foreach (var note in reader.ReadParallelAsync(3))
            all.Add(note);
        Assert.Equal(s_notes, all);

        var unordered = new ConcurrentBag<Note>();
        Parallel.ForEach(reader.Blocks, block =>
        {
            foreach (var note in block)
                unordered.Add(note);
        });
        Assert.Equal(s_notes, unordered.OrderBy(n => n.Number));
        Parallel.For(0, 500, i => Assert.Equal(s_notes[i * 37], reader[i * 37]));
    }

    [Theory]
    [InlineData("Brotli")]
    [InlineData("Zstandard")]
    public void Compressed_files_are_smaller_and_say_what_they_need(string compression)
    {
        using var plain = TemporaryFile.Of(Many);
        using var compressed = TemporaryFile.Of(Many, Options(compression));
        Assert.InRange(compressed.Bytes.Length, 1, plain.Bytes.Length / 2);
        using var reader = MemFile.Open<Note>(compressed.Path, new MemFileOptions { SkipDamaged = true });
        Assert.Contains(compression, Assert.Throws<MemFileException>(() => reader[0]).Message, StringComparison.Ordinal);

        // Blocks of both are in one file, and uncompressed ones can always be read.
        using (var more = MemFile.Append<Note>(plain.Path, Options(compression)))
            more.AddRange(s_notes);
        using var both = MemFile.Open<Note>(plain.Path, Options(compression));
        Assert.Equal([.. s_notes, .. s_notes], both);
    }

    /// <summary>Of the releases that used libzstd. The file is never made anew.</summary>
    [Fact]
    public void A_file_that_libzstd_compressed_is_read_and_appended_to()
    {
        using var file = new TemporaryFile();
        File.Copy(Path.Combine(AppContext.BaseDirectory, "libzstd.mem"), file.Path, overwrite: true);
        using (var reader = MemFile.Open<Note>(file.Path, Options("Zstandard")))
            Assert.Equal(s_notes[..1_000], reader);
        using (var more = MemFile.Append<Note>(file.Path, Options("Zstandard")))
            more.AddRange(s_notes[1_000..3_000]);
        using var both = MemFile.Open<Note>(file.Path, Options("Zstandard"));
        Assert.Equal(s_notes[..3_000], both);
    }

    [Fact]
    public void A_file_without_values()
    {
        using var file = TemporaryFile.Of(0);
        using (var reader = MemFile.Open<Note>(file.Path, new MemFileOptions { MemoryMapped = true }))
        {
            Assert.Equal(0, reader.Count);
            Assert.Empty(reader);
            Assert.True(reader.IsComplete);
        }

        using (MemFile.Append<Note>(file.Path))
        {
        }

        Assert.Empty(Read(file));
    }

    [Fact]
    public void Nulls_are_values()
    {
        using var file = new TemporaryFile();
        using (var writer = MemFile.Create<Note?>(file.Path))
        {
            writer.AddRange([null, null]);
            writer.Flush(toDisk: false);
            writer.AddRange([null, Note.Of(5), null]);
        }

        using var reader = MemFile.Open<Note?>(file.Path);
        Assert.Equal([null, null, null, Note.Of(5), null], reader);
        Assert.Null(reader[4]);
    }

    [Fact]
    public void Cases_of_unions_collections_and_numbers()
    {
        using var file = new TemporaryFile();
        Shape[] shapes = [new Circle(2), new Box(3, 4), new Circle(5)];
        using (var writer = MemFile.Create<Shape>(file.Path))
            writer.AddRange(shapes);
        using (var reader = MemFile.Open<Shape>(file.Path))
        {
            Assert.Equal(shapes, reader);
            Assert.Equal(shapes[1], reader[1]);
        }

        using (var writer = MemFile.Create<int[]>(file.Path))
            writer.AddRange([[1, 2], [], [3]]);
        using (var reader = MemFile.Open<int[]>(file.Path))
            Assert.Equal([[1, 2], [], [3]], reader);
        using (var writer = MemFile.Create<int?>(file.Path))
            writer.AddRange([1, null, 3]);
        using (var reader = MemFile.Open<int?>(file.Path))
            Assert.Equal([1, null, 3], reader);
    }

    [Fact]
    public void A_later_version_appends_and_both_read_all()
    {
        using var file = TemporaryFile.Of(3_000);
        using (var writer = MemFile.Append<LaterNote>(file.Path))
        {
            Assert.Equal(3_000, writer.Count);
            Assert.Equal(0, writer.CutBytes);
            for (var i = 3_000; i < 6_000; i++)
                writer.Add(new LaterNote(i, Note.Of(i).Text) { Changed = DateTime.UnixEpoch });
            Assert.Equal(6_000, writer.Count);
        }

        // The first version again: it finds its schema in the file.
        using (var writer = MemFile.Append<Note>(file.Path))
            writer.Add(Note.Of(6_000));

        using var later = MemFile.Open<LaterNote>(file.Path);
        Assert.Equal(Enumerable.Range(0, 6_001).Select(i => (long)i), later.Select(n => n.Number));
        Assert.Equal(3_000, later.Count(n => n.Changed == DateTime.UnixEpoch));
        Assert.Equal(DateTime.UnixEpoch, later[5_999].Changed);
        using var first = MemFile.Open<Note>(file.Path);
        Assert.Equal(s_notes[..6_001], first);
    }

    [Fact]
    public void A_value_that_does_not_fit_says_where()
    {
        using var file = new TemporaryFile();
        using (var writer = MemFile.Create<LaterNote>(file.Path))
            writer.AddRange([new(1, "a"), new(1L << 40, "b")]);
        using var reader = MemFile.Open<Note>(file.Path, new MemFileOptions { SkipDamaged = true });
        Assert.Equal(new Note(1, "a"), reader[0]);
        Assert.Equal(MemFormatError.Overflow, Assert.Throws<MemFormatException>(() => reader[1]).Error);
        Assert.Throws<MemFormatException>(() => reader.ToList());
    }

    [Fact]
    public void A_value_that_cannot_be_written_leaves_nothing()
    {
        using var file = new TemporaryFile();
        var tight = new MemFileOptions { Values = new() { Limits = MemFormatLimits.Default with { MaxPayloadBytes = 2_000 } } };
        using (var writer = MemFile.Create<Note>(file.Path, tight))
        {
            writer.Add(Note.Of(0));
            Assert.Throws<MemFileException>(() => writer.Add(new Note(1, new string('x', 3_000))));
            writer.Add(new Note(1, new string('y', 1_900)));
            writer.Add(new Note(2, new string('z', 1_900)));
            Assert.Equal(3, writer.Count);
        }

        using var reader = MemFile.Open<Note>(file.Path, tight);
        Assert.Equal([0, 1, 2], reader.Select(n => n.Number));
        using var tighter = MemFile.Open<Note>(file.Path,
            new MemFileOptions { SkipDamaged = true, Values = new() { Limits = MemFormatLimits.Default with { MaxPayloadBytes = 1_000 } } });
        Assert.Contains("MaxPayloadBytes", Assert.Throws<MemFileException>(() => tighter.ToList()).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void What_was_flushed_is_in_the_file_without_the_writers_end()
    {
        using var file = new TemporaryFile();
        using var copy = new TemporaryFile();
        using (var writer = MemFile.Create<Note>(file.Path))
        {
            writer.AddRange(s_notes[..10]);
            writer.Flush();
            writer.Add(Note.Of(10));

            // Nobody else may open the file now, but a shell's copy takes no lock.
            System.Diagnostics.Process.Start("cp", [file.Path, copy.Path]).WaitForExit(TimeSpan.FromSeconds(30));
        }

        using var reader = MemFile.Open<Note>(copy.Path);
        Assert.False(reader.IsComplete);
        Assert.Equal(0, reader.TornBytes);
        Assert.Equal(s_notes[..10], reader);
        Assert.Equal(11, Read(file).Count);
    }

    [Fact]
    public void Two_writers_are_refused_and_readers_beside_a_writer()
    {
        using var file = TemporaryFile.Of(5);
        using (var writer = MemFile.Append<Note>(file.Path))
        {
            Assert.Throws<IOException>(() => MemFile.Append<Note>(file.Path));
            Assert.Throws<IOException>(() => MemFile.Create<Note>(file.Path));
            Assert.Throws<IOException>(() => MemFile.Open<Note>(file.Path));
            writer.Add(Note.Of(5));
        }

        Assert.Equal(s_notes[..6], Read(file));
        using var reader = MemFile.Open<Note>(file.Path);
        using var second = MemFile.Open<Note>(file.Path);
        Assert.Throws<IOException>(() => MemFile.Append<Note>(file.Path));
        Assert.Equal(reader, second);
    }

    [Fact]
    public async Task Disposed_ones_say_so()
    {
        using var file = new TemporaryFile();
        var writer = MemFile.Create<Note>(file.Path);
        writer.Add(Note.Of(0));
        await writer.DisposeAsync();
        await writer.DisposeAsync();
        Assert.Throws<ObjectDisposedException>(() => writer.Add(Note.Of(1)));
        Assert.Throws<ObjectDisposedException>(() => writer.Flush());
        foreach (var isMapped in new[] { false, true })
        {
            var reader = MemFile.Open<Note>(file.Path, new MemFileOptions { MemoryMapped = isMapped });
            Assert.Equal(Note.Of(0), reader[0]);
            using var started = reader.GetEnumerator();
            Assert.True(started.MoveNext());
            reader.Dispose();
            Assert.False(started.MoveNext());
            Assert.Throws<ObjectDisposedException>(() => reader[0]);
        }
    }

    internal static List<Note> Read(TemporaryFile file)
    {
        using var reader = MemFile.Open<Note>(file.Path);
        return [.. reader];
    }

    internal static MemFileOptions Options(string compression) => new()
    {
        BlockBytes = 4_096,
        Values = new()
        {
            Compression = compression switch
            {
                "Brotli" => MemFormatCompression.Brotli(),
                "Zstandard" => MemFormatZstandard.Zstd(),
                _ => MemFormatCompression.None,
            },
        },
    };
}
