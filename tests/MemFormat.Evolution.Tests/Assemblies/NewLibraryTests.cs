namespace MemFormat.Evolution.Tests;

[Row("Ship a new version of a library")]
public class NewLibraryTests
{
    private static readonly string[] s_types = ["Derived", "Strict", "Owner", "Pairs", "Pair", "Sibling"];

    [Fact]
    public void The_descriptor_of_a_root_reports_the_version_that_is_loaded()
    {
        foreach (var library in (Image[])[Libraries.First, Libraries.Second, Libraries.Third])
        {
            using var old = new World(library, Libraries.Program);
            using var recompiled = new World(library, Libraries.Recompiled(library));
            foreach (var type in s_types)
                Assert.Equal(recompiled.Codec(type).RootSchema.Descriptor, old.Codec(type).RootSchema.Descriptor);
        }
    }

    [Fact]
    public void What_a_base_class_gained_is_written_and_read()
    {
        using var world = new World(Libraries.Second, Libraries.Program);
        var value = world.New("Derived", ("A", 1), ("B", "b"), ("D", 2), ("E", "e"), ("Flag", true), ("Day", new DateOnly(2000, 1, 1)),
            ("Tags", new List<string> { "t" }));
        Assert.Equal("{A=1 B=b D=2 Day=01/01/2000 E=e Flag=true Tags=[t]}", world.Read("Derived", world.Write("Derived", value)));
    }

    [Fact]
    public void What_member_types_gained_is_written_and_read()
    {
        using var world = new World(Libraries.Second, Libraries.Program);
        var owner = Owner(world);
        Assert.Equal(Objects.Text(owner), world.Read("Owner", world.Write("Owner", owner)));
        Assert.Contains("Z=10", Objects.Text(owner), StringComparison.Ordinal);
        Assert.Contains("Age=12", Objects.Text(owner), StringComparison.Ordinal);
    }

    [Fact]
    public void Programs_with_different_versions_read_each_other()
    {
        using var first = new World(Libraries.First, Libraries.Program);
        using var second = new World(Libraries.Second, Libraries.Program);
        using var third = new World(Libraries.Third, Libraries.Program);
        Crossing.Reads(
            first, first.New("Derived", ("A", 1), ("B", "b"), ("D", 2), ("E", "e")), second, "{A=1 B=b D=2 Day=01/02/2026 E=e Flag=null Tags=[new]}");
        Crossing.Reads(second, second.New("Derived", ("A", 1), ("B", "b"), ("D", 2), ("E", "e"), ("Flag", false)), first, "{A=1 B=b D=2 E=e}");
        Crossing.Reads(second, second.New("Derived", ("A", 1), ("B", "b"), ("D", 2), ("E", "e"), ("Flag", false)), third, "{A=1 D=2 E=e}");
        Crossing.Reads(
            third, third.New("Derived", ("A", 1L), ("D", 2), ("E", "e")), second, "{A=1 B=null D=2 Day=01/02/2026 E=e Flag=null Tags=[new]}");
    }

