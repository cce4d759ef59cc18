using MemFormat;

namespace Corpus.Changes;

/// <summary>Types in types before they changed.</summary>
[MemFormattable]
public partial class NestingOld
{
    public PartClass One { get; set; } = new();

    public PartStruct Two { get; set; }

    public PartClass? Three { get; set; }

    public List<PartClass?> List { get; set; } = [];

    public Dictionary<string, PartStruct> Map { get; set; } = [];

    public PartBlock Block { get; set; }

    public PartBlock[] Blocks { get; set; } = [];

    public PartClass Wrapped { get; set; } = new();

    public NestingOld? Self { get; set; }
}

/// <summary>A class that becomes a struct.</summary>
[MemFormattable]
public partial class PartClass
{
    public int A { get; set; }

    public string? B { get; set; }
}

/// <summary>A struct that becomes a class.</summary>
[MemFormattable]
public partial struct PartStruct
{
    public int A { get; set; }

    public string? B { get; set; }
}

/// <summary>A struct whose memory is its body.</summary>
[MemFormattable]
public partial struct PartBlock
{
    public int A;
    public int B;
}

/// <summary>It with its fields the other way round and wider.</summary>
[MemFormattable]
public partial struct PartBlockNew
{
    public long B;
    public int A;
}

/// <summary>A record with the parts' members and one more.</summary>
[MemFormattable]
public sealed partial record PartRecord(int A, string? B, int C = 3);

/// <summary>Types in types after they changed.</summary>
[MemFormattable]
public partial class NestingNew
{
    public PartStruct One { get; set; }

    public PartRecord Two { get; set; } = new(0, null);

    public PartStruct? Three { get; set; }

    public PartRecord?[] List { get; set; } = [];

    public Dictionary<string, PartClass?> Map { get; set; } = [];

    public PartBlockNew Block { get; set; }

    public List<PartBlockNew> Blocks { get; set; } = [];

    public List<PartClass> Wrapped { get; set; } = [];

    public NestingNew? Self { get; set; }

    public static NestingOld Written(bool withSelf = true) => new()
    {
        One = new PartClass { A = 1, B = "b" },
        Two = new PartStruct { A = 2 },
        List = [null, new PartClass { A = 4, B = "d" }],
        Map = new Dictionary<string, PartStruct> { ["x"] = new PartStruct { A = 5 } },
        Block = new PartBlock { A = 6, B = 7 },
        Blocks = [new PartBlock { A = 8, B = 9 }],
        Wrapped = new PartClass { A = 10 },
        Self = withSelf ? Written(false) : null,
    };

    public bool IsRead(bool withSelf = true) => One is { A: 1, B: "b" } && Two is { A: 2, B: null, C: 3 } && Three is null
        && List is [null, { A: 4, B: "d", C: 3 }] && Map["x"] is { A: 5 } && Block is { A: 6, B: 7 } && Blocks is [{ A: 8, B: 9 }]
        && Wrapped is [{ A: 10 }] && (withSelf ? Self!.IsRead(false) : Self is null);
}
