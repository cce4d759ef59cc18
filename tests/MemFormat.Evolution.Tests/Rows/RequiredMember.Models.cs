namespace MemFormat.Evolution.Tests.RequiredMember
{
    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }
        }

        [MemFormattable]
        public partial class Basket
        {
            public Order? First { get; set; }

            public List<Order?> Orders { get; set; } = [];

            public Dictionary<string, Order> ByName { get; set; } = [];
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }

            public required string? Owner { get; init; }
        }

        [MemFormattable]
        public partial class Basket
        {
            public Order? First { get; set; }

            public List<Order?> Orders { get; set; } = [];

            public Dictionary<string, Order> ByName { get; set; } = [];
        }
    }

    namespace V3
    {
        [MemFormattable]
        public partial record Order(int Id, string Owner);

        [MemFormattable]
        public partial record struct Basket(Order? First, List<Order?> Orders);
    }

    namespace V4
    {
        [MemFormattable]
        public partial struct Order
        {
            public required int Number;
            public int Id;
        }
    }

    namespace V5
    {
        [MemFormattable]
        public partial record Order(int Id, string? Owner, int? Count, DateTime? At);

        [MemFormattable]
        public partial record struct Basket(Order? First, List<Order?> Orders, Dictionary<string, Order>? ByName, Box<string?>? Note);

        [MemFormattable]
        public partial class Box<T>(T? value)
        {
            public T? Value { get; } = value;
        }

        [MemFormattable]
        public partial record Needed(int Id, string? Owner)
        {
            public required string? Note { get; init; }
        }
    }
}
