namespace MemFormat.Evolution.Tests.Wrapping
{
    [MemFormattable]
    public partial record Item(int Id);

    [MemFormattable]
    public partial record LaterItem(long Id, string Name = "x");

    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Number { get; set; } = 5;

            public int? Maybe { get; set; }

            public string? Text { get; set; }

            public Item? Item { get; set; }

            public bool Flag { get; set; }

            public Guid Key { get; set; }

            public byte Small { get; set; }

            [MemMember(Encoding = MemEncoding.Compact)]
            public DateTime When { get; set; }

            public int After { get; set; }
        }

        [MemFormattable]
        public partial class Collections
        {
            public List<int>? List { get; set; }

            public byte[]? Bytes { get; set; }

            public Dictionary<int, int>? Map { get; set; }
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            public List<int> Number { get; set; } = [];

            public List<int>? Maybe { get; set; } = [1];

            public string[]? Text { get; set; } = [];

            public HashSet<Item>? Item { get; set; } = [];

            public bool[] Flag { get; set; } = [];

            public List<Guid> Key { get; } = [];

            public List<byte> Small { get; set; } = [];

            public List<DateTime> When { get; set; } = [];

            public int After { get; set; }
        }
    }

    namespace V3
    {
        /// <summary>Wrapped, widened and nullable, some renamed.</summary>
        [MemFormattable]
        public partial class Order
        {
            [MemMember(Encoding = MemEncoding.Compact), MemFormerName("Number")]
            public long[] Numbers { get; set; } = [];

            public decimal?[]? Maybe { get; set; }

            [MemFormerName("Text")]
            public List<string?>? Lines { get; set; }

            public List<LaterItem?>? Item { get; set; }

            public List<int?> Flag { get; set; } = [];

            public List<Guid?> Key { get; set; } = [];

            public List<Half> Small { get; set; } = [];

            public List<DateTime?> When { get; set; } = [];

            public short After { get; set; }
        }
    }

    namespace Back
    {
        /// <summary>The values again, of other kinds.</summary>
        [MemFormattable]
        public partial class Order
        {
            [MemFormerName("Number")]
            public long Numbers { get; set; }

            public decimal? Maybe { get; set; }

            [MemFormerName("Text")]
            public string? Lines { get; set; }

            public Item? Item { get; set; }

            public int Flag { get; set; }

            public Guid Key { get; set; }

            public byte Small { get; set; }

            [MemMember(Encoding = MemEncoding.Compact)]
            public DateTime When { get; set; }

            public short After { get; set; }
        }
    }

    namespace Deep
    {
        [MemFormattable]
        public partial class Outer
        {
            public Inner? Inner { get; set; }
        }

        [MemFormattable]
        public partial class Inner
        {
            public int Before { get; set; }

            public bool? Flag { get; set; }

            public string? Name { get; set; }

            public long Number { get; set; }
        }
    }

    namespace DeepLists
    {
        [MemFormattable]
        public partial class Outer
        {
            public List<Inner>? Inner { get; set; }
        }

        [MemFormattable]
        public partial class Inner
        {
            public long Before { get; set; }

            public required List<bool> Flag { get; set; }

            public required string[] Name { get; set; }

            public short Number { get; set; }
        }
    }

    namespace NotNull
    {
        [MemFormattable]
        public partial class OfMaybe
        {
            public List<int> Maybe { get; set; } = [7];
        }

        [MemFormattable]
        public partial class OfText
        {
            public List<string> Text { get; init; } = ["t"];
        }

        [MemFormattable]
        public partial class OfParameter(List<int>? maybe = null)
        {
            public List<int> Maybe { get; } = maybe ?? [3];
        }

        [MemFormattable]
        public partial record Demanded(List<int> Maybe);

        [MemFormattable]
        public partial class DemandedText
        {
            public required List<string> Text { get; set; }
        }

        [MemFormattable]
        public partial class OfItem
        {
            public Item[] Item { get; set; } = [];
        }
    }

    namespace Wrong
    {
        [MemFormattable]
        public partial class ListInList
        {
            public List<List<int>>? List { get; set; }
        }

        [MemFormattable]
        public partial class ListOfBytes
        {
            public List<byte[]>? Bytes { get; set; }
        }

        [MemFormattable]
        public partial class ListOfMaps
        {
            public List<Dictionary<int, int>>? Map { get; set; }
        }

        [MemFormattable]
        public partial class NumberToBytes
        {
            public byte[]? Small { get; set; }
        }

        [MemFormattable]
        public partial class NumberToMap
        {
            public Dictionary<int, int>? Number { get; set; }
        }

        [MemFormattable]
        public partial class NumberToDays
        {
            public List<DateTime>? Number { get; set; }
        }

        [MemFormattable]
        public partial class NumberToDeep
        {
            public List<List<int>>? Number { get; set; }
        }

        [MemFormattable]
        public partial class ToNumber
        {
            public int List { get; set; }
        }
    }
}
