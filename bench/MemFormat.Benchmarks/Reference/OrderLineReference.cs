using MemFormat.Benchmarks.Models;
using static MemFormat.Benchmarks.Reference.Block;

namespace MemFormat.Benchmarks.Reference;

/// <summary>
/// The body of an <see cref="OrderLine"/> by hand: a flag byte with Gift and the presence of ShippedAt; Sku, Price, Quantity;
/// ShippedAt if present; Name.
/// </summary>
internal static class OrderLineReference
{
    /// <summary>The least bytes of one in a list.</summary>
    public const nuint Least = Fixed + 1;

    private const int Fixed = 25;
    private const int Optional = sizeof(ulong);

    public static void Write(ref ReferenceWriter writer, OrderLine line)
    {
        var shippedAt = line.ShippedAt;
        int shipped = Unsafe.BitCast<bool, byte>(shippedAt.HasValue);
        ref var block = ref writer.Reserve(Fixed + Optional);
        Put(ref block, 0, (byte)(Unsafe.BitCast<bool, byte>(line.Gift) | (shipped << 1)));
        Put(ref block, 1, line.Sku);
        Put(ref block, 5, line.Price);
        Put(ref block, 21, line.Quantity);

        // Stored in any case, kept when present: no branch.
        Put(ref block, Fixed, shippedAt.GetValueOrDefault());
        writer.Advance(Fixed + (shipped * Optional));
        writer.Text(line.Name);
    }

    public static OrderLine Read(ref ReferenceReader reader)
    {
        ref var block = ref reader.Take(Fixed);
        uint flags = block;
        if (flags > 3)
            ReferenceReader.ThrowInvalid();
        var line = new OrderLine
        {
            Gift = (flags & 1) != 0,
            Sku = Get<int>(ref block, 1),
            Price = GetDecimal(ref block, 5),
            Quantity = Get<int>(ref block, 21),
        };
        if ((flags & 2) != 0)
            line.ShippedAt = GetDateTime(ref reader.Take(Optional), 0);

        line.Name = reader.Text()!;
        return line;
    }
}
