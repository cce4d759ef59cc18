using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Corpus;

namespace MemFormat.Tests;

/// <summary>What happens to pipes: they stay usable, and hold neither more nor less than was taken from them.</summary>
public class PipeTests
{
    private static CancellationToken Cancelled => new(canceled: true);

    [Fact]
    public async Task Who_stops_early_goes_on_behind_the_last_value()
    {
        var pipe = new Pipe();
        await MemFormatSerializer.WriteManyAsync(pipe.Writer, [1, 2, 3], Headers.None);
        await pipe.Writer.WriteAsync("and text"u8.ToArray());
        await foreach (var value in MemFormatSerializer.ReadManyAsync<int>(pipe.Reader, Headers.None))
        {
            if (value == 2)
                break;
        }

        Assert.Equal([4, 3, 0, 0, 0, .. "and text"u8], (await pipe.Reader.ReadAsync()).Buffer.ToArray());
    }

    [Fact]
    public async Task After_an_error_the_pipe_is_at_the_bad_message()
    {
        var pipe = new Pipe();
        await MemFormatSerializer.WriteManyAsync(pipe.Writer, [1]);
        await pipe.Writer.WriteAsync(new byte[] { 9, 8 });
        List<int> read = [];
        await Assert.ThrowsAsync<MemFormatException>(async () =>
        {
            await foreach (var value in MemFormatSerializer.ReadManyAsync<int>(pipe.Reader))
                read.Add(value);
        });
        Assert.Equal([1], read);
        Assert.Equal([9, 8], (await pipe.Reader.ReadAsync()).Buffer.ToArray());
    }

