namespace MemFormat.Benchmarks.Models;

/// <summary>Where an <see cref="Order"/> goes: four strings.</summary>
[MemFormattable]
public sealed partial class Address
{
    public string Street { get; set; } = "";
    public string City { get; set; } = "";
    public string Zip { get; set; } = "";
    public string Country { get; set; } = "";
}
