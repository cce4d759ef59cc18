using MemFormat.Tests;

namespace MemFormat.Zstandard.Tests;

public partial class RoundTripTests
{
    [MemFormattable]
    public partial class Packed
    {
        [MemMember(Compression = typeof(MemZstandard))]
        public List<Reading>? Readings { get; set; }
    }

    [MemFormattable]
    public partial class Plain
    {
        public List<Reading>? Readings { get; set; }
    }

    [Fact]
    public void Members_name_it()
    {
        var payload = MemFormatSerializer.Serialize(new Packed { Readings = s_readings });
        Assert.InRange(payload.Length, 1, s_plain.Length * 2 / 3);
        Assert.Equal(s_readings, MemFormatSerializer.Deserialize<Packed>(payload)!.Readings);
        Assert.Equal(s_readings, MemFormatSerializer.Deserialize<Plain>(payload, With(MemFormatZstandard.Zstd()))!.Readings);
        Assert.Equal(MemFormatError.UnknownWrapper, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Plain>(payload)).Error);
    }

    private static readonly List<Reading> s_readings = Readings.Of(3_000);
    private static readonly byte[] s_plain = MemFormatSerializer.Serialize(s_readings);

    /// <summary>Payloads of the format's release, whatever this version of the compression writes.</summary>
    [Fact]
    public void Payloads_of_the_release_are_read() => GoldenFile.Read(
        "Zstandard",
        [("payload", MemFormatSerializer.Serialize(Readings.Of(50), With(MemFormatZstandard.Zstd()))),
        ("member", MemFormatSerializer.Serialize(new Packed { Readings = Readings.Of(50) }))],
        (name, bytes) => Assert.Equal(
            Readings.Of(50),
            name == "payload"
                ? MemFormatSerializer.Deserialize<List<Reading>>(bytes, With(MemFormatZstandard.Zstd()))
                : MemFormatSerializer.Deserialize<Packed>(bytes)!.Readings));

    public static TheoryData<int> Levels => [-7, -1, 0, 1, 3, 9, 19, 20, 22];

    [Theory]
    [MemberData(nameof(Levels))]
    public void Every_level_comes_back_with_the_same_reader(int level)
    {
        var payload = MemFormatSerializer.Serialize(s_readings, With(MemFormatZstandard.Zstd(level)));
        Assert.Equal([3, 2], payload[..2]);
        Assert.InRange(payload.Length, 1, s_plain.Length * 2 / 3);
        Assert.Equal(s_readings, MemFormatSerializer.Deserialize<List<Reading>>(payload, With(MemFormatZstandard.Zstd())));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(65_536)]
    [InlineData(3_000_000)]
    public void Sizes_come_back_whatever_their_ratio(int size)
    {
        var zeros = new byte[size];
        var noise = new byte[size];
        new Random(7).NextBytes(noise);
        foreach (var bytes in new[] { zeros, noise, [.. noise, .. zeros, .. noise] })
        {
            foreach (var options in new[] { With(MemFormatZstandard.Zstd()),
                With(MemFormatZstandard.With(new() { Checksum = true, LongDistance = true })) })
            {
                Assert.Equal(bytes, MemFormatSerializer.Deserialize<byte[]>(MemFormatSerializer.Serialize(bytes, options), options));
            }
        }
    }

    [Fact]
    public void What_would_not_become_smaller_stays_as_it_is() => Assert.Equal(
        MemFormatSerializer.Serialize(5), MemFormatSerializer.Serialize(5, With(MemFormatZstandard.Zstd())));

    [Fact]
    public void Equal_levels_are_one_compression()
    {
        Assert.Same(MemFormatZstandard.Zstd(6), MemFormatZstandard.Zstd());
        Assert.Equal(With(MemFormatZstandard.Zstd(5)), With(MemFormatZstandard.Zstd(5)));
        Assert.NotSame(MemFormatZstandard.Zstd(5), MemFormatZstandard.Zstd(7));
    }

    [Fact]
    public void Levels_have_bounds()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => MemFormatZstandard.Zstd(-8));
        Assert.Throws<ArgumentOutOfRangeException>(() => MemFormatZstandard.Zstd(23));
    }

    [Fact]
    public void Many_threads_use_one_compression()
    {
        var options = With(MemFormatZstandard.Zstd());
        Parallel.For(0, 200, i =>
        {
            var own = Readings.Of(50 + i, i);
            Assert.Equal(own, MemFormatSerializer.Deserialize<List<Reading>>(MemFormatSerializer.Serialize(own, options), options));
        });
    }

    [Fact]
    public void Another_compression_names_what_to_set()
    {
        var payload = MemFormatSerializer.Serialize(s_readings, With(MemFormatZstandard.Zstd()));
        var refused =
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Reading>>(payload, With(MemFormatCompression.Brotli())));
        Assert.Equal(MemFormatError.UnknownWrapper, refused.Error);
        Assert.Contains("MemFormatZstandard.Zstd()", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_dictionary_makes_small_payloads_smaller()
    {
        var samples = Readings.Of(4_000, 2).Select(r => MemFormatSerializer.Serialize(r)).ToList();
        var trained = MemFormatZstandardDictionary.Train(samples, 4_096);
        var kept = new MemFormatZstandardDictionary(trained.Bytes.Span);
        Assert.Equal(trained.Id, kept.Id);
        var (without, with) = (With(MemFormatZstandard.Zstd()), With(MemFormatZstandard.With(new() { Dictionary = kept })));
        int plain = 0, small = 0;
        foreach (var reading in Readings.Of(200, 3))
        {
            var payload = MemFormatSerializer.Serialize(reading, with);
            plain += MemFormatSerializer.Serialize(reading, without).Length;
            small += payload.Length;
            Assert.Equal(reading, MemFormatSerializer.Deserialize<Reading>(payload, with));
        }

        Assert.InRange(small, 1, plain * 9 / 10);
    }

    [Fact]
    public void Payloads_of_a_former_dictionary_are_read_and_those_of_an_unknown_one_refused()
    {
        var (first, second) = (Trained(5), Trained(6));
        Assert.NotEqual(first.Id, second.Id);
        var payload = MemFormatSerializer.Serialize(s_readings[..10], With(MemFormatZstandard.With(new() { Dictionary = first })));
        Assert.Equal(3, payload[0]);
        Assert.Equal(s_readings[..10],
            MemFormatSerializer.Deserialize<List<Reading>>(
                payload, With(MemFormatZstandard.With(new() { Dictionary = second, FormerDictionaries = [first] }))));
        foreach (var other in new[] { MemFormatZstandard.Zstd(), MemFormatZstandard.With(new() { Dictionary = second }) })
        {
            var refused = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Reading>>(payload, With(other)));
            Assert.Equal(MemFormatError.InvalidData, refused.Error);
            Assert.Contains($"the dictionary with the id {first.Id}", refused.InnerException!.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void What_is_no_dictionary_is_refused()
    {
        Assert.Throws<ArgumentException>(() => new MemFormatZstandardDictionary([]));
        Assert.Throws<ArgumentException>(() => new MemFormatZstandardDictionary(s_plain));
        Assert.Throws<ArgumentException>(() => new MemFormatZstandardDictionary(Trained(5).Bytes.Span[..20]));
        Assert.Throws<ArgumentException>(() => MemFormatZstandardDictionary.Train([s_plain]));
        Assert.Throws<ArgumentException>(() => MemFormatZstandardDictionary.Train([]));
    }

    private static MemFormatZstandardDictionary Trained(int seed) =>
        MemFormatZstandardDictionary.Train(Readings.Of(3_000, seed).Chunk(3).Select(r => MemFormatSerializer.Serialize(r.ToList())), 4_096);

    private static MemFormatOptions With(MemFormatCompression compression) => new() { Compression = compression };
}
