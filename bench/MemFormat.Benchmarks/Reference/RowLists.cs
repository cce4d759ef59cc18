using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Reference;

/// <summary>Lists by hand. <c>Twins.targets</c> prints those of orders and their lines.</summary>
internal static class RowLists
{
    public static void Write(ref ReferenceWriter writer, List<Row> list)
    {
        writer.Count(list.Count);
        foreach (var item in CollectionsMarshal.AsSpan(list))
            RowReference.Write(ref writer, item);
    }

    public static List<Row> Read(ref ReferenceReader reader)
    {
        var count = reader.Count(RowReference.Least);
        var list = new List<Row>(count);
        CollectionsMarshal.SetCount(list, count);
        foreach (ref var slot in CollectionsMarshal.AsSpan(list))
            slot = RowReference.Read(ref reader);

        return list;
    }

    public static List<Row> Copy(List<Row> source)
    {
        var list = new List<Row>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Floor.Copy(from[i]);

        return list;
    }
}
