namespace MemFormat.Tests;

/// <summary>Compact lists of structs: their numbers lie in digits, as those of lists of integers do.</summary>
public partial class CompactStructTests
{
    private static byte[] Body<T>(T value) => MemFormatSerializer.Serialize(value, new() { Header = MemFormatHeader.None });

    private static Dot[] Some(int count, int seed = 1)
    {
        var random = new Random(seed);
        return [.. Enumerable.Range(0, count)
            .Select(_ => new Dot(random.Next(-300, 300), random.Next(int.MinValue, int.MaxValue) >> random.Next(32)))];
    }

    [Fact]
    public void Points_have_the_digits_of_their_numbers_one_after_another()
    {
        // The same as a list of four integers but for the count.
        Assert.Equal(
            [2 << 2 | 2, 1 << 1 | 1, 2, 3, 4, 1],
            Body(new Compact { Dots = [new(1, -2), new(2, -1)] }));
        Assert.Equal([2, 1 << 1 | 1, 2, 3, 4, 1], (byte[])[2, .. Body(new CompactNumbers { Dots = [1, -2, 2, -1] })[1..]]);
        Assert.Equal([0], Body(new Compact()));
        Assert.Equal([1], Body(new Compact { Dots = null }));
    }

    [Fact]
    public void Points_lie_as_they_are_where_digits_are_not_fewer_bytes()
    {
        var dots = new Dot[] { new(int.MaxValue, int.MinValue), new(int.MinValue, int.MaxValue) };
        Assert.Equal(Body(new Plain { Dots = dots }), Body(new Compact { Dots = dots }));
        Assert.Equal(dots, MemFormatSerializer.Clone(new Compact { Dots = dots })!.Dots);
    }

    [Fact]
    public void Lists_of_every_length_are_read_back()
    {
        for (var count = 0; count < 40; count++)
            Assert.Equal(Some(count, count), MemFormatSerializer.Clone(new Compact { Dots = Some(count, count) })!.Dots);
        Assert.Equal(Some(5_000), MemFormatSerializer.Clone(new Compact { Dots = Some(5_000) })!.Dots);
    }

    [Fact]
    public void Plain_and_compact_lists_read_each_other()
    {
        foreach (var count in new[] { 0, 1, 2, 9, 300 })
        {
            var dots = Some(count);
            var plain = MemFormatSerializer.Serialize(new Plain { Dots = dots });
            var compact = MemFormatSerializer.Serialize(new Compact { Dots = dots });
            Assert.Equal(dots, MemFormatSerializer.Deserialize<Compact>(plain)!.Dots);
            Assert.Equal(dots, MemFormatSerializer.Deserialize<Plain>(compact)!.Dots);
            Assert.Equal(dots, MemFormatSerializer.Deserialize<InList>(compact)!.Dots);
            Assert.Equal(dots.Select(d => ((long)d.X, d.Y)), MemFormatSerializer.Deserialize<OfClass>(compact)!.Dots.Select(d => (d.X, d.Y!.Value)));
            Assert.Equal(dots.Select(d => d.Y), MemFormatSerializer.Deserialize<Halves>(compact)!.Dots.Select(d => d.Y));
            Assert.Equal(7, MemFormatSerializer.Deserialize<After>(MemFormatSerializer.Serialize(new Between { Dots = dots, Last = 7 }))!.Last);
        }
    }

    [Fact]
    public void A_list_of_one_point_and_a_point_become_each_other()
    {
        var dot = new Dot(5, -6);
        Assert.Equal(dot, MemFormatSerializer.Deserialize<Single>(MemFormatSerializer.Serialize(new Between { Dots = [dot], Last = 9 }))!.Dots);
        Assert.Equal(9, MemFormatSerializer.Deserialize<Single>(MemFormatSerializer.Serialize(new Between { Dots = [dot], Last = 9 }))!.Last);
        Assert.Equal([dot], MemFormatSerializer.Deserialize<Compact>(MemFormatSerializer.Serialize(new Single { Dots = dot }))!.Dots!);
    }

    [Fact]
    public void Unknown_lists_are_kept_as_they_are()
    {
        var payload = MemFormatSerializer.Serialize(new Between { Dots = Some(20), Last = 3 });
        var kept = MemFormatSerializer.Deserialize<Keeper>(payload)!;
        var again = MemFormatSerializer.Deserialize<Between>(MemFormatSerializer.Serialize(kept))!;
        Assert.Equal((3, 3), (kept.Last, again.Last));
        Assert.Equal(Some(20), again.Dots);
    }

