using Corpus;

namespace MemFormat.Tests;

/// <summary>Reading into values that are there gives what reading gives.</summary>
public class PopulateTests
{
    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Any_value_becomes_any_other(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var options in Headers.All)
        {
            foreach (var value in corpusCase.Values(5).Where(v => v is not null || options.Header != MemFormatHeader.None))
            {
                var payload = corpusCase.Serialize(value, options);
                foreach (var before in corpusCase.Values(4))
                    Assert.Null(Same.Difference(value, corpusCase.Populate(payload, corpusCase.Clone(before), options)));
            }
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Damaged_payloads_give_the_one_exception(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        var random = new Random(5);
        foreach (var value in corpusCase.Values(2))
        {
            var payload = corpusCase.Serialize(value);
            for (var length = 0; length < Math.Min(payload.Length, 300); length++)
                Assert.Throws<MemFormatException>(() => corpusCase.Populate(payload.AsSpan(0, length), corpusCase.Clone(value)));
            for (var i = 0; i < 200; i++)
            {
                var damaged = payload.ToArray();
                damaged[random.Next(damaged.Length)] = (byte)random.Next(256);
                try
                {
                    corpusCase.Populate(damaged, corpusCase.Clone(value));
                }
                catch (MemFormatException)
                {
                }
            }

            var error = Assert.Throws<MemFormatException>(() => corpusCase.Populate([.. payload, 0], corpusCase.Clone(value)));
            Assert.Equal(MemFormatError.TrailingData, error.Error);
        }
    }

    [Fact]
    public void What_can_be_used_again_is()
    {
        var order = new Order
        {
            Customer = "Ada", ShipTo = new Address { Street = "a" }, Lines = [new OrderLine(), new OrderLine()], Archive = [new OrderLine(), null],
            Branches = new() { ["x"] = new Address(), ["gone"] = new Address() }, Batches = new() { [1] = [new OrderLine()] },
        };
        var (customer, ship, lines, first, archive, branches, batch) =
            (order.Customer, order.ShipTo, order.Lines, order.Lines[0], order.Archive, order.Branches, order.Batches[1]);
        var (archived, branch, batched) = (archive[0], branches["x"], batch[0]);
        var next = new Order
        {
            Customer = "Ada", ShipTo = new Address { Street = "b" }, Lines = [new OrderLine { Article = "c" }],
            Archive = [new OrderLine { Quantity = 7 }, new OrderLine()],
            Branches = new() { ["new"] = null, ["x"] = new Address { City = "d" } },
            Batches = new() { [1] = [new OrderLine { Article = "e" }, new OrderLine()] },
        };
        var target = order;
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(next), ref target);
        Assert.Null(Same.Difference(next, target));
        Assert.Same(order, target);
        Assert.Same(customer, order.Customer);
        Assert.Same(ship, order.ShipTo);
        Assert.Same(lines, order.Lines);
        Assert.Same(first, order.Lines[0]);
        Assert.Same(archive, order.Archive);
        Assert.Same(archived, order.Archive[0]);
        Assert.Same(branches, order.Branches);
        Assert.Same(branch, order.Branches["x"]);
        Assert.Same(batch, order.Batches[1]);
        Assert.Same(batched, order.Batches[1][0]);
    }

    [Fact]
    public void Arrays_of_another_length_keep_their_objects()
    {
        OrderLine[] lines = [new(), new()];
        var before = lines;
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new OrderLine[] { new() { Article = "a" }, new(), new() }), ref lines);
        Assert.Equal(3, lines.Length);
        Assert.Same(before[1], lines[1]);
        Assert.Equal("a", before[0].Article);
    }

    [Fact]
    public void Arrays_of_derived_types_are_replaced()
    {
        var orders = (Address[])new ForeignAddress[] { new() };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new[] { new Address { Street = "a" } }), ref orders);
        Assert.Equal(typeof(Address[]), orders.GetType());
        Assert.Equal("a", orders[0].Street);
    }

    [Fact]
    public void Null_sets_null_and_null_makes_new()
    {
        Order? order = new();
        MemFormatSerializer.Populate([4], ref order);
        Assert.Null(order);
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Order { Id = 3 }), ref order);
        Assert.Equal(3, order?.Id);
        List<int>? list = [1];
        MemFormatSerializer.Populate([4], ref list);
        Assert.Null(list);
    }

    [Fact]
    public void Sets_and_dictionaries_keep_their_comparers()
    {
        var map = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["OLD"] = 1 };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Dictionary<string, int> { ["a"] = 2 }), ref map);
        Assert.Equal(2, map["A"]);
        Assert.Single(map);
        var set = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "OLD" };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new HashSet<string> { "a" }), ref set);
        Assert.Contains("A", set);
        Assert.Single(set);
        var error =
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Dictionary<string, int> { ["a"] = 1, ["A"] = 2 }), ref map));
        Assert.Equal(MemFormatError.InvalidData, error.Error);
    }

    [Fact]
    public void Large_maps_of_numbers_get_the_comparer_that_new_ones_get()
    {
        var payload = MemFormatSerializer.Serialize(Enumerable.Range(0, 1000).ToDictionary(i => i));
        var map = new Dictionary<int, int> { [1] = 1 };
        var before = map;
        MemFormatSerializer.Populate(payload, ref map);
        Assert.NotSame(before, map);
        before = map;
        MemFormatSerializer.Populate(payload, ref map);
        Assert.Same(before, map);
        Assert.Equal(MemFormatSerializer.Deserialize<Dictionary<int, int>>(payload)!.Comparer, map.Comparer);
    }

    [Fact]
    public void Immutable_objects_are_replaced()
    {
        var book = new Book("a", null, 3, ["x"]);
        var before = book;
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Book("b", null, 4, [])), ref book);
        Assert.NotSame(before, book);
        Assert.Equal(("a", "b"), (before.Title, book.Title));
    }

    [Fact]
    public void Errors_have_paths()
    {
        var payload = MemFormatSerializer.Serialize(new Order { Lines = [new OrderLine { Article = "article" }] });
        for (var length = payload.Length - 30; length < payload.Length; length++)
        {
            var order = new Order { Lines = [new OrderLine()] };
            var cut = payload[..length];
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Populate(cut, ref order));
            var expected = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(cut));
            Assert.Equal((expected.Error, expected.Path, expected.Message), (error.Error, error.Path, error.Message));
        }
    }

    private sealed class ForeignAddress : Address;
}
