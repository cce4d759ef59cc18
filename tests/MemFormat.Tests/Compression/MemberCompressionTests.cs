using System.Buffers;

namespace MemFormat.Tests;

/// <summary>Members with a compression of their own.</summary>
public partial class MemberCompressionTests
{
    private const string Words = "the quick brown fox ";

    private static readonly string s_text = string.Concat(Enumerable.Repeat(Words, 500));

    [Fact]
    public void Members_are_compressed_and_come_back()
    {
        var report = Full();
        var payload = MemFormatSerializer.Serialize(report);
        Assert.InRange(payload.Length, 1, 3_000);
        AssertSame(report, MemFormatSerializer.Deserialize<Report>(payload)!);
        AssertSame(report, MemFormatSerializer.Clone(report));
        AssertSame(new Report(), MemFormatSerializer.Deserialize<Report>(MemFormatSerializer.Serialize(new Report()))!);
    }

    [Fact]
    public void Headers_wholes_and_streams_make_no_difference()
    {
        var report = Full();
        foreach (var options in new MemFormatOptions[] { Headers.Inline, Headers.Fingerprint, new() { Header = MemFormatHeader.None },
            Wrapping.Brotli, new() { Compression = new RunLength() } })
        {
            var payload = MemFormatSerializer.Serialize(report, options);
            AssertSame(report, MemFormatSerializer.Deserialize<Report>(payload, options)!);
            AssertSame(report, MemFormatSerializer.Deserialize<Report>(Sequences.SplitAt(payload, payload.Length / 2), options)!);
        }
    }

    [Fact]
    public void What_would_not_become_smaller_stays_as_it_is()
    {
        var payload = MemFormatSerializer.Serialize(new Report { Text = "a" });
        Assert.Equal("a", MemFormatSerializer.Deserialize<Report>(payload)!.Text);
        Assert.Contains("a", System.Text.Encoding.Latin1.GetString(payload), StringComparison.Ordinal);
    }

