using MemFormat;

namespace My_Contracts;

/// <summary>What a customer ordered.</summary>
[MemFormattable]
public sealed partial record Order
{
    [MemMember(1)] public int Id { get; init; }
    [MemMember(2)] public required string Customer { get; init; }
    [MemMember(3)] public List<OrderLine> Lines { get; init; } = [];
}

/// <summary>A line of an order.</summary>
[MemFormattable]
public sealed partial record OrderLine
{
    [MemMember(1)] public required string Product { get; init; }
    [MemMember(2)] public int Quantity { get; init; } = 1;
}
