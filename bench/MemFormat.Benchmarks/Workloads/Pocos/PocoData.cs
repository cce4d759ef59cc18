using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Pocos;

internal static class PocoData
{
    public static Poco One() => new()
    {
        StringProp = "hello",
        IntProp = 123,
        GuidProp = new Guid("3f2504e0-4f89-11d3-9a0c-0305e82c3301"),
        DateProp = new DateTime(2026, 11, 21, 10, 30, 0, DateTimeKind.Utc),
    };

    public static List<Poco> Many(int count) => [.. Enumerable.Range(0, count).Select(_ => One())];
}
