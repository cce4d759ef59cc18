namespace MemFormat.Evolution.Tests.Compact;

[MemFormattable]
public partial record Fixed(int A, long? B, DateTime C, decimal D, List<int> E, bool F, DateOnly? G, List<DateTime> H, Guid I);

[MemFormattable(Encoding = MemEncoding.Compact)]
public partial record Compacted(int A, long? B, DateTime C, decimal D, List<int> E, bool F, DateOnly? G, List<DateTime> H, Guid I);

[MemFormattable(Encoding = MemEncoding.Compact)]
public partial record Mixed(
    [property: MemMember(Encoding = MemEncoding.Fixed)] long A,
    int? B,
    [property: MemMember(Encoding = MemEncoding.Fixed)] DateTime? C,
    decimal? D,
    [property: MemMember(Encoding = MemEncoding.Fixed)] List<long> E,
    int F,
    DateOnly G,
    List<DateTime?> H,
    Guid? I);
