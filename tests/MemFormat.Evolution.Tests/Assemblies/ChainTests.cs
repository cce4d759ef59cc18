namespace MemFormat.Evolution.Tests;

/// <summary>A program on a library on a library: base classes, members and enums, each assembly with new versions of its own.</summary>
[Row("Ship a new version of a library")]
public class ChainTests
{
    private const string Program = """
        [MemFormattable] public partial class Car : Upper.Vehicle
        {
            public int Doors { get; set; }
            public Upper.Engine? Engine { get; set; }
            public Lower.Spot Spot { get; set; }
            public List<Lower.Part?> Parts { get; set; } = [];
            public Lower.State State { get; set; }
        }
        [MemFormattable] public partial class Park { public List<Car?> Cars { get; set; } = []; public int Last { get; set; } }
        """;

    private const string Upper = """
        namespace Upper;
        [MemFormattable] public partial class Vehicle : Lower.Thing { public int Wheels { get; set; } public Lower.Part? Part { get; set; } }
        [MemFormattable] public partial class Engine { public Lower.Spot Spot { get; set; } public int Power { get; set; } }
        """;

    private const string NewUpper = """
        namespace Upper;
        [MemFormattable] public partial class Vehicle : Lower.Thing { public string Color { get; set; } = "red"; public int Wheels { get; set; } public Lower.Part? Part { get; set; } public Lower.Spot At { get; set; } }
        [MemFormattable] public partial class Engine { public Lower.Spot Spot { get; set; } public long Power { get; set; } public bool IsNew { get; set; } = true; }
        """;

    private static readonly Image s_lower = Compiler.Compile("Lower", """
        namespace Lower;
        [MemFormattable] public partial class Thing { public string? Name { get; set; } }
        [MemFormattable] public partial class Part { public int P { get; set; } }
        [MemFormattable] public partial struct Spot { public int X; }
        public enum State { Open, Closed }
        """);

    private static readonly Image s_newLower = Compiler.Compile("Lower", """
        namespace Lower;
        [MemFormattable] public partial class Thing { public int Age { get; set; } = 3; public string? Name { get; set; } public List<int> Marks { get; set; } = [4]; }
        [MemFormattable] public partial class Part { public string Text { get; set; } = "t"; public int P { get; set; } }
        [MemFormattable] public partial struct Spot { public long Before; public int X; }
        public enum State { Open, Closed, Lost }
        """);

    private static readonly Image s_upper = Compiler.Compile("Upper", Upper, s_lower);
    private static readonly Image s_newUpper = Compiler.Compile("Upper", NewUpper, s_lower);
    private static readonly Image s_program = Compiler.Compile("Program", Program, s_lower, s_upper);

    /// <summary>Which versions are loaded: never the program's own, which is compiled once.</summary>
    private static readonly (Image Lower, Image Upper)[] s_loaded = [
        (s_lower, s_upper), (s_newLower, s_upper), (s_lower, s_newUpper), (s_newLower, s_newUpper)];

    [Fact]
    public void The_descriptor_reports_the_versions_that_are_loaded()
    {
        foreach (var (lower, upper) in s_loaded)
        {
            using var old = new World(lower, upper, s_program);
            var recompiled = Compiler.Compile("Upper", upper == s_upper ? Upper : NewUpper, lower);
            using var all = new World(lower, recompiled, Compiler.Compile("Program", Program, lower, recompiled));
            Crossing.ReportsWhatIsLoaded(old, all, "Car", "Park", "Upper.Vehicle", "Upper.Engine");
        }
    }

    [Fact]
    public void Each_version_reads_what_each_other_one_wrote()
    {
        foreach (var from in s_loaded)
        {
            using var writer = new World(from.Lower, from.Upper, s_program);
            var park = Park(writer);
            foreach (var to in s_loaded)
            {
                using var reader = new World(to.Lower, to.Upper, s_program);
                Crossing.Reads(writer, park, reader, Text(to.Lower == s_newLower, to.Upper == s_newUpper));
            }
        }
    }

    [Fact]
    public void What_every_level_gained_is_written_and_read()
    {
        using var world = new World(s_newLower, s_newUpper, s_program);
        var car = world.New("Car", ("Age", 30), ("Color", "blue"), ("At", world.New("Lower.Spot", ("Before", 6L))),
            ("Parts", world.List("Lower.Part", world.New("Lower.Part", ("Text", "u")))),
            ("Engine", world.New("Upper.Engine", ("IsNew", false))));
        Crossing.Reads(world, car, world,
            "{Age=30 At={Before=6 X=0} Color=blue Doors=0 Engine={IsNew=false Power=0 Spot={Before=0 X=0}} Marks=[4] Name=null Part=null Parts=[{P=0 Text=u}] Spot={Before=0 X=0} State=0 Wheels=0}");
    }

    private static object Park(World world)
    {
        var spot = world.New("Lower.Spot", ("X", 5));
        var part = world.New("Lower.Part", ("P", 6));
        var power = Convert.ChangeType(
            8, world.Type("Upper.Engine").GetProperty("Power")!.PropertyType, System.Globalization.CultureInfo.InvariantCulture);
        var car = world.New("Car", ("Name", "n"), ("Wheels", 4), ("Part", part), ("Doors", 2),
            ("Engine", world.New("Upper.Engine", ("Spot", spot), ("Power", power))),
            ("Spot", spot), ("Parts", world.List("Lower.Part", null, part)), ("State", world.Enum("Lower.State", 7)));
        return world.New("Park", ("Cars", world.List("Car", null, car)), ("Last", 9));
    }

    private static string Text(bool newLower, bool newUpper)
    {
        var spot = newLower ? "{Before=0 X=5}" : "{X=5}";
        var part = newLower ? "{P=6 Text=t}" : "{P=6}";
        var engine = newUpper ? $"{{IsNew=true Power=8 Spot={spot}}}" : $"{{Power=8 Spot={spot}}}";
        var (age, marks) = newLower ? ("Age=3 ", "Marks=[4] ") : ("", "");
        var upper = newUpper ? $"At={(newLower ? "{Before=0 X=0}" : "{X=0}")} Color=red " : "";
        return $"{{Cars=[null, {{{age}{upper}Doors=2 Engine={engine} {marks}Name=n Part={part} Parts=[null, {part}] Spot={spot} State=7 Wheels=4}}] Last=9}}";
    }
}