    [Fact]
    public void Member_types_of_different_versions_read_each_other()
    {
        using var first = new World(Libraries.First, Libraries.Program);
        using var second = new World(Libraries.Second, Libraries.Program);
        using var third = new World(Libraries.Third, Libraries.Program);
        var old = first.New("Owner", ("Before", 1), ("After", "a"), ("Part", first.New("Lib.Part", ("P", 2), ("Q", "q"))),
            ("Point", first.New("Lib.Point", ("X", 3), ("Y", 4))),
            ("State", first.Enum("Lib.State", 1)), ("Parts", first.List("Lib.Part", null, first.New("Lib.Part", ("P", 5)))),
            ("Named", first.New("Lib.Named", ("Name", "n"))));
        Crossing.Reads(first, old, second, "{After=a Before=1 Map=[] Maybe=null MaybeState=null Named={Age=0 Flag=null Name=n} Objects=[] " +
            "Part={Inner=null Is=true P=2 Point={X=0 Y=0 Z=0} Q=q} Parts=[null, {Inner=null Is=true P=5 Point={X=0 Y=0 Z=0} Q=null}] Point={X=3 Y=4 Z=0} Points=[] SomePoints=[] State=1}");
        Crossing.Reads(first, old, third,
            "{After=a Before=1 Map=[] Maybe=null MaybeState=null Named={FullName=n} Objects=[] Part={Q=q} Parts=[null, {Q=null}] Point={Y=4} Points=[] SomePoints=[] State=1}");
        Crossing.Reads(second, Owner(second), first,
            "{After=a Before=1 Map=[7: {Name=n}] Maybe={X=8 Y=9} MaybeState=7 Named={Name=n} Objects=[{A=14 B=null D=-1 E=null}] Part={P=2 Q=q} " +
            "Parts=[null, {P=5 Q=null}] Point={X=3 Y=4} Points=[{X=3 Y=4}, {X=8 Y=9}] SomePoints=[null, {X=8 Y=9}] State=7}");
        Crossing.Reads(second, Owner(second), third,
            "{After=a Before=1 Map=[7: {FullName=n}] Maybe={Y=9} MaybeState=7 Named={FullName=n} Objects=[{A=14 D=-1 E=null}] Part={Q=q} " +
            "Parts=[null, {Q=null}] Point={Y=4} Points=[{Y=4}, {Y=9}] SomePoints=[null, {Y=9}] State=7}");
    }

    [Fact]
    public void Required_and_init_members_of_a_derived_class_beside_a_base_part()
    {
        using var first = new World(Libraries.First, Libraries.Program);
        using var second = new World(Libraries.Second, Libraries.Program);
        Crossing.Reads(first, first.New("Strict", ("A", 1), ("Name", "n"), ("Years", 2)), second,
            "{A=1 B=null Day=01/02/2026 Fixed=6 Flag=null Name=n Tags=[new] Years=2}");
        Crossing.Reads(second, second.New("Strict", ("B", "b"), ("Name", "n")), first, "{A=0 B=b Fixed=6 Name=n Years=5}");
        Crossing.Reads(second, second.New("Strict", ("B", "b"), ("Name", "n"), ("Flag", true)), second,
            "{A=0 B=b Day=01/02/2026 Fixed=6 Flag=true Name=n Tags=[new] Years=5}");

        // Another type with the same base part, but without what is required.
        var derived = second.Write("Derived", second.New("Derived", ("A", 1)));
        var error = Assert.Throws<MemFormatException>(() => first.Read("Strict", derived));
        Assert.Equal((MemFormatError.MissingMember, "Strict.Name"), (error.Error, error.Path));
    }

    [Fact]
    public void Structs_of_the_library_in_structs_that_were_memory()
    {
        using var first = new World(Libraries.First, Libraries.Program);
        using var second = new World(Libraries.Second, Libraries.Program);
        using var third = new World(Libraries.Third, Libraries.Program);
        Crossing.Reads(first, Pairs(first), first,
            "{Many=[{First={X=1 Y=2} N=7 Second={X=1 Y=2} State=1}] Maybe={First={X=1 Y=2} N=7 Second={X=1 Y=2} State=1} One={First={X=1 Y=2} N=7 Second={X=1 Y=2} State=1}}");
        Crossing.Reads(first, Pairs(first), second,
            "{Many=[{First={X=1 Y=2 Z=0} N=7 Second={X=1 Y=2 Z=0} State=1}] Maybe={First={X=1 Y=2 Z=0} N=7 Second={X=1 Y=2 Z=0} State=1} One={First={X=1 Y=2 Z=0} N=7 Second={X=1 Y=2 Z=0} State=1}}");
        Crossing.Reads(second, Pairs(second), third,
            "{Many=[{First={Y=2} N=7 Second={Y=2} State=1}] Maybe={First={Y=2} N=7 Second={Y=2} State=1} One={First={Y=2} N=7 Second={Y=2} State=1}}");
    }

