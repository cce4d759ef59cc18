namespace MemFormat.Evolution.Tests;

/// <summary>Generic types of a library over types of the program, and the other way round.</summary>
[Row("Ship a new version of a library")]
public class GenericLibraryTests
{
    private const string Program = """
        using Lib;
        [MemFormattable] public partial class Own { public int N { get; set; } }
        [MemFormattable] public partial record struct OwnPoint(int X);
        [MemFormattable] public partial class Cover<T> { public T? Inside { get; set; } public int After { get; set; } }
        [MemFormattable] public partial class Shelf
        {
            public Page<Own>? Own { get; set; }
            public Page<Part>? Part { get; set; }
            public Page<int>? Number { get; set; }
            public Cover<Part>? Cover { get; set; }
            public Cover<Spot>? Spot { get; set; }
            public List<Cover<Page<OwnPoint>>> Deep { get; set; } = [];
            public Dictionary<Spot, Page<Part>> Map { get; set; } = [];
            public string? Last { get; set; }
        }
        """;

    private static readonly Image s_first = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable] public partial class Page<T> { public T? Item { get; set; } }
        [MemFormattable] public partial class Part { public int P { get; set; } }
        [MemFormattable] public partial record struct Spot(int A);
        """);

    private static readonly Image s_second = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable] public partial class Page<T> { public List<T>? Before { get; set; } public T? Item { get; set; } public int Number { get; set; } = 4; }
        [MemFormattable] public partial class Part { public string A { get; set; } = "a"; public int P { get; set; } }
        [MemFormattable] public partial record struct Spot(int A, long B = 0);
        """);

    private static readonly Image s_program = Compiler.Compile("Program", Program, s_first);

    [Fact]
    public void The_descriptor_reports_the_version_that_is_loaded()
    {
        using var old = new World(s_second, s_program);
        using var recompiled = new World(s_second, Compiler.Compile("Program", Program, s_second));
        Crossing.ReportsWhatIsLoaded(old, recompiled, "Shelf", "Own");
    }

    [Fact]
    public void What_generic_types_and_arguments_gained_is_written_and_read()
    {
        using var second = new World(s_second, s_program);
        var shelf = Shelf(second);
        Objects.Set(second.Get(shelf, "Own")!, "Number", 9);
        Objects.Set(second.Get(shelf, "Number")!, "Before", new List<int> { 6 });
        Objects.Set(second.Get(second.Get(shelf, "Part")!, "Item")!, "A", "changed");
        var text = Objects.Text(shelf);
        Assert.Contains("Number=9", text, StringComparison.Ordinal);
        Crossing.Reads(second, shelf, second, text);
    }

    [Fact]
    public void Programs_with_different_versions_read_each_other()
    {
        using var first = new World(s_first, s_program);
        using var second = new World(s_second, s_program);
        const string Old =
            "{Cover={After=0 Inside={P=2}} Deep=[{After=0 Inside={Item={X=7}}}] Last=z Map=[{A=8}: {Item={P=2}}] Number={Item=5} Own={Item={N=1}} Part={Item={P=2}} Spot={After=3 Inside={A=8}}}";
        const string New =
            "{Cover={After=0 Inside={A=a P=2}} Deep=[{After=0 Inside={Before=null Item={X=7} Number=4}}] Last=z Map=[{A=8 B=0}: {Before=null Item={A=a P=2} Number=4}] " +
            "Number={Before=null Item=5 Number=4} Own={Before=null Item={N=1} Number=4} Part={Before=null Item={A=a P=2} Number=4} Spot={After=3 Inside={A=8 B=0}}}";
        Crossing.Reads(first, Shelf(first), first, Old);
        Crossing.Reads(first, Shelf(first), second, New);
        Crossing.Reads(second, Shelf(second), first, Old);
        Crossing.Reads(second, Shelf(second), second, New);
    }

    private static object Shelf(World world)
    {
        var own = world.New("Own", ("N", 1));
        var part = world.New("Lib.Part", ("P", 2));
        var spot = world.New("Lib.Spot", ("A", 8));
        var shelf = world.New("Shelf", ("Last", "z"));
        Make(world, shelf, "Own", ("Item", own));
        Make(world, shelf, "Part", ("Item", part));
        Make(world, shelf, "Number", ("Item", 5));
        Make(world, shelf, "Cover", ("Inside", part));
        Make(world, shelf, "Spot", ("Inside", spot), ("After", 3));
        var deep = (System.Collections.IList)world.Get(shelf, "Deep")!;
        var cover = Activator.CreateInstance(deep.GetType().GenericTypeArguments[0])!;
        Make(world, cover, "Inside", ("Item", world.New("OwnPoint", ("X", 7))));
        deep.Add(cover);
        ((System.Collections.IDictionary)world.Get(shelf, "Map")!).Add(spot, world.Get(shelf, "Part"));
        return shelf;
    }

    /// <summary>Sets a member to a new object of the member's type.</summary>
    private static void Make(World world, object target, string member, params (string Member, object? Value)[] values)
    {
        var value = Activator.CreateInstance(target.GetType().GetProperty(member)!.PropertyType)!;
        foreach (var (name, inside) in values)
            Objects.Set(value, name, inside);
        Objects.Set(target, member, value);
    }
}
