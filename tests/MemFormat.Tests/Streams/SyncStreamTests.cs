using System.IO.Compression;
using Corpus;

namespace MemFormat.Tests;

/// <summary>One payload to and from streams, without waiting; and what streams of all kinds cost, waited for or not.</summary>
public sealed class SyncStreamTests : IDisposable
{
    private static readonly Order s_order = Order.Make(ValueSource.Greatest());

    private readonly string _path = Path.GetTempFileName();

    public void Dispose() => File.Delete(_path);

    [Fact]
    public void The_bytes_are_those_of_Serialize()
    {
        foreach (var options in Headers.All.Append(new() { Compression = MemFormatCompression.Brotli(1) }))
        {
            var expected = MemFormatSerializer.Serialize(s_order, options);
            var stream = new MemoryStream();
            MemFormatSerializer.Serialize(stream, s_order, options);
            MemFormatSerializer.Serialize(stream, s_order, typeof(Order), options);
            Assert.Equal([.. expected, .. expected], stream.ToArray());
        }
    }

    [Fact]
    public async Task Streams_of_all_kinds_are_read_to_their_end()
    {
        foreach (var options in Headers.All.Append(new() { Compression = MemFormatCompression.Brotli(1) }))
        {
            var payload = MemFormatSerializer.Serialize(s_order, options);
            foreach (var open in Sources(payload))
            {
                var (stream, byType, waited) = (open(), open(), open());
                Assert.Null(Same.Difference(s_order, MemFormatSerializer.Deserialize<Order>(stream, options)));
                Assert.Null(Same.Difference(s_order, MemFormatSerializer.Deserialize(byType, typeof(Order), options)));
                Assert.Null(Same.Difference(s_order, await MemFormatSerializer.DeserializeAsync<Order>(waited, options)));
                Assert.All([stream, byType, waited], s =>
                {
                    Assert.Equal(-1, s.ReadByte());
                    s.Dispose();
                });
            }
        }
    }

    [Fact]
    public void Value_types_and_nulls_are_read()
    {
        var stream = new MemoryStream();
        MemFormatSerializer.Serialize(stream, 5);
        stream.Position = 0;
        Assert.Equal(5, MemFormatSerializer.Deserialize(stream, typeof(int)));
        stream.Position = 0;
        Assert.Equal(5, MemFormatSerializer.Deserialize<int>(stream));
        Assert.Null(MemFormatSerializer.Deserialize<Order>(new MemoryStream(MemFormatSerializer.Serialize<Order?>(null))));
    }

