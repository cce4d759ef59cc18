namespace MemFormat.Evolution.Tests.Reports
{
    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }

            public List<Line> Lines { get; set; } = [];

            public int[] Gone { get; set; } = [];
        }

        [MemFormattable]
        public partial class Line
        {
            public int Price { get; set; }

            public byte[]? Old { get; set; }
        }

        [MemFormattable]
        public partial class Numbered
        {
            [MemMember(1)]
            public int Id { get; set; }

            [MemMember(3)]
            public string? Note { get; set; }
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            public long Id { get; set; }

            public List<Line> Lines { get; set; } = [];

            public string? Note { get; set; }
        }

        [MemFormattable]
        public partial class Line
        {
            public decimal Price { get; set; }

            public bool More { get; set; }

            public MemExtensionData? Extra { get; set; }
        }

        [MemFormattable]
        public partial class Numbered
        {
            [MemMember(1)]
            public int Id { get; set; }
        }
    }
}