    private static object Pairs(World world)
    {
        var point = world.New("Lib.Point", ("X", 1), ("Y", 2));
        var pair = world.New("Pair", ("N", 7), ("First", point), ("Second", point), ("State", world.Enum("Lib.State", 1)));
        return world.New("Pairs", ("One", pair), ("Maybe", pair), ("Many", world.List("Pair", pair)));
    }

    [Fact]
    public void Numbers_of_a_base_part_that_no_longer_fit_are_named_from_the_root()
    {
        using var first = new World(Libraries.First, Libraries.Program);
        using var third = new World(Libraries.Third, Libraries.Program);
        var derived = third.New("Derived", ("A", 1L << 40));
        Evolve.Fails(third.Codec("Derived"), derived, first.Codec("Derived"), MemFormatError.Overflow, "Derived.A");
        Evolve.Fails(third.Codec("Owner"), third.New("Owner", ("Objects", third.List("Derived", third.New("Derived"), derived))),
            first.Codec("Owner"), MemFormatError.Overflow, "Owner.Objects[1].A");
    }

    [Fact]
    public void Members_of_a_base_part_that_changed_to_another_kind_are_named_from_the_root()
    {
        var library = Compiler.Compile("Library",
            "namespace Lib; [MemFormattable] public partial class Base { public System.DateTime A { get; set; } } [MemFormattable] public partial class Part; public struct Point; public struct Named; public enum State;");
        const string Program =
            "[MemFormattable] public partial class Derived : Lib.Base { public int D { get; set; } } [MemFormattable] public partial class Owner { public List<Derived?> Objects { get; set; } = []; }";
        using var other = new World(library, Compiler.Compile("Program", Program, library));
        using var first = new World(Libraries.First, Libraries.Program);
        Evolve.Fails(other.Codec("Derived"), other.New("Derived"), first.Codec("Derived"), MemFormatError.SchemaMismatch, "Derived.A");
        Evolve.Fails(other.Codec("Owner"), other.New("Owner", ("Objects", other.List("Derived", null, other.New("Derived")))), first.Codec("Owner"),
            MemFormatError.SchemaMismatch, "Owner.Objects[1].A");
        Assert.Contains("Objects=[null]", first.Read("Owner", other.Write("Owner", other.New("Owner", ("Objects", other.List("Derived", [null]))))),
            StringComparison.Ordinal);
    }

    private static object Owner(World world)
    {
        var point = world.New("Lib.Point", ("X", 3), ("Y", 4), ("Z", 10L));
        var other = world.New("Lib.Point", ("X", 8), ("Y", 9), ("Z", 11L));
        var named = world.New("Lib.Named", ("Name", "n"), ("Age", 12), ("Flag", true));
        var owner = world.New("Owner", ("Before", 1), ("After", "a"), ("Point", point), ("Maybe", other), ("Named", named),
            ("Part", world.New("Lib.Part", ("P", 2), ("Q", "q"), ("Is", false), ("Point", point), ("Inner", world.New("Lib.Part", ("P", 13))))),
            ("State", world.Enum("Lib.State", 7)), ("MaybeState", world.Enum("Lib.State", 7)),
            ("Parts", world.List("Lib.Part", null, world.New("Lib.Part", ("P", 5)))),
            ("Objects", world.List("Derived", world.New("Derived", ("A", 14), ("Flag", true)))));
        var points = Array.CreateInstance(point.GetType(), 2);
        points.SetValue(point, 0);
        points.SetValue(other, 1);
        Objects.Set(owner, "Points", points);
        var type = owner.GetType();
        ((System.Collections.IList)type.GetProperty("SomePoints")!.GetValue(owner)!).Add(null);
        ((System.Collections.IList)type.GetProperty("SomePoints")!.GetValue(owner)!).Add(other);
        ((System.Collections.IDictionary)type.GetProperty("Map")!.GetValue(owner)!).Add(world.Enum("Lib.State", 7), named);
        return owner;
    }
}
