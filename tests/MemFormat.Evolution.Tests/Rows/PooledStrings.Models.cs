using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Text;

namespace MemFormat.Evolution.Tests.PooledStrings
{
    namespace Plain
    {
        [MemFormattable]
        public partial class Order
        {
            public string Name { get; set; } = "";

            public string? Note { get; set; }

            public List<string?> Tags { get; set; } = [];

            public Dictionary<string, string?> Labels { get; set; } = [];

            public string[]? Parts { get; set; }

            public FrozenSet<string> Words { get; set; } = FrozenSet<string>.Empty;

            public ImmutableDictionary<string, int> Counts { get; set; } = ImmutableDictionary<string, int>.Empty;

            public (string First, string? Second)? Pair { get; set; }

            public Order? Next { get; set; }

            public string After { get; set; } = "";
        }

        [MemFormattable]
        public partial record Entry(string Text, string? Maybe, List<string> All);
    }

    namespace Pooled
    {
        [MemFormattable(Encoding = MemEncoding.Pooled)]
        public partial class Order
        {
            public string Name { get; set; } = "";

            public string? Note { get; set; }

            public List<string?> Tags { get; set; } = [];

            public Dictionary<string, string?> Labels { get; set; } = [];

            public string[]? Parts { get; set; }

            public FrozenSet<string> Words { get; set; } = FrozenSet<string>.Empty;

            public ImmutableDictionary<string, int> Counts { get; set; } = ImmutableDictionary<string, int>.Empty;

            public (string First, string? Second)? Pair { get; set; }

            public Order? Next { get; set; }

            public string After { get; set; } = "";
        }

        [MemFormattable(Encoding = MemEncoding.Pooled | MemEncoding.Compact)]
        public partial record Entry(string Text, string? Maybe, List<string> All);
    }

    /// <summary>Some members have it, some not, and some are gone.</summary>
    namespace Mixed
    {
        [MemFormattable(Encoding = MemEncoding.Pooled)]
        public partial class Order
        {
            public string? Note { get; set; }

            [MemMember(Encoding = MemEncoding.Fixed)]
            public List<string?> Tags { get; set; } = [];

            [MemMember(Encoding = MemEncoding.Fixed)]
            public Dictionary<string, string?> Labels { get; set; } = [];

            public Order? Next { get; set; }

            [MemMember(Encoding = MemEncoding.Fixed)]
            public string After { get; set; } = "";
        }
    }

    /// <summary>All is gone but what refers to what is gone.</summary>
    namespace Fewer
    {
        [MemFormattable(Encoding = MemEncoding.Pooled)]
        public partial class Order
        {
            public (string First, string? Second)? Pair { get; set; }

            public Order? Next { get; set; }
        }
    }

    namespace Keeping
    {
        [MemFormattable]
        public partial class Order
        {
            public string After { get; set; } = "";

            public Order? Next { get; set; }

            public MemExtensionData? Extra { get; set; }
        }
    }

    namespace Converted
    {
        [MemFormattable]
        public partial record Entry
        {
            public int Text { get; set; }

            public List<string> Maybe { get; set; } = [];

            public List<long> All { get; set; } = [];
        }

        [MemFormattable]
        public partial record Objects
        {
            public Uri? Text { get; set; }

            public StringBuilder? Maybe { get; set; }

            public HashSet<Version?> All { get; set; } = [];
        }

        [MemFormattable(Encoding = MemEncoding.Pooled)]
        public partial record Single
        {
            public List<string> Text { get; set; } = [];

            public string? Maybe { get; set; }

            public string All { get; set; } = "";
        }

        [MemFormattable]
        public partial record Was
        {
            [MemWas(typeof(string), nameof(Length))]
            public int Text { get; set; }

            [MemWas(typeof(string), nameof(Length))]
            public int Maybe { get; set; }

            private static int Length(string? text) => text?.Length ?? -1;
        }
    }

    [MemFormattable(Encoding = MemEncoding.Pooled, PreserveReferences = true)]
    public partial class Node
    {
        public string Name { get; set; } = "";

        public List<Node> Links { get; set; } = [];

        public string Kind { get; set; } = "";
    }

    [MemFormattable(Encoding = MemEncoding.Pooled)]
    public partial class Copy
    {
        public string Name { get; set; } = "";

        public List<Copy> Links { get; set; } = [];

        public string Kind { get; set; } = "";
    }

    [MemFormattable(Encoding = MemEncoding.Pooled)]
    public partial class Graph
    {
        public string Name { get; set; } = "";

        public Node? First { get; set; }

        public string Kind { get; set; } = "";
    }

    [MemFormattable(Encoding = MemEncoding.Pooled)]
    public partial class KeptGraph
    {
        public string Kind { get; set; } = "";

        public MemExtensionData? Extra { get; set; }
    }
}
