using System.Collections;
using System.Collections.Concurrent;
using MemFormat.Files.Blocks;
using MemFormat.Files.Io;
using MemFormat.Files.Values;

namespace MemFormat;

/// <summary>
/// Reads a file of values: all of them in order, from any number on, block by block in parallel, or one by its number.
/// Several threads may use it at once.
/// </summary>
public sealed partial class MemFileReader<T> : IEnumerable<T>, IDisposable
{
    private readonly FileBlocks _blocks;
    private readonly MemFileOptions _options;
    private readonly ValueShapes<T> _shapes;
    private readonly ConcurrentDictionary<long, long> _damaged = new();
    private MemFileBlock<T>[]? _list;

    internal MemFileReader(string path, MemFileOptions options)
    {
        _options = options;
        _blocks = FileBlocks.Read(FileSource.Open(path, options.MemoryMapped));
        _shapes = new ValueShapes<T>(_blocks, options);
    }

    /// <summary>How many values were written, those in damaged blocks included.</summary>
    public long Count => _blocks.Count;

    /// <summary>The blocks in order.</summary>
    public IReadOnlyList<MemFileBlock<T>> Blocks => _list ??= [.. _blocks.Values.Select(place => new MemFileBlock<T>(this, place))];

    /// <summary>
    /// Whether the last writer came to its end. If not, nothing is missing that was flushed; opening took longer,
    /// because the reader had to look for the blocks.
    /// </summary>
    public bool IsComplete => _blocks.HasIndex;

    /// <summary>The bytes at the end that the last writer did not finish. <see cref="MemFile.Append"/> cuts them off.</summary>
    public long TornBytes => _blocks.TornBytes;

    /// <summary>The damaged places that were skipped so far.</summary>
    public int DamagedBlocks => _damaged.Count;

    /// <summary>The values in them.</summary>
    public long DamagedValues => _damaged.Values.Sum();

    /// <summary>Gets a value by its number, from 0 on.</summary>
    /// <param name="number">The number.</param>
    /// <exception cref="ArgumentOutOfRangeException">There are not so many values.</exception>
    /// <exception cref="MemFileException">The value is in a damaged block.</exception>
    /// <exception cref="MemFormatException">The value does not fit the type.</exception>
    public T this[long number] => One(number);

    /// <summary>Reads all values in order.</summary>
    /// <exception cref="MemFileException">A block is damaged, and <see cref="MemFileOptions.SkipDamaged"/> is not set.</exception>
    /// <exception cref="MemFormatException">A value does not fit the type.</exception>
    public IEnumerator<T> GetEnumerator() => Range(0, Count).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>Reads the values from a number on.</summary>
    /// <param name="first">The number of the first one, from 0 on.</param>
    /// <param name="count">How many. Those in skipped blocks count, too.</param>
    /// <exception cref="ArgumentOutOfRangeException">There are not so many values.</exception>
    /// <exception cref="MemFileException">A block is damaged, and <see cref="MemFileOptions.SkipDamaged"/> is not set.</exception>
    /// <exception cref="MemFormatException">A value does not fit the type.</exception>
    public IEnumerable<T> Range(long first, long count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(first);
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(first, Count);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(count, Count - first);
        return Values(first, first + count);
    }

    /// <summary>Closes the file.</summary>
    public void Dispose()
    {
        Interlocked.Exchange(ref _recent, null)?.Content.Dispose();
        _blocks.Dispose();
    }

    /// <summary>The values of a block.</summary>
    internal IEnumerable<T> Read(BlockPlace place) => Values(Load(place), place, place.First, place.Last);

    private IEnumerable<T> Values(long first, long last)
    {
        var index = IndexOf(first);
        Task<BlockBytes?>? next = null;
        try
        {
            for (; index < _blocks.Values.Count && _blocks.Values[index].First < last; index++)
            {
                var place = _blocks.Values[index];
                CheckGap(index, first);
                var content = next is null ? Load(place) : next.GetAwaiter().GetResult();

                // The next block is read while this one is decoded.
                next = index + 1 < _blocks.Values.Count && _blocks.Values[index + 1] is var following && following.First < last ? Task.Run(() => Load(following)) : null;
                foreach (var value in Values(content, place, first, last))
                    yield return value;
            }

            CheckGap(index, first);
        }
        finally
        {
            next?.ContinueWith(static loaded => (loaded.IsCompletedSuccessfully ? loaded.Result : null)?.Dispose(), TaskScheduler.Default);
        }
    }

    private IEnumerable<T> Values(BlockBytes? content, BlockPlace place, long first, long last)
    {
        if (content is null)
            yield break;
        using (content)
        {
            if (OptionsOf(place) is not { } options)
                yield break;
            var reader = new BlockReader(content, place);
            for (var number = place.First; TryRead(ref reader, place, number >= first && number < last, options, out var value); number++)
            {
                if (number >= first && number < last)
                    yield return value!;
            }
        }
    }

    private bool TryRead(ref BlockReader reader, in BlockPlace place, bool isWanted, MemFormatOptions options, out T? value)
    {
        value = default;
        try
        {
            if (!reader.TryNext(out var body, out var isNull))
                return false;
            if (isWanted && !isNull)
                value = MemFormatSerializer.Deserialize<T>(body, options);
            return true;
        }
        catch (MemFileException exception) when (IsSkipped(exception, place))
        {
            return false;
        }
    }

    /// <summary>How to read the values of a block; null if it is skipped, because its schema is damaged.</summary>
    private MemFormatOptions? OptionsOf(in BlockPlace place)
    {
        try
        {
            return _shapes.Of(place.Schema);
        }
        catch (MemFileException exception) when (IsSkipped(exception, place))
        {
            return null;
        }
    }

    /// <summary>The content of a block; null if it is skipped.</summary>
    private BlockBytes? Load(in BlockPlace place)
    {
        try
        {
            return _blocks.Content(place, _options, _options.Values.Compression);
        }
        catch (MemFileException exception) when (IsSkipped(exception, place))
        {
            return null;
        }
    }

    /// <summary>Whether to read on behind an error, which is then counted.</summary>
    private bool IsSkipped(MemFileException exception, in BlockPlace place)
    {
        if (!_options.SkipDamaged || !exception.IsDamage)
            return false;
        _damaged[place.Offset] = place.Count;
        return true;
    }

    /// <summary>Between blocks, and behind the last one, there may be bytes that are none.</summary>
    private void CheckGap(int index, long first)
    {
        var (offset, last) = index == 0 ? (FileFormat.HeadSize, 0L) : (_blocks.Values[index - 1].End, _blocks.Values[index - 1].Last);
        var next = index < _blocks.Values.Count ? _blocks.Values[index].First : Count;
        if (next <= last || next <= first)
            return;
        if (!_options.SkipDamaged)
            throw new MemFileException($"{next - last} values from number {last} on are in a damaged place. Set SkipDamaged to read the others.", offset);
        _damaged[offset] = next - last;
    }

    /// <summary>The first block with a value of this number or a higher one.</summary>
    private int IndexOf(long number)
    {
        int low = 0, high = _blocks.Values.Count;
        while (low < high)
        {
            var middle = low + ((high - low) / 2);
            if (_blocks.Values[middle].Last <= number)
                low = middle + 1;
            else
                high = middle;
        }

        return low;
    }
}
