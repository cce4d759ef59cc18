namespace MemFormat.Evolution.Tests;

/// <summary>Types of a library whose members came to be numbered, or that state a contract now.</summary>
[Row("Ship a new version of a library")]
public class NumberedLibraryTests
{
    private const string Program = """
        using Lib;
        [MemFormattable] public partial class Owner
        {
            public Part? Part { get; set; }
            public Spot Spot { get; set; }
            public List<Part?> Parts { get; set; } = [];
            public Dictionary<Spot, Part> Map { get; set; } = [];
            public Lib.Page<Part>? Page { get; set; }
            public int Last { get; set; }
        }
        """;

    private const string Text =
        "{Last=9 Map=[{X=1}: {Name=n Size=2}] Page={Item={Name=n Size=2}} Part={Name=n Size=2} Parts=[null, {Name=n Size=2}] Spot={X=1}}";

    private static readonly Image s_named = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable] public partial class Part { public string? Name { get; set; } public int Size { get; set; } }
        [MemFormattable] public partial record struct Spot(int X);
        [MemFormattable] public partial class Page<T> { public T? Item { get; set; } }
        """);

    private static readonly Image s_numbered = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable] public partial class Part { [MemMember(2)] public string? Name { get; set; } [MemMember(1)] public int Size { get; set; } }
        [MemFormattable] public partial record struct Spot([MemMember(7)] int X);
        [MemFormattable] public partial class Page<T> { [MemMember(1)] public T? Item { get; set; } }
        """);

    private static readonly Image s_contracted = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable(Contract = "part")] public partial class Part { public string? Name { get; set; } public int Size { get; set; } }
        [MemFormattable] public partial record struct Spot(int X);
        [MemFormattable] public partial class Page<T> { public T? Item { get; set; } }
        """);

    private static readonly Image s_program = Compiler.Compile("Program", Program, s_named);

    [Fact]
    public void The_descriptor_reports_the_version_that_is_loaded()
    {
        foreach (var library in (Image[])[s_named, s_numbered, s_contracted])
        {
            using var old = new World(library, s_program);
            using var recompiled = new World(library, Compiler.Compile("Program", Program, library));
            Crossing.ReportsWhatIsLoaded(old, recompiled, "Owner");
        }
    }

    [Fact, Row("Number the members of a type")]
    public void Names_become_ids_and_not_the_other_way_round()
    {
        using var named = new World(s_named, s_program);
        using var numbered = new World(s_numbered, s_program);
        Crossing.Reads(named, Owner(named), numbered, Text);
        Crossing.Reads(numbered, Owner(numbered), numbered, Text);
        Evolve.Fails(numbered.Codec("Owner"), numbered.New("Owner"), named.Codec("Owner"), MemFormatError.SchemaMismatch, "Owner.Spot");
    }

    [Fact, Row("State a contract")]
    public void A_contract_of_a_type_of_the_library_holds_at_its_first_value()
    {
        using var named = new World(s_named, s_program);
        using var contracted = new World(s_contracted, s_program);
        Crossing.Reads(contracted, Owner(contracted), contracted, Text);
        foreach (var (writer, reader) in ((World, World)[])[(named, contracted), (contracted, named)])
        {
            Crossing.Reads(writer, writer.New("Owner", ("Last", 9)), reader, "{Last=9 Map=[] Page=null Part=null Parts=[] Spot={X=0}}");
            Evolve.Fails(writer.Codec("Owner"), writer.New("Owner", ("Part", writer.New("Lib.Part"))), reader.Codec("Owner"),
                MemFormatError.SchemaMismatch, "Owner.Part");
        }
    }

    private static object Owner(World world)
    {
        var part = world.New("Lib.Part", ("Name", "n"), ("Size", 2));
        var spot = world.New("Lib.Spot", ("X", 1));
        var owner = world.New("Owner", ("Part", part), ("Spot", spot), ("Parts", world.List("Lib.Part", null, part)), ("Last", 9));
        var page = Activator.CreateInstance(owner.GetType().GetProperty("Page")!.PropertyType)!;
        Objects.Set(page, "Item", part);
        Objects.Set(owner, "Page", page);
        ((System.Collections.IDictionary)world.Get(owner, "Map")!).Add(spot, part);
        return owner;
    }
}
