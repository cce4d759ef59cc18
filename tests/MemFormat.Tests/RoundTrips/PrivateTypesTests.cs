namespace MemFormat.Tests;

/// <summary>Types that only the type around them can name are stored like others: their codecs lie in them.</summary>
public partial class PrivateTypesTests
{
    [Fact]
    public void Private_types_are_roots_members_and_elements()
    {
        var order = new Order
        {
            Lines = [new Line { Name = "a" }],
            ByName = new() { ["b"] = new Line { Name = "b" } },
            Pair = (new Line { Name = "c" }, Mark.Set),
            Spot = new Spot { X = 4 },
            Boxed = new Box<Line> { Value = new Line { Name = "d" } },
            Pet = new Dog { Age = 3 },
            Node = new Node(),
            Record = new Record(5, "e"),
        };
        order.Node.Next = order.Node;
        var copy = MemFormatSerializer.Deserialize<Order>(MemFormatSerializer.Serialize(order))!;
        Assert.Equal("abcd", copy.Lines![0].Name + copy.ByName!["b"].Name + copy.Pair.Line.Name + copy.Boxed!.Value!.Name);
        Assert.Equal((Mark.Set, 4, 3, new Record(5, "e")), (copy.Pair.Mark, copy.Spot!.Value.X, Assert.IsType<Dog>(copy.Pet).Age, copy.Record));
        Assert.Same(copy.Node, copy.Node!.Next);
        Assert.Equal(
            "f", MemFormatSerializer.Deserialize<List<Line>>(MemFormatSerializer.Serialize(new List<Line> { new() { Name = "f" } }))![0].Name);
    }

    [Fact]
    public void A_type_stores_its_own_private_types()
    {
        var shop = new Shop();
        shop.Add(7);
        Assert.Equal(14, MemFormatSerializer.Deserialize<Shop>(MemFormatSerializer.Serialize(shop))!.Sum);
        var store = new Store();
        store.Set();
        Assert.Equal(18, MemFormatSerializer.Deserialize<Store>(MemFormatSerializer.Serialize(store))!.Sum);
        var branch = new Branch();
        branch.Add(1);
        branch.Set(8);
        Assert.Equal(8, MemFormatSerializer.Deserialize<Branch>(MemFormatSerializer.Serialize(branch))!.Get());
    }

    private enum Mark
    {
        None,
        Set,
    }

    [MemFormattable]
    private sealed partial class Order
    {
        public List<Line>? Lines { get; set; }
        public Dictionary<string, Line>? ByName { get; set; }
        public (Line Line, Mark Mark) Pair { get; set; }
        public Spot? Spot { get; set; }
        public Box<Line>? Boxed { get; set; }
        public Animal? Pet { get; set; }
        public Node? Node { get; set; }
        public Record? Record { get; set; }
    }

    [MemFormattable]
    private sealed partial class Line
    {
        public string Name { get; set; } = "";
    }

    [MemFormattable]
    protected partial struct Spot
    {
        public int X { get; set; }
    }

    [MemFormattable]
    private sealed partial class Box<T>
    {
        public T? Value { get; set; }
    }

    [MemFormattable, MemUnion(1, typeof(Dog))]
    private abstract partial class Animal;

    [MemFormattable]
    private sealed partial class Dog : Animal
    {
        public int Age { get; set; }
    }

    [MemFormattable(PreserveReferences = true)]
    private sealed partial class Node
    {
        public Node? Next { get; set; }
    }

    [MemFormattable]
    private sealed partial record Record(int Number, string Text);

    [MemFormattable]
    public partial class Shop
    {
        [MemMember]
        private readonly List<Item> _items = [];

        [MemMember]
        private Item? First { get; set; }

        [MemIgnore]
        public int Sum => _items.Sum(i => i.Number) + First!.Number;

        public void Add(int number) => _items.Add(First = new Item { Number = number });

        [MemFormattable]
        private protected sealed partial class Item
        {
            public int Number { get; set; }
        }

        [MemFormattable]
        protected partial class Shelf
        {
            public int Length { get; set; }
        }
    }

    [MemFormattable]
    public partial class Store
    {
        [MemMember]
        private readonly Item?[] _items = new Item?[1];

        [MemMember]
        private Item First { get; } = new() { Number = 9 };

        [MemIgnore]
        public int Sum => (_items[0]?.Number ?? 0) + First.Number;

        public void Set() => _items[0] = First;

        [MemFormattable]
        private sealed partial class Item
        {
            public int Number { get; set; }
        }
    }

    [MemFormattable]
    public sealed partial class Branch : Shop
    {
        [MemMember]
        private Shelf? Own { get; set; }

        public void Set(int length) => Own = new Shelf { Length = length };

        public int Get() => Own!.Length;
    }
}
