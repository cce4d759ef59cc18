using MemFormat.Benchmarks.Models;
using static MemFormat.Benchmarks.Reference.Block;

namespace MemFormat.Benchmarks.Reference;

/// <summary>The body of a <see cref="Row"/> by hand: a flag byte with G; F, E, D, A, C, B, H; Name.</summary>
internal static class RowReference
{
    /// <summary>The least bytes of one in a list.</summary>
    public const nuint Least = Fixed + 1;

    private const int Fixed = 45;

    public static void Write(ref ReferenceWriter writer, Row row)
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

    public static Row Read(ref ReferenceReader reader)
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
