using MemoryPack;

namespace MemFormat.Benchmarks.Models;

/// <summary><see cref="Poco"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantPoco
{
    [MemoryPackOrder(0)]
    public string StringProp { get; set; } = "";

    [MemoryPackOrder(1)]
    public int IntProp { get; set; }

    [MemoryPackOrder(2)]
    public Guid GuidProp { get; set; }

    [MemoryPackOrder(3)]
    public DateTime DateProp { get; set; }
}

/// <summary><see cref="Row"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantRow
{
    [MemoryPackOrder(0)]
    public int A { get; set; }

    [MemoryPackOrder(1)]
    public int B { get; set; }

    [MemoryPackOrder(2)]
    public long C { get; set; }

    [MemoryPackOrder(3)]
    public long D { get; set; }

    [MemoryPackOrder(4)]
    public double E { get; set; }

    [MemoryPackOrder(5)]
    public double F { get; set; }

    [MemoryPackOrder(6)]
    public bool G { get; set; }

    [MemoryPackOrder(7)]
    public int H { get; set; }

    [MemoryPackOrder(8)]
    public string Name { get; set; } = "";
}

/// <summary><see cref="Address"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantAddress
{
    [MemoryPackOrder(0)]
    public string Street { get; set; } = "";

    [MemoryPackOrder(1)]
    public string City { get; set; } = "";

    [MemoryPackOrder(2)]
    public string Zip { get; set; } = "";

    [MemoryPackOrder(3)]
    public string Country { get; set; } = "";
}

/// <summary><see cref="OrderLine"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantOrderLine
{
    [MemoryPackOrder(0)]
    public int Sku { get; set; }

    [MemoryPackOrder(1)]
    public string Name { get; set; } = "";

    [MemoryPackOrder(2)]
    public int Quantity { get; set; }

    [MemoryPackOrder(3)]
    public decimal Price { get; set; }

    [MemoryPackOrder(4)]
    public bool Gift { get; set; }

    [MemoryPackOrder(5)]
    public DateTime? ShippedAt { get; set; }
}

/// <summary><see cref="Order"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantOrder
{
    [MemoryPackOrder(0)]
    public int Id { get; set; }

    [MemoryPackOrder(1)]
    public Guid CustomerId { get; set; }

    [MemoryPackOrder(2)]
    public DateTime PlacedAt { get; set; }

    [MemoryPackOrder(3)]
    public string Currency { get; set; } = "";

    [MemoryPackOrder(4)]
    public OrderStatus Status { get; set; }

    [MemoryPackOrder(5)]
    public List<TolerantOrderLine> Lines { get; set; } = [];

    [MemoryPackOrder(6)]
    public TolerantAddress? ShipTo { get; set; }

    [MemoryPackOrder(7)]
    public string? Note { get; set; }
}

/// <summary><see cref="Sparse"/> in the form that MemoryPack reads from other versions.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantSparse
{
    [MemoryPackOrder(0)]
    public int? A1 { get; set; }

    [MemoryPackOrder(1)]
    public int? A2 { get; set; }

    [MemoryPackOrder(2)]
    public int? A3 { get; set; }

    [MemoryPackOrder(3)]
    public int? A4 { get; set; }

    [MemoryPackOrder(4)]
    public int? A5 { get; set; }

    [MemoryPackOrder(5)]
    public int? A6 { get; set; }

    [MemoryPackOrder(6)]
    public long? B1 { get; set; }

    [MemoryPackOrder(7)]
    public long? B2 { get; set; }

    [MemoryPackOrder(8)]
    public long? B3 { get; set; }

    [MemoryPackOrder(9)]
    public long? B4 { get; set; }

    [MemoryPackOrder(10)]
    public double? C1 { get; set; }

    [MemoryPackOrder(11)]
    public double? C2 { get; set; }

    [MemoryPackOrder(12)]
    public double? C3 { get; set; }

    [MemoryPackOrder(13)]
    public double? C4 { get; set; }

    [MemoryPackOrder(14)]
    public bool? D1 { get; set; }

    [MemoryPackOrder(15)]
    public bool? D2 { get; set; }

    [MemoryPackOrder(16)]
    public string? E1 { get; set; }

    [MemoryPackOrder(17)]
    public string? E2 { get; set; }

    [MemoryPackOrder(18)]
    public string? E3 { get; set; }

    [MemoryPackOrder(19)]
    public string? E4 { get; set; }

    [MemoryPackOrder(20)]
    public string? E5 { get; set; }

    [MemoryPackOrder(21)]
    public string? E6 { get; set; }

    [MemoryPackOrder(22)]
    public string? E7 { get; set; }

    [MemoryPackOrder(23)]
    public string? E8 { get; set; }

    [MemoryPackOrder(24)]
    public int[]? F1 { get; set; }

    [MemoryPackOrder(25)]
    public int[]? F2 { get; set; }

    [MemoryPackOrder(26)]
    public List<string>? G1 { get; set; }

    [MemoryPackOrder(27)]
    public List<string>? G2 { get; set; }

    [MemoryPackOrder(28)]
    public byte[]? H1 { get; set; }

    [MemoryPackOrder(29)]
    public byte[]? H2 { get; set; }
}
