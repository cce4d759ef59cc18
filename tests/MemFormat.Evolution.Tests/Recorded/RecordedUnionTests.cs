using MemFormat.Payloads.Recorded;

namespace MemFormat.Evolution.Tests;

/// <summary>The fingerprint of a recorded schema vouches for the cases that the unions had then.</summary>
public class RecordedUnionTests
{
    private const string First = """
        [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(3, typeof(Group))] public partial interface IShape;
        [MemFormattable] public partial class Circle : IShape { public int Radius { get; set; } }
        [MemFormattable] public partial class Group : IShape { public List<IShape> Shapes { get; set; } = []; }
        [MemFormattable] public partial class Drawing { public int Id { get; set; } public IShape? Main { get; set; } public List<IShape> Shapes { get; set; } = []; }
        """;

    private static object Circle(World world, int radius) => world.New("Circle", ("Radius", radius));

    private static object Shapes(World world) =>
        world.List("IShape", Circle(world, 1), world.New("Group", ("Shapes", world.List("IShape", Circle(world, 2)))), Circle(world, 3));

    private static object Drawing(World world) => world.New("Drawing", ("Id", 7), ("Main", Circle(world, 9)), ("Shapes", Shapes(world)));

    [Fact]
    public void A_case_was_added_and_nothing_else_differs()
    {
        using var releases = new Releases(First,
            First.Replace("MemUnion(3,", "MemUnion(2, typeof(Square)), MemUnion(3,", StringComparison.Ordinal)
                + "[MemFormattable] public partial class Square : IShape { public int Side { get; set; } }", "Drawing", "IShape");
        Assert.Equal(
            "{Id=7 Main={Radius=9} Shapes=[{Radius=1}, {Shapes=[{Radius=2}]}, {Radius=3}]}", releases.Read("Drawing", Drawing(releases.First)));
        Assert.Equal("{Radius=1}", releases.Read("IShape", Circle(releases.First, 1)));

        // The descriptor is the same, and all recorded cases are, so they are read as the own ones.
        var schema = releases.Second.Codec("Drawing").RootSchema;
        var version = schema.History.Find(BitConverter.ToUInt32(releases.First.Write("Drawing", Drawing(releases.First), Payload.Fingerprint)))!;
        Assert.Same(schema.Own, version.Writer);
        Assert.True(version.Plan(isPopulating: false).Root.IsExact);
        Assert.Equal(2, version.Cases.OwnBits.Length);
    }

    [Theory]
    [InlineData("int Radius", "long Radius", "{Id=7 Main={Radius=9} Shapes=[{Radius=1}, {Shapes=[{Radius=2}]}, {Radius=3}]}")]
    [InlineData("public int Id { get; set; }", "", "{Main={Radius=9} Shapes=[{Radius=1}, {Shapes=[{Radius=2}]}, {Radius=3}]}")]
    [InlineData("IShape? Main", "IShape? Other", "{Id=7 Other=null Shapes=[{Radius=1}, {Shapes=[{Radius=2}]}, {Radius=3}]}")]
    [InlineData("class Drawing {", "class Drawing { public Circle? Added { get; set; }",
        "{Added=null Id=7 Main={Radius=9} Shapes=[{Radius=1}, {Shapes=[{Radius=2}]}, {Radius=3}]}")]
    [InlineData("List<IShape> Shapes { get; set; } = []; }\n[MemFormattable] public partial class Drawing",
        "int Size { get; set; } }\n[MemFormattable] public partial class Drawing",
        "{Id=7 Main={Radius=9} Shapes=[{Radius=1}, {Size=0}, {Radius=3}]}")]
    [InlineData("public partial class Circle : IShape", "public partial struct Circle : IShape",
        "{Id=7 Main={Radius=9} Shapes=[{Radius=1}, {Shapes=[{Radius=2}]}, {Radius=3}]}")]
    public void Cases_and_what_is_around_them_have_changed(string old, string replacement, string expected)
    {
        using var releases = new Releases(
            First, First.Replace("\r", "", StringComparison.Ordinal).Replace(old, replacement, StringComparison.Ordinal), "Drawing");
        Assert.Equal(expected, releases.Read("Drawing", Drawing(releases.First)));
    }

    [Theory]
    [MemberData(nameof(Releases.Headers), MemberType = typeof(Releases))]
    public void A_case_that_was_removed_is_unknown(MemFormatHeader header)
    {
        const string Removed = "[MemFormattable, MemUnion(3, typeof(Group))] public partial interface IShape;";
        var rest =
            First.Replace(
                "\r", "", StringComparison.Ordinal)[First.Replace("\r", "", StringComparison.Ordinal).IndexOf('\n', StringComparison.Ordinal)..];
        using var releases = new Releases(First, Removed + rest, "Drawing");
        var error =
            Assert.Throws<MemFormatException>(
                () => releases.Second.Read("Drawing", releases.First.Write("Drawing", Drawing(releases.First), new() { Header = header })));
        Assert.Equal((MemFormatError.UnknownCase, "Drawing.Shapes[0]"), (error.Error, error.Path));

        using var lenient = new Releases(First,
            Removed.Replace("MemFormattable,", "MemFormattable(UnknownCase = MemUnknownCase.Null),", StringComparison.Ordinal) + rest, "Drawing");
        Assert.Equal("{Id=7 Main=null Shapes=[null, {Shapes=[null]}, null]}", lenient.Read("Drawing", Drawing(lenient.First)));
    }

