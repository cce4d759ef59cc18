using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Orders;

namespace MemFormat.Benchmarks.Workloads.Headers;

/// <summary>What a header costs, beside the same payload without one: where shapes match, it is compared and no more.</summary>
internal static class HeaderCells
{
    public static IEnumerable<CellPlan> All()
    {
        foreach (var count in new[] { 1, 4, 40 })
        {
            yield return new CellPlan($"Order[{count}] write, by header", name => Write(name, new HeaderWorkload(OrderData.Many(count))));
            yield return new CellPlan($"Order[{count}] read, by header", name => Read(name, new HeaderWorkload(OrderData.Many(count))));
        }
    }

    private static Cell Write(string name, HeaderWorkload work)
    {
        var cell = new Cell(name, work.Count) { ReferenceName = "no header" };
        foreach (var (header, payload) in work.Payloads)
        {
            cell.Add(RoleOf(header), $"{header}", payload.Length, n => { for (var i = 0; i < n; i++) { work.Write(header); } });
        }

        return cell;
    }

    private static Cell Read(string name, HeaderWorkload work)
    {
        var cell = new Cell(name, work.Count) { ReferenceName = "no header" };
        foreach (var (header, payload) in work.Payloads)
        {
            cell.Add(RoleOf(header), $"{header}", payload.Length, n => { for (var i = 0; i < n; i++) { Sink.Result = work.Read(header); } });
        }

        return cell;
    }

    private static Role RoleOf(MemFormatHeader header) => header == MemFormatHeader.None ? Role.Reference : Role.MemFormat;
}
