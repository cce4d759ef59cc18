namespace MemFormat.Unions.Tests;

public class ClosedTests
{
    [Fact]
    public void A_closed_hierarchy_is_a_union_of_its_derived_types()
    {
        Figure figure = new Disc(2);
        Assert.Equal(figure, RoundTripTests.Copy(figure));
        Assert.Equal([new Disc(1), new Rectangle(2, 3)], RoundTripTests.Copy(new List<Figure> { new Disc(1), new Rectangle(2, 3) }));
    }
}

[MemFormattable, MemUnion(1, typeof(Disc)), MemUnion(2, typeof(Rectangle))]
public closed partial record Figure;

[MemFormattable]
public partial record Disc(double Radius) : Figure;

[MemFormattable]
public partial record Rectangle(int Width, int Height) : Figure;
