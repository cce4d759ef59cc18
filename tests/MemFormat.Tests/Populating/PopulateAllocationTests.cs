using Corpus;

namespace MemFormat.Tests;

/// <summary>Reading into values of the same shape allocates nothing.</summary>
public partial class PopulateAllocationTests
{
    private const int WarmUps = 40;

    [Theory]
    [MemberData(nameof(Options))]
    public void Objects_lists_arrays_maps_and_equal_strings(MemFormatHeader header)
    {
        var options = new MemFormatOptions { Header = header };
        var rows = Enumerable.Range(0, 50).Select(Row.Of).ToList();
        Assert.Equal(0, Measure(ref rows, MemFormatSerializer.Serialize(rows, options), options));
        var array = rows.ToArray();
        Assert.Equal(0, Measure(ref array, MemFormatSerializer.Serialize(array, options), options));
        var order = new Order
        {
            Customer = "Ada", ShipTo = new Address { Street = "straße", City = "東京" }, Lines = [new OrderLine { Article = "a" }, new OrderLine()],
            Archive = [null, new OrderLine()], Spares = [new OrderLine(), null],
        };
        Assert.Equal(0, Measure(ref order, MemFormatSerializer.Serialize(order, options), options));
        var map = new Dictionary<int, OrderLine> { [1] = new(), [2] = new() };
        Assert.Equal(0, Measure(ref map, MemFormatSerializer.Serialize(map, options), options));
        var set = new HashSet<int> { 1, 2, 3 };
        Assert.Equal(0, Measure(ref set, MemFormatSerializer.Serialize(set, options), options));
        var points = new Point[100];
        Assert.Equal(0, Measure(ref points, MemFormatSerializer.Serialize(points, options), options));
    }

    [Fact]
    public void Populating_from_another_shape_allocates_nothing()
    {
        var payload = MemFormatSerializer.Serialize(Enumerable.Range(0, 50).Select(Row.Of).ToList());
        var later = Enumerable.Range(0, 50).Select(_ => new LaterRow()).ToList();
        Assert.Equal(0, Measure(ref later, payload, null));
        Assert.Equal((49L, "row 49"), (later[49].Id, later[49].Name));
    }

    public static TheoryData<MemFormatHeader> Options => [.. Headers.All.Select(h => h.Header)];

    private static long Measure<T>(ref T value, byte[] payload, MemFormatOptions? options)
    {
        for (var i = 0; i < WarmUps; i++)
            MemFormatSerializer.Populate(payload, ref value, options);
        var least = long.MaxValue;
        for (var i = 0; i < 5; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            MemFormatSerializer.Populate(payload, ref value, options);
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        return least;
    }

    [MemFormattable]
    internal sealed partial class Row
    {
        public int Id { get; set; }

        public string Name { get; set; } = "";

        public DateTime At { get; set; }

        public decimal? Price { get; set; }

        public bool IsNew { get; set; }

        public static Row Of(int id) => new() { Id = id, Name = "row " + id, Price = id };
    }

    [MemFormattable]
    internal sealed partial class LaterRow
    {
        public long Id { get; set; }

        public string Name { get; set; } = "";

        public double Added { get; set; } = 1;
    }
}
