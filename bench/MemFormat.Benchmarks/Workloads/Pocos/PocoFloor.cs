using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Pocos;

/// <summary>The same graph from ready values.</summary>
internal static class PocoFloor
{
    public static Poco Copy(Poco source) => new()
    {
        StringProp = new string(source.StringProp.AsSpan()),
        IntProp = source.IntProp,
        GuidProp = source.GuidProp,
        DateProp = source.DateProp,
    };

    public static List<Poco> Copy(List<Poco> source)
    {
        var list = new List<Poco>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }
}
