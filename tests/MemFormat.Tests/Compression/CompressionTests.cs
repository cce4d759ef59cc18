using System.Buffers;
using System.IO.Compression;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Compressed payloads through every entry point.</summary>
public class CompressionTests
{
    private static readonly Order s_order = new()
    {
        Id = 7,
        Customer = "Ada",
        Lines = Enumerable.Range(0, 200).Select(i => new OrderLine { Article = "Kettle", Quantity = i }).ToList(),
    };

    /// <summary>Payloads of the format's release, whatever this version of .NET's Brotli writes.</summary>
    [Fact]
    public void Payloads_of_the_release_are_read() => GoldenFile.Read(
        "Brotli",
        [("payload", Wrapping.Wrap(MemFormatSerializer.Serialize(s_order)))],
        (_, bytes) => AssertSame(s_order, MemFormatSerializer.Deserialize<Order>(bytes, Wrapping.Brotli)));

    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Every_value_comes_back_from_a_compressed_payload(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values(3))
        {
            foreach (var header in new[] { Headers.Inline, Headers.Fingerprint, Headers.Fingerprint64 })
            {
                var payload = Wrapping.Wrap(corpusCase.Serialize(value, header));
                AssertSame(value, corpusCase.Deserialize(payload, Wrapping.Brotli));
                AssertSame(value, corpusCase.Deserialize([.. payload, 1, 2], out var read, Wrapping.Brotli));
                Assert.Equal(payload.Length, read);
                AssertSame(value, corpusCase.Deserialize(Sequences.SplitAt(payload, payload.Length / 2), Wrapping.Brotli));
                AssertSame(value, corpusCase.Populate(payload, corpusCase.Clone(corpusCase[0]), Wrapping.Brotli));
                Assert.Equal(MemFormatError.TrailingData,
                    Assert.Throws<MemFormatException>(() => corpusCase.Deserialize([.. payload, 1], Wrapping.Brotli)).Error);
            }
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Every_writer_writes_the_same_bytes(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values(3))
        {
            var plain = corpusCase.Serialize(value);
            var payload = corpusCase.Serialize(value, Wrapping.Brotli);
            Assert.True(payload.Length <= plain.Length);
            AssertSame(value, corpusCase.Deserialize(payload, Wrapping.Brotli));
            var tiny = new TinyBuffer();
            corpusCase.Serialize(tiny, value, Wrapping.Brotli);
            Assert.Equal(payload, tiny.Written);
            var span = new byte[payload.Length];
            Assert.True(corpusCase.TrySerialize(span, value, out var written, Wrapping.Brotli));
            Assert.Equal(payload.Length, written);
            Assert.Equal(payload, span);
            Assert.False(corpusCase.TrySerialize(span.AsSpan(1), value, out written, Wrapping.Brotli));
            Assert.Equal(0, written);
        }
    }

    [Fact]
    public void The_wrapper_is_a_byte_the_id_and_two_lengths()
    {
        foreach (var options in new[] { Headers.Inline, Headers.Fingerprint, Headers.Fingerprint64 })
        {
            var plain = MemFormatSerializer.Serialize(s_order, options);
            var payload = MemFormatSerializer.Serialize(s_order, options with { Compression = MemFormatCompression.Brotli(9) });
            Assert.True(payload.Length < plain.Length / 2);
            var inside = new byte[plain.Length];
            var length = Wrapping.Number((ulong)plain.Length);
            var start = 2 + length.Length + Wrapping.Number((ulong)payload.Length).Length;
            Assert.Equal([3, 1, .. length, .. Wrapping.Number((ulong)(payload.Length - start))], payload[..start]);
            Assert.True(BrotliDecoder.TryDecompress(payload.AsSpan(start), inside, out var size));
            Assert.Equal(plain, inside[..size]);
        }
    }

    /// <summary>Written once by this program; other versions of Brotli may write it otherwise, all read it.</summary>
    [Fact]
    public void A_payload_of_old_is_read()
    {
        var payload = Convert.FromHexString(Golden);
        Assert.Equal(Enumerable.Repeat("MemFormat", 50), MemFormatSerializer.Deserialize<List<string>>(payload, Wrapping.Brotli));
    }

