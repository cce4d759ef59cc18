namespace MemFormat.Evolution.Tests.Collections;

[MemFormattable]
public partial record Item(int Id, string? Name);

[MemFormattable]
public partial record ItemOfId(int Id);

[MemFormattable]
public partial record ItemWithState(int Id, string? Name, bool IsOpen = true);

[MemFormattable]
public partial class InArrays
{
    public int[] Numbers { get; set; } = [];

    public string?[] Names { get; set; } = [];

    public Item?[] Items { get; set; } = [];

    public bool[] Flags { get; set; } = [];

    public int?[]? Some { get; set; }

    public byte[] Bytes { get; set; } = [];

    public int[][] Deep { get; set; } = [];

    [MemMember(Encoding = MemEncoding.Compact)]
    public int[] Small { get; set; } = [];
}

[MemFormattable]
public partial class InLists
{
    public List<int> Numbers { get; set; } = [];

    public List<string?> Names { get; set; } = [];

    public List<Item?> Items { get; set; } = [];

    public List<bool> Flags { get; set; } = [];

    public List<int?>? Some { get; set; }

    public List<byte> Bytes { get; set; } = [];

    public List<List<int>> Deep { get; set; } = [];

    [MemMember(Encoding = MemEncoding.Compact)]
    public List<int> Small { get; set; } = [];
}

[MemFormattable]
public partial class InSets
{
    public HashSet<int> Numbers { get; set; } = [];

    public HashSet<string?> Names { get; set; } = [];

    public HashSet<ItemWithState?> Items { get; set; } = [];

    public HashSet<bool> Flags { get; } = [];

    public HashSet<int?>? Some { get; set; }

    public HashSet<byte> Bytes { get; set; } = [];

    public HashSet<int[]> Deep { get; set; } = [];

    public HashSet<int> Small { get; set; } = [];
}

[MemFormattable]
public partial class InOthers
{
    public long[] Numbers { get; set; } = [];

    public List<string?> Names { get; set; } = [];

    public List<ItemOfId?> Items { get; set; } = [];

    public int[] Flags { get; set; } = [];

    public double[]? Some { get; set; }

    public List<short> Bytes { get; set; } = [];

    public List<decimal?[]> Deep { get; set; } = [];

    public byte[] Small { get; set; } = [];
}

[MemFormattable]
public partial record OfMap(Dictionary<Item, int> Map);

[MemFormattable]
public partial record OfMapOfId(Dictionary<ItemOfId, long?> Map);
