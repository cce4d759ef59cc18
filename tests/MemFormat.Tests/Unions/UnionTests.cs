using Corpus;

namespace MemFormat.Tests;

/// <summary>What unions write, and what they refuse.</summary>
public class UnionTests
{
    [Fact]
    public void A_type_that_is_no_case_is_refused_and_named()
    {
        Refused("Triangle", "IShape", () => MemFormatSerializer.Serialize<IShape>(new Triangle()));
        Refused("BigSquare", "IShape", () => MemFormatSerializer.Serialize(new Drawing { Shapes = [new Quad(), new BigSquare()] }));
        Refused("Double", "Anything.Value", () => MemFormatSerializer.Serialize(new Anything { Value = 1.5 }));
        Refused("Fox", "Beast", () => MemFormatSerializer.Serialize<Beast>(new Fox()));
        Refused("Fox", "Hound", () => MemFormatSerializer.Serialize<Hound>(new Fox()));
    }

    [Fact]
    public void Many_cases_cost_nothing_where_one_is_used()
    {
        Assert.Equal(19, MemFormatSerializer.Serialize<IWide>(new Wide70 { Value70 = 5 }).Length);
        Assert.Equal(9, MemFormatSerializer.Serialize<IWide>(new Wide7 { Value7 = 5 }, Headers.Fingerprint).Length);
        var message = new WideHolder { One = new Wide50 { Value50 = 1 }, Values = [new Wide50(), new Wide50(), new Wide50()] };
        Assert.Equal(26, MemFormatSerializer.Serialize(message, Headers.Fingerprint).Length);
        Assert.InRange(MemFormatSerializer.Serialize(message).Length, 0, 60);
    }

    [Fact]
    public void A_case_is_defined_once_wherever_it_occurs()
    {
        var one = MemFormatSerializer.Serialize(new List<IWide> { new Wide1() }).Length;
        var ten = MemFormatSerializer.Serialize(Enumerable.Range(0, 10).Select(_ => (IWide)new Wide1()).ToList()).Length;
        Assert.Equal(one + 9 * 5, ten);
    }

    [Theory]
    [InlineData(64, true)]
    [InlineData(65, false)]
    public void Each_union_is_a_level_of_depth(int levels, bool fits)
    {
        var deep = new MemFormatOptions { Limits = new() { MaxDepth = 1000 } };
        Expression value = new Number(1);
        for (var i = 1; i < levels; i++)
            value = new Negated(value);
        var payload = MemFormatSerializer.Serialize(value, deep);
        Assert.Equal(value, MemFormatSerializer.Deserialize<Expression>(payload, deep));
        if (fits)
        {
            Assert.Equal(payload, MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Expression>(payload)));
            return;
        }

        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(value)).Error);
        Assert.Equal(
            MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Expression>(payload)).Error);
    }

    [Fact]
    public void A_cycle_is_too_deep()
    {
        var group = new Group();
        group.Members.Add(group);
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize<IShape>(group)).Error);
    }

    [Fact]
    public void Null_roots_and_members()
    {
        Assert.Null(MemFormatSerializer.Deserialize<IShape>(MemFormatSerializer.Serialize<IShape?>(null)));
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new Drawing { Main = null! }));
        Assert.Equal((MemFormatError.NullNotAllowed, "Drawing.Main"), (error.Error, error.Path));
    }

    private static void Refused(string type, string union, Action write)
    {
        var error = Assert.Throws<MemFormatException>(write);
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
        Assert.Contains(type, error.Message, StringComparison.Ordinal);
        Assert.Contains(union, error.Message, StringComparison.Ordinal);
    }

    private sealed class Triangle : IShape;

    private sealed class BigSquare : Quad;

    private sealed class Fox : Hound;
}