    private const string Golden = "0301fa031f1bf90100444f8612ccba94352508e26733a104c160289292983e7b36621675";

    [Fact]
    public void Payloads_that_would_not_get_smaller_are_written_as_they_are()
    {
        Assert.Equal(MemFormatSerializer.Serialize(5), MemFormatSerializer.Serialize(5, Wrapping.Brotli));
        var noise = new byte[5000];
        new Random(1).NextBytes(noise);
        Assert.Equal(MemFormatSerializer.Serialize(noise), MemFormatSerializer.Serialize(noise, Wrapping.Brotli));
    }

    [Fact]
    public void Null_is_the_null_of_payloads_that_are_not_compressed()
    {
        Assert.Equal([4], MemFormatSerializer.Serialize<Order?>(null, Wrapping.Brotli));
        Assert.Null(MemFormatSerializer.Deserialize<Order?>([4], Wrapping.Brotli));
        Assert.Null(MemFormatSerializer.Deserialize<Order?>(Wrapping.Wrap([4]), Wrapping.Brotli));
    }

    [Fact]
    public void Without_a_header_there_is_no_compression()
    {
        var options = Headers.None with { Compression = MemFormatCompression.Brotli() };
        Order? order = null;
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Serialize(s_order, options));
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Serialize(order, options));
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.TrySerialize(new byte[10], s_order, out _, options));
        var body = MemFormatSerializer.Serialize(s_order, Headers.None);
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Deserialize<Order>(body, options));
        order = new Order();
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Populate(body, ref order, options));
        Assert.Throws<ArgumentException>(() => MemFormatJson.ToString(body, MemFormatSchema.Of<Order>(), options));
    }

    [Fact]
    public void Other_wrappers_are_named()
    {
        var payload = MemFormatSerializer.Serialize(s_order, Wrapping.Brotli);
        Assert.Contains("MemFormatCompression.Brotli()", Unknown(payload, null), StringComparison.Ordinal);
        Assert.Contains("MemFormatCompression.Brotli()", Unknown(payload, new() { Compression = new RunLength() }), StringComparison.Ordinal);
        Assert.Contains("id 64", Unknown(MemFormatSerializer.Serialize(new int[1000], new() { Compression = new RunLength() }), Wrapping.Brotli),
            StringComparison.Ordinal);
        Assert.Contains("id 0", Unknown(Wrapping.Wrap(0, 1, [0]), null), StringComparison.Ordinal);
        Assert.Contains("id 0", Unknown(Wrapping.Wrap(0, 1, [0]), new() { Report = new() }), StringComparison.Ordinal);

        static string Unknown(byte[] payload, MemFormatOptions? options)
        {
            var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(payload, options));
            Assert.Equal(MemFormatError.UnknownWrapper, exception.Error);
            Assert.Equal(exception.Error, Assert.Throws<MemFormatException>(() => MemFormatJson.ToString(payload, null, options)).Error);
            Assert.Equal(exception.Error, Assert.Throws<MemFormatException>(() => MemFormatSchema.Read(payload, options)).Error);
            return exception.Message;
        }
    }

    [Fact]
    public void Errors_tell_the_place_in_the_decompressed_payload()
    {
        var plain = MemFormatSerializer.Serialize(new List<Order> { s_order });
        var expected = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Order>>(plain.AsSpan(0, plain.Length / 2)));
        var actual =
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<List<Order>>(Wrapping.Wrap(plain.AsSpan(0, plain.Length / 2)), Wrapping.Brotli));
        Assert.Equal((expected.Error, expected.Path, expected.Offset), (actual.Error, actual.Path, actual.Offset));
        Assert.StartsWith("[0].Lines", expected.Path, StringComparison.Ordinal);
        Assert.Equal(MemFormatError.TrailingData,
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<List<Order>>(Wrapping.Wrap([.. plain, 0]), Wrapping.Brotli)).Error);
    }

    [Fact]
    public void Reports_schemas_JSON_and_types_at_run_time()
    {
        var payload = MemFormatSerializer.Serialize(s_order, Wrapping.Brotli);
        Assert.Equal(MemFormatSchema.Of<Order>().Descriptor.ToArray(), MemFormatSchema.Read(payload, Wrapping.Brotli).Descriptor.ToArray());
        Assert.Equal(
            MemFormatJson.ToString(MemFormatSerializer.Serialize(s_order), MemFormatSchema.Of<Order>()),
            MemFormatJson.ToString(payload, MemFormatSchema.Of<Order>(), Wrapping.Brotli));
        Assert.Equal(payload, MemFormatSerializer.Serialize(s_order, typeof(Order), Wrapping.Brotli));
        AssertSame(s_order, MemFormatSerializer.Deserialize(payload, typeof(Order), Wrapping.Brotli));
        var report = new MemFormatReadReport();
        var other = Wrapping.Wrap(MemFormatSerializer.Serialize(new Address { Street = "s" }));
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(other, Wrapping.Brotli with { Report = report }));
        AssertSame(s_order, MemFormatSerializer.Deserialize<Order>(payload, Wrapping.Brotli with { Report = report }));
        Assert.Empty(report.Differences);
    }

    [Fact]
    public void Copies_are_not_compressed()
    {
        var never = new Broken(_ => throw new InvalidOperationException());
        AssertSame(s_order, MemFormatSerializer.Clone(s_order, new() { Compression = never, Header = MemFormatHeader.None }));
    }

    [Fact]
    public void Options_that_say_the_same_are_equal()
    {
        Assert.Equal(new MemFormatOptions { Compression = MemFormatCompression.Brotli() }, Wrapping.Brotli);
        Assert.Equal(MemFormatOptions.Default, Wrapping.Brotli with { Compression = MemFormatCompression.None });
        Assert.NotEqual(MemFormatOptions.Default, Wrapping.Brotli);
        Assert.Equal(
            new MemFormatOptions { Compression = MemFormatCompression.Brotli(), Header = MemFormatHeader.Fingerprint },
            new MemFormatOptions { Header = MemFormatHeader.Fingerprint, Compression = MemFormatCompression.Brotli() });
        Assert.Equal(MemFormatHeader.Fingerprint, (Headers.Fingerprint with { Compression = MemFormatCompression.Brotli() }).Header);
        Assert.Throws<ArgumentNullException>(() => new MemFormatOptions { Compression = null! });
        Assert.Throws<ArgumentOutOfRangeException>(() => MemFormatCompression.Brotli(12));
        Assert.Throws<ArgumentOutOfRangeException>(() => MemFormatCompression.Brotli(-1));
        Assert.Throws<ArgumentOutOfRangeException>(() => MemFormatLimits.Default with { MaxDecompressedBytes = 0 });
        Assert.Equal(("Brotli", 1, "None", 0),
            (MemFormatCompression.Brotli(0).ToString(), MemFormatCompression.Brotli(0).Id, MemFormatCompression.None.Name,
                MemFormatCompression.None.Id));
    }

    [Fact]
    public void Every_quality_is_read()
    {
        for (var quality = 0; quality <= 11; quality++)
        {
            var payload = MemFormatSerializer.Serialize(s_order, new() { Compression = MemFormatCompression.Brotli(quality) });
            Assert.Equal(3, payload[0]);
            AssertSame(s_order, MemFormatSerializer.Deserialize<Order>(payload, Wrapping.Brotli));
        }
    }

    [Fact]
    public void Large_payloads_are_compressed_and_read()
    {
        var numbers = Enumerable.Range(0, 3_000_000).Select(i => i / 1000).ToArray();
        var payload = MemFormatSerializer.Serialize(numbers, Wrapping.Brotli);
        Assert.InRange(payload.Length, 1, 1_000_000);
        Assert.Equal(numbers, MemFormatSerializer.Deserialize<int[]>(payload, Wrapping.Brotli));
        var buffer = new ArrayBufferWriter<byte>();
        MemFormatSerializer.Serialize(buffer, numbers, Wrapping.Brotli);
        Assert.Equal(payload, buffer.WrittenSpan.ToArray());
    }

    private static void AssertSame(object? expected, object? actual) => Assert.Null(Same.Difference(expected, actual));
}
