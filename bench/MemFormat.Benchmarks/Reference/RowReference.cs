using MemFormat.Benchmarks.Models;
using static MemFormat.Benchmarks.Reference.Block;

namespace MemFormat.Benchmarks.Reference;

/// <summary>The body of a <see cref="Row"/> by hand: a flag byte with G; F, E, D, A, C, B, H; Name.</summary>
internal static class RowReference
{
    private const int Fixed = 45;

    public static void WriteList(ref ReferenceWriter writer, List<Row> rows)
    {
        writer.Count(rows.Count);
        foreach (var row in CollectionsMarshal.AsSpan(rows))
            Write(ref writer, row);
    }

    public static List<Row> ReadList(ref ReferenceReader reader)
    {
        var count = reader.Count(Fixed + 1);
        var list = new List<Row>(count);
        CollectionsMarshal.SetCount(list, count);
        foreach (ref var slot in CollectionsMarshal.AsSpan(list))
            slot = Read(ref reader);

        return list;
    }

    private static void Write(ref ReferenceWriter writer, Row row)
    {
        ref var block = ref writer.Reserve(Fixed);
        Put(ref block, 0, row.G);
        Put(ref block, 1, row.F);
        Put(ref block, 9, row.E);
        Put(ref block, 17, row.D);
        Put(ref block, 25, row.A);
        Put(ref block, 29, row.C);
        Put(ref block, 37, row.B);
        Put(ref block, 41, row.H);
        writer.Advance(Fixed);
        writer.Text(row.Name);
    }

    private static Row Read(ref ReferenceReader reader)
    {
        ref var block = ref reader.Take(Fixed);
        if (block > 1)
            ReferenceReader.ThrowInvalid();

        return new Row
        {
            G = block != 0,
            F = Get<double>(ref block, 1),
            E = Get<double>(ref block, 9),
            D = Get<long>(ref block, 17),
            A = Get<int>(ref block, 25),
            C = Get<long>(ref block, 29),
            B = Get<int>(ref block, 37),
            H = Get<int>(ref block, 41),
            Name = reader.Text()!,
        };
    }
}