    [Fact]
    public async Task Large_messages_pass_a_small_pipe()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 4096, resumeWriterThreshold: 2048, minimumSegmentSize: 16));
        byte[][] values = [new byte[1_000_000], [1], [], new byte[70_000]];
        var writing = Task.Run(async () =>
        {
            await MemFormatSerializer.WriteManyAsync(pipe.Writer, values);
            await MemFormatSerializer.WriteManyAsync(pipe.Writer, values);
            await pipe.Writer.CompleteAsync();
        });
        Assert.Equal([.. values, .. values], await Many.ListAsync(MemFormatSerializer.ReadManyAsync<byte[]>(pipe.Reader)));
        await writing;
    }

    [Fact]
    public async Task A_slow_reader_slows_the_writer()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1 << 16, resumeWriterThreshold: 1 << 15));
        var taken = 0;
        var writing = MemFormatSerializer.WriteManyAsync(pipe.Writer, Endless());
        Assert.False(writing.IsCompleted);
        Assert.InRange(taken, 1, 20_000);
        await pipe.Reader.CompleteAsync();
        await writing;
        Assert.InRange(taken, 1, 20_000);

        IEnumerable<int> Endless()
        {
            while (true)
                yield return taken++;
        }
    }

    [Fact]
    public async Task Nobody_writes_on_when_nobody_reads()
    {
        var pipe = new Pipe();
        await pipe.Reader.CompleteAsync();
        await MemFormatSerializer.WriteManyAsync(pipe.Writer, Numbers(int.MaxValue));
        await MemFormatSerializer.WriteManyAsync(pipe.Writer, NumbersLater(int.MaxValue));
        await MemFormatSerializer.SerializeAsync(pipe.Writer, 1);
    }

    [Fact]
    public async Task Values_do_not_wait_for_those_that_are_not_there_yet()
    {
        var pipe = new Pipe();
        var stream = new MemoryStream();
        var second = new TaskCompletionSource();
        var toPipe = MemFormatSerializer.WriteManyAsync(pipe.Writer, Values());
        var toStream = MemFormatSerializer.WriteManyAsync(stream, Values());
        Assert.Equal(10, (await pipe.Reader.ReadAsync()).Buffer.Length);
        Assert.Equal(10, stream.Length);
        second.SetResult();
        await toPipe;
        await toStream;
        Assert.Equal(17, stream.Length);

        async IAsyncEnumerable<int> Values()
        {
            yield return 1;
            await second.Task;
            yield return 2;
        }
    }

    [Fact]
    public async Task Cancelling_ends_the_waiting_and_spoils_nothing()
    {
        var pipe = new Pipe();
        using var cancellation = new CancellationTokenSource();
        await pipe.Writer.WriteAsync(new byte[] { 2 });
        var reading = Many.ListAsync(MemFormatSerializer.ReadManyAsync<int>(pipe.Reader, cancellationToken: cancellation.Token));
        var whole = MemFormatSerializer.DeserializeAsync<int>(new Pipe().Reader, cancellationToken: cancellation.Token);
        Assert.False(reading.IsCompleted);
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => reading);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await whole);

        reading = Many.ListAsync(MemFormatSerializer.ReadManyAsync<int>(pipe.Reader));
        pipe.Reader.CancelPendingRead();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => reading);

        await pipe.Writer.WriteAsync((await Many.WriteAsync([7])).AsMemory(1));
        await pipe.Writer.CompleteAsync();
        Assert.Equal([7], await Many.ListAsync(MemFormatSerializer.ReadManyAsync<int>(pipe.Reader)));
    }

    [Fact]
    public async Task The_token_of_the_enumeration_counts_too()
    {
        using var cancellation = new CancellationTokenSource();
        var reading = Many.ListAsync(Values(MemFormatSerializer.ReadManyAsync<int>(new Pipe().Reader)));
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => reading);

        async IAsyncEnumerable<int> Values(IAsyncEnumerable<int> values)
        {
            await foreach (var value in values.WithCancellation(cancellation.Token))
                yield return value;
        }
    }

    [Fact]
    public async Task A_cancelled_write_can_be_followed_by_another()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1 << 14, resumeWriterThreshold: 1 << 13));
        using var cancellation = new CancellationTokenSource();
        var writing = MemFormatSerializer.WriteManyAsync(pipe.Writer, Numbers(int.MaxValue), cancellationToken: cancellation.Token).AsTask();
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => writing);

        var reading = Many.ListAsync(MemFormatSerializer.ReadManyAsync<long>(pipe.Reader));
        await MemFormatSerializer.WriteManyAsync(pipe.Writer, [-1L, -2L]);
        await pipe.Writer.CompleteAsync();
        var read = await reading;
        Assert.Equal([.. Enumerable.Range(0, read.Count - 2).Select(n => (long)n), -1, -2], read);
    }

    [Fact]
    public async Task A_cancelled_flush_is_told()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1, resumeWriterThreshold: 1));
        var writing = MemFormatSerializer.WriteManyAsync(pipe.Writer, [1]).AsTask();
        pipe.Writer.CancelPendingFlush();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => writing);
    }

    [Fact]
    public async Task Nothing_begins_when_it_is_cancelled_before()
    {
        var stream = new MemoryStream();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            async () => await MemFormatSerializer.WriteManyAsync(stream, [1], cancellationToken: Cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            async () => await MemFormatSerializer.SerializeAsync(stream, 1, cancellationToken: Cancelled));
        Assert.Equal(0, stream.Length);
    }

    [Fact]
    public async Task A_length_beyond_the_limit_is_refused_before_its_bytes_are_there()
    {
        var options = new MemFormatOptions { Limits = new() { MaxPayloadBytes = 100 } };
        foreach (var header in new byte[][] { [2, 1, 0, 1, 5, 95], [2, 1, 0, 98], [2, 1, 0, 0xFF, 0xFF, 3] })
        {
            var pipe = new Pipe();
            await pipe.Writer.WriteAsync(header);
            var exception =
                await Assert.ThrowsAsync<MemFormatException>(() => Many.ListAsync(MemFormatSerializer.ReadManyAsync<int>(pipe.Reader, options)));
            Assert.Equal(MemFormatError.LimitExceeded, exception.Error);
        }

        Assert.Equal(92, (await Many.ReadAsync<byte[]>(await Many.WriteAsync([new byte[92]], options), options)).Single().Length);
        await Assert.ThrowsAsync<MemFormatException>(() => Many.WriteAsync([new byte[93]], options));
    }

    /// <summary>Each definition of nothing takes two bytes, and no length tells how many there are.</summary>
    [Fact]
    public async Task Endless_definitions_are_refused()
    {
        var options = new MemFormatOptions { Limits = new() { MaxPayloadBytes = 1000 } };
        foreach (var definition in new byte[] { 0, 2 })
        {
            var pipe = new Pipe();
            await pipe.Writer.WriteAsync((byte[])[2, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, .. Enumerable.Repeat(definition, 2000)]);
            var exception =
                await Assert.ThrowsAsync<MemFormatException>(() => Many.ListAsync(MemFormatSerializer.ReadManyAsync<int>(pipe.Reader, options)));
            Assert.Equal(MemFormatError.LimitExceeded, exception.Error);
        }
    }

    [Fact]
    public async Task Messages_lie_in_any_segments()
    {
        IShape?[] shapes = [new Caption("c", new Circle()), null, new Quad { Side = 300 }];
        foreach (var options in new[] { Headers.Inline, Headers.Fingerprint, new() { Compression = MemFormatCompression.Brotli() } })
        {
            var session = await Many.WriteAsync(shapes, options);
            Assert.Null(Same.Difference(shapes.ToList(),
                await Many.ListAsync(MemFormatSerializer.ReadManyAsync<IShape?>(PipeReader.Create(Sequences.Crumbs(session)), options))));
            for (var at = 0; at <= session.Length; at++)
            {
                Assert.Null(Same.Difference(shapes.ToList(),
                    await Many.ListAsync(MemFormatSerializer.ReadManyAsync<IShape?>(PipeReader.Create(Sequences.SplitAt(session, at)), options))));
            }
        }
    }

    [Fact]
    public async Task Both_sources_of_values_write_the_same()
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, NumbersLater(20_000));
        Assert.Equal(await Many.WriteAsync(Numbers(20_000)), stream.ToArray());
    }

    [Fact]
    public async Task Values_of_other_types_than_the_source_says_are_written_as_it_says()
    {
        var session = await Many.WriteAsync<IShape>([new Circle { Radius = 1 }]);
        Assert.Equal(1, Assert.IsType<Circle>((await Many.ReadAsync<IShape>(session)).Single()).Radius);
    }

    private static IEnumerable<int> Numbers(int count) => Enumerable.Range(0, count);

    private static async IAsyncEnumerable<int> NumbersLater(int count, [EnumeratorCancellation] CancellationToken cancellation = default)
    {
        for (var i = 0; i < count && !cancellation.IsCancellationRequested; i++)
        {
            if (i % 1000 == 0)
                await Task.Yield();
            yield return i;
        }
    }
}
