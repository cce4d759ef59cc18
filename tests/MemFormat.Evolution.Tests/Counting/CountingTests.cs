namespace MemFormat.Evolution.Tests;

public class CountingTests
{
    private const string Old = """
        [MemFormattable] public partial class Root { public A A { get; set; } = new(); public B B { get; set; } = new(); public C C { get; set; } = new(); public List<A> As { get; set; } = [new(), new()]; }
        [MemFormattable] public partial class A { public int X { get; set; } public Leaf Leaf { get; set; } = new(); }
        [MemFormattable] public partial class B { public int X { get; set; } public Other Other { get; set; } = new(); public Point Point { get; set; } }
        [MemFormattable] public partial class C { public int X { get; set; } public C? Next { get; set; } }
        [MemFormattable] public partial class Leaf { public int X { get; set; } }
        [MemFormattable] public partial class Other { public string X { get; set; } = ""; public Dictionary<string, Point> Points { get; set; } = new() { ["a"] = new() }; }
        [MemFormattable] public partial struct Point { public string? X { get; set; } }
        [MemFormattable] public partial class Bag { public Leaf? One { get; set; } public List<Leaf?> Leaves { get; set; } = []; public Other? Other { get; set; } }
        """;

    private static byte[] Payload { get; } = Write("Root");

    [Fact, Row("Remove a member")]
    public void Nothing_changed_everything_is_read_straight_on() =>
        Check(Old, "Root", "straight: A 3, B 1, C 1, Leaf 3, Other 1, Point 2, Root 1; resolved: none");

    [Fact, Row("Remove a member")]
    public void A_changed_root_does_not_drag_its_members_along() =>
        Check(Old.Replace("class Root {", "class Root { public int New { get; set; }", StringComparison.Ordinal), "Root",
            "straight: A 3, B 1, C 1, Leaf 3, Other 1, Point 2; resolved: Root 1");

    [Fact, Row("Remove a member"), FinePoint("The slower way of reading")]
    public void Only_types_that_changed_or_reach_a_changed_one_are_resolved()
    {
        Check(Old.Replace("class Leaf {", "class Leaf { public int New { get; set; }", StringComparison.Ordinal), "Root",
            "straight: B 1, C 1, Other 1, Point 2; resolved: A 3, Leaf 3, Root 1");
        Check(Old.Replace("class Other {", "class Other { public int New { get; set; }", StringComparison.Ordinal), "Root",
            "straight: A 3, C 1, Leaf 3, Point 2; resolved: B 1, Other 1, Root 1");
        Check(Old.Replace("struct Point {", "struct Point { public int New { get; set; }", StringComparison.Ordinal), "Root",
            "straight: A 3, C 1, Leaf 3; resolved: B 1, Other 1, Point 2, Root 1");
        Check(Old.Replace("class C { public int X", "class C { public long X", StringComparison.Ordinal), "Root",
            "straight: A 3, B 1, Leaf 3, Other 1, Point 2; resolved: C 1, Root 1");
    }

    [Fact, Row("Rename a member"), Row("Reorder members, move them among base classes of the assembly, change names of types")]
    public void Renames_and_new_orders_are_no_changes() =>
        Check(Old.Replace("public int X { get; set; } public Leaf Leaf { get; set; } = new();",
            "public Leaf Leaf { get; set; } = new(); [MemFormerName(\"X\")] public int Y { get; set; }", StringComparison.Ordinal)
            .Replace("class Other { public string X", "class Other { public string? X", StringComparison.Ordinal), "Root",
            "straight: A 3, B 1, C 1, Leaf 3, Other 1, Point 2, Root 1; resolved: none");

    [Fact, Row("`T` becomes `T?`")]
    public void A_class_that_became_a_struct_is_resolved_with_what_holds_it() =>
        Check(Old.Replace("class Leaf {", "struct Leaf {", StringComparison.Ordinal), "Root",
            "straight: B 1, C 1, Leaf 3, Other 1, Point 2; resolved: A 3, Root 1");

