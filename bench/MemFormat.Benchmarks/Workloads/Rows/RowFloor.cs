using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Rows;

/// <summary>The same graph from ready values.</summary>
internal static class RowFloor
{
    public static List<Row> Copy(List<Row> source)
    {
        var list = new List<Row>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static Row Copy(Row source) => new()
    {
        A = source.A,
        B = source.B,
        C = source.C,
        D = source.D,
        E = source.E,
        F = source.F,
        G = source.G,
        H = source.H,
        Name = new string(source.Name.AsSpan()),
    };
}
