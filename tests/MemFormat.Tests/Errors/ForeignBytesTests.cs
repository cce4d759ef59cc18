using System.IO.Compression;
using System.Text.Json;
using System.Text;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Bytes that are not payloads are called by their format, wherever they are read.</summary>
public class ForeignBytesTests
{
    public static TheoryData<string, byte[]> Formats => new()
    {
        { "JSON", JsonSerializer.SerializeToUtf8Bytes(new { Name = "Ada" }) },
        { "JSON", "[1, 2]"u8.ToArray() },
        { "JSON", "\"text\""u8.ToArray() },
        { "JSON", [0xEF, 0xBB, 0xBF, .. "\r\n {\"a\": 1}"u8] },
        { "XML", "<?xml version=\"1.0\"?><order/>"u8.ToArray() },
        { "XML", "<order id=\"1\"/>"u8.ToArray() },
        { "HTML", "<!DOCTYPE html><html></html>"u8.ToArray() },
        { "HTML", "<!doctype html>"u8.ToArray() },
        { "HTML", "<html lang=\"en\">"u8.ToArray() },
        { "gzip", Gzip() },
        { "zip", Zip() },
        { "PNG", [0x89, .. "PNG\r\n"u8, 0x1A, 0x0A, 0, 0, 0, 13] },
        { "JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, .. "JFIF"u8] },
        { "PDF", "%PDF-1.7\n"u8.ToArray() },
        { "Zstandard", [0x28, 0xB5, 0x2F, 0xFD, 4, 0, 1, 0] },
        { "Base64", Encoding.ASCII.GetBytes(Convert.ToBase64String(MemFormatSerializer.Serialize(new Point { X = 1 }))) },
        { "MessagePack", [0x82, 0xA1, (byte)'a', 1, 0xA1, (byte)'b', 2] },
        { "MessagePack", [0x81, 0xA4, .. "Name"u8, 0xA3, .. "Ada"u8] },
        { "MessagePack", [0x93, 1, 2, 3] },
        { "Protobuf", [0x08, 0x96, 0x01] },
        { "Protobuf", [0x0A, 3, .. "Ada"u8, 0x10, 7, 0x1D, 0, 0, 0x80, 0x3F] },
    };

    [Theory, MemberData(nameof(Formats))]
    public async Task Their_format_is_named(string format, byte[] bytes)
    {
        var expected = $"These bytes are not a MemFormat payload; they look like {format}.";
        Assert.All(
            [
                Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(bytes)),
                Assert.Throws<MemFormatException>(
                    () => MemFormatSerializer.Deserialize<Order>(bytes, new MemFormatOptions { Compression = MemFormatCompression.Brotli() })),
                Assert.Throws<MemFormatException>(() => MemFormatJson.ToString(bytes)),
                Assert.Throws<MemFormatException>(() => MemFormatSchema.Read(bytes)),
                await Assert.ThrowsAsync<MemFormatException>(() => MemFormatSerializer.DeserializeAsync<Order>(new MemoryStream(bytes)).AsTask()),
                await Assert.ThrowsAsync<MemFormatException>(
                    () => MemFormatSerializer.ReadManyAsync<Order>(new MemoryStream(bytes)).GetAsyncEnumerator().MoveNextAsync().AsTask()),
            ],
            exception => Assert.StartsWith(expected, exception.Message, StringComparison.Ordinal));
    }

    /// <summary>Four bytes are enough, even where anything may be a body.</summary>
    [Theory]
    [InlineData("PNG")]
    [InlineData("JPEG")]
    [InlineData("PDF")]
    [InlineData("gzip")]
    [InlineData("zip")]
    [InlineData("Zstandard")]
    public void Certain_signatures_are_named_in_each_header_mode(string format)
    {
        var bytes = (byte[])((IEnumerable<object?[]>)Formats).First(row => (string?)row[0] == format)[1]!;
        Assert.All(Enum.GetValues<MemFormatHeader>(), header =>
        {
            var exception =
                Assert.Throws<MemFormatException>(() => { MemFormatSerializer.Deserialize<Order>(bytes, new MemFormatOptions { Header = header }); });
            Assert.Equal((MemFormatError.InvalidData, 0L), (exception.Error, exception.Offset));
            Assert.StartsWith($"These bytes are not a MemFormat payload; they look like {format}.", exception.Message, StringComparison.Ordinal);
        });
    }

