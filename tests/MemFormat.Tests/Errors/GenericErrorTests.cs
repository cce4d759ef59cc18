using Corpus;

namespace MemFormat.Tests;

/// <summary>What is refused of generic types' values, and where.</summary>
public class GenericErrorTests
{
    [Fact]
    public void A_value_that_is_there_is_not_null()
    {
        AssertLastByte(new Box<string> { Value = "" }, 3, MemFormatError.InvalidData, "Box.Value");
        AssertLastByte(new Box<List<int>> { Value = [] }, 1, MemFormatError.InvalidData, "Box.Value");
        AssertLastByte(new Box<byte[]> { Value = [] }, 1, MemFormatError.InvalidData, "Box.Value");
    }

    [Fact]
    public void And_where_it_is_skipped()
    {
        var payload = MemFormatSerializer.Serialize(new Page<string> { First = "" });
        Assert.Equal(0, payload[^1]);
        payload[^1] = 3;
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Counted>(payload));
        Assert.Equal(MemFormatError.InvalidData, error.Error);
    }

    [Fact]
    public void A_value_that_cannot_be_null_is_there()
    {
        var payload = MemFormatSerializer.Serialize(new Box<int?>());
        AssertError<Box<int>>(payload, MemFormatError.NullNotAllowed, "Box.Value");
        AssertError<Box<int>[]>(MemFormatSerializer.Serialize<Box<int?>[]>([new() { Value = 1 }, new()]), MemFormatError.NullNotAllowed, "[1].Value");
    }

    [Fact]
    public void Padding_bits_are_zero()
    {
        var payload = MemFormatSerializer.Serialize(new Box<int> { Value = 1 });
        payload[^5] |= 2;
        AssertError<Box<int>>(payload, MemFormatError.InvalidData, null);
    }

    [Theory]
    [InlineData(31)]
    [InlineData(32)]
    public void Depth_counts_through_type_parameters_on_both_sides(int more)
    {
        var isDeeper = more > 31;
        var options = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 1000 } };
        var chain = Chained.Chain(1, more);
        var payload = MemFormatSerializer.Serialize(chain, options);
        AssertLimit(isDeeper, () => MemFormatSerializer.Serialize(chain));
        AssertLimit(isDeeper, () => MemFormatSerializer.Deserialize<Chained>(payload));
        AssertLimit(isDeeper, () => MemFormatSerializer.Deserialize<ChainedLater>(payload));
        AssertLimit(isDeeper, () => MemFormatSerializer.Deserialize<ChainedNoMore>(payload));
    }

    [Fact]
    public void Cycles_through_type_parameters_fail()
    {
        var box = new Box<Chained?> { Value = new() };
        box.Value!.Next = box;
        AssertLimit(true, () => MemFormatSerializer.Serialize(box));
    }

    [Fact]
    public void A_derived_object_is_refused_as_that_of_any_class_is()
    {
        var error =
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new Box<Page<int>> { Value = new TitledPage<int, string>() }));
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
    }

    private static void AssertLimit(bool isExpected, Action action)
    {
        if (isExpected)
            Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(action).Error);
        else
            action();
    }

    private static void AssertLastByte<T>(T value, byte last, MemFormatError error, string path)
    {
        var payload = MemFormatSerializer.Serialize(value);
        Assert.Equal(0, payload[^1]);
        payload[^1] = last;
        AssertError<T>(payload, error, path);
    }

    private static void AssertError<T>(byte[] payload, MemFormatError error, string? path)
    {
        var found = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(payload));
        Assert.Equal(error, found.Error);
        if (path is not null)
            Assert.Equal(path, found.Path);
    }
}

/// <summary>Of a page, only the number.</summary>
[MemFormattable]
public partial class Counted
{
    public int Number { get; set; }
}

/// <summary>A later version of <see cref="Chained"/>.</summary>
[MemFormattable]
public partial class ChainedLater
{
    public long Value { get; set; }

    public Box<ChainedLater?>? Next { get; set; }
}

/// <summary>One that skips the chain.</summary>
[MemFormattable]
public partial class ChainedNoMore
{
    public int Value { get; set; }
}
