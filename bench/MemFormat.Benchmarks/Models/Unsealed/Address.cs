namespace MemFormat.Benchmarks.Models.Unsealed;

/// <summary>The same as <see cref="Models.Address"/>, open to inheritance: a value can be of a derived type, and the codec must look.</summary>
[MemFormattable]
public partial class Address
{
    public string Street { get; set; } = "";
    public string City { get; set; } = "";
    public string Zip { get; set; } = "";
    public string Country { get; set; } = "";
}
