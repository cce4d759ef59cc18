namespace MemFormat.Benchmarks.Workloads.Orders;

/// <summary>What a header costs, beside the same payload without one: where shapes match, it is compared and no more.</summary>
internal static class OrderHeaderCells
{
    public static IEnumerable<Cell> All()
    {
        foreach (var count in new[] { 1, 4, 40 })
        {
            var work = WorkloadCells.Work(() => ClosedCalls.For(OrderData.Many(count)));
            var write = new Cell($"Order[{count}] write, by header", () => count) { ReferenceName = "no header" };
            var read = new Cell($"Order[{count}] read, by header", () => count) { ReferenceName = "no header" };
            foreach (var header in Enum.GetValues<MemFormatHeader>())
            {
                var role = header == MemFormatHeader.None ? Role.Reference : Role.MemFormat;
                write.WriteWith(role, $"{header}", work, new() { Header = header });
                read.ReadWith(role, $"{header}", work, new() { Header = header });
            }

            yield return write;
            yield return read;
        }
    }
}
