using MemFormat;

namespace Events.Orders;

[MemFormattable]
public sealed partial record OrderPlaced(int Number, string Client, string Product, int Cents, string? Fax);

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
