namespace MemFormat.Evolution.Tests.RemoveMember
{
    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }

            public Gone? Gone { get; set; }

            public List<Gone?> Several { get; set; } = [];

            public Dictionary<string, List<GoneStruct>> Deep { get; set; } = [];

            public string Note { get; set; } = "";

            public GoneStruct Struct { get; set; }

            public GoneStruct? Maybe { get; set; }

            public bool[] Flags { get; set; } = [];

            public List<bool?> Doubts { get; set; } = [];

            public GoneState State { get; set; }

            public Order? Next { get; set; }
        }

        [MemFormattable]
        public partial class Gone
        {
            public Gone? Inner { get; set; }

            public string? Text { get; set; }

            [MemMember(Encoding = MemEncoding.Compact)]
            public decimal? Price { get; set; }
        }

        [MemFormattable]
        public partial struct GoneStruct
        {
            public string? Text { get; set; }

            public bool? Flag { get; set; }
        }

        public enum GoneState : short
        {
            Open,
            Closed,
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }

            public string Note { get; set; } = "";

            public Order? Next { get; set; }
        }
    }
}
