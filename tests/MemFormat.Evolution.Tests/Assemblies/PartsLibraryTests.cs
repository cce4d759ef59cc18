namespace MemFormat.Evolution.Tests;

/// <summary>
/// A library whose base classes have <c>init</c>, <c>required</c>, readonly and constructor members, and a program
/// that was compiled once.
/// </summary>
[Row("Ship a new version of a library")]
public class PartsLibraryTests
{
    private const string Program = """
        using Lib;
        [assembly: MemUnionCase(typeof(Lib.Event), 1, typeof(Closed))]
        [MemFormattable] public partial record Dog(string Name, string Breed) : Animal(Name)
        {
            public int Legs { get; init; } = 4;
            public static Dog Of() => new("n", "b") { Age = 3, Legs = 5 };
        }
        [MemFormattable] public partial record Mongrel(string Name) : Dog(Name, "mixed");
        [MemFormattable] public sealed partial class House(string street) : Building(street) { public int Floors { get; set; } = 2; }
        [MemFormattable] public sealed partial record Letter(Dog Body, int Stamp = 7) : Envelope<Dog>(Body);
        [MemFormattable] public sealed partial class Later : Settled { public int Z { get; init; } = 9; }
        [MemFormattable(PreserveReferences = true)] public sealed partial class Node : Settled { public Node? Next { get; set; } }
        [MemFormattable] public sealed partial record Closed(Guid Id, int Code) : Event(Id);
        [MemFormattable] public sealed partial class Told : Reported { public int A { get; set; } }
        [MemFormattable] public partial class Owner
        {
            public List<Dog?> Dogs { get; set; } = [];
            public Letter? Letter { get; set; }
            public List<Event> Events { get; set; } = [];
            public int Last { get; set; }
        }
        public static class Program
        {
            public static object Owner() => new Owner
            {
                Dogs = { Dog.Of(), null, Dog.Of() }, Last = 6,
                Letter = new Letter(Dog.Of(), 8) { Version = 2 }, Events = { new Closed(new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), 4) },
            };
            public static object House() => new House("s") { Floors = 3 };
            public static object Mongrel() => new Mongrel("m") { Age = 1 };
            public static object Told() => new Told();
            public static object Ring(Node first) { first.Next = new Node { Next = first, B = "b" }; return first; }
        }
        """;