    [Fact]
    public void Errors_are_those_of_Deserialize()
    {
        var payload = MemFormatSerializer.Serialize(s_order);
        for (var length = 0; length < payload.Length; length++)
        {
            var expected = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(payload.AsSpan(0, length)));
            foreach (var open in Sources(payload[..length]))
            {
                using var stream = open();
                var actual = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(stream));
                Assert.Equal((expected.Error, expected.Offset, expected.Path), (actual.Error, actual.Offset, actual.Path));
            }
        }

        foreach (var open in Sources([.. payload, 0]))
        {
            using var stream = open();
            Assert.Equal(MemFormatError.TrailingData, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(stream)).Error);
        }
    }

    [Fact]
    public void After_an_error_the_next_read_is_as_the_first()
    {
        var payload = MemFormatSerializer.Serialize(s_order);
        for (var i = 0; i < 3; i++)
        {
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(new CrumbStream(payload[..20])));
            Assert.Null(Same.Difference(s_order, MemFormatSerializer.Deserialize<Order>(new CrumbStream(payload))));
        }
    }

    [Fact]
    public void A_length_that_is_too_large_is_refused_before_a_byte_is_read()
    {
        var options = new MemFormatOptions { Limits = new() { MaxPayloadBytes = 1 << 20 } };
        using var file = File.Open(_path, FileMode.Open);
        file.SetLength(1L << 36);
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(
            MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<byte[]>(file, options)).Error);
        Assert.Equal(0, file.Position);
        Assert.Equal(MemFormatError.LimitExceeded,
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<byte[]>(new MemoryStream(new byte[(1 << 20) + 1]), options)).Error);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, (1 << 20) + (1 << 16));
    }

    [Fact]
    public void A_source_without_a_length_is_refused_at_the_limit()
    {
        var options = new MemFormatOptions { Limits = new() { MaxPayloadBytes = 1000 } };
        foreach (var size in (int[])[1000, 1001])
        {
            using var stream = Deflated(new byte[size]);
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(stream, options)).Error;
            Assert.Equal(size > 1000, error == MemFormatError.LimitExceeded);
        }

        var written = new MemoryStream();
        Assert.Equal(MemFormatError.LimitExceeded,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(written, new byte[1000], options)).Error);
        Assert.Equal(0, written.Length);
    }

    [Fact]
    public void A_length_may_lie()
    {
        var payload = MemFormatSerializer.Serialize(s_order);
        foreach (var length in (long[])[0, 1, payload.Length - 1, payload.Length + 1, 100_000])
            Assert.Null(Same.Difference(s_order, MemFormatSerializer.Deserialize<Order>(new LyingStream(payload, length))));
    }

    [Fact]
    public void A_value_that_cannot_be_written_leaves_nothing_behind()
    {
        var stream = new MemoryStream();
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(stream, new Drawing { Main = null! }));
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(stream, new Drawing { Main = null! }, typeof(Drawing)));
        Assert.Equal(0, stream.Length);
    }

    [Fact]
    public void The_streams_own_errors_pass_and_it_stays_open()
    {
        using var closed = new MemoryStream();
        closed.Close();
        Assert.Throws<ObjectDisposedException>(() => MemFormatSerializer.Deserialize<int>(closed));
        Assert.Throws<ObjectDisposedException>(() => MemFormatSerializer.Serialize(closed, 1));
        using var full = new MemoryStream(new byte[3]);
        Assert.Throws<NotSupportedException>(() => MemFormatSerializer.Serialize(full, "four"));
        Assert.True(full.CanWrite);
        using var file = File.OpenRead(_path);
        Assert.Throws<NotSupportedException>(() => MemFormatSerializer.Serialize(file, 1));
        Assert.Equal(MemFormatError.Truncated, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<int>(file)).Error);
        Assert.True(file.CanRead);
    }

    [Fact]
    public void Null_arguments_are_told()
    {
        Assert.Throws<ArgumentNullException>("destination", () => MemFormatSerializer.Serialize((Stream)null!, 1));
        Assert.Throws<ArgumentNullException>("destination", () => MemFormatSerializer.Serialize((Stream)null!, 1, typeof(int)));
        Assert.Throws<ArgumentNullException>("source", () => MemFormatSerializer.Deserialize<int>((Stream)null!));
        Assert.Throws<ArgumentNullException>("source", () => MemFormatSerializer.Deserialize((Stream)null!, typeof(int)));
        Assert.Throws<ArgumentNullException>("type", () => MemFormatSerializer.Deserialize(new MemoryStream(), null!));
    }

    /// <summary>The value is all that is allocated, but for the object that stands between the stream and the codec.</summary>
    [Fact]
    public async Task Memory_is_read_where_it_lies()
    {
        var payload = MemFormatSerializer.Serialize(new int[1 << 20]);
        var shown = new MemoryStream();
        MemFormatSerializer.Serialize(shown, new int[1 << 20]);
        foreach (var stream in (MemoryStream[])[new(payload), shown])
        {
            for (var i = 0; i < 2; i++)
            {
                var before = GC.GetAllocatedBytesForCurrentThread();
                stream.Position = 0;
                MemFormatSerializer.Deserialize<int[]>(stream);
                stream.Position = 0;
                await MemFormatSerializer.DeserializeAsync<int[]>(stream);
                if (i == 1)
                    Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 2 * (4 << 20), 2 * (4 << 20) + 1000);
            }
        }
    }

    /// <summary>Pooled memory takes the bytes of a file at once, and comes back.</summary>
    [Fact]
    public void A_file_takes_one_piece_of_pooled_memory()
    {
        File.WriteAllBytes(_path, MemFormatSerializer.Serialize(new int[1 << 18]));
        using var file = new FileStream(_path, FileMode.Open, FileAccess.Read, FileShare.Read, bufferSize: 0);
        for (var i = 0; i < 3; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            file.Position = 0;
            MemFormatSerializer.Deserialize<int[]>(file);
            if (i == 2)
                Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 1 << 20, (1 << 20) + 8192);
        }
    }

    private IEnumerable<Func<Stream>> Sources(byte[] payload)
    {
        yield return () => new MemoryStream(payload);
        yield return () => new MemoryStream([1, 2, .. payload, 3], 2, payload.Length);
        yield return () => new MemoryStream([1, 2, .. payload]) { Position = 2 };
        yield return () =>
        {
            var shown = new MemoryStream();
            shown.Write([9, .. payload]);
            shown.Position = 1;
            return shown;
        };
        yield return () => new CrumbStream(payload);
        yield return () => Deflated(payload);
        yield return () =>
        {
            File.WriteAllBytes(_path, payload);
            return File.OpenRead(_path);
        };
    }

    /// <summary>A stream that tells no length.</summary>
    private static DeflateStream Deflated(byte[] payload)
    {
        var stream = new MemoryStream();
        using (var deflate = new DeflateStream(stream, CompressionLevel.Fastest, leaveOpen: true))
            deflate.Write(payload);
        stream.Position = 0;
        return new DeflateStream(stream, CompressionMode.Decompress);
    }

    private sealed class LyingStream(byte[] bytes, long length) : MemoryStream(bytes)
    {
        public override long Length => length;
    }
}
