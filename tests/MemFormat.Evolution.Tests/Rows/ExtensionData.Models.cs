namespace MemFormat.Evolution.Tests.ExtensionData
{
    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }

            public List<Line> Lines { get; set; } = [];

            public Line? First { get; set; }

            public MemExtensionData? Extra { get; set; }
        }

        [MemFormattable]
        public partial record Line(string Name, MemExtensionData? More = null);
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            public long Id { get; set; }

            public Line[] Lines { get; set; } = [];

            public Line? First { get; set; }

            public string? Note { get; set; } = "none";

            public MemExtensionData? Unknown { get; set; }
        }

        [MemFormattable]
        public partial record Line(string Name, MemExtensionData? More = null)
        {
            public Money? Price { get; init; }
        }

        [MemFormattable]
        public partial class Money
        {
            public int Amount { get; set; }

            public MemExtensionData? Extra { get; set; }
        }
    }

    namespace V3
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }

            public List<Line> Lines { get; set; } = [];

            public Line? First { get; set; }

            public string? Note { get; set; } = "none";

            public bool Gift { get; set; } = true;

            public bool? Paid { get; set; } = true;

            public int Count { get; set; } = 7;

            public decimal? Rate { get; set; } = 7;

            [MemMember(Encoding = MemEncoding.Compact)]
            public long Short { get; set; } = 7;

            [MemMember(Encoding = MemEncoding.Compact)]
            public DateTime? Shipped { get; set; } = new(2020, 1, 1);

            public Point Where { get; set; } = new(7, 7);

            public Label Label { get; set; } = new("label");

            public Label? Maybe { get; set; } = new("label");

            public Dictionary<string, Order?>? Parts { get; set; } = [];

            public Order? Next { get; set; }

            public List<int?> Numbers { get; init; } = [7];

            public MemExtensionData? Extra { get; set; }
        }

        [MemFormattable]
        public partial record Line(string Name, MemExtensionData? More = null)
        {
            public Money? Price { get; init; }

            public string[] Tags { get; init; } = ["tag"];
        }

        [MemFormattable]
        public partial class Money
        {
            public int Amount { get; set; }

            public string Currency { get; set; } = "EUR";

            public MemExtensionData? Extra { get; set; }
        }

        [MemFormattable]
        public readonly partial record struct Point(int X, int Y);

        [MemFormattable]
        public partial record struct Label(string? Text);
    }

    /// <summary>As version 3, with other types, names and demands.</summary>
    namespace V4
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }

            [MemFormerName("Note")]
            public required string? Remark { get; set; }

            public long Count { get; set; }

            public List<bool> Gift { get; set; } = [];

            public short Short { get; set; }

            public MemExtensionData? Extra { get; set; }
        }

        /// <summary>Keeps nothing, but reads what others kept.</summary>
        [MemFormattable]
        public partial record Plain(int Id, string Note, bool? Paid = null)
        {
            public string? More { get; set; } = "more";
        }

        [MemFormattable]
        public partial class Unfit
        {
            public int Id { get; set; }

            public Dictionary<int, int> Note { get; set; } = [];
        }
    }

    namespace Ids
    {
        [MemFormattable]
        public partial class Early
        {
            [MemMember(1)]
            public int Id { get; set; }

            public MemExtensionData? Extra { get; set; }
        }

        [MemFormattable]
        public partial class Late
        {
            [MemMember(2)]
            public string? Note { get; set; } = "none";

            [MemMember(1)]
            public int Id { get; set; }

            [MemMember(9)]
            public Late? Next { get; set; }

            public MemExtensionData? Extra { get; set; }
        }

        [MemFormattable]
        public partial class NamedEarly
        {
            public int Id { get; set; }

            public MemExtensionData? Extra { get; set; }
        }
    }

    namespace NamedAndNumbered
    {
        [MemFormattable]
        public partial class Before
        {
            public int Id { get; set; }

            public string? Note { get; set; }
        }

        [MemFormattable]
        public partial class After
        {
            [MemMember(1)]
            public int Id { get; set; }

            [MemMember(2)]
            public string? Note { get; set; }
        }
    }

    namespace Twice
    {
        [MemFormattable]
        public partial class Both
        {
            public int Id { get; set; }

            public string? Old { get; set; }

            public string? New { get; set; }
        }

        [MemFormattable]
        public partial class Neither
        {
            public int Id { get; set; }

            public MemExtensionData? Extra { get; set; }
        }

        [MemFormattable]
        public partial class Renamed
        {
            public int Id { get; set; }

            [MemFormerName("Old")]
            public string? New { get; set; }

            public MemExtensionData? Extra { get; set; }
        }
    }
}
