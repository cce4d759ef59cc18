using MemFormat;

namespace MemFormat.Schemas.Tests.V1
{
    public enum Level : byte { Low = 1, High = 200 }

    [MemFormattable]
    public partial class Doc
    {
        public int Id { get; set; }
        public string Title { get; set; } = "";
        public int Removed { get; set; }
        public List<Part> RemovedParts { get; set; } = [];
        public Part? RemovedPart { get; set; }
        public DateTime? RemovedDate { get; set; }
        public Dictionary<string, Part> RemovedMap { get; set; } = [];
        public bool Flag { get; set; }
        public bool? MaybeFlag { get; set; }
        public Part Main { get; set; } = new();
        public List<Part?> Parts { get; set; } = [];
        public string Old { get; set; } = "";
        public Level Level { get; set; }
    }

    [MemFormattable]
    public partial class Part
    {
        public int Number { get; set; }
        public float Weight { get; set; }
        public string? Name { get; set; }
        [MemMember(Encoding = MemEncoding.Compact)] public long Packed { get; set; }
        public Point Where { get; set; }
    }

    [MemFormattable]
    public partial struct Point
    {
        public int X { get; set; }
        public int Y { get; set; }
    }

    [MemFormattable]
    public partial class Box
    {
        public Part? Value { get; set; }
        public List<Part> Values { get; set; } = [];
        public int After { get; set; }
    }

    [MemFormattable]
    public partial class Tree
    {
        public int Value { get; set; }
        public List<Tree> Children { get; set; } = [];
    }

    [MemFormattable]
    public partial class Swap
    {
        public int A { get; set; }
        public int B { get; set; }
    }

    [MemFormattable(Contract = "one")]
    public partial class Contracted
    {
        public int A { get; set; }
    }
}

namespace MemFormat.Schemas.Tests.V2
{
    public enum Level { Low = 1, High = 200 }

    [MemFormattable]
    public partial class Doc
    {
        public long Id { get; set; }
        public int Added { get; set; } = 42;
        public string AddedText { get; set; } = "initial";
        public string? Title { get; set; }
        public int Flag { get; set; }
        public bool MaybeFlag { get; set; } = true;
        public Part Main { get; set; } = new();
        public Part?[] Parts { get; set; } = [];
        [MemFormerName("Old")] public List<string> Renamed { get; set; } = [];
        public Level Level { get; set; }
    }

    [MemFormattable]
    public partial class Part
    {
        public int? Number { get; set; }
        public double Weight { get; set; }
        public string? Name { get; set; }
        public int Packed { get; set; }
        public Place Where { get; set; } = new();
        public DateTime Added { get; set; } = new(2000, 1, 1);
    }

    [MemFormattable]
    public partial class Place
    {
        public long Y { get; set; }
        public int X { get; set; }
    }

    [MemFormattable]
    public partial class Box
    {
        public int After { get; set; }
        public Part? Value { get; set; }
        public List<Part> Values { get; set; } = [];
    }

    [MemFormattable]
    public partial class Tree
    {
        public long Value { get; set; }
        public Tree[] Children { get; set; } = [];
    }

    [MemFormattable]
    public partial class Swap
    {
        [MemFormerName("B")] public int A { get; set; }
        [MemFormerName("A")] public int B { get; set; }
    }

    [MemFormattable(Contract = "two")]
    public partial class Contracted
    {
        public int A { get; set; }
    }

    [MemFormattable]
    public partial class Demanding
    {
        public required string Wanted { get; set; }
        public int Id { get; set; }
    }

    [MemFormattable]
    public partial class Sparse
    {
        public long Id { get; set; }
        public int Level { get; set; }
    }

    [MemFormattable]
    public partial class Leaf
    {
        public int Value { get; set; }
    }

    [MemFormattable]
    public partial class PartList
    {
        public Part[] Parts { get; set; } = [];
    }

    [MemFormattable]
    public partial class Stranger
    {
        public int Nothing { get; set; }
    }

    [MemFormattable]
    public partial class NumberedDoc
    {
        [MemMember(1)] public int Id { get; set; }
        [MemMember(7), MemFormerName("Old")] public string Newest { get; set; } = "";
    }

    [MemFormattable]
    public partial class WithDemanding
    {
        public Demanding? RemovedPart { get; set; }
        public int Id { get; set; }
    }
}
