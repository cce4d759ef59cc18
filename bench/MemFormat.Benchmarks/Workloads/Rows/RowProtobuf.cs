using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Rows;

/// <summary>The same data as messages; made once, not measured.</summary>
internal static class RowProtobuf
{
    public static Protos.RowList From(List<Row> rows)
    {
        var list = new Protos.RowList();
        list.Items.AddRange(rows.Select(From));
        return list;
    }

    private static Protos.Row From(Row row) => new()
    {
        A = row.A,
        B = row.B,
        C = row.C,
        D = row.D,
        E = row.E,
        F = row.F,
        G = row.G,
        H = row.H,
        Name = row.Name,
    };
}
