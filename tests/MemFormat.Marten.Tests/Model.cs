namespace MemFormat.Marten.Tests
{
    /// <summary>A currency of a bank: found by its code.</summary>
    [MemSurrogate(typeof(CurrencyCode))]
    public sealed record Currency(string Code);

    [MemFormattable]
    public partial record struct CurrencyCode(string Code) : IMemSurrogate<CurrencyCode, Currency, Bank>
    {
        public static CurrencyCode From(Currency value, Bank state) => new(value.Code);

        public readonly Currency ToValue(Bank state) => state.Find(Code);
    }

    public sealed class Bank
    {
        public Currency[] Currencies { get; } = [new("CHF"), new("JPY")];

        public Currency Find(string code) => Currencies.Single(currency => currency.Code == code);
    }

    [MemFormattable]
    public partial record Priced(decimal Amount, Currency Currency);

    [MemFormattable, BinaryEvent]
    public partial record Marked(int Number);

    [MemFormatRoot(typeof(Priced), Name = "priced")]
    public partial class PriceEvents : MemFormatContext;

    [MemFormatRoot(typeof(Marked))]
    public partial class Nameless : MemFormatContext;

    [MemFormatRoot(typeof(Marked), Name = "marked"), MemFormatRoot(typeof(Marked), Name = "tagged")]
    public partial class TwoNames : MemFormatContext;

    [MemFormattable, MemUnion(1, typeof(Case))]
    public abstract partial record Union;

    [MemFormattable]
    public partial record Case : Union;

    [MemFormatRoot(typeof(Union), Name = "union")]
    public partial class AbstractEvents : MemFormatContext;
}

namespace MemFormat.Marten.Tests.First
{
    [MemFormattable]
    public partial record Placed(int Number, string Customer, int Price, string? Coupon = null);

    [MemFormattable]
    public partial record Paid(decimal Amount);

    [MemFormatRoot(typeof(Placed), Name = "order_placed")]
    [MemFormatRoot(typeof(Paid), Name = "order_paid")]
    public partial class OrderEvents : MemFormatContext;
}

namespace MemFormat.Marten.Tests.Third
{
    /// <summary>Another name of the type, a wider number, a value that became a list, and the coupon is gone.</summary>
    [MemFormattable]
    public partial record OrderPlaced([MemFormerName("Customer")] List<string> Customers, long Price, int Number, int Priority = 3);

    [MemFormattable]
    public partial record OrderPaid(decimal Amount, Method? By);

    /// <summary>How an order was paid; of release 2 on.</summary>
    [MemFormattable]
    [MemUnion(1, typeof(Card))]
    [MemUnion(2, typeof(Invoice))]
    public abstract partial record Method;

    [MemFormattable]
    public partial record Card(string Digits) : Method;

    [MemFormattable]
    public partial record Invoice(DateOnly Due) : Method;

    [MemFormattable]
    public partial record OrderShipped(string Carrier);

    [MemFormatRoot(typeof(OrderPlaced), Name = "order_placed")]
    [MemFormatRoot(typeof(OrderPaid), Name = "order_paid")]
    [MemFormatRoot(typeof(OrderShipped), Name = "order_shipped")]
    public partial class OrderEvents : MemFormatContext;
}
