using Corpus;

namespace MemFormat.Tests;

/// <summary>Sessions whose messages are compressed, each by itself.</summary>
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
        Assert.Null(Same.Difference(shapes.ToList(), await Many.ReadAsync<IShape?>(session, s_brotli)));
        Assert.Null(Same.Difference(shapes.ToList(), await Many.ListAsync(MemFormatSerializer.ReadManyAsync<IShape?>(new CrumbStream(session), s_brotli))));
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
    public async Task What_a_message_becomes_is_limited()
    {
        var session = await Many.WriteAsync([s_long, s_long], s_brotli);
        var options = s_brotli with { Limits = new() { MaxDecompressedBytes = 1020 } };
        Assert.Equal(2, (await Many.ReadAsync<string>(session, options)).Count);
        Assert.Equal(MemFormatError.LimitExceeded, (await Many.ErrorAsync<string>(session, s_brotli with { Limits = new() { MaxDecompressedBytes = 1000 } })).Error);
        Assert.Equal(MemFormatError.LimitExceeded, (await Many.ErrorAsync<string>(session, s_brotli with { Limits = new() { MaxPayloadBytes = 10 } })).Error);
    }

    [Fact]
    public async Task What_is_compressed_must_be_a_message()
    {
        foreach (var wrong in new byte[][] { MemFormatSerializer.Serialize(s_long, s_brotli), [3, 1, 5, 0], [3, 1, 5, 1, 0] })
            Assert.Equal(MemFormatError.InvalidData, (await Many.ErrorAsync<string>(wrong, s_brotli)).Error);
    }

    [Fact]
    public async Task Damaged_sessions()
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

    [MemFormattable]
    public partial record Wrapped(Serialized<string>? Text, string Other);
}
