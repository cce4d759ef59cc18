using MemFormat;

namespace Events.Orders;

/// <summary>The client is a customer now.</summary>
[MemFormattable]
public sealed partial record OrderPlaced(
    int Number, [MemFormerName("Client")] string Customer, string Product, int Cents, string? Fax);

[MemFormattable]
public sealed partial record OrderPaid(int Number, Payment Payment);

[MemFormattable]
[MemUnion(1, typeof(Card))]
public abstract partial record Payment;

[MemFormattable]
public sealed partial record Card(string Digits) : Payment;

[MemFormatRoot(typeof(OrderPlaced), Name = "order_placed")]
[MemFormatRoot(typeof(OrderPaid), Name = "order_paid")]
public partial class OrderEvents : MemFormatContext;