    /// <summary>As the program was compiled against it.</summary>
    private static readonly Image s_first = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable] public partial record Animal(string Name) { public required int Age { get; init; } }
        [MemFormattable] public abstract partial class Building(string street) { public string Street { get; } = street; }
        [MemFormattable] public partial record Envelope<T>(T Body) { public int Version { get; init; } = 1; }
        [MemFormattable] public partial class Settled { public int A { get; set; } = 1; public string? B { get; set; } }
        [MemFormattable, MemUnion(9, typeof(Opened))] public abstract partial record Event(Guid Id);
        [MemFormattable] public sealed partial record Opened(Guid Id) : Event(Id);
        [MemFormattable] public abstract partial class Reported : IMemDeserializedWithReport
        {
            public int X { get; init; }
            [MemIgnore] public string Differences { get; private set; } = "";
            public void OnDeserialized(MemFormatReadReport report) => Differences = string.Join(" ", report.Differences.Select(d => $"{d.Member} {d.Change}"));
        }
        """);

    /// <summary>
    /// Everything gained members of each sort, and what was there lies elsewhere. A class got its first member that
    /// only initializers set.
    /// </summary>
    private static readonly Image s_second = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable] public partial record Animal(string Name)
        {
            public DateOnly? Born { get; init; }
            public required int Age { get; init; }
            public List<string> Tags { get; } = ["new"];
            public readonly bool Flag = true;
            [MemMember] public double Weight { get; } = 1.5;
            [MemMember] private int _hidden = 8;
        }
        [MemFormattable] public abstract partial class Building(string street) { public int Built { get; init; } = 1900; public string Street { get; } = street; }
        [MemFormattable] public partial record Envelope<T>(T Body) { public int Version { get; init; } = 1; public List<T> More { get; init; } = []; public readonly T? Copy; }
        [MemFormattable] public partial class Settled { public int A { get; set; } = 1; public string? B { get; set; } public string C { get; init; } = "c"; public readonly int D = 4; }
        [MemFormattable, MemUnion(9, typeof(Opened))] public abstract partial record Event(Guid Id) { public string By { get; init; } = "by"; }
        [MemFormattable] public sealed partial record Opened(Guid Id) : Event(Id);
        [MemFormattable] public abstract partial class Reported : IMemDeserializedWithReport
        {
            public long X { get; init; }
            public int Y { get; init; } = 5;
            [MemIgnore] public string Differences { get; private set; } = "";
            public void OnDeserialized(MemFormatReadReport report) => Differences = string.Join(" ", report.Differences.Select(d => $"{d.Member} {d.Change}"));
        }
        """);

    private static readonly Image s_program = Compiler.Compile("Program", Program, s_first);

    private static readonly Image[] s_libraries = [s_first, s_second];

    [Fact]
    public void The_descriptor_reports_the_version_that_is_loaded()
    {
        foreach (var library in s_libraries)
        {
            using var old = new World(library, s_program);
            using var recompiled = new World(library, Compiler.Compile("Program", Program, library));
            Crossing.ReportsWhatIsLoaded(old, recompiled, "Owner", "House", "Mongrel", "Later", "Node", "Told");
        }
    }

    [Fact]
    public void Each_version_reads_what_each_other_one_wrote()
    {
        foreach (var from in s_libraries)
        {
            using var writer = new World(from, s_program);
            foreach (var to in s_libraries)
            {
                using var reader = new World(to, s_program);
                var isNew = to == s_second;
                Crossing.Reads(writer, writer.Call("Owner")!, reader, Owner(isNew));
                Crossing.Reads(writer, writer.Call("House")!, reader, isNew ? "{Built=1900 Floors=3 Street=s}" : "{Floors=3 Street=s}");
                Crossing.Reads(writer, writer.Call("Mongrel")!, reader, Dog(isNew, "Mongrel").Replace("Age=3", "Age=1", StringComparison.Ordinal));
                Crossing.Reads(writer, writer.New("Later", ("A", 5), ("Z", 6)), reader, isNew ? "{A=5 B=null C=c D=4 Z=6}" : "{A=5 B=null Z=6}");
            }
        }
    }

    [Fact]
    public void A_program_that_is_compiled_again_reads_and_writes_the_same()
    {
        var program = Compiler.Compile("Program", Program, s_second);
        foreach (var library in s_libraries)
        {
            using var writer = new World(library, s_program);
            using var reader = new World(s_second, program);
            Crossing.Reads(writer, writer.Call("Owner")!, reader, Owner(true));
            Crossing.Reads(reader, reader.Call("Owner")!, writer, Owner(library == s_second));
        }
    }

    [Fact]
    public void What_the_base_classes_gained_is_written_and_read()
    {
        using var world = new World(s_second, s_program);
        var dog = world.Type("Dog").GetMethod("Of")!.Invoke(null, null)!;
        foreach (var (member, value) in new (string, object)[] { ("Born", new DateOnly(2026, 1, 2)), ("Flag", false) })
            Objects.Set(dog, member, value);
        ((List<string>)world.Get(dog, "Tags")!).Clear();
        Crossing.Reads(world, dog, world, "{Age=3 Born=01/02/2026 Breed=b Flag=false Legs=5 Name=n Tags=[] Weight=1.5}");
        Crossing.Reads(world, world.New("Later", ("C", "d"), ("D", 5)), world, "{A=1 B=null C=d D=5 Z=9}");
    }

    [Fact]
    public void Objects_of_such_a_class_keep_their_identity()
    {
        foreach (var from in s_libraries)
        {
            using var writer = new World(from, s_program);
            var ring = writer.Call("Ring", writer.New("Node", ("A", 5)))!;
            foreach (var to in s_libraries)
            {
                using var reader = new World(to, s_program);
                var read = reader.Codec("Node").DeserializeObject(writer.Write("Node", ring))!;
                Assert.Same(read, reader.Get(reader.Get(read, "Next")!, "Next"));
                Assert.Equal((5, "b"), (reader.Get(read, "A"), reader.Get(reader.Get(read, "Next")!, "B")));
            }
        }
    }

    [Fact]
    public void The_report_of_a_read_has_the_members_of_the_base()
    {
        using var first = new World(s_first, s_program);
        using var second = new World(s_second, s_program);
        var read = second.Codec("Told").DeserializeObject(first.Write("Told", first.Call("Told")!))!;
        Assert.Equal("Y Missing X Converted", second.Get(read, "Differences"));
    }

    [Fact]
    public void A_member_that_only_a_new_constructor_of_the_base_sets_is_not_lost_in_silence()
    {
        var first = Compiler.Compile("Library", "namespace Lib; [MemFormattable] public partial class Base(int a) { public int A { get; } = a; }");
        var second = Compiler.Compile("Library",
            "namespace Lib; [MemFormattable] public partial class Base { public Base(int a) : this(a, 2) { } [MemConstructor] public Base(int a, int b) => (A, B) = (a, b); public int A { get; } public int B { get; } }");
        const string Program = "[MemFormattable] public sealed partial class Derived(int a) : Lib.Base(a) { public static Derived Of() => new(1); }";
        using var world = new World(second, Compiler.Compile("Program", Program, first));
        var derived = world.Type("Derived").GetMethod("Of")!.Invoke(null, null)!;
        var payload = world.Write("Derived", derived);
        var error = Assert.Throws<MemFormatException>(() => world.Codec("Derived").DeserializeObject(payload));
        Assert.Contains("Compile the derived class again", error.InnerException!.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Members_that_are_missing_are_named_from_the_root()
    {
        var library = Compiler.Compile("Library",
            "namespace Lib; [MemFormattable] public abstract partial class Base(string name, int age = 5) { public string Name { get; init; } = name; public int Age { get; } = age; public string? Note { get; init; } = \"note\"; }");
        var program = Compiler.Compile("Program", """
            [MemFormattable] public sealed partial class Derived(string name, int age = 7) : Lib.Base(name, age);
            [MemFormattable] public partial class Owner { public List<Derived?> All { get; set; } = []; }
            """, library);
        var other = Compiler.Compile("Program", """
            [MemFormattable] public sealed partial class Derived { public string? Note { get; set; } }
            [MemFormattable] public partial class Owner { public List<Derived?> All { get; set; } = []; }
            """);
        using var writer = new World(other);
        using var reader = new World(library, program);
        Evolve.Fails(writer.Codec("Derived"), writer.New("Derived"), reader.Codec("Derived"), MemFormatError.MissingMember, "Derived.Name");
        Evolve.Fails(writer.Codec("Owner"), writer.New("Owner", ("All", writer.List("Derived", null, writer.New("Derived")))), reader.Codec("Owner"),
            MemFormatError.MissingMember, "Owner.All[1].Name");
        Assert.Equal("{All=[null]}", reader.Read("Owner", writer.Write("Owner", writer.New("Owner", ("All", writer.List("Derived", [null]))))));

        var named = Compiler.Compile("Program", "[MemFormattable] public sealed partial class Derived { public string Name { get; set; } = \"n\"; }");
        using var third = new World(named);
        Assert.Equal("{Age=7 Name=n Note=note}", reader.Read("Derived", third.Write("Derived", third.New("Derived"))));
    }

    private static string Dog(bool isNew, string type = "Dog")
    {
        var (breed, legs, name) = type == "Dog" ? ("b", 5, "n") : ("mixed", 4, "m");
        return isNew
            ? $"{{Age=3 Born=null Breed={breed} Flag=true Legs={legs} Name={name} Tags=[new] Weight=1.5}}"
            : $"{{Age=3 Breed={breed} Legs={legs} Name={name}}}";
    }

    private static string Owner(bool isNew)
    {
        var dog = Dog(isNew);
        var (by, more) = isNew ? ("By=by ", "Copy=null More=[] ") : ("", "");
        return $"{{Dogs=[{dog}, null, {dog}] Events=[{{{by}Code=4 Id=00000001-0002-0003-0405-060708090a0b}}] Last=6 Letter={{Body={dog} {more}Stamp=8 Version=2}}}}";
    }
}
