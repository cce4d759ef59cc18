namespace MemFormat.Benchmarks.Models;

/// <summary>One small object: a string and three fixed members.</summary>
[MemFormattable]
public sealed partial class Poco
{
    public string StringProp { get; set; } = "";
    public int IntProp { get; set; }
    public Guid GuidProp { get; set; }
    public DateTime DateProp { get; set; }
}
