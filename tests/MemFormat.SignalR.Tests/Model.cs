namespace MemFormat.SignalR.Tests;

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
public sealed partial record NewerOrder(long Id, string Customer, List<OrderLine> Lines, string? Note = null);

[MemFormattable]
[MemUnion(1, typeof(Circle))]
[MemUnion(2, typeof(Square))]
public partial interface IShape;

[MemFormattable]
public sealed partial record Circle(double Radius) : IShape;

[MemFormattable]
public sealed partial record Square(double Side) : IShape;
