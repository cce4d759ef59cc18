namespace MemFormat.Evolution.Tests.Nesting
{
    namespace V1
    {
        [MemFormattable]
        public partial class Node
        {
            public int Id { get; set; }

            public Node? Next { get; set; }

            public List<Node?> Children { get; set; } = [];

            public Gone? Gone { get; set; }
        }

        [MemFormattable]
        public partial class Gone
        {
            public Gone? Inner { get; set; }
        }

        [MemFormattable]
        public partial struct Small
        {
            public bool Flag { get; set; }
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Node
        {
            public long Id { get; set; }

            public Node? Next { get; set; }

            public Dictionary<int, Node> ById { get; set; } = [];

            public List<Node?> Children { get; set; } = [];
        }

        [MemFormattable]
        public partial class Small
        {
            public bool Flag { get; set; }

            public Guid A { get; set; }

            public Guid B { get; set; }

            public Guid C { get; set; }

            public Guid D { get; set; }

            public string? E { get; set; }

            public string? F { get; set; }
        }
    }
}
