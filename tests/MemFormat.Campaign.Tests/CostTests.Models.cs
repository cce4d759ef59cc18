namespace MemFormat.Campaign.Tests;

public sealed partial class CostTests
{
    /// <summary>Knows nothing and keeps all.</summary>
    [MemFormattable]
    public sealed partial class Saver
    {
        [MemMember(1)]
        public int Id { get; set; }

        public MemExtensionData? More { get; set; }
    }

    /// <summary>Finds a number in extension data.</summary>
    [MemFormattable]
    public sealed partial class Numbers
    {
        [MemMember(1)]
        public int Id { get; set; }

        [MemMember(2)]
        public int Number { get; set; }

        public MemExtensionData? More { get; set; }
    }

    /// <summary>Finds in extension data what it knows.</summary>
    [MemFormattable]
    public sealed partial class Finder
    {
        [MemMember(1)]
        public int Id { get; set; }

        [MemMember(2)]
        public List<Node?>? Nodes { get; set; }

        public MemExtensionData? More { get; set; }
    }

    [MemFormattable(PreserveReferences = true)]
    public sealed partial class Node
    {
        [MemMember(1)]
        public int Value { get; set; }

        [MemMember(2)]
        public Animal? Pet { get; set; }

        [MemMember(3)]
        public Node? Next { get; set; }
    }
}
