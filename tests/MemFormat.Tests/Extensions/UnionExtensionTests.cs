namespace MemFormat.Tests;

/// <summary>Cases of unions are defined once per payload, and yet each member that is kept stands on its own.</summary>
public partial class UnionExtensionTests
{
    private static Late Full => new()
    {
        A = new Circle { Radius = 1 },
        B = new Box { Inner = new Circle { Radius = 2 }, Size = new() { Width = 3 } },
        C = [new Circle { Radius = 4 }, null, new Box { Inner = new Box() }, new Circle()],
        D = new() { ["x"] = new Box { Size = new() { Width = 5 } }, ["y"] = null },
        E = new Circle { Radius = 6 },
        Size = new() { Width = 7 },
    };

    [Fact]
    public void Members_that_hold_unions_come_back()
    {
        foreach (var late in (Late[])[Full, new(), new() { B = new Box() }, new() { A = new Circle(), E = new Box { Inner = new Circle() } }])
        {
            var middle = As<Middle>(late);
            Assert.Equal(4, middle.Extra!.Count);
            Assert.Null(Same.Difference(late, As<Late>(middle)));
            Assert.Null(Same.Difference(late, As<Late>(As<Middle>(As<Early>(As<Middle>(late))))));
        }
    }

    [Fact]
    public void What_is_known_is_read_whoever_defines_its_cases()
    {
        var middle = As<Middle>(Full);
        Assert.Equal((2, 6), (((Circle)((Box)middle.B!).Inner!).Radius, ((Circle)middle.E!).Radius));
        middle.B = new Circle { Radius = 9 };
        Assert.Equal((9, 1), (((Circle)As<Late>(middle).B!).Radius, ((Circle)As<Late>(middle).A!).Radius));
    }

    [Fact]
    public void Lists_of_objects_that_keep_unions()
    {
        var payload = MemFormatSerializer.Serialize(new List<Late> { Full, new(), Full });
        var middle = MemFormatSerializer.Deserialize<List<Middle>>(payload);
        Assert.Null(Same.Difference(
            new List<Late> { Full, new(), Full }, MemFormatSerializer.Deserialize<List<Late>>(MemFormatSerializer.Serialize(middle))));
    }

    private static T As<T>(object value) => value switch
    {
        Late late => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(late))!,
        Middle middle => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(middle))!,
        _ => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize((Early)value))!,
    };

    [MemFormattable]
    [MemUnion(1, typeof(Circle))]
    [MemUnion(2, typeof(Box))]
    public abstract partial class Figure
    {
    }

    [MemFormattable]
    public partial class Circle : Figure
    {
        public int Radius { get; set; }
    }

    [MemFormattable]
    public partial class Box : Figure
    {
        public Figure? Inner { get; set; }

        public Size? Size { get; set; }
    }

    [MemFormattable]
    public partial class Size
    {
        public int Width { get; set; }
    }

    [MemFormattable]
    public partial class Late
    {
        public Figure? A { get; set; }

        public Figure? B { get; set; }

        public List<Figure?> C { get; set; } = [];

        public Dictionary<string, Figure?> D { get; set; } = [];

        public Figure? E { get; set; }

        public Size? Size { get; set; }
    }

    [MemFormattable]
    public partial class Middle
    {
        public Figure? B { get; set; }

        public Figure? E { get; set; }

        public MemExtensionData? Extra { get; set; }
    }

    [MemFormattable]
    public partial class Early
    {
        public MemExtensionData? Extra { get; set; }
    }
}
