using MemFormat;

namespace Corpus;

/// <summary>Classes nested in classes and in collections of every sort.</summary>
[MemFormattable]
public partial class Order
{
    public int Id { get; set; }

    public string Customer { get; set; } = "";

    public Address ShipTo { get; set; } = new();

    public Address? BillTo { get; set; }

    public List<OrderLine> Lines { get; set; } = [];

    public List<OrderLine?>? Spares { get; set; }

    public OrderLine?[] Archive { get; set; } = [];

    public Dictionary<string, Address?> Branches { get; set; } = [];

    public Dictionary<int, List<OrderLine>> Batches { get; set; } = [];

    public static Order Make(ValueSource s) => new()
    {
        Id = s.Int32(),
        Customer = s.Text(),
        ShipTo = Address.Make(s),
        BillTo = s.Maybe(() => Address.Make(s)),
        Lines = s.List(() => OrderLine.Make(s)),
        Spares = s.Maybe(() => s.List(() => s.Maybe(() => OrderLine.Make(s)))),
        Archive = s.Array(() => s.Maybe(() => OrderLine.Make(s))),
        Branches = s.Map(s.Text, () => s.Maybe(() => Address.Make(s))),
        Batches = s.Map(s.Int32, () => s.List(() => OrderLine.Make(s))),
    };
}
