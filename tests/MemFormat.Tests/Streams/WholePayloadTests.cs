using System.Buffers;
using System.IO.Pipelines;
using Corpus;

namespace MemFormat.Tests;

/// <summary>One payload to and from streams and pipes.</summary>
public class WholePayloadTests
{
    private static readonly Order s_order = Order.Make(ValueSource.Greatest());

    [Fact]
    public async Task The_bytes_are_those_of_Serialize()
    {
        foreach (var options in Headers.All)
        {
            var expected = MemFormatSerializer.Serialize(s_order, options);
            var stream = new MemoryStream();
            await MemFormatSerializer.SerializeAsync(stream, s_order, options);
            await MemFormatSerializer.SerializeAsync(stream, s_order, typeof(Order), options);
            Assert.Equal([.. expected, .. expected], stream.ToArray());

            var pipe = new Pipe();
            await MemFormatSerializer.SerializeAsync(pipe.Writer, s_order, options);
            await MemFormatSerializer.SerializeAsync(pipe.Writer, s_order, typeof(Order), options);
            await pipe.Writer.CompleteAsync();
            var written = (await pipe.Reader.ReadAsync()).Buffer.ToArray();
            Assert.Equal([.. expected, .. expected], written);
        }
    }

    [Fact]
    public async Task All_of_a_source_is_read()
    {
        foreach (var options in Headers.All)
        {
            var payload = MemFormatSerializer.Serialize(s_order, options);
            Assert.Null(Same.Difference(s_order, await MemFormatSerializer.DeserializeAsync<Order>(new MemoryStream(payload), options)));
            Assert.Null(Same.Difference(s_order, await MemFormatSerializer.DeserializeAsync(new CrumbStream(payload), typeof(Order), options)));
            Assert.Null(Same.Difference(
                s_order, await MemFormatSerializer.DeserializeAsync<Order>(PipeReader.Create(Sequences.Crumbs(payload)), options)));
            Assert.Null(Same.Difference(
                s_order, await MemFormatSerializer.DeserializeAsync(PipeReader.Create(new(payload)), typeof(Order), options)));
        }

        Assert.Equal(5, await MemFormatSerializer.DeserializeAsync(new MemoryStream(MemFormatSerializer.Serialize(5)), typeof(int)));
        Assert.Null(await MemFormatSerializer.DeserializeAsync<Order>(new MemoryStream(MemFormatSerializer.Serialize<Order?>(null))));
    }

    [Fact]
    public async Task Large_payloads_come_in_pieces()
    {
        var bytes = new byte[1_000_000];
        new Random(1).NextBytes(bytes);
        var pipe = new Pipe();
        var writing = MemFormatSerializer.SerializeAsync(pipe.Writer, bytes);
        Assert.False(writing.IsCompleted);
        var reading = MemFormatSerializer.DeserializeAsync<byte[]>(pipe.Reader);
        await writing;
        await pipe.Writer.CompleteAsync();
        Assert.Equal(bytes, await reading);
    }

    [Fact]
    public async Task Errors_are_those_of_Deserialize()
    {
        var payload = MemFormatSerializer.Serialize(s_order);
        for (var length = 0; length < payload.Length; length++)
        {
            var expected = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(payload.AsSpan(0, length)));
            var actual =
                await Assert.ThrowsAsync<MemFormatException>(
                    async () => await MemFormatSerializer.DeserializeAsync<Order>(new MemoryStream(payload, 0, length)));
            Assert.Equal((expected.Error, expected.Offset, expected.Path), (actual.Error, actual.Offset, actual.Path));
        }

