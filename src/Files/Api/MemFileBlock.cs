using System.Collections;
using MemFormat.Files.Blocks;

namespace MemFormat;

/// <summary>
/// A block of a file. You can read several at once, for example with <see cref="Parallel"/> or <c>AsParallel</c>.
/// </summary>
public sealed class MemFileBlock<T> : IEnumerable<T>
{
    private readonly MemFileReader<T> _file;

    internal MemFileBlock(MemFileReader<T> file, BlockPlace place) => (_file, Place) = (file, place);

    /// <summary>The number of its first value in the file, from 0 on.</summary>
    public long First => Place.First;

    /// <summary>How many values it holds.</summary>
    public int Count => Place.Count;

    internal BlockPlace Place { get; }

    /// <summary>Reads the values. If the block is damaged and you set <see cref="MemFileOptions.SkipDamaged"/>, there are none.</summary>
    /// <exception cref="MemFileException">The block is damaged.</exception>
    /// <exception cref="MemFormatException">A value does not fit the type.</exception>
    public IEnumerator<T> GetEnumerator() => _file.Read(Place).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>The blocks of a file, each made when it is asked for: there may be millions of them.</summary>
internal sealed class MemFileBlockList<T>(MemFileReader<T> file, IReadOnlyList<BlockPlace> places) : IReadOnlyList<MemFileBlock<T>>
{
    public int Count => places.Count;

    public MemFileBlock<T> this[int index] => new(file, places[index]);

    public IEnumerator<MemFileBlock<T>> GetEnumerator()
    {
        foreach (var place in places)
            yield return new(file, place);
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
