using MemFormat.Generator.Tests;
using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF008, MF011, MF012, MF013, MF014, MF015, MF017, MF024 and MF027: members that cannot be stored as they stand.</summary>
public sealed class MemberAccessTests
{
    [Theory]
    [InlineData("MF008", "public int [|A|] { get; }", "public int A { get; private set; }")]
    [InlineData("MF008", "public string [|A|] { get; } = \"\";", "[MemIgnore] public string A { get; } = \"\";")]
    [InlineData("MF011", "[MemMember] public int [|A|] => 1;", "public int A => 1;")]
    [InlineData("MF011", "[MemMember] public static int [|A|] { get; set; }", "public static int A { get; set; }")]
    [InlineData("MF011", "[MemMember] public int [|this[int i]|] { get => i; set { } }", "public int this[int i] { get => i; set { } }")]
    [InlineData("MF011", "[MemMember] public int [|A|] { set { } }", "public int A { set { } }")]
    [InlineData("MF011", "[Obsolete(\"\", true)] public int [|A|] { get; set; }", "[Obsolete(\"\")] public int A { get; set; }")]
    [InlineData("MF011", "public int [|A|] { get; [Obsolete(\"\", true)] set; }", "public int A { get; [Obsolete] set; }")]
    [InlineData("MF011", "public int [|A|] { [Obsolete(\"\", true)] get; set; }", "public int A { [Obsolete] get; set; }")]
    [InlineData("MF011", "[MemMember] public const int [|A|] = 1;", "[MemMember] public readonly int A = 1;")]
    [InlineData("MF014", "public Order(int [|a|]) => A = a + 1; public int A { get; }",
        "public Order(int a, DateTime b) => (A, B) = (Math.Max(a, 1), b - b.TimeOfDay); public int A { get; } public DateTime B { get; }")]
    [InlineData("MF014", "public Order(string b, string [|a|]) { B = b; A = $\"{b}/{a}\"; } public string A { get; set; } public string B { get; }",
        "public Order(string b, string a) { B = $\"{b.Trim()}\"; A = $\"{a}\"; } public string A { get; set; } public string B { get; }")]
    [InlineData("MF014", "private readonly double _a; public Order(double [|a|]) { this._a = -a; } public double A => _a;",
        "private readonly double _a; public Order(double a) { if (a < 0) _a = -a; else _a = a; } public double A => _a;")]
    [InlineData("MF014", "public Order(int b, int [|a|]) => (B, A) = (b, (a - b) * 3); public int A { get; } public int B { get; }",
        "public Order(int b, int a) => (B, A) = (b / 10 * 10, a - a % 10); public int A { get; } public int B { get; }")]
    [InlineData("MF014", "public int B; } [MemFormattable] public partial record Line(string [|A|]) { public string A { get; init; } = \"#\" + A;",
        "public int B; } [MemFormattable] public partial record Line(string A) { public string A { get; init; } = A.TrimEnd('/') + '/';")]
    [InlineData("MF014", "public int B; } [MemFormattable] public partial class Line(string? [|a|]) { public string? A { get; } = (a ?? \"\") + \"!\";",
        "public int B; } [MemFormattable] public partial class Line(string a) { public required string A { get; init; } = \"#\" + a;")]
    [InlineData("MF015", "public Order([MemMember] int [|a|]) => A = a; public int A { get; }",
        "public Order(int a) => A = a; [MemMember] public int A { get; }")]
    [InlineData("MF015", "[field: [|MemIgnore|]] public int A { get; set; }", "[MemIgnore] public int A { get; set; }")]
    [InlineData("MF015", "[field: [|MemFormerName(\"B\")|]] public int A { get; init; }", "[MemFormerName(\"B\")] public int A { get; init; }")]
    [InlineData("MF015", "public int B { get; set; } } [MemFormattable] public partial record Line([field: [|MemMember(1)|]] int A) { ",
        "[field: NonSerialized] public event Action? Done; public int B { get; set; } } [MemFormattable] public partial record Line([MemMember(1)] int A) { ")]
    [InlineData("MF011", "[MemMember] public ICollection<int> [|A|] => B.Keys; public Dictionary<int, int> B { get; set; } = new();",
        "public ICollection<int> A => B.Keys; public Dictionary<int, int> B { get; set; } = new();")]
    [InlineData("MF011", "[MemMember] private List<int> _a = new(); [MemMember] public List<int> [|A|] => _a;",
        "[MemMember] private List<int> _a = new(); public List<int> A => _a;")]
    [InlineData("MF017", "private readonly List<int> _a = new(); public IReadOnlyCollection<int> [|A|] => _a;",
        "[MemMember] private readonly List<int> _a = new(); public IReadOnlyCollection<int> A => _a;")]
    [InlineData("MF017", "private readonly List<int> _a = new(); public IReadOnlyList<int> [|A|] { get { return _a.AsReadOnly(); } }",
        "[MemIgnore] private readonly List<int> _a = new(); public IReadOnlyList<int> A => _a.AsReadOnly();")]
    [InlineData("MF017", "private Dictionary<int, int>? _a; public ICollection<int> [|A|] => _a!.Values;",
        "private Dictionary<int, int>? _a; [MemIgnore] public ICollection<int> A => _a!.Values;")]
    [InlineData("MF017", "private int[] _a = new int[1]; public IEnumerable<int> [|A|] => (IEnumerable<int>)this._a;",
        "private List<int> _a = new(); public List<int> A => _a;")]
    [InlineData("MF017", "private List<int>? _a; public IReadOnlyList<int> [|A|] => _a ??= new(4);",
        "public string A => _a; private readonly string _a = \"\";")]
    [InlineData("MF017", "private List<int>? _a; public IReadOnlyList<int> [|A|] { get { return _a ?? (_a = new()); } }",
        "private List<int>? _a; public List<int> A { get { return _a ?? (_a = new()); } }")]
    [InlineData("MF017", "private List<int>? _a; public IReadOnlyList<int> [|A|] { get { if (_a == null) _a = []; return _a; } }",
        "private List<int>? _a; public IList<int> A { get { if (_a == null) _a = []; return (IList<int>)_a; } }")]
    [InlineData("MF017", "private readonly List<int> _a = []; public IReadOnlyList<int> [|A|] => [.. _a];",
        "public List<int> B { get; set; } = []; public IReadOnlyList<int> A => [.. B];")]
    [InlineData("MF017", "private readonly List<int> _a = []; public List<int> [|A|] => new(_a);",
        "public List<int> B { get; set; } = []; public List<int> A => new(B);")]
    [InlineData("MF017", "private List<int>? _a; public List<int> [|A|] => _a ??= Load(); private static List<int> Load() => [];",
        "[MemMember] private List<int>? _a; public List<int> A => _a ??= Load(); private static List<int> Load() => [];")]
    [InlineData("MF017", "private readonly Lazy<List<int>> _a = new(); public IReadOnlyList<int> [|A|] => _a.Value;",
        "[MemMember] private readonly Lazy<List<int>> _a = new(); public IReadOnlyList<int> A => _a.Value;")]
    [InlineData("MF017", "private int[]? _a; public int[] [|A|] { get { if (_a == null) { _a = new int[2]; } return _a; } }",
        "private List<int> _a = []; public List<int> B { get => _a; set => _a = value; } public IReadOnlyList<int> A => _a;")]
    [InlineData("MF024", "private readonly Dictionary<string, List<int>> _a = []; public List<int> [|A|] => _a[\"a\"];",
        "[MemMember] private readonly Dictionary<string, List<int>> _a = []; public List<int> A => _a[\"a\"];")]
    [InlineData("MF024", "private readonly Dictionary<string, List<int>> _a = []; public IReadOnlyList<int> [|A|] => _a[\"a\"];",
        "private readonly Dictionary<string, List<int>> _a = []; public IEnumerable<int> A => System.Linq.Enumerable.Take(_a[\"a\"], 3); public int B { get; set; }")]
    [InlineData("MF024", "private List<int>? _a; public List<int> [|A|] { get { if (B > 0) _a = []; return _a!; } } public int B { get; set; }",
        "public List<int> A { get { var a = new List<int>(); for (var i = 0; i < B; i++) a.Add(i); return a; } } public int B { get; set; }")]
    [InlineData("MF024", "public ICollection<int> [|A|] => Kept.Of(this);",
        "public ICollection<int> A => Kept.Of(B); public string B { get; set; } = \"\";")]
    [InlineData("MF024",
        "private List<int> Get() => _a ?? throw new InvalidOperationException(); private List<int>? _a; public List<int> [|A|] => Get(); public void Set() => _a = [];", "private List<int> Get() => B.FindAll(b => b > 3); public List<int> B { get; set; } = []; public IList<int> A => Get();")]
    [InlineData("MF027", "private int _a; public int [|A|] => _a; public void Set(int a) => _a = a;",
        "[MemMember] private int _a; public int A => _a; public void Set(int a) => _a = a;")]
    [InlineData("MF027", "private Uri? _a; public Uri? [|A|] { get { return this._a; } } public void Set(Uri a) => _a = a;",
        "private Uri? _a; public Uri? A { get { return this._a; } set { _a = value; } }")]
    [InlineData("MF027", "private readonly DateTime _a = DateTime.UtcNow; public DateTime [|A|] => _a;",
        "private const int Most = 3; public int A => Most; public int B => A + 1; public string C => $\"{B}\";")]
    [InlineData("MF027", "private string B { get; set; } = \"\"; public string [|A|] => B;",
        "[MemMember] private string B { get; set; } = \"\"; public string A => B;")]
    [InlineData("MF027", "private Version? _a; public Version [|A|] { get { if (_a == null) { _a = new Version(); } return _a; } }",
        "private readonly Lazy<Version> _a = new(); public Version A => _a.Value;")]
    public async Task Members_that_cannot_be_set_or_are_not_stored_are_reported(string id, string members, string corrected)
    {
        const string Kept = "public static class Kept { public static List<int> Of(object owner) => []; } ";
        await AssertReports(id, Shop($"{Kept}[MemFormattable] public partial class Order {{ {members.Replace("this[int i]|]", "this|][int i]")} }}"));
        await AssertClean(Shop($"{Kept}[MemFormattable] public partial class Order {{ {corrected} }}"));
    }

    [Theory]
    [InlineData("public ICollection<int> A { get { return _a; } } private List<int> _a = [];", "MF024")]
    [InlineData("public ICollection<int> A { get; } = [];", null)]
    [InlineData("public int A { get { return _a; } } private int _a = 3;", null)]
    [InlineData("public IReadOnlyList<int> A { get { return _a; } } private List<int> _a = [];", null)]
    public async Task Getters_of_other_assemblies_are_not_seen(string members, string? expected)
    {
        const string Order = "[MemFormattable] public partial class Order : Base { public int B { get; set; } }";
        Assert.Equal(expected is null ? [] : [expected],
            (await Analyze(Shop(Order), Library($"public class Base {{ {members} }}", generate: false))).Select(d => d.Id));
        Assert.DoesNotContain(await Analyze(
            Shop(Order.Replace("int B", "string B")), Library($"[MemFormattable] public partial class Base {{ {members} }}")), d => d.Id == "MF024");
    }

    [Fact]
    public async Task Getters_of_other_generators_are_not_seen()
    {
        const string Order =
            "public partial class Order { public partial List<int> A { get; } public partial int B { get; } public partial List<int> C { get; set; } }";
        const string Other =
            "partial class Order { private readonly List<int> _a = []; public partial List<int> A => _a; public partial int B => 3; private List<int> _c = []; public partial List<int> C { get => _c; set => _c = value; } }";
        var found = (await AnalyzeWith(Shop("[MemFormattable] " + Order), "using System.Collections.Generic; namespace Shop; " + Other)).ToList();
        Assert.Equal(["MF024"], found.Select(d => d.Id));
        Assert.Contains("'Shop.Order.A'", found[0].GetMessage());
        Assert.Empty(await AnalyzeWith(Shop("[MemFormattable] "
            + Order.Replace("public partial List<int> A", "[MemIgnore] public partial List<int> A")),
                "using System.Collections.Generic; namespace Shop; " + Other));
    }

    [Fact]
    public async Task A_member_that_hides_a_stored_one()
    {
        const string Code =
            "public class Base { public int A { get; set; } } [MemFormattable] public partial class Order : Base { public new int [|A|] { get; set; } }";
        await AssertReports("MF012", Shop(Code));
        await AssertClean(Shop(Code.Replace("public new", "[MemIgnore] public new").Replace("[|", "").Replace("|]", "")));
        await AssertClean(Shop(Code.Replace("public int", "[MemIgnore] public int").Replace("[|", "").Replace("|]", "")));
    }

    [Fact]
    public async Task A_generic_base_class_that_keeps_a_setter_to_itself()
    {
        const string Code = "public class Base<T> { public T? A { get; private set; } } [MemFormattable] public partial class [|Order|] : Base<int>;";
        await AssertReports("MF011", Shop(Code));
        await AssertClean(Shop(Code.Replace("private", "protected").Replace("[|", "").Replace("|]", "")));
    }

    [Theory]
    [InlineData("[MemFormattable] public partial class Base { public int A { get; set; } }")]
    [InlineData("[MemFormattable] public abstract partial record Base { public int A { get; init; } }")]
    [InlineData("[MemFormattable] public partial class Base<T>;", "Base<int>")]
    [InlineData("[MemFormattable] public sealed partial class Leaf : Base; [MemFormattable, MemUnion(1, typeof(Leaf))] public abstract partial class Base;")]
    [InlineData("[MemFormattable(DerivedElsewhere = false)] public partial class Base;", "Base", true)]
    public async Task A_base_class_says_that_classes_of_other_assemblies_derive_from_it(string code, string name = "Base", bool isDefault = false)
    {
        var order = code.Contains("record", StringComparison.Ordinal) ? "[MemFormattable] public partial record [|Order|](int B) : Base;"
            : $"[MemFormattable] public partial class [|Order|](int b) : {name} {{ public int B {{ get; }} = b; }}";
        var library = Library(code, derivedElsewhere: isDefault);
        await AssertReports("MF013", Shop(order), library);
        Assert.Equal(
            [$"MemFormat cannot use the base class 'Shop.{name}' of another assembly as part of 'Shop.Order': it does not say that classes of other assemblies derive from it; declare it with [MemFormattable(DerivedElsewhere = true)]"],
            (await Analyze(Shop(Unmarked(order)), library)).Select(d => d.GetMessage()));
        var open = code.Contains("= false", StringComparison.Ordinal)
            ? code.Replace("= false", "= true")
            : code.Replace("[MemFormattable] public partial class Base", "[MemFormattable(DerivedElsewhere = true)] public partial class Base")
            .Replace("[MemFormattable] public abstract", "[MemFormattable(DerivedElsewhere = true)] public abstract")
            .Replace("[MemFormattable, MemUnion", "[MemFormattable(DerivedElsewhere = true), MemUnion");
        await AssertClean(Shop(Unmarked(order)), Library(open, derivedElsewhere: false));
    }

    [Theory]
    [InlineData("public sealed partial class [|Order|];")]
    [InlineData("internal partial class [|Order|];")]
    [InlineData("public partial struct [|Order|];")]
    [InlineData("public partial record struct [|Order|];")]
    public async Task What_no_class_elsewhere_can_derive_from_does_not_say_so(string code)
    {
        await AssertReports("MF009", Shop($"[MemFormattable(DerivedElsewhere = true)] {code}"));
        Assert.Contains((await Analyze(Shop($"[MemFormattable(DerivedElsewhere = true)] {Unmarked(code)}"))).Select(d => d.GetMessage()),
            m => m.EndsWith(
            ": no class of another assembly can derive from it; remove DerivedElsewhere, or make it a public class that is not sealed",
            StringComparison.Ordinal));
    }

    private static string Unmarked(string code) => code.Replace("[|", "").Replace("|]", "");

    [Fact]
    public async Task Base_classes_of_other_assemblies()
    {
        const string Order = "[MemFormattable] public partial class [|Order|] : Base { public int B { get; set; } }";
        await AssertClean(
            Shop(Order.Replace("[|", "").Replace("|]", "")), Library("[MemFormattable] public partial class Base { public int A { get; set; } }"));
        await AssertClean(Shop(Order.Replace("[|", "").Replace("|]", "")),
            Library("[MemFormattable] public partial class Base { public required int A { get; init; } public readonly int C; }"));
        await AssertReports(
            "MF013", Shop(Order), Library("[MemFormattable] public partial class Base { public int A { get; set; } }", generate: false));
        await AssertReports(
            "MF013", Shop(Order), Library("[MemFormattable] public partial class Base { [MemMember(1)] public int A { get; set; } }"));
        await AssertReports("MF012", Shop(Order.Replace("[|", "").Replace("|]", "").Replace("int B", "new int [|A|]")),
            Library("[MemFormattable] public partial class Base { public int A { get; set; } }"));
        await AssertReports("MF013", Shop(Order.Replace("Order|] : Base", "Order|]() : Base(1)")),
            Library("[MemFormattable] public abstract partial class Base(int a) { public int A { get; } = a; }"));
        await AssertClean(Shop("[MemFormattable] public partial class Order(long a) : Base((int)a) { public int B { get; set; } }"),
            Library("[MemFormattable] public abstract partial class Base(int a) { public int A { get; } = a; }"));
        foreach (var union in new[] { "record Order(int A) : Base(A); [MemFormattable] public partial record Paid(int A, int B) : Order(A);",
            "record Order(int A, int B) : Base(A); [MemFormattable] public partial record Paid(int A, int B) : Order(A, B);" })
        {
            await AssertClean(Shop("[MemFormattable, MemUnion(1, typeof(Paid))] public abstract partial " + union),
                Library("[MemFormattable] public abstract partial record Base(int A) { public required int C { get; init; } }"));
        }

        await AssertReports("MF013", Shop("[MemFormattable(PreserveReferences = true)] public partial class [|Order|]() : Base(1);"),
            Library("[MemFormattable] public partial class Base(int a) { public int A { get; init; } = a; }"));
        await AssertClean(Shop("[MemFormattable] public partial class Order(int b) : Base { public int B => b; }"),
            Library("[MemFormattable] public partial class Base { public int A { get; set; } }"));
        await AssertReports("MF003",
            Shop("[MemFormattable] public partial record Order(string [|A|], int B) : Base(1);".Replace("[|A|]", "A")
                .Replace("record Order", "record [|Order|]")), Library("[MemFormattable] public partial record Base(int A);"));
        await AssertReports("MF008", Shop(Order), Library("public class Base { public int A { get; private set; } }", generate: false));
    }
}
