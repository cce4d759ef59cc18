using MemFormat;

namespace Events.Orders;

/// <summary>Prices have a currency. The cents of five releases are none, so the build refuses this.</summary>
[MemFormattable, MemReserved("Fax")]
public sealed partial record OrderPlaced(
    int Number, [MemFormerName("Client")] string Customer, [MemFormerName("Product")] List<string> Products, [MemFormerName("Cents")] Money Price);

[MemFormattable]
public sealed partial record Money(decimal Amount, string Currency);

[MemFormattable]
public sealed partial record OrderPaid(int Number, Payment Payment);

[MemFormattable]
[MemUnion(1, typeof(Card))]
[MemUnion(2, typeof(Transfer))]
public abstract partial record Payment;

[MemFormattable]
public sealed partial record Card(string Digits) : Payment;

[MemFormattable]
public sealed partial record Transfer(string Account) : Payment;

[MemFormatRoot(typeof(OrderPlaced), Name = "order_placed")]
[MemFormatRoot(typeof(OrderPaid), Name = "order_paid")]
public partial class OrderEvents : MemFormatContext;
