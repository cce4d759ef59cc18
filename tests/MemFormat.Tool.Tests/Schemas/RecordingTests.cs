namespace MemFormat.Tool.Tests;

/// <summary>The files of recorded schemas from the first build to the second release.</summary>
public sealed class RecordingTests : IDisposable
{
    private const string First = """
        [MemFormattable] public partial class Order
        {
            [MemMember(1)] public int Id { get; set; }
            [MemMember(2)] public required string Customer { get; init; }
            [MemMember(3)] public List<Line?> Lines { get; set; } = [];
            [MemMember(4)] public State State { get; set; }
        }
        [MemFormattable(Contract = "a line")] public partial struct Line { public decimal Price { get; set; } [MemFormerName("Note")] public string? Remark { get; set; } }
        public enum State : byte { Open, Closed = 5 }
        """;

    private const string Lines = """
        Shop.Line is struct names contract=a%0020line
        Shop.Line member Note String? name=Remark
        Shop.Line member Price Decimal
        Shop.Line root FINGERPRINT
        Shop.Order is class ids
        Shop.Order member 1 Int32 name=Id
        Shop.Order member 2 String name=Customer required
        Shop.Order member 3 List<Shop.Line?> name=Lines
        Shop.Order member 4 Shop.State name=State
        Shop.Order root FINGERPRINT
        Shop.State is enum UInt8
        Shop.State value Closed 5
        Shop.State value Open 0
        """;

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    private string Unshipped => _project.Text("MemFormat.Unshipped.txt");

    private string Shipped => _project.Text("MemFormat.Shipped.txt");

    /// <summary>The lines without what is behind the word <c>root</c>, and without the first.</summary>
    private static string Readable(string text) => string.Join("\n", text.TrimEnd().Split('\n').Skip(1)
        .Select(l => l.Contains(" root ", StringComparison.Ordinal) ? l[..(l.IndexOf(" root ", StringComparison.Ordinal) + 6)] + "FINGERPRINT" : l));

    [Fact]
    public void The_first_update_writes_everything_beside_the_project()
    {
        _project.Build(First);
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: written, 13 lines", _project.Run("schema", "update", _project.Assembly()));
        Assert.StartsWith("memformat schemas 1\n", Unshipped, StringComparison.Ordinal);
        Assert.Equal(Lines.ReplaceLineEndings("\n"), Readable(Unshipped));
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: up to date, 13 lines", _project.Run("schema", "update", _project.Assembly()));
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: up to date", _project.Run("schema", "check", _project.Assembly()));
    }

    [Fact]
    public void Check_says_what_an_update_would_change_and_changes_nothing()
    {
        _project.Build(First).Run("schema", "update", _project.Assembly());
        var before = Unshipped;
        var output = _project.Build(First.Replace("int Id", "long Id", StringComparison.Ordinal)).Run("schema", "check", _project.Assembly());
        Assert.StartsWith("1\n~/MemFormat.Unshipped.txt does not match the assembly. Run: memformat schema update\n- Shop.Order member 1 Int32 name=Id\n- Shop.Order root ", output, StringComparison.Ordinal);
        Assert.Contains("\n+ Shop.Order member 1 Int64 name=Id\n+ Shop.Order root ", output, StringComparison.Ordinal);
        Assert.Equal(before, Unshipped);
    }

