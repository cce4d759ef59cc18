using MemFormat;

namespace Corpus;

/// <summary>A part of an <see cref="Order"/>.</summary>
[MemFormattable]
public sealed partial class OrderLine
{
    public string Article { get; set; } = "";

    public int Quantity { get; set; } = 1;

    public decimal Price { get; set; }

    public bool IsGift { get; set; }

    public static OrderLine Make(ValueSource s) => new()
    {
        Article = s.Text(),
        Quantity = s.Int32(),
        Price = s.Decimal(),
        IsGift = s.Bool(),
    };
}
