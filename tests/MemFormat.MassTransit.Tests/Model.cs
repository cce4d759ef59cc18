namespace MemFormat.MassTransit.Tests
{
    [MemFormattable]
    public partial record Line(string Product, int Quantity, decimal Price);

    [MemFormattable]
    public partial record Order(int Id, string Customer, DateTime Placed, List<Line> Lines)
    {
        public static Order Sample(int id) =>
            new(id, $"Customer {id}", new DateTime(2026, 5, 4, 3, 2, 1, DateTimeKind.Utc), [new("Tea", id, 2.5m), new("Cups", 2, 12m)]);
    }

    /// <summary>Of a later release: a wider number and a new member.</summary>
    [MemFormattable]
    public partial record LaterOrder(long Id, string Customer, DateTime Placed, List<Line> Lines, string? Note = null)
    {
        public static LaterOrder Sample(int id) => new(id, Order.Sample(id).Customer, Order.Sample(id).Placed, Order.Sample(id).Lines, "soon");
    }

    [MemFormattable]
    public partial record OrderList(List<Order> Orders);

    [MemFormattable]
    public partial record Answer(string Text);

    [MemFormattable]
    public partial record Photo(int Id, MessageData<byte[]>? Image)
    {
        public MessageData<string>? Note { get; init; }
    }

    [MemFormattable]
    [MemUnion(1, typeof(Paid))]
    [MemUnion(2, typeof(Sent))]
    public abstract partial record Happening(int Order);

    [MemFormattable]
    public partial record Paid(int Order, decimal Amount) : Happening(Order);

    [MemFormattable]
    public partial record Sent(int Order, string Carrier) : Happening(Order);

    /// <summary>Without a codec.</summary>
    public interface ITold
    {
        int Number { get; }

        string? Text { get; }
    }
}

namespace MemFormat.MassTransit.Tests.First
{
    [MemFormattable]
    [MessageUrn("shop:submit")]
    [EntityName("shop-submit")]
    public partial record Submit(int Id, string Name, int Price);

    [MemFormattable]
    [MessageUrn("shop:submitted")]
    [EntityName("shop-submitted")]
    public partial record Submitted(int Id, string Name);
}

namespace MemFormat.MassTransit.Tests.Second
{
    /// <summary>A wider number, another name and a new member.</summary>
    [MemFormattable]
    [MessageUrn("shop:submit")]
    [EntityName("shop-submit")]
    public partial record Submit([MemFormerName("Name")] string Title, long Price, int Id, int Stock = 7);

    [MemFormattable]
    [MessageUrn("shop:submitted")]
    [EntityName("shop-submitted")]
    public partial record Submitted(int Id, [MemFormerName("Name")] string Title, long Total, int Stock = 0);
}

namespace MemFormat.MassTransit.Tests.Broken
{
    /// <summary>What no release should do: a text became a Guid.</summary>
    [MemFormattable]
    [MessageUrn("shop:submit")]
    [EntityName("shop-submit")]
    public partial record Submit(int Id, Guid Name, int Price);
}
