namespace MemFormat.AspNetCore.Tests;

[MemFormattable]
public sealed partial record Order(int Id, string Customer, List<OrderLine> Lines)
{
    public static Order Sample(int id) =>
        new(id, $"Customer {id}", [.. Enumerable.Range(0, 4).Select(i => new OrderLine($"Article {i}", i + 1, 9.95m + i))]);

    public bool Equals(Order? other) => other is not null && Id == other.Id && Customer == other.Customer && Lines.SequenceEqual(other.Lines);

    public override int GetHashCode() => Id;
}

[MemFormattable]
public sealed partial record OrderLine(string Article, int Quantity, decimal Price);

/// <summary>An order of a later release.</summary>
[MemFormattable]
public sealed partial record NewerOrder(int Id, string Customer, List<OrderLine> Lines, string? Note = null, long Version = 1);

[MemFormattable]
public sealed partial class Nested
{
    public Nested? Inner { get; set; }

    public static Nested Of(int depth) => depth == 0 ? new() : new() { Inner = Of(depth - 1) };
}

/// <summary>JSON knows it, MemFormat does not.</summary>
public sealed record Unstored(int Id);