    [Theory]
    [InlineData(new byte[] { 8 })]
    [InlineData(new byte[] { 0xF8, 0 })]
    [InlineData(new byte[] { 0x0A, 0xFF, 1, 2, 3 })]
    [InlineData(new byte[] { (byte)'t', (byte)'e', (byte)'x', (byte)'t' })]
    public void Others_are_said_to_be_none(byte[] bytes)
    {
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(bytes));
        Assert.Equal(MemFormatError.InvalidData, exception.Error);
        Assert.StartsWith("These bytes are not a MemFormat payload, or one of a later version.", exception.Message, StringComparison.Ordinal);
    }

    /// <summary>The head of a fingerprint may look like anything: the error keeps its kind, and says both.</summary>
    [Fact]
    public void A_fingerprint_stays_one()
    {
        byte[] payload = [0x89, (byte)'P', 1, 2, 3];
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(payload));
        Assert.Equal(MemFormatError.UnknownSchema, exception.Error);
        Assert.StartsWith("The payload has the unknown fingerprint", exception.Message, StringComparison.Ordinal);
    }

    public static TheoryData<string, byte[]> Texts => new()
    {
        { "Base64", Encoding.ASCII.GetBytes(Convert.ToBase64String(Payload, Base64FormattingOptions.InsertLineBreaks)) },
        { "Base64", [0xEF, 0xBB, 0xBF, .. Encoding.ASCII.GetBytes(Convert.ToBase64String(Payload))] },
        { "hexadecimal text", Encoding.ASCII.GetBytes(Convert.ToHexString(Payload)) },
        { "hexadecimal text", Encoding.ASCII.GetBytes("0x" + Convert.ToHexStringLower(Payload)) },
        { "hexadecimal text", Encoding.ASCII.GetBytes(BitConverter.ToString(Payload)) },
        { "UTF-16 text", Encoding.Unicode.GetBytes("{\"a\": 1}") },
        { "UTF-16 text", Encoding.BigEndianUnicode.GetBytes("{\"a\": 1}") },
        { "UTF-16 text", [.. Encoding.Unicode.Preamble, .. Encoding.Unicode.GetBytes("für dich")] },
        { "text with a byte order mark", [.. Encoding.UTF8.Preamble, .. "Ada Lovelace"u8] },
        { "JSON", "{\"name\": \"Ada\"}"u8.ToArray() },
        { "JSON", " [1, 2, 3, 4]\n"u8.ToArray() },
        { "HTML", "<!DOCTYPE html><html></html>"u8.ToArray() },
        { "XML", "<order id=\"1\"/>"u8.ToArray() },
    };

    private static byte[] Payload => MemFormatSerializer.Serialize(new Order { Id = 258, Lines = [new() { Article = "größer" }] });

    [Theory, MemberData(nameof(Texts))]
    public void Text_is_one_error_in_each_header_mode(string format, byte[] bytes) => IsText(format, bytes);

    /// <summary>Its first character decides what it would be without that: a payload, a fingerprint, a message or a compressed one.</summary>
    [Fact]
    public void Base64_is_one_error_whatever_it_begins_with()
    {
        for (var first = 0; first < 64; first++)
        {
            for (var length = 6; length < 12; length++)
            {
                var bytes = Enumerable.Range(0, length).Select(i => (byte)(i == 0 ? first << 2 : 77 * i + 130)).ToArray();
                var text = Convert.ToBase64String(bytes);
                foreach (var written in new[] { text, text.TrimEnd('='), text.Replace('+', '-').Replace('/', '_'),
                    text.TrimEnd('=').Replace('+', '-').Replace('/', '_') })
                {
                    if (written.Any(c => !char.IsAsciiHexDigit(c)))
                        IsText("Base64", Encoding.ASCII.GetBytes(written));
                }
            }
        }
    }

    private static void IsText(string format, byte[] bytes) => Assert.All(Enum.GetValues<MemFormatHeader>(), header =>
    {
        var options = new MemFormatOptions { Header = header };
        List<Func<object?>> reads =
        [
            () => MemFormatSerializer.Deserialize<Order>(bytes, options),
            () => MemFormatSerializer.Deserialize<List<Order>>(bytes, options),
        ];

        // Sixteen bytes without a header are a Guid, and a Point of two doubles, whatever they are.
        if (header != MemFormatHeader.None || bytes.Length != 16)
        {
            reads.Add(() => MemFormatSerializer.Deserialize<Guid>(bytes, options));
            reads.Add(() => MemFormatSerializer.Deserialize(bytes, typeof(Point), options));
        }

        // What begins like a schema is one to those who look for nothing else.
        if (header == MemFormatHeader.Inline && bytes[0] != 0)
        {
            reads.AddRange(
            [
                () => MemFormatSerializer.Deserialize<Order>(bytes, new MemFormatOptions { Compression = MemFormatCompression.Brotli() }),
                () => MemFormatSchema.Read(bytes),
                () => MemFormatSerializer.ReadManyAsync<Order>(new MemoryStream(bytes)).ToBlockingEnumerable().ToList(),
            ]);
        }

        Assert.All(reads, read =>
        {
            var exception = Assert.Throws<MemFormatException>(() => { read(); });
            Assert.True(exception.Error == MemFormatError.InvalidData,
                $"{header}, {Encoding.Latin1.GetString(bytes)}: {exception.Error}, {exception.Message}");
            Assert.StartsWith($"These bytes are not a MemFormat payload; they look like {format}.", exception.Message, StringComparison.Ordinal);
        });
    });

    /// <summary>Decoded as text and encoded again: bytes that are no text became U+FFFD, and lengths are others.</summary>
    [Fact]
    public void A_payload_that_went_through_text_is_told_as_that()
    {
        Assert.All(Enum.GetValues<MemFormatHeader>(), header =>
        {
            var options = new MemFormatOptions { Header = header };
            var bytes = MemFormatSerializer.Serialize(new Order { Id = 200, Lines = [new() { Article = new string('x', 200) }] }, options);
            var lost = Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(bytes));
            Assert.True(lost.AsSpan().IndexOf("\uFFFD"u8) >= 0);
            var exception = Assert.Throws<MemFormatException>(() => { MemFormatSerializer.Deserialize<Order>(lost, options); });
            Assert.Equal(MemFormatError.InvalidData, exception.Error);
            Assert.Contains("they look like one that was decoded as text", exception.Message, StringComparison.Ordinal);
            Assert.Contains("Convert.ToBase64String", exception.Message, StringComparison.Ordinal);
        });

        // A real payload may hold that character: its errors are its own.
        var payload = MemFormatSerializer.Serialize(new OrderLine { Article = "\uFFFD" });
        Assert.Equal(
            MemFormatError.TrailingData, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<OrderLine>([.. payload, 1])).Error);
    }

    [Fact]
    public void A_buffer_of_zeros_is_told_as_that()
    {
        foreach (var size in new[] { 8, 100, 100_000 })
        {
            var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(new byte[size]));
            Assert.Equal((MemFormatError.InvalidData, 0L), (exception.Error, exception.Offset));
            Assert.StartsWith(
                "These bytes are not a MemFormat payload; they look like a buffer of zeros.", exception.Message, StringComparison.Ordinal);
        }

        // Without a header, zeros are a value.
        Assert.Equal(0, MemFormatSerializer.Deserialize<long>(new byte[8], new MemFormatOptions { Header = MemFormatHeader.None }));
    }

    [Fact]
    public void A_message_of_a_session_is_none_of_them()
    {
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>([2, 0, 0, 0]));
        Assert.StartsWith("The payload is a message of a session.", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_payload_is_no_session()
    {
        var payload = MemFormatSerializer.Serialize(new Order());
        var exception =
            await Assert.ThrowsAsync<MemFormatException>(
                () => MemFormatSerializer.ReadManyAsync<Order>(new MemoryStream(payload)).GetAsyncEnumerator().MoveNextAsync().AsTask());
        Assert.StartsWith(
            "The bytes are not a message of a session. Read one payload with DeserializeAsync.", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Nothing_is_empty()
    {
        var read = new MemoryStream(MemFormatSerializer.Serialize(new Order()));
        read.Position = read.Length;
        Assert.All(
            [
                Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>([])),
                Assert.Throws<MemFormatException>(() => MemFormatJson.ToString([])),
                Assert.Throws<MemFormatException>(() => MemFormatSchema.Read([])),
                await Assert.ThrowsAsync<MemFormatException>(() => MemFormatSerializer.DeserializeAsync<Order>(read).AsTask()),
            ],
            exception =>
            {
                Assert.Equal(MemFormatError.Truncated, exception.Error);
                Assert.StartsWith("The payload is empty.", exception.Message, StringComparison.Ordinal);
                Assert.Contains("stream at its end", exception.Message, StringComparison.Ordinal);
            });
    }

    private static byte[] Gzip()
    {
        var stream = new MemoryStream();
        using (var gzip = new GZipStream(stream, CompressionLevel.Fastest))
            gzip.Write("text"u8);
        return stream.ToArray();
    }

    private static byte[] Zip()
    {
        var stream = new MemoryStream();
        using (var zip = new ZipArchive(stream, ZipArchiveMode.Create))
            zip.CreateEntry("file");
        return stream.ToArray();
    }
}
