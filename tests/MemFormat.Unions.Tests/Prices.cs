namespace MemFormat.Unions.Tests;

[MemFormattable, MemUnion(1, typeof(Money)), MemUnion(2, typeof(Voucher)), MemUnion(3, typeof(Money[]))]
public partial union Price(Money, Voucher, Money[]);

/// <summary>Stored as another type.</summary>
[MemSurrogate(typeof(Cents))]
public sealed record Money(decimal Amount);

[MemFormattable]
public partial record struct Cents(long Count) : IMemSurrogate<Cents, Money>
{
    public static Cents From(Money value) => new((long)(value.Amount * 100));

    public Money ToValue() => new(Count / 100m);
}

[MemFormattable(Contract = "voucher")]
public partial record Voucher(string Code);
