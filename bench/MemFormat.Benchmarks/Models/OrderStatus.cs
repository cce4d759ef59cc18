namespace MemFormat.Benchmarks.Models;

/// <summary>Where an <see cref="Order"/> is.</summary>
public enum OrderStatus
{
    New,
    Paid,
    Shipped,
    Cancelled,
}
