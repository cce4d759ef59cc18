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

/// <summary>The same shape, filled in place, null allowed; one collection is there and one is not.</summary>
[MemFormattable]
public partial class Kept
{
    private Dictionary<string, int>? _map;

    public List<int>? Numbers { get; } = [1];

    public Dictionary<string, int>? Map => _map;

    public int? One { get; set; } = 6;

    public static Kept Of(List<int> numbers, Dictionary<string, int>? map, int? one)
    {
        var kept = new Kept { One = one, _map = map };
        kept.Numbers!.Clear();
        kept.Numbers.AddRange(numbers);
        return kept;
    }
}

/// <summary>Another shape of it.</summary>
[MemFormattable]
public partial class KeptAndChanged
{
    private SortedDictionary<string, long>? _map;

    public HashSet<long>? Numbers { get; } = [1];

    public SortedDictionary<string, long>? Map => _map;

    public static KeptAndChanged Of(SortedDictionary<string, long>? map, params long[] numbers)
    {
        var kept = new KeptAndChanged { _map = map };
        kept.Numbers!.Clear();
        kept.Numbers.UnionWith(numbers);
        return kept;
    }
}