    [Fact]
    public void What_is_shipped_stays_and_what_changes_is_new()
    {
        _project.Build(First).Run("schema", "update", _project.Assembly());
        var first = Unshipped.Split('\n').Single(l => l.StartsWith("Shop.Order root ", StringComparison.Ordinal));
        Assert.Equal("0\n~/MemFormat.Shipped.txt: 13 lines of 1.0", _project.Run("schema", "ship", "--release", "1.0", "-o", _project.Folder));
        Assert.Equal("memformat schemas 1\n", Unshipped);
        Assert.Contains(first.Replace(" unshipped ", " 1.0 ", StringComparison.Ordinal) + "\n", Shipped, StringComparison.Ordinal);
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: up to date, 0 lines", _project.Run("schema", "update", _project.Assembly()));
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: nothing to ship", _project.Run("schema", "ship", "--release", "1.1", "-o", _project.Folder));

        _project.Build("[MemFormattable] public partial class Order { [MemMember(1)] public long Id { get; set; } [MemMember(2)] public required string Customer { get; init; } }");
        Assert.StartsWith("0\n", _project.Run("schema", "update", _project.Assembly()), StringComparison.Ordinal);
        Assert.Equal(
            """
            Shop.Line is struct names contract=a%0020line removed
            Shop.Line member Note String? name=Remark removed
            Shop.Line member Price Decimal removed
            Shop.Order member 1 Int64 name=Id
            Shop.Order member 3 List<Shop.Line?> name=Lines removed
            Shop.Order member 4 Shop.State name=State removed
            Shop.Order root FINGERPRINT
            Shop.State is enum UInt8 removed
            Shop.State value Closed 5 removed
            Shop.State value Open 0 removed
            """.ReplaceLineEndings("\n"),
            Readable(Unshipped));
        var shipped = Shipped.Split('\n').Where(l => l.Contains(" root ", StringComparison.Ordinal));
        _project.Run("schema", "ship", "--release", "2.0", "-o", _project.Folder);
        Assert.All(shipped, l => Assert.Contains(l + "\n", Shipped, StringComparison.Ordinal));
        Assert.Equal(2, Shipped.Split('\n').Count(l => l.StartsWith("Shop.Order root ", StringComparison.Ordinal)));
    }

    [Fact]
    public void Check_shows_what_breaks_shipped_data_and_a_written_reason_accepts_it()
    {
        _project.Build(First).Run("schema", "update", _project.Assembly());
        _project.Run("schema", "ship", "--release", "1.0", "-o", _project.Folder);
        Assert.Equal("0\n~/MemFormat.Unshipped.txt: up to date", _project.Run("schema", "check", _project.Assembly(), "--breaking", "full"));

        _project.Build("""
            [MemFormattable] public partial class Order { [MemMember(1)] public System.Guid Id { get; set; } [MemMember(2)] public required string Customer { get; init; } [MemMember(4)] public State State { get; set; } }
            public enum State : byte { Open = 5, Closed = 0 }
            """).Run("schema", "update", _project.Assembly());
        string[] expected =
        [
            "2",
            "~/MemFormat.Unshipped.txt: up to date",
            "error MF071: MemFormat cannot read the shipped data of 'Shop.Order.Id': it was Int32 and is Guid; convert it with [MemWas], or add a new member instead",
            "warning MF074: Add [MemReserved(3)] to 'Shop.Order', because shipped data has a member 3 that no later member may be taken for",
            "error MF079: Keep 'Shop.State.Closed' at 5, the number in shipped data: it is 0 now",
            "error MF079: Keep 'Shop.State.Open' at 0, the number in shipped data: it is 5 now",
            "warning MF080: Keep 'Shop.Line', or write its new name into its lines of MemFormat.Shipped.txt: this assembly can no longer read its shipped data",
        ];
        Assert.Equal(string.Join("\n", expected), _project.Run("schema", "check", _project.Assembly(), "--breaking"));

        File.AppendAllText(_project.Path("MemFormat.Unshipped.txt"),
            "Shop.Line accepts MF080 * sold without lines\nShop.Order accepts MF071 1 the old ones are archived\n");
        _project.Run("schema", "update", _project.Assembly());
        Assert.Equal(string.Join("\n",
            expected.Where(l => !l.Contains("MF071", StringComparison.Ordinal) && !l.Contains("MF080", StringComparison.Ordinal))),
                _project.Run("schema", "check", _project.Assembly(), "-b"));
        Assert.Contains("'sideways' is not backward, forward or full, alone or with -transitive behind it.",
            _project.Run("schema", "check", _project.Assembly(), "-b", "sideways"), StringComparison.Ordinal);
    }

    [Fact]
    public void What_must_not_come_back_is_recorded()
    {
        _project.Build("""
            [MemFormattable, MemReserved(3), MemReserved(2)] public partial class Order { [MemMember(1)] public int Id { get; set; } }
            [MemFormattable, MemReserved("Note")] public partial class Line { public int Id { get; set; } }
            """).Run("schema", "update", _project.Assembly());
        Assert.Equal(["Shop.Line reserved Note", "Shop.Order reserved 2", "Shop.Order reserved 3"],
            Unshipped.Split('\n').Where(l => l.Contains(" reserved ", StringComparison.Ordinal)));
    }

