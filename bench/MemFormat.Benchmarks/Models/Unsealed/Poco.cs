namespace MemFormat.Benchmarks.Models.Unsealed;

/// <summary>The same as <see cref="Models.Poco"/>, open to inheritance: a value can be of a derived type, and the codec must look.</summary>
[MemFormattable]
public partial class Poco
{
    public string StringProp { get; set; } = "";
    public int IntProp { get; set; }
    public Guid GuidProp { get; set; }
    public DateTime DateProp { get; set; }
}
