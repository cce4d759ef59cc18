using Corpus;

namespace MemFormat.Tests;

/// <summary>A million values take no more memory than a few. Everything here completes at once, and so on one thread.</summary>
public class ConstantMemoryTests
{
    private const int Count = 1_000_000;
    private const long Most = 300_000;

    [Fact]
    public async Task Writing_a_million_values() =>
        Assert.InRange(await Allocated(() => MemFormatSerializer.WriteManyAsync(Stream.Null, Enumerable.Range(0, Count))), 0, Most);

    [Fact]
    public async Task Reading_a_million_values()
    {
        var source = new RepeatingStream(await Many.WriteAsync([1]), [2, 0, 4, 1, 0, 0, 0], Count);
        long sum = 0;
        Assert.InRange(await Allocated(Read), 0, Most);
        Assert.Equal(Count + 1, sum);

        async ValueTask Read()
        {
            await foreach (var value in MemFormatSerializer.ReadManyAsync<int>(source))
                sum += value;
        }
    }

    /// <summary>Resolved reads of unions: a scope per message, and nothing that grows.</summary>
    [Fact]
    public async Task Reading_many_unions_takes_constant_memory()
    {
        const int Count = 100_000, PerMessage = 600;
        var first = await Many.WriteAsync<IShape>([new Circle()]);
        var both = await Many.WriteAsync<IShape>([new Circle(), new Circle()]);
        var source = new RepeatingStream(first, both[first.Length..], Count);
        Assert.InRange(await Allocated(Read), 0, Most + (Count * PerMessage));

        async ValueTask Read()
        {
            await foreach (var value in MemFormatSerializer.ReadManyAsync<IShape>(source))
                Assert.NotNull(value);
        }
    }

    private static async Task<long> Allocated(Func<ValueTask> run)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        var running = run();
        Assert.True(running.IsCompleted);
        await running;
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    /// <summary>Some bytes, and then others again and again.</summary>
    private sealed class RepeatingStream(byte[] first, byte[] rest, int times) : MemoryStream
    {
        private long _at;

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            var length = first.Length + ((long)rest.Length * times);
            var count = (int)Math.Min(buffer.Length, length - _at);
            for (var i = 0; i < count; i++, _at++)
                buffer.Span[i] = _at < first.Length ? first[_at] : rest[(_at - first.Length) % rest.Length];
            return new(count);
        }
    }
}
