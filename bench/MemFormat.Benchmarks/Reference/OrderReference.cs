using MemFormat.Benchmarks.Models;
using static MemFormat.Benchmarks.Reference.Block;

namespace MemFormat.Benchmarks.Reference;

/// <summary>
/// The body of an <see cref="Order"/> by hand: a flag byte with the presence of ShipTo; PlacedAt, CustomerId, Status, Id;
/// Lines, Note, ShipTo, Currency.
/// </summary>
internal static class OrderReference
{
    /// <summary>The least bytes of one in a list.</summary>
    public const nuint Least = Fixed + 3;

    private const int Fixed = 33;

    public static void Write(ref ReferenceWriter writer, Order order)
    {
        var shipTo = order.ShipTo;
        ref var block = ref writer.Reserve(Fixed);
        Put(ref block, 0, (byte)(shipTo is null ? 0 : 1));
        Put(ref block, 1, order.PlacedAt);
        Put(ref block, 9, order.CustomerId);
        Put(ref block, 25, order.Status);
        Put(ref block, 29, order.Id);
        writer.Advance(Fixed);
        OrderLineLists.Write(ref writer, order.Lines);
        writer.Text(order.Note);
        if (shipTo is not null)
        {
            writer.Text(shipTo.Country);
            writer.Text(shipTo.Street);
            writer.Text(shipTo.City);
            writer.Text(shipTo.Zip);
        }

        writer.Text(order.Currency);
    }

    public static Order Read(ref ReferenceReader reader)
    {
        ref var block = ref reader.Take(Fixed);
        uint flags = block;
        if (flags > 1)
            ReferenceReader.ThrowInvalid();
        var order = new Order
        {
            PlacedAt = GetDateTime(ref block, 1),
            CustomerId = Get<Guid>(ref block, 9),
            Status = Get<OrderStatus>(ref block, 25),
            Id = Get<int>(ref block, 29),
            Lines = OrderLineLists.Read(ref reader),
            Note = reader.Text(),
        };
        if (flags != 0)
        {
            order.ShipTo = new Address
            {
                Country = reader.Text()!,
                Street = reader.Text()!,
                City = reader.Text()!,
                Zip = reader.Text()!,
            };
        }

        order.Currency = reader.Text()!;
        return order;
    }
}
