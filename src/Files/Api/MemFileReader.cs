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

    internal MemFileReader(string path, MemFileOptions options)
    {
        _options = options;
        _blocks = FileBlocks.Read(FileSource.Open(path, options.MemoryMapped), options);
        _shapes = new ValueShapes<T>(_blocks, options);
    }

    /// <summary>How many values were written, those in damaged blocks included.</summary>
    public long Count => _blocks.Count;

    /// <summary>The blocks in order.</summary>
    public IReadOnlyList<MemFileBlock<T>> Blocks => new MemFileBlockList<T>(this, _blocks.Values);

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
    internal IEnumerable<T> Read(BlockPlace place)
    {
        if (Open(place) is not ({ } content, { } options))
            yield break;
        using (content)
        {
            var reader = new BlockReader(content);
            for (var left = place.Count; left > 0; left--)
                yield return reader.Next<T>(options)!;
        }
    }

    private IEnumerable<T> Values(long first, long last)
    {
        var index = IndexOf(first);
        for (; index < _blocks.Values.Count && _blocks.Values[index].First < last; index++)
        {
            var place = _blocks.Values[index];
            CheckGap(index, first);
            if (Open(place) is not ({ } content, { } options))
                continue;
            using (content)
            {
                var reader = new BlockReader(content);
                for (var before = first - place.First; before > 0; before--)
                    reader.Skip();
                for (var left = Math.Min(last, place.Last) - Math.Max(first, place.First); left > 0; left--)
                    yield return reader.Next<T>(options)!;
            }
        }

        CheckGap(index, first);
    }

    /// <summary>The content of a block, its values counted, and how to read them; nulls if it is skipped.</summary>
    private (BlockBytes? Content, MemFormatOptions? Options) Open(in BlockPlace place)
    {
        BlockBytes? content = null;
        try
        {
            content = _blocks.Content(place, _options.Values.Compression);
            BlockReader.Check(content.Span, place);
            return (content, _shapes.Options(place.Schema));
        }
        catch (Exception exception)
        {
            content?.Dispose();
            if (exception is MemFileException damage && IsSkipped(damage, place))
                return default;
            throw;
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
        {
            throw new MemFileException(
                $"{next - last} values from number {last} on are in a damaged place. Set SkipDamaged to read the others.", offset);
        }

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
