using System.Collections.ObjectModel;

namespace MemFormat.Tests.Collections;

/// <summary>
/// Collections of users whose Count and CopyTo may be wrong: what they yield is written, or you get an error. Nobody
/// reads zeros that were never there.
/// </summary>
public abstract class LyingCollectionTests<T>
{
    /// <summary>What CopyTo leaves out.</summary>
    private static readonly Func<int, bool>[] s_leftOut = [_ => false, i => i == 0, i => i == 1, i => i == 4, i => i >= 2, _ => true];

    /// <summary>Rows of five elements, with and without defaults.</summary>
    protected abstract T[][] Rows { get; }

    [Fact]
    public void What_a_collection_yields_is_written()
    {
        foreach (var (items, leftOut) in Rows.SelectMany(_ => s_leftOut, (r, l) => (r, l)))
        {
            Assert.All(Writes(items, 0, leftOut), write => Assert.Equal(MemFormatSerializer.Serialize<List<T>>([.. items]), write()));
            Assert.All(MapWrites(items, 0, leftOut),
                write => Assert.Equal(MemFormatSerializer.Serialize<Dictionary<int, T>>(Numbered(items)), write()));
        }
    }

    [Fact]
    public void A_single_element_is_written()
    {
        foreach (var item in Rows.SelectMany(r => r).Append(default!))
        {
            Assert.All(s_leftOut, leftOut => Assert.All(Writes([item], 0, leftOut), write =>
                Assert.Equal(MemFormatSerializer.Serialize<List<T>>([item]), write())));
        }
    }

    [Fact]
    public void A_wrong_count_is_an_error()
    {
        foreach (var (items, leftOut) in Rows.SelectMany(_ => s_leftOut, (r, l) => (r, l)))
        {
            foreach (var excess in new[] { 1, 100, -6, int.MaxValue - 5 })
            {
                Assert.All([.. Writes(items, excess, leftOut), .. MapWrites(items, excess, leftOut)], write =>
                    Assert.Contains(
                        "its Count is wrong", Assert.Throws<InvalidOperationException>(() => { write(); }).Message, StringComparison.Ordinal));
            }
        }
    }

    [Fact]
    public void A_count_that_is_too_small_is_an_error_where_more_is_copied() =>
        Assert.All([.. Writes(Rows[0], -1, _ => false), .. MapWrites(Rows[0], -1, _ => false)],
            write => Assert.Throws<InvalidOperationException>(() => { write(); }));

    private static Dictionary<int, T> Numbered(T[] items) => items.Select((item, i) => (item, i)).ToDictionary(e => e.i, e => e.item);

    private static IEnumerable<Func<byte[]>> Writes(T[] items, int excess, Func<int, bool> leftOut)
    {
        var list = new LyingList<T>();
        foreach (var item in items)
            list.Add(item);
        (list.Excess, list.LeavesOut) = (excess, leftOut);
        return
        [
            () => MemFormatSerializer.Serialize<LyingList<T>>(list),
            () => MemFormatSerializer.Serialize<ICollection<T>>(list),
            () => MemFormatSerializer.Serialize<Collection<T>>(new(list)),
            () => MemFormatSerializer.Serialize<ReadOnlyCollection<T>>(new(list)),
        ];
    }

    private static IEnumerable<Func<byte[]>> MapWrites(T[] items, int excess, Func<int, bool> leftOut)
    {
        var map = new LyingMap<int, T>();
        foreach (var (key, value) in Numbered(items))
            map.Add(key, value);
        (map.Excess, map.LeavesOut) = (excess, leftOut);
        return
        [
            () => MemFormatSerializer.Serialize<LyingMap<int, T>>(map),
            () => MemFormatSerializer.Serialize<IDictionary<int, T>>(map),
            () => MemFormatSerializer.Serialize<ReadOnlyDictionary<int, T>>(new(map)),
        ];
    }
}

public class LyingBoolTests : LyingCollectionTests<bool>
{
    protected override bool[][] Rows => [[true, true, true, true, true], [false, true, false, true, true], new bool[5]];
}

public class LyingByteTests : LyingCollectionTests<byte>
{
    protected override byte[][] Rows => [[1, 2, 3, 4, 5], [0, 1, 2, 3, 0], new byte[5]];
}

public class LyingIntTests : LyingCollectionTests<int>
{
    protected override int[][] Rows => [[1, 2, 3, 4, 5], [0, 256, 0, 4, 0], new int[5]];
}

public class LyingLongTests : LyingCollectionTests<long>
{
    protected override long[][] Rows => [[1, 2, 3, 4, 5], [0, 256, 0, 4, 0], new long[5]];
}

public class LyingNullableTests : LyingCollectionTests<int?>
{
    protected override int?[][] Rows => [[1, 2, 3, 4, 5], [0, null, 3, null, 0], new int?[5]];
}

public class LyingTextTests : LyingCollectionTests<string?>
{
    protected override string?[][] Rows => [["a", "b", "c", "d", "e"], ["a", null, "c", null, null], new string?[5]];
}

public class LyingGuidTests : LyingCollectionTests<Guid>
{
    protected override Guid[][] Rows => [[default, new(1, 2, 3, new byte[8]), default, new(0, 0, 0, [0, 0, 0, 0, 0, 0, 0, 1]), default], new Guid[5]];
}

public class LyingTupleTests : LyingCollectionTests<(byte, string?, long)>
{
    protected override (byte, string?, long)[][] Rows => [[(1, "a", 2), (2, null, 2), (0, null, 0), (0, "", 0), (0, null, 1)]];
}

public class LyingListTests : LyingCollectionTests<List<int>?>
{
    protected override List<int>?[][] Rows => [[[1], [2], null, [], [3]]];
}