    [Fact]
    public void A_number_that_does_not_fit_names_its_element()
    {
        var payload = MemFormatSerializer.Serialize(new Compact { Dots = [new(1, 2), new(3, 4), new(5, 70_000)] });
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<OfShorts>(payload));
        Assert.Equal((MemFormatError.Overflow, "OfShorts.Dots[2].Y"), (exception.Error, exception.Path));
        Assert.InRange(exception.Offset, 0, payload.Length);
    }

    [Fact]
    public void Json_shows_the_points() => Assert.Equal(
        """{"Dots":[{"X":1,"Y":-2},{"X":300,"Y":4}]}""",
        MemFormatJson.ToString(MemFormatSerializer.Serialize(new Compact { Dots = [new(1, -2), new(300, 4)] }), MemFormatSchema.Of<Compact>())
            .Replace(" ", "").Replace("\n", ""));

    [Fact]
    public void Claims_are_refused_before_memory_is_taken()
    {
        foreach (var count in new ulong[] { 3, 1UL << 20, (1UL << 30) + 1, 1UL << 31, 1UL << 61 })
        {
            byte[] body = [.. Number(count << 2 | 2), 1 << 1, 0, 0, 0, 0];
            foreach (var error in Errors(body))
                Assert.Equal(MemFormatError.Truncated, error);
        }

        // Digits without numbers, too many digits for the kind, numbers that are signed otherwise, an odd number of digits.
        foreach (var body in new byte[][] { [2, 2], [1 << 2 | 2, 5 << 1, 0, 0], [1 << 2 | 2, 0, 128, 0, 128, 128, 128, 128, 0] })
            Assert.DoesNotContain(Errors(body), e => e is null);
        Assert.Equal(Enumerable.Repeat<MemFormatError?>(MemFormatError.Truncated, 4), Errors([1 << 2 | 2, 1 << 1, 0]));
    }

    [Fact]
    public void Each_cut_is_an_error()
    {
        var payload = MemFormatSerializer.Serialize(new Compact { Dots = Some(30) });
        for (var length = 0; length < payload.Length; length++)
        {
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Compact>(payload.AsSpan(0, length)));
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Plain>(payload.AsSpan(0, length)));
            Assert.Throws<MemFormatException>(() => MemFormatJson.ToString(payload[..length]));
        }
    }

    [Fact]
    public void A_schema_has_compact_lists_of_numbers_of_one_kind_only()
    {
        const int Object = 26, List = 24, Map = 25, Compact = 4 << 5, Fixed = 2 << 5, Int32 = 5, Int64 = 7, Double = 13;
        byte[] Payload(byte[] root, params byte[] members) =>
            [0, (byte)(root.Length + 1 + members.Length), .. root, (byte)(members.Length << 3), .. members, 0];
        MemFormatError? Of(byte[] payload)
        {
            try
            {
                MemFormatSchema.Read(payload);
                return null;
            }
            catch (MemFormatException exception)
            {
                return exception.Error;
            }
        }

        byte[] list = [List, Object | Compact, 0];
        Assert.Null(Of(Payload(list, Int32 | Fixed)));
        Assert.Null(Of(Payload(list, [.. Enumerable.Repeat((byte)(Int64 | Fixed), 8)])));
        Assert.Equal(MemFormatError.InvalidData, Of(Payload(list, [.. Enumerable.Repeat((byte)(Int64 | Fixed), 9)])));
        Assert.Equal(MemFormatError.InvalidData, Of(Payload(list)));
        Assert.Equal(MemFormatError.InvalidData, Of(Payload(list, Int32)));
        Assert.Equal(MemFormatError.InvalidData, Of(Payload(list, Double | Fixed)));
        Assert.Equal(MemFormatError.InvalidData, Of(Payload(list, Int32 | Fixed, Int64 | Fixed)));
        Assert.Equal(MemFormatError.InvalidData, Of(Payload([Map, Int32, Object | Compact, 0], Int32 | Fixed)));
    }

    private static byte[] Number(ulong number)
    {
        List<byte> bytes = [];
        for (; number > 127; number >>= 7)
            bytes.Add((byte)(number | 128));
        return [.. bytes, (byte)number];
    }

    /// <summary>The errors of the ways to read a list, and to step over it.</summary>
    private static IEnumerable<MemFormatError?> Errors(byte[] list)
    {
        byte[] payload = [.. MemFormatSerializer.Serialize(new Compact { Dots = null })[..^1], .. list];
        byte[] between = [.. MemFormatSerializer.Serialize(new Between { Dots = [] })[..^1], .. list];
        foreach (var read in new Action[]
        {
            () => MemFormatSerializer.Deserialize<Compact>(payload), () => MemFormatSerializer.Deserialize<Plain>(payload),
            () => MemFormatSerializer.Deserialize<After>(between), () => MemFormatJson.ToString(payload),
        })
        {
            MemFormatError? error = null;
            try
            {
                read();
            }
            catch (MemFormatException exception)
            {
                error = exception.Error;
            }

            yield return error;
        }
    }

    [MemFormattable]
    internal readonly partial record struct Dot(int X, int Y);

    [MemFormattable]
    internal partial class Plain
    {
        public Dot[]? Dots { get; set; } = [];
    }

    [MemFormattable(Encoding = MemEncoding.Compact)]
    internal partial class Compact
    {
        public Dot[]? Dots { get; set; } = [];
    }

    [MemFormattable(Encoding = MemEncoding.Compact)]
    internal partial class CompactNumbers
    {
        public int[] Dots { get; set; } = [];
    }

    [MemFormattable]
    internal partial class InList
    {
        [MemMember(Encoding = MemEncoding.Compact)]
        public List<Dot> Dots { get; set; } = [];
    }

    [MemFormattable(Encoding = MemEncoding.Compact)]
    internal partial class Between
    {
        public Dot[] Dots { get; set; } = [];

        public int Last { get; set; }
    }

    [MemFormattable]
    internal partial class After
    {
        public int Last { get; set; }
    }

    [MemFormattable]
    internal partial class Keeper
    {
        public int Last { get; set; }

        public MemExtensionData? More { get; set; }
    }

    [MemFormattable]
    internal partial class Single
    {
        public Dot Dots { get; set; }

        public int Last { get; set; }
    }

    [MemFormattable]
    internal partial class Wider
    {
        public long X { get; set; }

        public int? Y { get; set; }
    }

    [MemFormattable]
    internal partial class OfClass
    {
        public List<Wider> Dots { get; set; } = [];
    }

    [MemFormattable]
    internal partial struct Half
    {
        public string? Name;
        public int Y;
    }

    [MemFormattable]
    internal partial class Halves
    {
        public Half[] Dots { get; set; } = [];
    }

    [MemFormattable]
    internal readonly partial record struct Short(short X, short Y);

    [MemFormattable(Encoding = MemEncoding.Compact)]
    internal partial class OfShorts
    {
        public Short[] Dots { get; set; } = [];
    }
}
