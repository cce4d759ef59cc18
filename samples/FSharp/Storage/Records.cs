using MemFormat;
using Microsoft.FSharp.Collections;
using Microsoft.FSharp.Core;
using Shop.Storage;

[assembly: MemSurrogate(typeof(Shop.Address), typeof(AddressParts))]
[assembly: MemSurrogate(typeof(Shop.Payment), typeof(PaymentParts))]
[assembly: MemSurrogate(typeof(Shop.Money), typeof(MoneyParts))]
[assembly: MemSurrogate(typeof(Shop.Line), typeof(LineParts))]
[assembly: MemSurrogate(typeof(Shop.Order), typeof(OrderParts))]

namespace Shop.Storage;

// A record's members may be F# types themselves: what those are stored as is known by now.
[MemFormattable]
internal sealed partial record AddressParts(string Street, FSharpOption<string>? City) : IMemSurrogate<AddressParts, Address>
{
    public static AddressParts From(Address value) => new(value.Street, value.City);

    public Address ToValue() => new(Street, City);
}

/// <summary>A union: the case that it is has a value, others are null. A case can be added, and take members, like anywhere.</summary>
[MemFormattable]
internal sealed partial record PaymentParts(string? Card = null, Transfer? Transfer = null) : IMemSurrogate<PaymentParts, Payment>
{
    public static PaymentParts From(Payment value) => value switch
    {
        Payment.Card card => new(Card: card.number),
        Payment.Transfer transfer => new(Transfer: new(transfer.iban, transfer.days)),
        _ => new(),
    };

    public Payment ToValue() => this switch
    {
        { Card: not null } => Payment.NewCard(Card),
        { Transfer: not null } => Payment.NewTransfer(Transfer.Iban, Transfer.Days),
        _ => Payment.Cash,
    };
}

[MemFormattable]
internal sealed partial record Transfer(string Iban, int Days);

[MemFormattable]
internal readonly partial record struct MoneyParts(decimal Amount, string Currency) : IMemSurrogate<MoneyParts, Money>
{
    public static MoneyParts From(Money value) => new(value.Amount, value.Currency);

    public Money ToValue() => new(Amount, Currency);
}

[MemFormattable]
internal sealed partial record LineParts(string Article, int Quantity, Money Price) : IMemSurrogate<LineParts, Line>
{
    public static LineParts From(Line value) => new(value.Article, value.Quantity, value.Price);

    public Line ToValue() => new(Article, Quantity, Price);
}

[MemFormattable]
internal sealed partial record OrderParts(
    int Id,
    string Customer,
    Address ShipTo,
    FSharpOption<Address>? BillTo,
    Payment Payment,
    FSharpList<Line> Lines,
    FSharpMap<string, int> Stock,
    FSharpSet<string> Labels,
    FSharpValueOption<double> Discount,
    DateTime Placed) : IMemSurrogate<OrderParts, Order>
{
    public static OrderParts From(Order value) => new(
        value.Id, value.Customer, value.ShipTo, value.BillTo, value.Payment, value.Lines, value.Stock, value.Labels, value.Discount, value.Placed);

    public Order ToValue() => new(Id, Customer, ShipTo, BillTo, Payment, Lines, Stock, Labels, Discount, Placed);
}
