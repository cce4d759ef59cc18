namespace MemFormat.Evolution.Tests;

/// <summary>Interfaces and abstract classes of an assembly without MemFormat, as unions of the program.</summary>
[Row("Add a case to a union")]
public class AdoptedUnionTests
{
    private static readonly Image s_plain = Compiler.Compile("Library", """
        namespace Lib;
        public interface IShape;
        public abstract class Pet { public string Name { get; set; } = ""; }
        public interface IEvent<T>;
        """);

    private const string Types = """
        [MemFormattable] public partial record Circle(int Radius) : Lib.IShape { public Circle() : this(0) { } }
        [MemFormattable] public partial struct Dot : Lib.IShape { public int At { get; set; } }
        [MemFormattable] public partial class Group : Lib.IShape { public List<Lib.IShape> All { get; set; } = []; }
        [MemFormattable] public partial class Dog : Lib.Pet { public int Age { get; set; } }
        [MemFormattable] public partial class Started : Lib.IEvent<int> { public int At { get; set; } }
        [MemFormattable] public partial class Drawing
        {
            public Lib.IShape? Main { get; set; }
            public Dictionary<string, Lib.IShape> Named { get; set; } = [];
            public Lib.Pet? Pet { get; set; }
            public Lib.IEvent<int>? Event { get; set; }
            public int Last { get; set; }
        }
        public static class Program
        {
            public static byte[] Write(Lib.IShape shape) => MemFormatSerializer.Serialize(shape);
            public static Lib.IShape? Read(byte[] payload) => MemFormatSerializer.Deserialize<Lib.IShape>(payload);
        }
        """;

    private const string Cases = """
        [assembly: MemUnionCase(typeof(Lib.IShape), 1, typeof(Circle)), MemUnionCase(typeof(Lib.IShape), 2, typeof(Dot)), MemUnionCase(typeof(Lib.IShape), 3, typeof(Group))]
        [assembly: MemUnionCase(typeof(Lib.Pet), 1, typeof(Dog)), MemUnionCase(typeof(Lib.IEvent<int>), 1, typeof(Started))]

        """;

    private static readonly Image s_program = Compiler.Compile("Program", Cases + Types, s_plain);

    private const string Text = "{Event={At=4} Last=9 Main={All=[{Radius=1}, {At=2}]} Named=[a: {Radius=3}] Pet={Age=5 Name=d}}";

    [Fact]
    public void Members_and_roots_hold_their_cases()
    {
        using var world = new World(s_plain, s_program);
        Crossing.Reads(world, Drawing(world), world, Text);
        var root = (byte[])world.Call("Write", Circle(world, 7))!;
        Assert.Equal("{Radius=7}", Objects.Text(world.Call("Read", root)));
    }

    [Fact]
    public void A_case_more_is_unknown_to_the_older_program_and_reads_by_the_newer_one()
    {
        var newer = Compiler.Compile("Program", Cases + "[assembly: MemUnionCase(typeof(Lib.IShape), 9, typeof(Ring))]\n" + Types
            + "[MemFormattable] public partial class Ring : Lib.IShape { public int Width { get; set; } }", s_plain);
        using var old = new World(s_plain, s_program);
        using var later = new World(s_plain, newer);
        Crossing.Reads(old, Drawing(old), later, Text);
        Crossing.Reads(later, Drawing(later), old, Text);
        Evolve.Fails(later.Codec("Drawing"), later.New("Drawing", ("Main", later.New("Ring"))), old.Codec("Drawing"), MemFormatError.UnknownCase,
            "Drawing.Main");
    }

    [Fact]
    public void A_library_that_comes_to_declare_the_union_itself_reads_what_was_written()
    {
        var annotated = Compiler.Compile("Library", """
            namespace Lib;
            [MemFormattable, MemUnion(20, typeof(Line))] public partial interface IShape;
            [MemFormattable] public partial class Line : IShape;
            public abstract class Pet { public string Name { get; set; } = ""; }
            public interface IEvent<T>;
            """);
        using var old = new World(s_plain, s_program);
        using var later = new World(annotated, Compiler.Compile("Program", Cases + Types, annotated));
        Crossing.Reads(old, Drawing(old), later, Text);
        Crossing.Reads(later, Drawing(later), old, Text);
    }

    [Fact]
    public void Values_of_other_types_are_an_error()
    {
        using var world = new World(s_plain,
            Compiler.Compile(
                "Program", Cases.Replace(", MemUnionCase(typeof(Lib.IShape), 2, typeof(Dot))", "", StringComparison.Ordinal) + Types, s_plain));
        var error = Assert.Throws<MemFormatException>(() => world.Write("Drawing", world.New("Drawing", ("Main", world.New("Dot")))));
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
        Assert.Contains("Lib.IShape", error.Message, StringComparison.Ordinal);
    }

    private static object Circle(World world, int radius) => Activator.CreateInstance(world.Type("Circle"), radius)!;

    private static object Drawing(World world)
    {
        var group = world.New("Group");
        var all = world.List(group, "All");
        all.Add(Circle(world, 1));
        all.Add(world.New("Dot", ("At", 2)));
        var drawing = world.New("Drawing", ("Main", group), ("Pet", world.New("Dog", ("Age", 5), ("Name", "d"))),
            ("Event", world.New("Started", ("At", 4))), ("Last", 9));
        ((System.Collections.IDictionary)world.Get(drawing, "Named")!).Add("a", Circle(world, 3));
        return drawing;
    }
}
