namespace MemFormat.Evolution.Tests.Standing;

public static partial class Plain
{
    [MemFormattable]
    public partial class Money
    {
        public long Cents { get; set; }
    }

    [MemFormattable]
    public partial class Order
    {
        public Money? Price { get; set; }

        public Money? Last { get; set; }

        public List<Money?> Fees { get; set; } = [];

        public Dictionary<int, Money>? ById { get; set; }

        public int Gone { get; set; }
    }
}

public static partial class Stored
{
    [MemSurrogate(typeof(Amount))]
    public sealed class Money(long cents)
    {
        public long InCents() => cents;
    }

    [MemFormattable]
    public partial struct Amount : IMemSurrogate<Amount, Money>
    {
        public long Cents { get; set; }

        public static Amount From(Money value) => new() { Cents = value.InCents() };

        public readonly Money ToValue() => new(Cents);
    }

    [MemFormattable]
    public partial class Order
    {
        public Money Price { get; set; } = new(0);

        public Money? Last { get; set; }

        public List<Money?> Fees { get; set; } = [];

        public Dictionary<int, Money>? ById { get; set; }
    }
}