    [Fact]
    public void A_class_has_become_a_union()
    {
        using var releases = new Releases(
            "[MemFormattable] public partial class Animal { public int Age { get; set; } }",
            "[MemFormattable, MemUnion(1, typeof(Dog))] public partial class Animal { public int Age { get; set; } } [MemFormattable] public partial class Dog : Animal { public int Tail { get; set; } }",
            "Animal");
        Assert.Equal("{Age=3}", releases.Read("Animal", releases.First.New("Animal", ("Age", 3))));
    }

    [Fact]
    public void A_case_that_defines_itself_although_the_fingerprint_does_is_refused()
    {
        using var releases = new Releases(First, First.Replace("int Radius", "long Radius", StringComparison.Ordinal), "Drawing");
        var drawing = releases.First.New("Drawing", ("Main", Circle(releases.First, 9)));
        var inline = releases.First.Write("Drawing", drawing);
        var named = releases.First.Write("Drawing", drawing, Payload.Fingerprint);
        var body = inline[releases.First.Codec("Drawing").RootSchema.InlineHeader.Length..];
        Assert.Equal("{Id=0 Main={Radius=9} Shapes=[]}", releases.Second.Read("Drawing", named));
        var error = Assert.Throws<MemFormatException>(() => releases.Second.Read("Drawing", [.. named[..4], .. body]));
        Assert.Equal(MemFormatError.InvalidData, error.Error);
    }

    [Fact]
    public void A_recorded_case_is_kept_as_extension_data_and_is_whole_there()
    {
        using var releases = new Releases(
            First,
            First.Replace("IShape? Main { get; set; }", "MemExtensionData? Rest { get; set; }", StringComparison.Ordinal),
            "Drawing");
        foreach (var options in (MemFormatOptions[])[Payload.Fingerprint, Payload.Fingerprint64])
        {
            var drawing = releases.Second.Codec("Drawing").DeserializeObject(releases.First.Write("Drawing", Drawing(releases.First), options))!;
            Assert.Equal("{Id=7 Main={Radius=9} Shapes=[{Radius=1}, {Shapes=[{Radius=2}]}, {Radius=3}]}",
                releases.First.Read("Drawing", releases.Second.Write("Drawing", drawing)));
        }
    }

    [Fact]
    public void Cases_of_another_assembly_define_themselves()
    {
        var library = Compiler.Compile("Library",
            "namespace Lib; [MemFormattable, MemUnion(1, typeof(Cat))] public abstract partial class Animal { public int Age { get; set; } } [MemFormattable] public sealed partial class Cat : Animal;");
        const string Code =
            "[assembly: MemUnionCase(typeof(Lib.Animal), 7, typeof(Dog))] [MemFormattable] public partial class Dog : Lib.Animal { public int Tail { get; set; } } [MemFormattable] public partial class Zoo { public int Id { get; set; } public List<Lib.Animal> Animals { get; set; } = []; }";
        using var first = new World(library, Compiler.Compile("Program", Code, library));
        using var second = new World(library,
            Compiler.CompileRecorded("Program",
                Code.Replace("int Tail", "long Tail", StringComparison.Ordinal).Replace("int Id", "long Id", StringComparison.Ordinal),
                new Shipped().Add("1.0", first, "Zoo"), library));
        var zoo = first.New("Zoo", ("Id", 1),
            ("Animals",
                first.List("Lib.Animal", first.New("Dog", ("Age", 2), ("Tail", 3)), first.New("Lib.Cat", ("Age", 4)),
                    first.New("Dog", ("Tail", 5)))));
        foreach (var options in (MemFormatOptions?[])[null, Payload.Fingerprint, Payload.Fingerprint64])
            Assert.Equal("{Animals=[{Age=2 Tail=3}, {Age=4}, {Age=0 Tail=5}] Id=1}", second.Read("Zoo", first.Write("Zoo", zoo, options)));
    }

    [Fact]
    public void Damaged_payloads_are_read_or_refused()
    {
        using var releases = new Releases(First,
            First.Replace("int Radius", "byte Radius", StringComparison.Ordinal).Replace("public int Id { get; set; }", "", StringComparison.Ordinal),
            "Drawing");
        var payload = releases.First.Write("Drawing", Drawing(releases.First), Payload.Fingerprint);
        var read = 0;
        for (var i = 4; i < payload.Length; i++)
        {
            for (var value = 0; value < 256; value++)
            {
                byte[] damaged = [.. payload[..i], (byte)value, .. payload[(i + 1)..]];
                if (Record.Exception(() => releases.Second.Read("Drawing", damaged)) is { } error)
                    Assert.IsType<MemFormatException>(error);
                else
                    read++;
            }
        }

        Assert.True(read > payload.Length - 4);
        Assert.Equal("{Main={Radius=9} Shapes=[{Radius=1}, {Shapes=[{Radius=2}]}, {Radius=3}]}", releases.Second.Read("Drawing", payload));
    }
}