    [Fact]
    public void A_null_in_a_member_that_is_never_null_is_refused()
    {
        var payload = MemFormatSerializer.Serialize(new Loose { Text = null });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Strict>(payload));
        Assert.Equal((MemFormatError.NullNotAllowed, "Strict.Text"), (error.Error, error.Path));
    }

    [Fact]
    public void A_plain_member_becomes_a_compressed_one_and_back()
    {
        var plain = new Plain { Text = s_text, Items = [1, 2, 3], Marks = [new("a", 1)] };
        var packed = MemFormatSerializer.Deserialize<Packed>(MemFormatSerializer.Serialize(plain))!;
        Assert.Equal((s_text, 3, "a"), (packed.Text, packed.Items![2], packed.Marks![0].Name));
        var options = new MemFormatOptions { Compression = MemFormatCompression.Brotli() };
        var back = MemFormatSerializer.Deserialize<Plain>(MemFormatSerializer.Serialize(packed), options)!;
        Assert.Equal((s_text, 3, 1), (back.Text, back.Items![2], back.Marks![0].Count));
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Plain>(MemFormatSerializer.Serialize(packed)));
        Assert.Equal(MemFormatError.UnknownWrapper, error.Error);
        Assert.Contains("MemFormatCompression.Brotli()", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Compressed_elements_evolve()
    {
        var packed = new Packed { Text = s_text, Items = [.. Enumerable.Repeat(7, 1_000)], Marks = [.. Enumerable.Repeat(new Mark("a", 1), 300)] };
        var later = MemFormatSerializer.Deserialize<Later>(MemFormatSerializer.Serialize(packed))!;
        Assert.Equal((7L, 1_000), (later.Items![999], later.Items.Count));
        Assert.Equal(("a", 1L, null), (later.Marks![299].Name, later.Marks[299].Count, later.Marks[299].Note));
        var back = MemFormatSerializer.Deserialize<Packed>(MemFormatSerializer.Serialize(later))!;
        Assert.Equal(packed.Marks, back.Marks);
    }

    [Fact]
    public void Readers_without_the_member_or_its_compression_step_over_it()
    {
        var payload = MemFormatSerializer.Serialize(new Custom { Text = s_text, Number = 5 });
        Assert.Equal(5, MemFormatSerializer.Deserialize<Without>(payload)!.Number);
        Assert.Contains("\"Number\":5", MemFormatJson.ToString(payload, MemFormatSchema.Of<Custom>()), StringComparison.Ordinal);
        Assert.Equal(s_text, MemFormatSerializer.Deserialize<Custom>(payload)!.Text);
    }

    [Fact]
    public void Another_compression_is_read_if_the_options_name_it()
    {
        var payload = MemFormatSerializer.Serialize(new Custom { Text = new string('a', 5_000) });
        Assert.Equal(MemFormatError.UnknownWrapper, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Loose>(payload)).Error);
        Assert.Equal(5_000, MemFormatSerializer.Deserialize<Loose>(payload, new MemFormatOptions { Compression = new RunLength() })!.Text!.Length);
    }

    [Fact]
    public void All_members_of_a_read_share_the_allowance()
    {
        var many = MemFormatSerializer.Serialize(Enumerable.Range(0, 20).Select(_ => new Loose { Text = new string('a', 100_000) }).ToList());
        Assert.Equal(20, MemFormatSerializer.Deserialize<List<Loose>>(many, Limited(2_100_000))!.Count);
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Loose>>(many, Limited(1_900_000)));
        Assert.Equal((MemFormatError.LimitExceeded, "[18].Text"), (error.Error, error.Path));
    }

    [Fact]
    public void Memory_has_its_limit_inside()
    {
        var payload = MemFormatSerializer.Serialize(Enumerable.Range(0, 20).Select(_ => new Loose { Text = new string('a', 100_000) }).ToList());
        var limits = MemFormatLimits.Default with { MaxMemoryBytes = 40_000_000 };
        Assert.Equal(MemFormatError.LimitExceeded,
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<List<Loose>>(payload, new MemFormatOptions { Limits = limits })).Error);

        // Bytes that turn up inside are not the payload's: they come off the extra memory, at 64 for each.
        limits = limits with { MaxMemoryBytes = 400_000_000, MaxExtraMemoryBytes = 400_000_000 };
        Assert.Equal(20, MemFormatSerializer.Deserialize<List<Loose>>(payload, new MemFormatOptions { Limits = limits })!.Count);
    }

    [Fact]
    public void Any_change_of_a_byte_is_an_error_or_another_value()
    {
        var payload = MemFormatSerializer.Serialize(Full());
        var errors = 0;
        for (var i = 0; i < payload.Length; i++)
        {
            var changed = (byte[])payload.Clone();
            changed[i] ^= 0x55;
            errors += Fails(changed) + Fails(payload[..i]);
        }

        Assert.InRange(errors, payload.Length, 2 * payload.Length);
    }

    [Fact]
    public void An_error_inside_is_at_the_member()
    {
        var payload = MemFormatSerializer.Serialize(new Loose { Text = s_text });
        payload[^20] ^= 0xFF;
        payload[^30] ^= 0xFF;
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Loose>(payload));
        Assert.Equal((MemFormatError.InvalidData, "Loose.Text"), (error.Error, error.Path));
    }

    [Fact]
    public void Unions_and_payloads_lie_inside()
    {
        var holder =
            new Holder
            {
                Shapes = [.. Enumerable.Range(0, 100).SelectMany(i => new Shape[] { new Round { Radius = i }, new Flat { Width = i } })],
                Parts = [Serialized.From(Words)]
            };
        var read = MemFormatSerializer.Deserialize<Holder>(MemFormatSerializer.Serialize(holder))!;
        Assert.Equal((200, 99, 99), (read.Shapes!.Count, ((Round)read.Shapes[198]).Radius, ((Flat)read.Shapes[199]).Width));
        Assert.Equal(Words, read.Parts![0].Value);
    }

    [Fact]
    public void Depth_counts_on_inside()
    {
        var nest = new Nest();
        for (var i = 0; i < 30; i++)
            nest = new Nest { Inner = [nest] };
        Assert.NotNull(MemFormatSerializer.Deserialize<Nest>(MemFormatSerializer.Serialize(nest)));
        var limits = MemFormatLimits.Default with { MaxDepth = 20 };
        Assert.Equal(MemFormatError.LimitExceeded,
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<Nest>(MemFormatSerializer.Serialize(nest), new MemFormatOptions { Limits = limits })).Error);
    }

    private static int Fails(byte[] payload)
    {
        try
        {
            MemFormatSerializer.Deserialize<Report>(payload);
            return 0;
        }
        catch (MemFormatException)
        {
            return 1;
        }
    }

    private static MemFormatOptions Limited(long most) => new() { Limits = MemFormatLimits.Default with { MaxDecompressedBytes = most } };

    private static Report Full() => new()
    {
        Text = s_text,
        Bytes = new byte[10_000],
        Items = new int[3_000],
        Names = Enumerable.Range(0, 200).ToDictionary(i => $"name {i}", i => i % 3),
        Marks = [.. Enumerable.Range(0, 300).Select(i => new Mark("mark", i % 5))],
        Filled = { 4, 5, 6 },
    };

    private static void AssertSame(Report expected, Report read)
    {
        Assert.Equal(expected.Text, read.Text);
        Assert.Equal(expected.Bytes, read.Bytes);
        Assert.Equal(expected.Items, read.Items);
        Assert.Equal(expected.Names, read.Names);
        Assert.Equal(expected.Marks, read.Marks);
        Assert.Equal(expected.Filled, read.Filled);
    }

    public readonly struct Runs : IMemCompression
    {
        public static MemFormatCompression Compression { get; } = new RunLength();
    }

    [MemFormattable]
    public partial record Mark(string Name, int Count);

    [MemFormattable]
    public partial record LaterMark(string Name, long Count, string? Note = null);

    [MemFormattable]
    public partial class Report
    {
        [MemMember(Compression = typeof(MemBrotli))]
        public string? Text { get; set; }

        [MemMember(Compression = typeof(MemBrotli))]
        public byte[]? Bytes { get; set; }

        [MemMember(Compression = typeof(Runs))]
        public int[]? Items { get; set; }

        [MemMember(Compression = typeof(MemBrotli))]
        public Dictionary<string, int>? Names { get; init; }

        [MemMember(Compression = typeof(MemBrotli))]
        public List<Mark>? Marks { get; set; }

        [MemMember(Compression = typeof(MemBrotli))]
        public List<int> Filled { get; } = [];
    }

    [MemFormattable]
    public partial class Loose
    {
        [MemMember(Compression = typeof(MemBrotli))]
        public string? Text { get; set; }
    }

    [MemFormattable]
    public partial class Strict
    {
        [MemMember(Compression = typeof(MemBrotli))]
        public string Text { get; set; } = "";
    }

    [MemFormattable]
    public partial class Custom
    {
        [MemMember(Compression = typeof(Runs))]
        public string? Text { get; set; }

        public int Number { get; set; }
    }

    [MemFormattable]
    public partial class Without
    {
        public int Number { get; set; }
    }

    [MemFormattable]
    public partial class Plain
    {
        public string? Text { get; set; }

        public List<int>? Items { get; set; }

        public List<Mark>? Marks { get; set; }
    }

    [MemFormattable]
    public partial class Packed
    {
        [MemMember(Compression = typeof(MemBrotli))]
        public string? Text { get; set; }

        [MemMember(Compression = typeof(MemBrotli))]
        public List<int>? Items { get; set; }

        [MemMember(Compression = typeof(MemBrotli))]
        public List<Mark>? Marks { get; set; }
    }

    [MemFormattable]
    public partial class Later
    {
        [MemMember(Compression = typeof(MemBrotli))]
        public string? Text { get; set; }

        [MemMember(Compression = typeof(MemBrotli))]
        public List<long>? Items { get; set; }

        [MemMember(Compression = typeof(MemBrotli))]
        public List<LaterMark>? Marks { get; set; }
    }

    [MemFormattable, MemUnion(1, typeof(Round)), MemUnion(2, typeof(Flat))]
    public abstract partial class Shape;

    [MemFormattable]
    public partial class Round : Shape
    {
        public int Radius { get; set; }
    }

    [MemFormattable]
    public partial class Flat : Shape
    {
        public int Width { get; set; }
    }

    [MemFormattable]
    public partial class Holder
    {
        [MemMember(Compression = typeof(MemBrotli))]
        public List<Shape>? Shapes { get; set; }

        [MemMember(Compression = typeof(MemBrotli))]
        public Serialized<string>[]? Parts { get; set; }
    }

    [MemFormattable]
    public partial class Nest
    {
        [MemMember(Compression = typeof(MemBrotli))]
        public List<Nest>? Inner { get; set; }
    }
}
