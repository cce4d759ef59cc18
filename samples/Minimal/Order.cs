using MemFormat;

namespace Minimal;

[MemFormattable]
public sealed partial record Order(string Customer, List<Line> Lines, int Id = 0, DateTimeOffset Placed = default);

[MemFormattable]
public sealed partial record Line(string Product, int Quantity);
