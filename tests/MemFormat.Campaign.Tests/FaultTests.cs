using System.Buffers;
using System.IO.Pipelines;

namespace MemFormat.Campaign.Tests;

/// <summary>
/// Buffers, streams, pipes and types that fail at every point where they are called: the failure comes out, nothing is kept of it,
/// and the next call works.
/// </summary>
public class FaultTests
{
    private static readonly Everything s_value = Samples.Everything();
    private static readonly byte[] s_payload = MemFormatSerializer.Serialize(s_value);

    [Fact]
    public void The_exception_of_a_buffer_is_thrown_and_the_next_call_works()
    {
        for (var call = 0; ; call++)
        {
            var buffer = new FaultyBuffer(call, BufferFault.Throws);
            var thrown = Record.Exception(() => MemFormatSerializer.Serialize(buffer, s_value));
            NextWorks();
            if (thrown is null)
                break;
            Assert.IsType<FaultException>(thrown);
        }
    }

    [Fact]
    public void Buffers_that_give_less_than_asked_for()
    {
        for (var call = 0; call < 20; call++)
        {
            var buffer = new FaultyBuffer(call, BufferFault.IsShort);
            var thrown = Record.Exception(() => MemFormatSerializer.Serialize(buffer, s_value));
            NextWorks();
            if (thrown is null)
                Assert.Equal(s_payload, buffer.Written);
            else
                Assert.IsAssignableFrom<InvalidOperationException>(thrown is MemFormatException ? new InvalidOperationException() : thrown);
        }
    }

    /// <summary>What was written is overwritten, and nothing else.</summary>
    [Fact]
    public void Buffers_that_give_the_same_memory_twice()
    {
        for (var call = 1; call < 20; call++)
        {
            var buffer = new FaultyBuffer(call, BufferFault.GivesTwice);
            MemFormatSerializer.Serialize(buffer, s_value);
            Assert.Equal(s_payload.Length, buffer.Written.Length);
            NextWorks();
        }
    }

