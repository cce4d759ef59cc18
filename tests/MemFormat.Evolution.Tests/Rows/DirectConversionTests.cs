using MemFormat.Evolution.Tests.DirectConversions;

namespace MemFormat.Evolution.Tests;

/// <summary>Methods run where the earlier type could be read as the present one, too.</summary>
[Row("Convert an earlier type yourself")]
public class DirectConversionTests
{
    private static readonly Old.Row s_old = new()
    {
        Cents = 250, Active = true, Seconds = 5, Maybe = 7, Marks = [1, 2], Counts = { ["a"] = 4 }, One = 6, Share = (Half)0.5, Site = "example.org",
        Level = Old.Level.Low,
    };

    [Fact]
    public void The_earlier_kind_is_converted()
    {
        var read = Evolve.To(s_old, new New.Row
        {
            Price = 2.5m, Mode = New.Mode.On, Millis = 5000, Maybe = 7000, Marks = [10, 20], Counts = { ["a"] = 5 }, One = [6, 6], Share = 50,
            Site = new("https://example.org"), Level = New.Grade.Low,
        });
        Assert.Equal((2.50m, New.Mode.On, 5000L), (read.Price, read.Mode, read.Millis));
    }

    [Fact]
    public void The_own_kind_is_not()
    {
        var row =
            new New.Row
            {
                Price = 250, Mode = New.Mode.Off, Millis = 5, Maybe = 7, Marks = [1], Counts = { ["a"] = 4 }, One = [6], Share = 0.5,
                Site = new("https://a.org"), Level = New.Grade.High
            };
        Evolve.To(row, row);
        Assert.Equal(5, MemFormatSerializer.Clone(row).Millis);
    }

    [Fact]
    public void Nulls_stay_null() =>
        Assert.Null(MemFormatSerializer.Deserialize<New.Row>(MemFormatSerializer.Serialize(new Old.Row { Site = "example.org" }))!.Maybe);

    /// <summary>Data of the time when the earlier type itself was a smaller one is data of the earlier type, widened.</summary>
    [Fact]
    public void Kinds_that_the_earlier_one_grew_out_of_are_converted() =>
        Evolve.To(new Old.Short(250, 7, [1, 2]), new New.Short { Cents = 2.5m, Maybe = 7000, Marks = [10, 20] });

    [Fact]
    public void Populate_converts()
    {
        var row = new New.Row();
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(s_old), ref row);
        Assert.Equal((2.50m, 5000L), (row.Price, row.Millis));
    }

    [Fact]
    public void The_comparison_foresees_it() =>
        Assert.DoesNotContain(
            MemFormatSchema.Compare(MemFormatSchema.Of<Old.Row>(), MemFormatSchema.Of<New.Row>()), d => d.Outcome == MemFormatReadOutcome.Refused);
}
