using MemFormat.Payloads.Recorded;

namespace MemFormat.Evolution.Tests;

/// <summary>Unions whose base is an interface or a class of a library, with cases there and in the program.</summary>
[Row("Ship a new version of a library")]
[Row("Add a case to a union")]
public class UnionLibraryTests
{
    private const string Program = """
        [assembly: MemUnionCase(typeof(Lib.IShape), 50, typeof(Own))]
        [MemFormattable] public partial record Own(int Size) : Lib.IShape;
        [MemFormattable] public partial class Drawing
        {
            public Lib.IShape? Main { get; set; }
            public List<Lib.IShape?> Shapes { get; set; } = [];
            public Lib.Beast? Beast { get; set; }
            public Lib.Frame? Frame { get; set; }
            public int Last { get; set; }
        }
        """;

    private static readonly Image s_first = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(3, typeof(Square))] public partial interface IShape;
        [MemFormattable] public partial record Circle(int Radius) : IShape { public Circle() : this(0) { } }
        [MemFormattable] public partial record Square(int Side) : IShape { public Square() : this(0) { } }
        [MemFormattable, MemUnion(1, typeof(Dog))] public partial class Beast { public string? Name { get; set; } }
        [MemFormattable] public partial class Dog : Beast { public int Age { get; set; } }
        [MemFormattable] public partial class Frame { public IShape? Inside { get; set; } }
        """);

    // A case more, one in between, and members more in what was there.
    private static readonly Image s_second = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Ring)), MemUnion(3, typeof(Square))] public partial interface IShape;
        [MemFormattable] public partial record Circle(string Color, long Radius) : IShape { public Circle() : this("black", 0) { } }
        [MemFormattable] public partial record Square(int Side, IShape? Inside = null) : IShape { public Square() : this(0) { } }
        [MemFormattable] public partial record Ring(Circle? Outer) : IShape { public Ring() : this(new Circle("red", 3)) { } }
        [MemFormattable, MemUnion(1, typeof(Dog)), MemUnion(2, typeof(Cat))] public partial class Beast { public bool IsTame { get; set; } = true; public string? Name { get; set; } }
        [MemFormattable] public partial class Dog : Beast { public int Age { get; set; } }
        [MemFormattable] public partial class Cat : Beast;
        [MemFormattable] public partial class Frame { public int Width { get; set; } = 2; public IShape? Inside { get; set; } }
        """);

    private static readonly Image s_program = Compiler.Compile("Program", Program, s_first);

    [Fact]
    public void The_descriptor_and_the_fingerprint_report_the_version_that_is_loaded()
    {
        using var old = new World(s_second, s_program);
        using var recompiled = new World(s_second, Compiler.Compile("Program", Program, s_second));
        Crossing.ReportsWhatIsLoaded(old, recompiled, "Drawing");
        using var first = new World(s_first, s_program);
        Assert.NotEqual(first.Codec("Drawing").RootSchema.Fingerprint64, old.Codec("Drawing").RootSchema.Fingerprint64);
    }

    [Fact]
    public void Cases_that_the_library_gained_are_written_and_read_by_a_program_that_never_heard_of_them()
    {
        using var second = new World(s_second, s_program);
        var drawing = Drawing(second);
        Objects.Set(drawing, "Main", second.New("Lib.Ring"));
        Objects.Set(drawing, "Beast", second.New("Lib.Cat", ("Name", "c")));
        var text = Objects.Text(drawing);
        Assert.Contains("Main={Outer={Color=red Radius=3}}", text, StringComparison.Ordinal);
        Crossing.Reads(second, drawing, second, text);
    }

    [Fact]
    public void Programs_with_different_versions_read_each_other()
    {
        using var first = new World(s_first, s_program);
        using var second = new World(s_second, s_program);
        const string Old = "{Beast={Age=5 Name=d} Frame={Inside={Radius=6}} Last=9 Main={Side=2} Shapes=[{Radius=1}, null, {Size=7}, {Side=2}]}";
        const string New =
            "{Beast={Age=5 IsTame=true Name=d} Frame={Inside={Color=black Radius=6} Width=2} Last=9 Main={Inside=null Side=2} Shapes=[{Color=black Radius=1}, null, {Size=7}, {Inside=null Side=2}]}";
        Crossing.Reads(first, Drawing(first), first, Old);
        Crossing.Reads(first, Drawing(first), second, New);
        Crossing.Reads(second, Drawing(second), first, Old);
        Crossing.Reads(second, Drawing(second), second, New);
    }

    [Fact]
    public void A_case_that_only_the_newer_library_has_is_unknown_to_the_older_one()
    {
        using var first = new World(s_first, s_program);
        using var second = new World(s_second, s_program);
        var drawing = Drawing(second);
        second.List(drawing, "Shapes").Add(second.New("Lib.Ring"));
        Evolve.Fails(second.Codec("Drawing"), drawing, first.Codec("Drawing"), MemFormatError.UnknownCase, "Drawing.Shapes[4]");
        drawing = Drawing(second);
        Objects.Set(drawing, "Beast", second.New("Lib.Cat"));
        Evolve.Fails(second.Codec("Drawing"), drawing, first.Codec("Drawing"), MemFormatError.UnknownCase, "Drawing.Beast");
    }

    [Fact]
    public void A_tag_that_the_library_came_to_use_itself_is_an_error()
    {
        var third = Compiler.Compile("Library", """
            namespace Lib;
            [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(50, typeof(Square))] public partial interface IShape;
            [MemFormattable] public partial record Circle(int Radius) : IShape { public Circle() : this(0) { } }
            [MemFormattable] public partial record Square(int Side) : IShape { public Square() : this(0) { } }
            [MemFormattable, MemUnion(1, typeof(Dog))] public partial class Beast { public string? Name { get; set; } }
            [MemFormattable] public partial class Dog : Beast { public int Age { get; set; } }
            [MemFormattable] public partial class Frame { public IShape? Inside { get; set; } }
            """);
        using var world = new World(third, s_program);
        var own = world.New("Drawing", ("Main", Activator.CreateInstance(world.Type("Own"), 1)));
        var error = Assert.ThrowsAny<Exception>(() => world.Write("Drawing", own));
        Assert.Contains("50", error.ToString(), StringComparison.Ordinal);
    }

    private static object Drawing(World world)
    {
        var radius = world.Type("Lib.Circle").GetProperty("Radius")!.PropertyType == typeof(long) ? (Func<int, object>)(n => (long)n) : n => n;
        var square = world.New("Lib.Square", ("Side", 2));
        var drawing = world.New("Drawing", ("Main", square), ("Beast", world.New("Lib.Dog", ("Name", "d"), ("Age", 5))), ("Last", 9),
            ("Frame", world.New("Lib.Frame", ("Inside", world.New("Lib.Circle", ("Radius", radius(6)))))));
        var shapes = world.List(drawing, "Shapes");
        shapes.Add(world.New("Lib.Circle", ("Radius", radius(1))));
        shapes.Add(null);
        shapes.Add(Activator.CreateInstance(world.Type("Own"), 7));
        shapes.Add(square);
        return drawing;
    }
}
