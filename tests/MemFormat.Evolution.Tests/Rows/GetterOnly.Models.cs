namespace MemFormat.Evolution.Tests.GetterOnly;

[MemFormattable]
public partial class Settable
{
    public List<int>? Numbers { get; set; } = [];

    public Dictionary<string, int>? Map { get; set; } = [];

    public int? One { get; set; } = 5;
}

[MemFormattable]
public partial class Other
{
    public Dictionary<string, int> Map { get; set; } = [];
}

/// <summary>The same shape, filled in place.</summary>
[MemFormattable]
public partial class Filled
{
    public List<int> Numbers { get; } = [1];

    public Dictionary<string, int> Map { get; } = new() { ["a"] = 1 };

    public int? One { get; set; } = 6;
}

/// <summary>Another shape, filled in place.</summary>
[MemFormattable]
public partial class Changed
{
    public HashSet<long> Numbers { get; } = [1];

    public Dictionary<string, long> Map { get; } = new() { ["a"] = 1 };

    public List<int> One { get; } = [7];
}
