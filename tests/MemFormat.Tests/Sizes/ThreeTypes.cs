namespace MemFormat.Tests;

/// <summary>A message of three types whose members have numbers.</summary>
[MemFormattable]
public partial class ThreeTypes
{
    [MemMember(1)] public int Id { get; set; }

    [MemMember(2)] public string? Name { get; set; }

    [MemMember(3)] public FirstType? First { get; set; }

    [MemMember(4)] public SecondType? Second { get; set; }

    [MemMember(5)] public DateTime At { get; set; }
}

[MemFormattable]
public partial class FirstType
{
    [MemMember(1)] public Guid Key { get; set; }

    [MemMember(2)] public string? Text { get; set; }

    [MemMember(3)] public double Price { get; set; }

    [MemMember(4)] public bool IsPaid { get; set; }

    [MemMember(5)] public int? Count { get; set; }
}

[MemFormattable]
public partial class SecondType
{
    [MemMember(1)] public long Number { get; set; }

    [MemMember(2)] public byte[]? Data { get; set; }

    [MemMember(3)] public decimal Amount { get; set; }

    [MemMember(4)] public DateOnly? Day { get; set; }

    [MemMember(5)] public string? Remark { get; set; }
}