    [Theory]
    [InlineData(PipeFault.Throws, false)]
    [InlineData(PipeFault.Throws, true)]
    [InlineData(PipeFault.IsCanceled, false)]
    [InlineData(PipeFault.IsCanceled, true)]
    [InlineData(PipeFault.GivesTwice, false)]
    [InlineData(PipeFault.GivesTwice, true)]
    public async Task Pipes_that_fail_are_not_left_in_a_read(object fault, bool isLate)
    {
        for (var call = 0; call * 50 < s_payload.Length; call++)
        {
            var pipe = new FaultyPipe(s_payload, call, (PipeFault)fault, isLate, step: 50);
            Everything? value = null;
            var thrown = await Record.ExceptionAsync(async () => value = await MemFormatSerializer.DeserializeAsync<Everything>(pipe));
            NextWorks();
            Assert.Equal((PipeFault)fault == PipeFault.GivesTwice
                ? null
                : (PipeFault)fault == PipeFault.Throws ? typeof(FaultException) : typeof(OperationCanceledException), thrown?.GetType());
            Assert.False(pipe.IsReading);
            if (thrown is null)
                Assert.Equal(s_payload, MemFormatSerializer.Serialize(value));
        }
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task The_exception_of_a_stream_is_thrown_and_the_next_call_works(bool isLate)
    {
        for (var call = 0; ; call++)
        {
            var stream = new FaultyStream(s_payload, call, isLate);
            var thrown = await Record.ExceptionAsync(async () => Assert.NotNull(await MemFormatSerializer.DeserializeAsync<Everything>(stream)));
            NextWorks();
            if (thrown is null)
                break;
            Assert.IsType<FaultException>(thrown);
        }

        for (var call = 0; ; call++)
        {
            var stream = new FaultyStream([], call, isLate);
            var thrown = await Record.ExceptionAsync(async () => await MemFormatSerializer.SerializeAsync(stream, s_value));
            NextWorks();
            if (thrown is null)
                break;
            Assert.IsType<FaultException>(thrown);
        }
    }

    [Theory]
    [InlineData(1)]
    [InlineData(7)]
    public async Task Streams_that_end_too_early_or_give_a_little(int step)
    {
        for (var length = 0; length < s_payload.Length; length += 1 + length / 8)
        {
            var stream = new FaultyStream(s_payload[..length], int.MaxValue, isLate: length % 2 == 0) { Step = step };
            var error = await Assert.ThrowsAsync<MemFormatException>(async () => await MemFormatSerializer.DeserializeAsync<Everything>(stream));
            Assert.Equal(MemFormatError.Truncated, error.Error);
        }

        var whole = new FaultyStream(s_payload, int.MaxValue, isLate: true) { Step = step };
        Assert.Equal(s_payload, MemFormatSerializer.Serialize(await MemFormatSerializer.DeserializeAsync<Everything>(whole)));
    }

    [Fact]
    public async Task A_broken_pipe_ends_the_call_and_the_next_one_works()
    {
        for (var length = 0; length < s_payload.Length; length += 50)
        {
            var pipe = new Pipe();
            await pipe.Writer.WriteAsync(s_payload.AsMemory(0, length));
            await pipe.Writer.CompleteAsync(new FaultException());
            await Assert.ThrowsAsync<FaultException>(async () => await MemFormatSerializer.DeserializeAsync<Everything>(pipe.Reader));
            NextWorks();
        }

        // The other side is gone.
        var gone = new Pipe();
        await gone.Reader.CompleteAsync(new FaultException());
        await Assert.ThrowsAsync<FaultException>(async () => await MemFormatSerializer.SerializeAsync(gone.Writer, s_value));
        NextWorks();
    }

    [Theory]
    [InlineData(nameof(Throwing.Number))]
    [InlineData(nameof(Throwing.OnDeserialized))]
    [InlineData(nameof(Throwing.OnSerializing))]
    [InlineData("Constructor")]
    [InlineData("GetHashCode")]
    [InlineData("Equals")]
    [InlineData("CompareTo")]
    [InlineData("Get")]
    public void Exceptions_of_types_are_wrapped_in_reads_and_thrown_in_writes(string where)
    {
        var value = Throwing.Sample();
        var payload = MemFormatSerializer.Serialize(value);
        Throwing.Where = where;
        try
        {
            var reading = Record.Exception(() => MemFormatSerializer.Deserialize<Throwing>(payload));
            var writing = Record.Exception(() => MemFormatSerializer.Serialize(value));
            Assert.True(reading is not null || writing is not null, "nothing was called");
            Assert.True(reading is null or MemFormatException { Error: MemFormatError.InvalidData }, $"{reading}");
            Assert.True(writing is null or FaultException || writing.GetBaseException() is FaultException, $"{writing}");
        }
        finally
        {
            Throwing.Where = null;
        }

        Assert.Equal(payload, MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Throwing>(payload)));
        NextWorks();
    }

    /// <summary>What pools keep after a failure holds nothing of the values.</summary>
    [Fact]
    public void Values_are_not_kept_after_a_failure()
    {
        for (var call = 0; FailToWrite(call) is { Length: > 0 } kept; call++)
        {
            for (var i = 0; i < 3; i++)
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
            }

            Assert.All(kept, reference => Assert.False(reference.IsAlive, $"at call {call}"));
        }
    }

    /// <summary>Another thread changes what is written: a payload that can be read, or a clean failure.</summary>
    [Fact]
    public void Values_that_change_while_they_are_written()
    {
        var value = Samples.Everything();
        using var done = new CancellationTokenSource();
        var thread = new Thread(() => Samples.Change(value, done.Token)) { IsBackground = true };
        thread.Start();
        var (written, failed) = (0, 0);
        for (var i = 0; i < 3000; i++)
        {
            byte[]? payload = null;
            var thrown = Record.Exception(() => payload = MemFormatSerializer.Serialize(value));
            Assert.True(thrown is null or MemFormatException or InvalidOperationException, $"{thrown}");
            (written, failed) = thrown is null ? (written + 1, failed) : (written, failed + 1);
            if (payload is not null)
                Assert.NotNull(MemFormatSerializer.Deserialize<Everything>(payload));
        }

        done.Cancel();
        thread.Join();
        Assert.InRange(written, 1, 3000);
        NextWorks();
    }

    [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    private static WeakReference[] FailToWrite(int call)
    {
        var value = Samples.Everything();
        return Record.Exception(() => MemFormatSerializer.Serialize(new FaultyBuffer(call, BufferFault.Throws), value)) is null
            ? []
            : [new(value), new(value.Texts), new(value.Next), new(value.Children), new(value.Animal)];
    }

    private static void NextWorks()
    {
        Assert.Equal(s_payload, MemFormatSerializer.Serialize(s_value));
        Assert.Equal(s_payload, MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Everything>(s_payload)));
    }
}
