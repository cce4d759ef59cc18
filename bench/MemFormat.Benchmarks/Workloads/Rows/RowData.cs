using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Rows;

internal static class RowData
{
    public static List<Row> Many(int count)
    {
        var random = new Random(1);
        var rows = new List<Row>(count);
        for (var i = 0; i < count; i++)
        {
            rows.Add(new Row
            {
                A = i,
                B = random.Next(),
                C = random.NextInt64(),
                D = i * 3L,
                E = random.NextDouble(),
                F = i,
                G = (i & 1) == 0,
                H = random.Next(1000),
                Name = "item-" + i,
            });
        }

        return rows;
    }
}
