namespace MemFormat.Evolution.Tests;

[Row("Widen a number")]
[Row("Narrow a number, change its sign, or make it an integer")]
[Row("`bool` becomes a number")]
[Row("An enum becomes its integer, or gets another underlying type")]
[Row("`T` becomes `List<T>`")]
[Row("Fixed becomes compact")]
public class NumberTests
{
    public static TheoryData<string> Names => new(Kinds.Numbers.Select(k => k.Name));

    [Theory, MemberData(nameof(Names))]
    public void Every_number_as_every_other_number_exactly_or_Overflow(string name)
    {
        var kind = Kinds.Numbers.Single(k => k.Name == name);
        var wrong = new List<string?>();
        foreach (var target in Kinds.Numbers)
        {
            foreach (var value in target == kind || kind.Becomes(target) ? kind.Values : kind.Values[..1])
            {
                wrong.Add(Conversion.Check(Holders.Of(kind, Place.Plain), value, Holders.Of(target, Place.Plain)));
                wrong.Add(Conversion.Check(Holders.Of(kind, Place.List), value, Holders.Of(target, Place.NullableList)));
            }
        }

        Assert.Equal("", string.Join(" | ", wrong.OfType<string>().Take(20)));
    }

    [Theory, MemberData(nameof(Names))]
    public void Every_number_in_every_place_as_every_other_number_in_every_place(string name)
    {
        var kind = Kinds.Numbers.Single(k => k.Name == name);

        // The smallest, the largest, and one in between.
        var values = (object[])[kind.Values[0], kind.Values[^1], kind.Values[kind.Values.Length / 2]];
        var wrong = new List<string?>();
        foreach (var from in Holders.Of(kind))
        {
            foreach (var to in Holders.All)
            {
                foreach (var value in from.Kind.Becomes(to.Kind) ? values : values[..1])
                    wrong.Add(Conversion.Check(from, value, to));
                if (from.HoldsNull)
                    wrong.Add(Conversion.Check(from, null, to));
            }
        }

        Assert.Equal("", string.Join(" | ", wrong.OfType<string>().Take(20)));
    }

    [Fact]
    public void The_oracle_agrees_with_NET_where_that_checks()
    {
        foreach (var value in Kinds.Numbers.Single(k => k.Type == typeof(long)).Values.Cast<long>())
        {
            Assert.Equal(value is >= int.MinValue and <= int.MaxValue ? (object)(int)value : null, Exact.Of(value).To(typeof(int)));
            Assert.Equal((decimal)value, Exact.Of(value).To(typeof(decimal)));
        }

        Assert.Equal(65504, (double)(Half)Exact.Of(65504.0).To(typeof(Half))!);
        Assert.Null(Exact.Of(65520.0).To(typeof(Half)));
        Assert.Equal(float.Epsilon, Exact.Of((double)float.Epsilon).To(typeof(float)));
        Assert.Null(Exact.Of(0.1m).To(typeof(int)));
        Assert.Equal(1, Exact.Of(1.00m).To(typeof(int)));
        Assert.Null(Exact.Of(double.NaN).To(typeof(int)));
        Assert.Null(Exact.Of((1L << 53) + 1).To(typeof(double)));
    }
}
