using Corpus;

namespace MemFormat.Tests;

/// <summary>Copies through the codec.</summary>
public class CloneTests
{
    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Copies_are_equal(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values())
            Assert.Null(Same.Difference(value, corpusCase.Clone(value)));
    }

    [Fact]
    public void Copies_share_nothing()
    {
        var order = new Order { Lines = [new OrderLine { Article = "a" }], Branches = new() { ["x"] = new Address { City = "x" } } };
        var copy = MemFormatSerializer.Clone(order);
        Assert.NotSame(order, copy);
        Assert.NotSame(order.Lines, copy.Lines);
        Assert.NotSame(order.Lines[0], copy.Lines[0]);
        copy.Lines[0].Article = "b";
        copy.Branches["x"]!.City = "y";
        Assert.Equal(("a", "x"), (order.Lines[0].Article, order.Branches["x"]!.City));
    }

    [Fact]
    public void Null_is_its_own_copy()
    {
        Assert.Null(MemFormatSerializer.Clone<Order?>(null));
        Assert.Null(MemFormatSerializer.Clone<int?>(null));
        Assert.Null(MemFormatSerializer.Clone((string?)null));
    }

    [Fact]
    public void Errors_are_those_of_writing_and_reading()
    {
        var deep = new Link();
        for (var i = 0; i < 100; i++)
            deep = new Link { Next = deep };
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Clone(deep)).Error);
        var limits = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 200 } };
        Assert.Null(Same.Difference(deep, MemFormatSerializer.Clone(deep, limits)));

        // After an error the next copy has a buffer of its own.
        Assert.Equal(5, MemFormatSerializer.Clone(5));
    }

    [Fact]
    public void A_copy_allocates_what_it_is()
    {
        var lines = Enumerable.Range(0, 100).Select(_ => new OrderLine()).ToArray();
        MemFormatSerializer.Clone(lines);
        var before = GC.GetAllocatedBytesForCurrentThread();
        var read = MemFormatSerializer.Deserialize<OrderLine[]>(MemFormatSerializer.Serialize(lines))!;
        var reading = GC.GetAllocatedBytesForCurrentThread() - before;
        before = GC.GetAllocatedBytesForCurrentThread();
        var copy = MemFormatSerializer.Clone(lines);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 1, reading - 1);
        Assert.Equal(read.Length, copy.Length);
    }
}
