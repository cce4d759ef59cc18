namespace MemFormat.Tests;

/// <summary>The bodies of objects that keep their identity are not where an unknown member is.</summary>
public partial class ReferenceExtensionTests
{
    [Fact]
    public void Members_that_refer_to_nothing_come_back()
    {
        foreach (var late in (Late[])[new(), new() { Id = 1, One = null, Several = [], ByName = null }, new() { One = null, Several = null, ByName = [] }])
        {
            late.One = null;
            var early = MemFormatSerializer.Deserialize<Early>(MemFormatSerializer.Serialize(late))!;
            Assert.Equal(3, early.Extra!.Count);
            Assert.Null(Same.Difference(late, MemFormatSerializer.Deserialize<Late>(MemFormatSerializer.Serialize(early))));
        }
    }

    [Fact]
    public void Members_that_refer_to_something_are_refused()
    {
        foreach (var late in (Late[])[new(), new() { One = null, Several = [new()] }, new() { One = null, Several = [null] }, new() { One = null, ByName = new() { ["x"] = null } }])
            Assert.Equal(MemFormatError.SchemaMismatch, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Early>(MemFormatSerializer.Serialize(late))).Error);
    }

    [MemFormattable(PreserveReferences = true)]
    public partial class Node
    {
        public Node? Next { get; set; }
    }

    [MemFormattable]
    public partial class Late
    {
        public int Id { get; set; }

        public Node? One { get; set; } = new();

        public List<Node?>? Several { get; set; } = [];

        public Dictionary<string, Node?>? ByName { get; set; } = [];
    }

    [MemFormattable]
    public partial class Early
    {
        public int Id { get; set; }

        public MemExtensionData? Extra { get; set; }
    }
}
