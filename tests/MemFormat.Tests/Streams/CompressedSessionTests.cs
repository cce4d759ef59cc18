using Corpus;
using MemFormat.Wire;

namespace MemFormat.Tests;

/// <summary>Sessions whose messages are compressed: small ones together, in parts of one stream, large ones each by itself.</summary>
public partial class CompressedSessionTests
{
    private static readonly MemFormatOptions s_brotli = new() { Compression = MemFormatCompression.Brotli() };
    private static readonly string s_long = new('a', 1000);

    [Fact]
    public async Task Values_come_back_smaller()
    {
        IShape?[] shapes = [new Caption(s_long, null), null, new Circle(), new Caption(s_long, new Circle()), new Quad { Side = 1 }];
        var session = await Many.WriteAsync(shapes, s_brotli);
        Assert.InRange(session.Length, 1, 300);
        Assert.Equal([SessionMessage.Part, (byte)WrapperId.Brotli], session[..2]);
        Assert.Null(Same.Difference(shapes.ToList(), await Many.ReadAsync<IShape?>(session, s_brotli)));
        Assert.Null(Same.Difference(
            shapes.ToList(), await Many.ListAsync(MemFormatSerializer.ReadManyAsync<IShape?>(new CrumbStream(session), s_brotli))));
        Assert.Null(Same.Difference(shapes.ToList(), await Many.ReadAsync<IShape?>(await Many.WriteAsync(shapes), s_brotli)));
    }

    [Fact]
    public async Task Payloads_within_may_be_compressed_too()
    {
        var parcel = new Wrapped(Serialized.From(s_long, s_brotli), s_long);
        var read = await Many.ReadAsync<Wrapped>(await Many.WriteAsync([parcel, parcel], s_brotli), s_brotli);
        Assert.All(read, each => Assert.Equal((s_long, s_long), (each.Text!.Value, each.Other)));
        read = await Many.ReadAsync<Wrapped>(await Many.WriteAsync([parcel]), s_brotli);
        Assert.Equal(s_long, read.Single().Text!.Value);
    }

    [Fact]
    public async Task Who_does_not_ask_for_it_is_told()
    {
        var session = await Many.WriteAsync([s_long], s_brotli);
        Assert.Equal(MemFormatError.UnknownWrapper, (await Many.ErrorAsync<string>(session)).Error);
        var none = s_brotli with { Header = MemFormatHeader.None };
        await Assert.ThrowsAsync<ArgumentException>(() => Many.WriteAsync([s_long], none));
        await Assert.ThrowsAsync<ArgumentException>(() => Many.ReadAsync<string>(session, none));
    }

    [Fact]
    public async Task What_a_part_becomes_is_limited()
    {
        var session = await Many.WriteAsync([s_long, s_long], s_brotli);
        var options = s_brotli with { Limits = new() { MaxDecompressedBytes = 2020 } };
        Assert.Equal(2, (await Many.ReadAsync<string>(session, options)).Count);
        Assert.Equal(MemFormatError.LimitExceeded,
            (await Many.ErrorAsync<string>(session, s_brotli with { Limits = new() { MaxDecompressedBytes = 2000 } })).Error);
        Assert.Equal(
            MemFormatError.LimitExceeded, (await Many.ErrorAsync<string>(session, s_brotli with { Limits = new() { MaxPayloadBytes = 10 } })).Error);
    }

    [Theory]
    [InlineData(60)]
    [InlineData(1 << 10)]
    [InlineData(1 << 18)]
    public async Task Readers_with_the_writers_limits_can_read(int most)
    {
        var random = new Random(7);
        var texts = Enumerable.Range(0, 200).Select(i => Convert.ToBase64String(Bytes(random, i % 3 * most / 7))).ToList();
        foreach (var limits in new MemFormatLimits[] { new() { MaxPayloadBytes = most },
            new() { MaxPayloadBytes = most, MaxDecompressedBytes = most } })
        {
            Assert.Equal(texts,
                await Many.ReadAsync<string>(await Many.WriteAsync(texts, s_brotli with { Limits = limits }), s_brotli with { Limits = limits }));
        }
    }

    [Fact]
    public async Task Values_refer_to_those_before_them()
    {
        var random = new Random(1);
        var common = Convert.ToBase64String(Bytes(random, 600));
        var texts = Enumerable.Range(0, 1000).Select(i => $"{i} {common} {i}").ToList();
        var alone = texts.Sum(t => (long)MemFormatSerializer.Serialize(t, s_brotli).Length);
        var session = await Many.WriteAsync(texts, s_brotli);
        Assert.InRange(session.Length, 1, alone / 20);
        Assert.Equal(texts, await Many.ReadAsync<string>(session, s_brotli));

        // Across parts, too: each part of the second writer has one value.
        var flushed = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(flushed, Slowly(texts), s_brotli);
        Assert.InRange(flushed.Length, session.Length, alone / 10);
        Assert.Equal(texts, await Many.ReadAsync<string>(flushed.ToArray(), s_brotli));
    }

    [Fact]
    public async Task Large_values_stand_between_the_parts()
    {
        var large = new string('b', 2 << 20);
        string?[] texts = ["a", large, "c", null, new string('d', 100_000), "e", large];
        var session = await Many.WriteAsync(texts, s_brotli);
        Assert.InRange(session.Length, 1, 1000);
        Assert.Equal(texts, await Many.ReadAsync<string?>(session, s_brotli));
        Assert.Equal(texts, await Many.ListAsync(MemFormatSerializer.ReadManyAsync<string?>(new CrumbStream(session), s_brotli)));
    }

