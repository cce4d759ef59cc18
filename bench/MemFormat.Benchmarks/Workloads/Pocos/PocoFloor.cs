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
}
