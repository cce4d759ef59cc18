namespace MemFormat.Evolution.Tests.Payloads;

public static partial class Plain
{
    [MemFormattable]
    public partial class Order
    {
        public int Before { get; set; }

        public Address? To { get; set; }

        public int Count { get; set; } = 7;

        public string? Text { get; set; }

        public List<int>? Numbers { get; set; }

        public bool? Flag { get; set; }

        public int After { get; set; }
    }

    [MemFormattable]
    public partial class Address
    {
        public string Street { get; set; } = "";

        public int Number { get; set; }

        public Address? Next { get; set; }
    }

    [MemFormattable]
    public partial class Shelf
    {
        public List<Order> Orders { get; set; } = [];

        public List<Address?> Addresses { get; set; } = [];
    }

    [MemFormattable]
    public partial class Rack
    {
        public List<Address?> All { get; set; } = [];

        public int[] Numbers { get; set; } = [];

        public List<int?> Maybe { get; set; } = [];

        public bool[] Flags { get; set; } = [];

        public List<List<Address>> Deep { get; set; } = [];

        public Dictionary<string, Address?> ByName { get; set; } = [];

        public SortedDictionary<int, int> Sorted { get; set; } = [];

        [MemMember(Encoding = MemEncoding.Compact)]
        public List<int> Small { get; set; } = [];

        public int After { get; set; }
    }
}

public static partial class Packed
{
    [MemFormattable]
    public partial class Order
    {
        public int Before { get; set; }

        public Serialized<Address>? To { get; set; }

        public Serialized<long>? Count { get; set; }

        public Serialized<string>? Text { get; set; }

        public Serialized<int[]>? Numbers { get; set; }

        public Serialized<bool>? Flag { get; set; }

        public int After { get; set; }
    }

    [MemFormattable]
    public partial class Address
    {
        public long Number { get; set; }

        public string Street { get; set; } = "";

        public string? City { get; set; }

        public Address? Next { get; set; }
    }

    [MemFormattable]
    public partial class Shelf
    {
        public List<Order> Orders { get; set; } = [];

        public List<Serialized<Address>?> Addresses { get; set; } = [];
    }

    [MemFormattable]
    public partial class Rack
    {
        public List<Serialized<Address>?> All { get; set; } = [];

        public Serialized<long>?[] Numbers { get; set; } = [];

        public List<Serialized<int>?> Maybe { get; set; } = [];

        public Serialized<bool>[] Flags { get; set; } = [];

        public List<List<Serialized<Address>>> Deep { get; set; } = [];

        public Dictionary<string, Serialized<Address>?> ByName { get; set; } = [];

        public SortedDictionary<int, Serialized<int>> Sorted { get; set; } = [];

        public List<Serialized<int>> Small { get; set; } = [];

        public int After { get; set; }
    }
}
public static partial class Shared
{
    [MemFormattable]
    public partial class Team
    {
        public Person? Lead { get; set; }

        public int After { get; set; }
    }

    [MemFormattable(PreserveReferences = true)]
    public partial class Person
    {
        public string Name { get; set; } = "";

        public List<Person> Friends { get; set; } = [];
    }
}

public static partial class Apart
{
    [MemFormattable]
    public partial class Team
    {
        public Serialized<Person>? Lead { get; set; }

        public int After { get; set; }
    }

    [MemFormattable]
    public partial class Person
    {
        public string Name { get; set; } = "";

        public List<Person> Friends { get; set; } = [];
    }
}
