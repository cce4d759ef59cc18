using System.IO.Pipelines;
using System.Runtime.CompilerServices;

namespace MemFormat.Zstandard.Tests;

/// <summary>Compressions of streams are given back, however the stream ends: each once, and after its last call.</summary>
public class GivenBackTests
{
    private static readonly List<Reading> s_readings = Readings.Of(500);

    /// <summary>Several parts, though no wait ends one.</summary>
    private static readonly List<Reading> s_many = Readings.Of(16_000);

    /// <summary>Our compressions, and a user's.</summary>
    public static TheoryData<string> All => ["Zstandard", "Brotli", "plain"];

    private static Owners Counted(string name) => name switch
    {
        "Zstandard" => new(MemFormatZstandard.Zstd(), id: 2),
        "Brotli" => new(MemFormatCompression.Brotli(), id: 71),
        _ => new(new Plain(), id: 70),
    };

    /// <summary>The four writers: to a stream or a pipe, from values that are there or that are waited for.</summary>
    private static IEnumerable<(string Name, Func<Owners, Stops, int, Task> WriteAsync)> Writers =>
    [
        ("stream",
            async (
                owners,
                stops,
                _) => await MemFormatSerializer.WriteManyAsync(new StoppingStream([], stops), Given(stops), With(owners), stops.Token)),
        ("stream, awaited",
            async (
                owners,
                stops,
                _) => await MemFormatSerializer.WriteManyAsync(new StoppingStream([], stops), Awaited(stops), With(owners), stops.Token)),
        ("pipe",
            async (
                owners,
                stops,
                leaves) => await Piped(stops, leaves, pipe => MemFormatSerializer.WriteManyAsync(pipe, Given(stops), With(owners), stops.Token))),
        ("pipe, awaited",
            async (
                owners,
                stops,
                leaves) => await Piped(stops, leaves, pipe => MemFormatSerializer.WriteManyAsync(pipe, Awaited(stops), With(owners), stops.Token))),
    ];

    /// <summary>The readers, which take so many values.</summary>
    private static IEnumerable<(string Name, Func<Owners, Stops, byte[], int, Task> ReadAsync)> Readers =>
    [
        ("stream",
            async (
                owners,
                stops,
                bytes,
                most) =>
                    await TakeAsync(MemFormatSerializer.ReadManyAsync<Reading>(new StoppingStream(bytes, stops), With(owners), stops.Token), most)),
        ("pipe", async (owners, stops, bytes, most) =>
        {
            var pipe = PipeReader.Create(new StoppingStream(bytes, stops), new(bufferSize: 64, minimumReadSize: 16));
            await TakeAsync(MemFormatSerializer.ReadManyAsync<Reading>(pipe, With(owners), stops.Token), most);
            await pipe.CompleteAsync();
        }),
    ];