    [Fact]
    public async Task Sessions_follow_each_other()
    {
        byte[] both = [
            .. await Many.WriteAsync(["a", "b"], s_brotli), .. await Many.WriteAsync(["c"]), .. await Many.WriteAsync(["d", "e"], s_brotli)];
        Assert.Equal(["a", "b", "c", "d", "e"], await Many.ReadAsync<string>(both, s_brotli));
    }

    [Fact]
    public async Task A_session_that_is_cut_gives_the_values_before_the_cut()
    {
        var texts = Enumerable.Range(0, 40).Select(i => $"{i} {new Random(i).Next()}").ToList();
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, Slowly(texts), s_brotli);
        var session = stream.ToArray();
        for (var length = 0; length < session.Length; length++)
        {
            var read = new List<string>();
            try
            {
                await foreach (var text in MemFormatSerializer.ReadManyAsync<string>(new MemoryStream(session[..length]), s_brotli))
                    read.Add(text);
                Assert.True(read.Count > 0 || length == 0);
            }
            catch (MemFormatException exception)
            {
                Assert.Equal((MemFormatError.Truncated, (long)length), (exception.Error, exception.Offset));
            }

            Assert.Equal(texts[..read.Count], read);
        }
    }

    [Fact]
    public async Task Parts_that_no_writer_writes()
    {
        var session = await Many.WriteAsync(["a", "b"], s_brotli);

        // A stream that goes on without a beginning, messages that end within, parts in parts, a payload in the place of messages.
        foreach (var wrong in new[] { [SessionMessage.Part, 0, .. session[2..]], Part([SessionMessage.Value, 1, 0]), Part(session),
            Part(Wrapping.Wrap([SessionMessage.Null])), Part([0]) })
        {
            Assert.Equal(MemFormatError.InvalidData, (await Many.ErrorAsync<string>(wrong, s_brotli)).Error);
        }

        Assert.Empty(await Many.ReadAsync<string>(Part([]), s_brotli));
        Assert.Equal([null, null], await Many.ReadAsync<string?>(Part([SessionMessage.Null, SessionMessage.Null]), s_brotli));

        // One that says less than it becomes, or more.
        foreach (var size in new byte[] { 0, 1, 3, 127 })
        {
            var wrong = Part([SessionMessage.Null, SessionMessage.Null]);
            wrong[2] = size;
            Assert.Equal(MemFormatError.InvalidData, (await Many.ErrorAsync<string>(wrong, s_brotli)).Error);
        }
    }

    [Fact]
    public async Task Parts_of_another_encoder()
    {
        // Two parts, flushed by zlib.createBrotliCompress of Node: the shape and "aaaa"; then "bbbb" and a null.
        var session = Convert.FromHexString("07010b0e" + "0b05800201000116051061616161" + "0700090c" + "400008020005106262626206");
        Assert.Equal(["aaaa", "bbbb", null], await Many.ReadAsync<string?>(session, s_brotli));
    }

    [Fact]
    public async Task An_algorithm_without_streams_compresses_each_value()
    {
        var options = new MemFormatOptions { Compression = new RunLength() };
        var session = await Many.WriteAsync([s_long, s_long], options);
        Assert.Equal(PayloadHead.Wrapped, session[0]);
        Assert.Equal([s_long, s_long], await Many.ReadAsync<string>(session, options));
        Assert.Equal(
            MemFormatError.InvalidData, (await Many.ErrorAsync<string>([SessionMessage.Part, 64, 1, 2, 1, SessionMessage.Null], options)).Error);
    }

    [Fact]
    public async Task What_is_compressed_must_be_a_message()
    {
        foreach (var wrong in new byte[][] { MemFormatSerializer.Serialize(s_long, s_brotli), [3, 1, 5, 0], [3, 1, 5, 1, 0] })
            Assert.Equal(MemFormatError.InvalidData, (await Many.ErrorAsync<string>(wrong, s_brotli)).Error);
    }

    [Fact]
    public async Task Damaged_sessions_are_read_or_refused()
    {
        var session = await Many.WriteAsync([s_long, s_long], s_brotli);
        for (var bit = 0; bit < session.Length * 8; bit++)
        {
            var damaged = session.ToArray();
            damaged[bit / 8] ^= (byte)(1 << bit % 8);
            try
            {
                await Many.ReadAsync<string>(damaged, s_brotli);
            }
            catch (MemFormatException exception)
            {
                Assert.InRange(exception.Offset, 0, session.Length);
            }
        }
    }

    private static byte[] Bytes(Random random, int count)
    {
        var bytes = new byte[count];
        random.NextBytes(bytes);
        return bytes;
    }

    /// <summary>A source that makes the writer wait for each value.</summary>
    private static async IAsyncEnumerable<T> Slowly<T>(IEnumerable<T> values)
    {
        foreach (var value in values)
        {
            await Task.Yield();
            yield return value;
        }
    }

    /// <summary>A part that begins a stream.</summary>
    private static byte[] Part(byte[] messages)
    {
        var packed = new byte[messages.Length + 100];
        Assert.True(MemFormatCompression.Brotli().ForStream()!.TryCompress(messages, packed, out var size));
        return [SessionMessage.Part, (byte)WrapperId.Brotli, (byte)messages.Length, (byte)size, .. packed[..size]];
    }

    [MemFormattable]
    public partial record Wrapped(Serialized<string>? Text, string Other);
}
