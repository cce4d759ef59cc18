using MemFormat.Benchmarks.Models.Compact;
using static MemFormat.Benchmarks.Reference.Block;

namespace MemFormat.Benchmarks.Reference;

/// <summary>
/// The body of a compact <see cref="Row"/> by hand: eleven flag bits, G and the widths of D, A, C, B, H;
/// F, E; D, A, C, B, H in as many bytes as they need; Name.
/// </summary>
internal static class CompactRowReference
{
    private const int Fixed = 18;
    private const int Longest = Fixed + 28;
    private const uint Unused = ~0u << 11;

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
        Span<byte> scratch = stackalloc byte[Longest];
        foreach (ref var slot in CollectionsMarshal.AsSpan(list))
            slot = Read(ref reader, scratch);

        return list;
    }

    private static void Write(ref ReferenceWriter writer, Row row)
    {
        ref var block = ref writer.Reserve(Longest);
        Put(ref block, 2, row.F);
        Put(ref block, 10, row.E);
        nint at = Fixed;
        var flags = row.G ? 1u : 0;
        flags |= Widths.Put(ref block, ref at, row.D) << 1;
        flags |= Widths.Put(ref block, ref at, row.A) << 3;
        flags |= Widths.Put(ref block, ref at, row.C) << 5;
        flags |= Widths.Put(ref block, ref at, row.B) << 7;
        flags |= Widths.Put(ref block, ref at, row.H) << 9;
        Put(ref block, 0, (ushort)flags);
        writer.Advance((int)at);
        writer.Text(row.Name);
    }

    private static Row Read(ref ReferenceReader reader, scoped Span<byte> scratch)
    {
        scoped ref var block = ref reader.Next;
        if (reader.Left < Longest)
        {
            MemoryMarshal.CreateReadOnlySpan(ref block, (int)reader.Left).CopyTo(scratch);
            block = ref MemoryMarshal.GetReference(scratch);
        }

        uint flags = Get<ushort>(ref block, 0);
        if ((flags & Unused) != 0)
            ReferenceReader.ThrowInvalid();

        nint at = Fixed;
        var row = new Row
        {
            G = (flags & 1) != 0,
            F = Get<double>(ref block, 2),
            E = Get<double>(ref block, 10),
            D = Widths.Int64(ref block, ref at, (flags >> 1) & 3),
            A = Widths.Int32(ref block, ref at, (flags >> 3) & 3),
            C = Widths.Int64(ref block, ref at, (flags >> 5) & 3),
            B = Widths.Int32(ref block, ref at, (flags >> 7) & 3),
            H = Widths.Int32(ref block, ref at, (flags >> 9) & 3),
        };
        reader.Take((nuint)at);
        row.Name = reader.Text()!;
        return row;
    }
}