    [Fact, Row("Change or rename the type of a case"), FinePoint("The slower way of reading")]
    public void A_case_that_changed_drags_neither_its_union_nor_other_cases_along()
    {
        const string Before = """
            [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square)), MemUnion(3, typeof(Group))] public partial interface IShape;
            [MemFormattable] public partial class Circle : IShape { public int X { get; set; } public Leaf Leaf { get; set; } = new(); }
            [MemFormattable] public partial class Square : IShape { public int X { get; set; } public Leaf Leaf { get; set; } = new(); }
            [MemFormattable] public partial class Group : IShape { public List<IShape> Shapes { get; set; } = []; }
            [MemFormattable] public partial class Leaf { public int X { get; set; } }
            [MemFormattable] public partial class Drawing { public List<IShape> Shapes { get; set; } = [new Circle(), new Square(), new Group { Shapes = { new Square() } }]; public Leaf Leaf { get; set; } = new(); }
            """;
        using var old = new World(Compiler.Compile("Program", Before));
        var payload = old.Write("Drawing", old.New("Drawing"));
        Reads(Before.Replace("class Square : IShape {", "class Square : IShape { public int New { get; set; }", StringComparison.Ordinal),
            "straight: Circle 1, Drawing 1, Group 1, Leaf 4; resolved: Square 2");
        Reads(Before.Replace("class Drawing {", "class Drawing { public int New { get; set; }", StringComparison.Ordinal),
            "straight: Circle 1, Group 1, Leaf 4, Square 2; resolved: Drawing 1");
        Reads(Before.Replace("class Leaf {", "class Leaf { public int New { get; set; }", StringComparison.Ordinal),
            "straight: Group 1; resolved: Circle 1, Drawing 1, Leaf 4, Square 2");

        void Reads(string code, string expected)
        {
            using var world = Counts.Program(code);
            Assert.Equal(expected, Counts.Of(world, "Drawing", payload));
            Assert.Equal(expected, Counts.Of(world, "Drawing", payload));
        }
    }

    [Fact]
    public void Recursive_types_reach_themselves()
    {
        var later = Old.Replace("class C {", "class C { public int New { get; set; }", StringComparison.Ordinal);
        using var old = new World(Compiler.Compile("Program", Old));
        var chain = old.New("C", ("Next", old.New("C", ("Next", old.New("C")))));
        using var reader = Counts.Program(later);
        Assert.Equal("straight: none; resolved: C 3", Counts.Of(reader, "C", old.Write("C", chain)));
    }

    [Fact, Row("Add a `required` member, or a constructor parameter without default")]
    public void Errors_of_nested_types_wait_for_the_first_value_and_those_of_the_root_do_not()
    {
        var later = Old.Replace("class Leaf {", "class Leaf { public required int New { get; set; }", StringComparison.Ordinal)
            .Replace("= new();", "= null!;", StringComparison.Ordinal);
        using var old = new World(Compiler.Compile("Program", Old));
        using var reader = new World(Compiler.Compile("Program", later));

        // No value, no error; the members beside are read.
        Assert.Equal("{Leaves=[null] One=null Other={Points=[a: {X=null}] X=}}",
            reader.Read("Bag", old.Write("Bag", old.New("Bag", ("Leaves", old.List("Leaf", [null])), ("Other", old.New("Other"))))));

        // The first value.
        foreach (var (bag, path) in ((object, string)[])[(old.New("Bag", ("One", old.New("Leaf"))), "Bag.One.New"),
            (old.New("Bag", ("Leaves", old.List("Leaf", null, old.New("Leaf")))), "Bag.Leaves[1].New")])
        {
            Evolve.Fails(old.Codec("Bag"), bag, reader.Codec("Bag"), MemFormatError.MissingMember, path);
        }

        // The root, at once: its own value is never looked at, even when it is damaged.
        var payload = old.Write("Leaf", old.New("Leaf"));
        var error = Assert.Throws<MemFormatException>(() => reader.Read("Leaf", payload));
        Assert.Equal((MemFormatError.MissingMember, "Leaf.New"), (error.Error, error.Path));
        error = Assert.Throws<MemFormatException>(() => reader.Read("Leaf", payload[..^1]));
        Assert.Equal((MemFormatError.MissingMember, "Leaf.New"), (error.Error, error.Path));
    }

    [Fact, Row("Change to an unrelated kind"), FinePoint("Errors of a type")]
    public void Errors_of_a_plan_do_not_depend_on_the_data_of_the_type()
    {
        // Every member of the value is null, and still its type cannot be read.
        const string Before =
            "[MemFormattable] public partial class Bag { public List<Leaf> Leaves { get; set; } = []; } [MemFormattable] public partial class Leaf { public string? Text { get; set; } }";
        var after = Before.Replace("string? Text", "bool? Text", StringComparison.Ordinal);
        using var old = new World(Compiler.Compile("Program", Before));
        using var reader = new World(Compiler.Compile("Program", after));
        Assert.Equal("{Leaves=[]}", reader.Read("Bag", old.Write("Bag", old.New("Bag"))));
        Evolve.Fails(old.Codec("Bag"), old.New("Bag", ("Leaves", old.List("Leaf", old.New("Leaf")))), reader.Codec("Bag"),
            MemFormatError.SchemaMismatch, "Bag.Leaves[0].Text");
        Evolve.Fails(old.Codec("Leaf"), old.New("Leaf"), reader.Codec("Leaf"), MemFormatError.SchemaMismatch, "Leaf.Text");
    }

    private static byte[] Write(string type)
    {
        using var world = new World(Compiler.Compile("Program", Old));
        return world.Write(type, world.New(type));
    }

    private static void Check(string code, string type, string expected)
    {
        using var world = Counts.Program(code);
        Assert.Equal(expected, Counts.Of(world, type, Payload));

        // With the plan that is known now, too.
        Assert.Equal(expected, Counts.Of(world, type, Payload));
    }
}
