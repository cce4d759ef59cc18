using MemFormat;

namespace Corpus.Changes;

/// <summary>Before members came, went and moved.</summary>
[MemFormattable]
public partial class MembersOld
{
    public int Id { get; set; }

    public string Gone { get; set; } = "";

    public double GoneNumber { get; set; }

    public bool GoneFlag { get; set; }

    public int? GoneOptional { get; set; }

    public List<Removed>? GoneList { get; set; }

    public Dictionary<string, List<Removed?>>? GoneMap { get; set; }

    public string Total { get; set; } = "";

    public string? A { get; set; }

    public string? B { get; set; }

    public bool Flag { get; set; }

    public string? Last { get; set; }
}

/// <summary>A type that nobody but old data knows.</summary>
[MemFormattable]
public partial class Removed
{
    public int X { get; set; }

    public string? Name { get; set; }

    public bool? Bit { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public long Small { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public List<int>? Group { get; set; }

    public bool?[]? Bits { get; set; }

    public Point? Point { get; set; }

    public List<Point?>? Points { get; set; }

    public Removed? Next { get; set; }
}

/// <summary>After members came, went and moved.</summary>
[MemFormattable]
public partial class MembersNew
{
    public string? Last { get; set; }

    public bool Flag { get; set; }

    [MemFormerName("Total")]
    public string Sum { get; set; } = "";

    [MemFormerName("B")]
    public string? A { get; set; }

    [MemFormerName("A")]
    public string? B { get; set; }

    public int Id { get; set; }

    public int Added { get; set; } = 7;

    public string AddedText { get; set; } = "seven";

    public bool AddedFlag { get; set; } = true;

    public int? AddedOptional { get; init; } = 77;

    public List<int> AddedList { get; } = [7];

    public static MembersOld Written() => new()
    {
        Id = 5,
        Gone = "gone",
        GoneNumber = 1.5,
        GoneFlag = true,
        GoneOptional = 3,
        GoneList =
        [
            new Removed
            {
                X = 1, Name = "漢", Bit = true, Small = -70000, Group = [1, 300, 70000, -1, 5], Bits = [true, null, false],
                Point = new Point { X = 1 },
                Points = [null, new Point()], Next = new Removed(),
            },
        ],
        GoneMap = new Dictionary<string, List<Removed?>> { ["k"] = [null, new Removed()] },
        Total = "total",
        A = "a",
        B = "b",
        Flag = true,
        Last = "last",
    };

    public bool IsRead() => Id == 5 && Last == "last" && Flag && Sum == "total" && A == "b" && B == "a"
        && Added == 7 && AddedText == "seven" && AddedFlag && AddedOptional == 77 && AddedList is [7];
}
