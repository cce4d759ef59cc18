using System.Runtime.CompilerServices;
using MemFormat.Files.Blocks;
using MemFormat.Files.Io;
using MemFormat.Files.Values;

namespace MemFormat;

// One value, and all of them in parallel.
public sealed partial class MemFileReader<T>
{
    /// <summary>The block of the last single value: the next one is often near.</summary>
    private Recent? _recent;

    /// <summary>
    /// Reads all values in order, several blocks at once. <see cref="Blocks"/> serves where the order does not matter.
    /// </summary>
    /// <param name="degree">How many blocks to read at once; as many as the machine has processors by default.</param>
    /// <param name="cancellationToken">Ends the read.</param>
    /// <exception cref="MemFileException">A block is damaged, and <see cref="MemFileOptions.SkipDamaged"/> is not set.</exception>
    /// <exception cref="MemFormatException">A value does not fit the type.</exception>
    public async IAsyncEnumerable<T> ReadParallelAsync(int degree = 0, [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(degree);
        var most = degree == 0 ? Environment.ProcessorCount : degree;
        var running = new Queue<Task<List<T>>>();
        var index = 0;
        for (var started = 0; index < _blocks.Values.Count; index++)
        {
            cancellationToken.ThrowIfCancellationRequested();
            for (; started < _blocks.Values.Count && running.Count <= most; started++)
            {
                var place = _blocks.Values[started];
                running.Enqueue(Task.Run(() => Read(place).ToList(), cancellationToken));
            }

            CheckGap(index, 0);
            foreach (var value in await running.Dequeue().ConfigureAwait(false))
                yield return value;
        }

        CheckGap(index, 0);
    }

    private T One(long number)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(number);
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual(number, Count);
        var index = IndexOf(number);
        if (index == _blocks.Values.Count || _blocks.Values[index] is var place && place.First > number)
        {
            throw new MemFileException(
                $"The value {number} is in a damaged place.", index == 0 ? FileFormat.HeadSize : _blocks.Values[index - 1].End);
        }

        var recent = Interlocked.Exchange(ref _recent, null);
        if (recent is null || recent.Place != place)
        {
            recent?.Content.Dispose();
            recent = new Recent(place, _blocks.Content(place, _options.Values.Compression));
            BlockReader.Check(recent.Content.Span, place);
        }

        var reader = new BlockReader(recent.Content);
        for (var before = number - place.First; before > 0; before--)
            reader.Skip();
        var value = reader.Next<T>(_shapes.Options(place.Schema));
        Interlocked.Exchange(ref _recent, recent)?.Content.Dispose();
        return value!;
    }

    private sealed record Recent(BlockPlace Place, BlockBytes Content);
}
