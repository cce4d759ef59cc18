namespace MemFormat.Recipes.Tests
{
    [MemFormattable]
    public partial record Order(long Id, [MemFormerName("Customer")] string Buyer, List<string>? Products = null);

    [MemFormattable]
    public partial record Receipt(long Id, decimal Price);

    [MemFormattable]
    [MemUnion(1, typeof(Paid))]
    public abstract partial record Happening(long Order);

    [MemFormattable]
    public partial record Paid(long Order, decimal Amount) : Happening(Order);

    [MemFormatRoot(typeof(Order), Name = "order")]
    [MemFormatRoot(typeof(Receipt), Name = "receipt")]
    public partial class ShopContext : MemFormatContext;
}

namespace MemFormat.Recipes.Tests.Before
{
    /// <summary>What the release before sends.</summary>
    [MemFormattable]
    public partial record Order(int Id, string Customer);

    [MemFormattable]
    public partial record Receipt(int Id, decimal Price);

    [MemFormatRoot(typeof(Order), Name = "order")]
    public partial class ShopContext : MemFormatContext;

    [MemFormattable]
    public partial record Return(int Id);

    [MemFormatRoot(typeof(Return), Name = "return")]
    [MemFormatRoot(typeof(Order), Name = "receipt")]
    public partial class OtherContext : MemFormatContext;
}
