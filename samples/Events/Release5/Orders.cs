using MemFormat;

namespace Events.Orders;

/// <summary>Nobody has a fax any more.</summary>
[MemFormattable, MemReserved("Fax")]
public sealed partial record OrderPlaced(
    int Number, [MemFormerName("Client")] string Customer, [MemFormerName("Product")] List<string> Products, long Cents);

[MemFormattable]
public sealed partial record OrderPaid(int Number, Payment Payment);

/// <summary>There is a new way to pay.</summary>
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