    /// <summary>All went well; then the source or the destination fails at each of their calls, or the token is cancelled there.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public async Task Writers_that_are_stopped_anywhere(string name)
    {
        foreach (var (writer, writeAsync) in Writers)
        {
            foreach (var cancels in new[] { false, true })
            {
                var (at, isReached) = (0, true);
                for (; isReached; at += at < 20 ? 1 : writer.EndsWith("awaited", StringComparison.Ordinal) ? 61 : 1_511)
                {
                    var owners = Counted(name);
                    using var stops = new Stops(at, cancels);
                    var error = await Record.ExceptionAsync(() => writeAsync(owners, stops, int.MaxValue));
                    isReached = stops.IsReached || at == 0;

                    // Where the last wait is over, all is written.
                    Assert.True(error is null or Stops.StoppedException or OperationCanceledException, $"{error}");
                    Assert.True(stops.IsReached || error is null, $"{error}");
                    Assert.Equal(1, owners.Made);
                    owners.Check($"{writer}, {at}, {cancels}");
                }

                Assert.InRange(at, 100, int.MaxValue);
            }
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public async Task Writers_whose_pipe_has_no_reader_any_more(string name)
    {
        foreach (var (writer, writeAsync) in Writers.Where(each => each.Name.StartsWith("pipe", StringComparison.Ordinal)))
        {
            for (var leaves = 0; leaves < 4; leaves++)
            {
                var owners = Counted(name);
                using var stops = new Stops(0, false);
                await writeAsync(owners, stops, leaves);
                Assert.Equal(1, owners.Made);
                owners.Check($"{writer}, {leaves}");
            }
        }
    }

    /// <summary>A value that cannot be written, a source that cannot be disposed of, a token cancelled before, a compression that fails.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public async Task Writers_that_fail_otherwise(string name)
    {
        await FailsAsync<MemFormatException>(
            name, (owners, into) => MemFormatSerializer.WriteManyAsync(into, [s_readings[0], new Reading(1, null!, default, 1)], With(owners)));
        await FailsAsync<Stops.StoppedException>(name, (owners, into) => MemFormatSerializer.WriteManyAsync(into, Undisposable(), With(owners)));
        await FailsAsync<Stops.StoppedException>(name, (owners, into) => MemFormatSerializer.WriteManyAsync(into, UndisposableAsync(), With(owners)));
        await FailsAsync<OperationCanceledException>(
            name, (owners, into) => MemFormatSerializer.WriteManyAsync(into, s_readings, With(owners), new CancellationToken(true)));
        await FailsAsync<OperationCanceledException>(
            name, (owners, into) => MemFormatSerializer.WriteManyAsync(into, Awaited(new(0, false)), With(owners), new CancellationToken(true)));
        for (var call = 1; call < 4; call++)
            await FailsAsync<Owners.FailedException>(name, (owners, into) => MemFormatSerializer.WriteManyAsync(into, s_many, With(owners)), call);

        // How many parts a source makes that is waited for depends on the machine: one at least.
        await FailsAsync<Owners.FailedException>(
            name, (owners, into) => MemFormatSerializer.WriteManyAsync(into, Awaited(new(0, false)), With(owners)), 1);
    }

    /// <summary>A destination that fails while a value is waited for: its compression is given back at once, whenever the value comes.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public async Task Writers_do_not_keep_it_for_a_source_that_is_slow(string name)
    {
        var value = new TaskCompletionSource();
        var owners = Counted(name);
        var failed = new StoppingStream([], new Stops(1, cancels: false));
        var writing = MemFormatSerializer.WriteManyAsync(failed, OneThen(value.Task), With(owners)).AsTask();
        for (var i = 0; i < 6_000 && owners.GivenBack == 0; i++)
            await Task.Delay(10);
        Assert.False(writing.IsCompleted);
        owners.Check("slow source");
        value.SetResult();
        await Assert.ThrowsAsync<Stops.StoppedException>(() => writing);
        owners.Check("slow source that ended");

        // A reader that has left, the same.
        value = new TaskCompletionSource();
        owners = Counted(name);
        var pipe = new Pipe();
        await pipe.Reader.CompleteAsync();
        writing = MemFormatSerializer.WriteManyAsync(pipe.Writer, OneThen(value.Task), With(owners)).AsTask();
        for (var i = 0; i < 6_000 && owners.GivenBack == 0; i++)
            await Task.Delay(10);
        Assert.False(writing.IsCompleted);
        owners.Check("slow source without a reader");
        value.SetResult();
        await writing;
    }

    /// <summary>All went well; then the source of bytes fails or is cancelled at each of its calls.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public async Task Readers_that_are_stopped_anywhere(string name)
    {
        var bytes = await WrittenAsync(name, 300);
        foreach (var (reader, readAsync) in Readers)
        {
            foreach (var cancels in new[] { false, true })
            {
                var (at, isReached) = (0, true);
                for (; isReached; at += at < 20 ? 1 : 13)
                {
                    var owners = Counted(name);
                    using var stops = new Stops(at, cancels);
                    var error = await Record.ExceptionAsync(() => readAsync(owners, stops, bytes, int.MaxValue));
                    isReached = stops.IsReached || at == 0;
                    Assert.True(error is null or Stops.StoppedException or OperationCanceledException, $"{error}");
                    Assert.True(stops.IsReached || (error is null && owners.Made == 3), $"{error}");
                    owners.Check($"{reader}, {at}, {cancels}");
                }

                Assert.InRange(at, 50, int.MaxValue);
            }
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public async Task Readers_that_leave_give_back_what_they_rented(string name)
    {
        var bytes = await WrittenAsync(name, 100);
        using var stops = new Stops(0, false);
        foreach (var (reader, readAsync) in Readers)
        {
            foreach (var most in new[] { 0, 1, 2, 99, 100, 101, 200, 299, 300 })
            {
                var owners = Counted(name);
                await readAsync(owners, stops, bytes, most);
                Assert.Equal(most == 0 ? 0 : Math.Min(((most - 1) / 100) + 1, 3), owners.Made);
                owners.Check($"{reader}, {most}");
            }
        }
    }

    /// <summary>Truncated at each byte, and damaged at each.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public async Task Readers_of_bad_bytes(string name)
    {
        var bytes = await WrittenAsync(name, 2);
        var made = 0;
        for (var at = 0; at < bytes.Length; at++)
        {
            byte[] damaged = [.. bytes[..at], (byte)(bytes[at] ^ (1 << (at % 8))), .. bytes[(at + 1)..]];
            foreach (var bad in new[] { bytes[..at], damaged })
            {
                var owners = Counted(name);
                using var stops = new Stops(0, false);
                foreach (var (_, readAsync) in Readers)
                {
                    var error = await Record.ExceptionAsync(() => readAsync(owners, stops, bad, int.MaxValue));
                    Assert.True(error is null or MemFormatException, $"{error}");
                }

                made += owners.Made;
                owners.Check($"{at} of {bytes.Length}");
            }
        }

        Assert.InRange(made, bytes.Length, int.MaxValue);
    }

    /// <summary>A stream that is followed by one of another compression, and compressions that fail.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public async Task Readers_that_fail_otherwise(string name)
    {
        var bytes = await WrittenAsync(name, 8);
        var owners = Counted(name);
        byte[] other = [.. bytes, bytes[0], 99, .. bytes[2..]];
        Assert.Equal(MemFormatError.UnknownWrapper, (await Assert.ThrowsAsync<MemFormatException>(() => ReadAllAsync(other, owners))).Error);
        Assert.Equal(3, owners.Made);
        owners.Check("another compression");

        for (var call = 1; call <= 3; call++)
        {
            owners = Counted(name);
            owners.FailingCall = call;
            await Assert.ThrowsAnyAsync<Exception>(() => ReadAllAsync(bytes, owners));
            Assert.Equal(call, owners.Made);
            owners.Check($"call {call}");
        }
    }

    /// <summary>Views look at the first part of a stream.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public async Task What_views_take_is_given_back(string name)
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, s_readings[..8], With(Counted(name)));
        var bytes = stream.ToArray();
        var made = 0;
        for (var at = -1; at < bytes.Length; at++)
        {
            var owners = Counted(name);
            var bad = bytes.ToArray();
            if (at >= 0)
                bad[at] ^= 4;
            Record.Exception(() => MemFormatSchema.Read(bad, With(owners)));
            Record.Exception(() => MemFormatJson.ToString(bad, options: With(owners)));
            made += owners.Made;
            owners.Check($"{at}");
        }

        Assert.InRange(made, bytes.Length, int.MaxValue);
    }

    private static MemFormatOptions With(MemFormatCompression compression) => new() { Compression = compression };

    /// <summary>Three streams, one after another.</summary>
    private static async Task<byte[]> WrittenAsync(string name, int each)
    {
        var stream = new MemoryStream();
        for (var i = 0; i < 3; i++)
            await MemFormatSerializer.WriteManyAsync(stream, s_readings[..each], With(Counted(name)));
        return stream.ToArray();
    }

    private static async Task FailsAsync<TError>(string name, Func<Owners, Stream, ValueTask> writeAsync, int failingCall = 0)
        where TError : Exception
    {
        var owners = Counted(name);
        owners.FailingCall = failingCall;
        await Assert.ThrowsAnyAsync<TError>(async () => await writeAsync(owners, new MemoryStream()));
        Assert.Equal(1, owners.Made);
        owners.Check(typeof(TError).Name);
    }

    private static async Task ReadAllAsync(byte[] bytes, Owners owners) =>
        await TakeAsync(MemFormatSerializer.ReadManyAsync<Reading>(new MemoryStream(bytes), With(owners)), int.MaxValue);

    private static async Task TakeAsync(IAsyncEnumerable<Reading> readings, int most)
    {
        await using var each = readings.GetAsyncEnumerator();
        for (var i = 0; i < most && await each.MoveNextAsync(); i++)
            continue;
    }

    /// <summary>Writes to a pipe whose reader leaves after so many reads.</summary>
    private static async Task Piped(Stops stops, int leaves, Func<PipeWriter, ValueTask> writeAsync)
    {
        var pipe = new Pipe(new(pauseWriterThreshold: 256, resumeWriterThreshold: 128));
        var reading = Task.Run(async () =>
        {
            for (var i = 0; i < leaves; i++)
            {
                var read = await pipe.Reader.ReadAsync();
                pipe.Reader.AdvanceTo(read.Buffer.End);
                if (read.IsCompleted)
                    break;
            }

            await pipe.Reader.CompleteAsync();
        });
        try
        {
            await writeAsync(pipe.Writer);
        }
        finally
        {
            await pipe.Writer.CompleteAsync();
            await reading;
        }
    }

    private static IEnumerable<Reading> Given(Stops stops)
    {
        foreach (var reading in s_many)
        {
            stops.Pass();
            yield return reading;
        }
    }

    private static async IAsyncEnumerable<Reading> Awaited(Stops stops, [EnumeratorCancellation] CancellationToken cancellation = default)
    {
        foreach (var reading in s_readings)
        {
            if (reading.Station % 2 == 0)
                await stops.WaitAsync();
            else
                stops.Pass();
            yield return reading;
        }
    }

    private static IEnumerable<Reading> Undisposable()
    {
        try
        {
            yield return s_readings[0];
        }
        finally
        {
            Fail();
        }
    }

    private static async IAsyncEnumerable<Reading> UndisposableAsync()
    {
        try
        {
            await Task.Yield();
            yield return s_readings[0];
        }
        finally
        {
            Fail();
        }
    }

    private static async IAsyncEnumerable<Reading> OneThen(Task next)
    {
        yield return s_readings[0];
        await next;
        yield return s_readings[1];
    }

    private static void Fail() => throw new Stops.StoppedException();
}
