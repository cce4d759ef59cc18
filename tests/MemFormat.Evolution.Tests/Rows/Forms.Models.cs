namespace MemFormat.Evolution.Tests.Forms;

[MemFormattable]
public partial class AsClass
{
    public int A { get; set; }

    public string? B { get; set; }

    public bool? C { get; set; }
}

[MemFormattable]
public partial struct AsStruct
{
    public int A { get; set; }

    public string? B { get; set; }

    public bool? C { get; set; }
}

[MemFormattable]
public sealed partial record AsRecord(int A, string? B, bool? C);

[MemFormattable]
public readonly partial record struct AsRecordStruct(int A, string? B, bool? C);

[MemFormattable]
public partial class OfClass
{
    public AsClass? One { get; set; }

    public List<AsClass?> Many { get; set; } = [];

    public Dictionary<int, AsClass?> Map { get; set; } = [];

    public int After { get; set; }
}

[MemFormattable]
public partial class OfStruct
{
    public AsStruct One { get; set; } = new() { A = 7 };

    public AsStruct[] Many { get; set; } = [];

    public Dictionary<int, AsStruct> Map { get; set; } = [];

    public int After { get; set; }
}

[MemFormattable]
public partial class OfRecord
{
    public AsRecord? One { get; set; }

    public List<AsRecord?> Many { get; set; } = [];

    public Dictionary<int, AsRecord?> Map { get; set; } = [];

    public int After { get; set; }
}

[MemFormattable]
public partial record OfRecordStruct(AsRecordStruct? One, List<AsRecordStruct?> Many, Dictionary<int, AsRecordStruct?> Map, int After);

[MemFormattable]
public partial struct Block
{
    public int X;
    public int Y;
}

[MemFormattable]
public partial class BlockClass
{
    public int X { get; set; }

    public int Y { get; set; }
}

[MemFormattable]
public partial class OfBlock
{
    public Block One { get; set; }

    public Block? Two { get; set; }

    public List<Block> Many { get; set; } = [];

    public List<Block?> Some { get; set; } = [];
}

[MemFormattable]
public partial class OfBlockClass
{
    public BlockClass One { get; set; } = new();

    public BlockClass? Two { get; set; }

    public List<BlockClass> Many { get; set; } = [];

    public List<BlockClass?> Some { get; set; } = [];
}