    [Fact]
    public void A_union_without_objects_of_its_own_is_a_class_unless_it_is_an_interface()
    {
        _project.Build("""
            [MemFormattable, MemUnion(1, typeof(Dog))] internal abstract partial class Animal { public string Name { get; set; } = ""; }
            [MemFormattable] internal sealed partial class Dog : Animal { public int Legs { get; set; } }
            """).Run("schema", "update", _project.Assembly());
        Assert.Equal(
            """
            Shop.Animal case 1 Shop.Dog
            Shop.Animal is class names
            Shop.Animal member Name String
            Shop.Animal root FINGERPRINT
            Shop.Dog is class names
            Shop.Dog member Legs Int32
            Shop.Dog member Name String
            Shop.Dog root FINGERPRINT
            """.ReplaceLineEndings("\n"),
            Readable(Unshipped));
    }

    [Fact]
    public void Roots_that_no_attribute_finds_are_recorded_where_a_context_or_a_call_names_them()
    {
        _project.Build("""
            [MemFormattable] public partial class Page<T> { public T Item { get; set; } = default!; }
            [MemFormattable, MemUnion(1, typeof(Circle))] public partial interface IShape;
            [MemFormattable] public partial class Circle : IShape { public double R { get; set; } [MemUnion(1, typeof(int))] public object? Tag { get; set; } }
            [MemFormatRoot(typeof(List<Circle>)), MemFormatRoot(typeof(Page<Circle>)), MemFormatRoot(typeof((int, string)))] public partial class Roots : MemFormatContext;
            public static class Calls { public static byte[] Write(Dictionary<int, Page<int[]>> pages) => MemFormatSerializer.Serialize(pages); }
            """);
        _project.Run("schema", "update", _project.Assembly());
        Assert.Equal(
            """
            Shop.Circle case 1 int
            Shop.Circle is class names
            Shop.Circle member R Double
            Shop.Circle member Tag Shop.Circle.Tag?
            Shop.Circle root FINGERPRINT
            Shop.IShape case 1 Shop.Circle
            Shop.IShape is interface
            Shop.IShape root FINGERPRINT
            Shop.Page<Shop.Circle> root FINGERPRINT
            Shop.Page<T> is class names
            Shop.Page<T> member Item T
            Shop.Page<int[]> root FINGERPRINT
            System.ValueTuple<int,string> root FINGERPRINT
            """.ReplaceLineEndings("\n").Replace("Shop.Circle case 1 int\n", "Shop.Circle.Tag case 1 int\n", StringComparison.Ordinal).Split('\n').Order(StringComparer.Ordinal),
            Readable(Unshipped).Split('\n'));
    }

    [Fact]
    public void Types_of_other_assemblies_are_found_beside_the_assembly_or_in_folders_that_are_named()
    {
        const string Library = "[MemFormattable(DerivedElsewhere = true)] public partial class Thing { public string Name { get; set; } = \"\"; }";
        const string App = "[MemFormattable] public partial class Car : Shop.Thing { public int Wheels { get; set; } }";
        _project.Build(Library, "Library").Build(App, "App", "Library");
        Assert.StartsWith("0\n", _project.Run("schema", "update", _project.Assembly("App")), StringComparison.Ordinal);
        Assert.Equal(
            "Shop.Car is class names base=Shop.Thing\nShop.Car member Wheels Int32\nShop.Car root FINGERPRINT", Readable(Unshipped));
        var together = Unshipped;

        var elsewhere = Directory.CreateDirectory(_project.Path("elsewhere")).FullName;
        File.Move(_project.Assembly("Library"), System.IO.Path.Combine(elsewhere, "Library.dll"));
        Assert.Equal(
            "0\n~/MemFormat.Unshipped.txt: written, 2 lines\nwarning: Shop.Car is not recorded as a root. No assembly describes the type Shop.Thing. Build its assembly with MemFormatEmitSchema, too.",
            _project.Run("schema", "update", _project.Assembly("App")));
        Assert.StartsWith("0\n", _project.Run("schema", "update", _project.Assembly("App"), "-r", elsewhere), StringComparison.Ordinal);
        Assert.Equal(together, Unshipped);
    }
}