        var trailing =
            await Assert.ThrowsAsync<MemFormatException>(
                async () => await MemFormatSerializer.DeserializeAsync<Order>(new MemoryStream([.. payload, 0])));
        Assert.Equal(MemFormatError.TrailingData, trailing.Error);
        var message =
            await Assert.ThrowsAsync<MemFormatException>(
                async () => await MemFormatSerializer.DeserializeAsync<int>(new MemoryStream(await Many.WriteAsync([1]))));
        Assert.Equal(MemFormatError.InvalidData, message.Error);
    }

    [Fact]
    public async Task Large_payloads_are_refused()
    {
        var options = new MemFormatOptions { Limits = new() { MaxPayloadBytes = 1000 } };
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(new byte[1001]);
        Assert.Equal(MemFormatError.LimitExceeded,
            (await Assert.ThrowsAsync<MemFormatException>(
                async () => await MemFormatSerializer.DeserializeAsync<byte[]>(pipe.Reader, options))).Error);
        Assert.Equal(1001, (await pipe.Reader.ReadAsync()).Buffer.Length);

        var stream = new MemoryStream();
        Assert.Equal(MemFormatError.LimitExceeded,
            (await Assert.ThrowsAsync<MemFormatException>(
                async () => await MemFormatSerializer.SerializeAsync(stream, new byte[1000], options))).Error);
        Assert.Equal(0, stream.Length);
    }

    [Fact]
    public async Task A_value_that_cannot_be_written_leaves_nothing_behind()
    {
        var pipe = new Pipe();
        var stream = new MemoryStream();
        await Assert.ThrowsAsync<MemFormatException>(async () => await MemFormatSerializer.SerializeAsync(pipe.Writer, new Drawing { Main = null! }));
        await Assert.ThrowsAsync<MemFormatException>(
            async () => await MemFormatSerializer.WriteManyAsync(pipe.Writer, [new Drawing { Main = null! }]));
        await Assert.ThrowsAsync<MemFormatException>(async () => await MemFormatSerializer.SerializeAsync(stream, new Drawing { Main = null! }));
        Assert.Equal((0, 0), (pipe.Writer.UnflushedBytes, stream.Length));
    }

    [Fact]
    public async Task The_streams_own_errors_pass_and_it_stays_open()
    {
        using var broken = new BrokenStream();
        await Assert.ThrowsAsync<IOException>(async () => await MemFormatSerializer.SerializeAsync(broken, 1));
        await Assert.ThrowsAsync<IOException>(async () => await MemFormatSerializer.DeserializeAsync<int>(broken));
        await Assert.ThrowsAsync<IOException>(async () => await MemFormatSerializer.WriteManyAsync(broken, [1]));
        await Assert.ThrowsAsync<IOException>(() => Many.ListAsync(MemFormatSerializer.ReadManyAsync<int>(broken)));
        Assert.True(broken.CanRead);

        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, [1]);
        stream.Position = 0;
        await Many.ListAsync(MemFormatSerializer.ReadManyAsync<int>(stream));
        stream.Position = 0;
        stream.SetLength(0);
        await MemFormatSerializer.SerializeAsync(stream, 1);
        stream.Position = 0;
        await MemFormatSerializer.DeserializeAsync<int>(stream);
        Assert.True(stream.CanRead);
    }

    [Fact]
    public void Null_arguments_are_told_at_once()
    {
        Assert.Throws<ArgumentNullException>("destination", () => { _ = MemFormatSerializer.SerializeAsync((Stream)null!, 1); });
        Assert.Throws<ArgumentNullException>("source", () => { _ = MemFormatSerializer.DeserializeAsync<int>((PipeReader)null!); });
        Assert.Throws<ArgumentNullException>("destination", () => { _ = MemFormatSerializer.WriteManyAsync((PipeWriter)null!, [1]); });
        Assert.Throws<ArgumentNullException>(
            "values", () => { _ = MemFormatSerializer.WriteManyAsync(new MemoryStream(), (IEnumerable<int>)null!); });
        Assert.Throws<ArgumentNullException>("source", () => MemFormatSerializer.ReadManyAsync<int>((Stream)null!));
        Assert.Throws<ArgumentNullException>("type", () => { _ = MemFormatSerializer.DeserializeAsync(new MemoryStream(), null!); });
    }

    private sealed class BrokenStream : MemoryStream
    {
        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => throw new IOException("no");

        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) =>
            throw new IOException("no");
    }
}
