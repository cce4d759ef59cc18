using MemFormat.Generator.Tests;
using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF008, MF011, MF012, MF013, MF015 and MF017: members that cannot be stored as they stand.</summary>
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
    [InlineData("MF015", "public Order([MemMember] int [|a|]) => A = a; public int A { get; }", "public Order(int a) => A = a; [MemMember] public int A { get; }")]
    [InlineData("MF011", "[MemMember] public ICollection<int> [|A|] => B.Keys; public Dictionary<int, int> B { get; set; } = new();", "public ICollection<int> A => B.Keys; public Dictionary<int, int> B { get; set; } = new();")]
    [InlineData("MF011", "[MemMember] private List<int> _a = new(); [MemMember] public List<int> [|A|] => _a;", "[MemMember] private List<int> _a = new(); public List<int> A => _a;")]
    [InlineData("MF017", "private readonly List<int> _a = new(); public IReadOnlyCollection<int> [|A|] => _a;", "[MemMember] private readonly List<int> _a = new(); public IReadOnlyCollection<int> A => _a;")]
    [InlineData("MF017", "private readonly List<int> _a = new(); public IReadOnlyList<int> [|A|] { get { return _a.AsReadOnly(); } }", "[MemIgnore] private readonly List<int> _a = new(); public IReadOnlyList<int> A => _a.AsReadOnly();")]
    [InlineData("MF017", "private Dictionary<int, int>? _a; public ICollection<int> [|A|] => _a!.Values;", "private Dictionary<int, int>? _a; [MemIgnore] public ICollection<int> A => _a!.Values;")]
    [InlineData("MF017", "private int[] _a = new int[1]; public IEnumerable<int> [|A|] => (IEnumerable<int>)this._a;", "private List<int> _a = new(); public List<int> A => _a;")]
    [InlineData("MF017", "private List<int>? _a; public IReadOnlyList<int> [|A|] => _a ??= new(4);", "public string A => _a; private readonly string _a = \"\";")]
    public async Task Members(string id, string members, string corrected)
    {
        await AssertReports(id, Shop($"[MemFormattable] public partial class Order {{ {members.Replace("this[int i]|]", "this|][int i]")} }}"));
        await AssertClean(Shop($"[MemFormattable] public partial class Order {{ {corrected} }}"));
    }

    [Fact]
    public async Task A_member_that_hides_a_stored_one()
    {
        const string Code = "public class Base { public int A { get; set; } } [MemFormattable] public partial class Order : Base { public new int [|A|] { get; set; } }";
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

    [Fact]
    public async Task Base_classes_of_other_assemblies()
    {
        const string Order = "[MemFormattable] public partial class [|Order|] : Base { public int B { get; set; } }";
        await AssertClean(Shop(Order.Replace("[|", "").Replace("|]", "")), Library("[MemFormattable] public partial class Base { public int A { get; set; } }"));
        await AssertClean(Shop(Order.Replace("[|", "").Replace("|]", "")), Library("[MemFormattable] public partial class Base { public required int A { get; init; } public readonly int C; }"));
        await AssertReports("MF013", Shop(Order), Library("[MemFormattable] public partial class Base { public int A { get; set; } }", generate: false));
        await AssertReports("MF013", Shop(Order), Library("[MemFormattable] public partial class Base { [MemMember(1)] public int A { get; set; } }"));
        await AssertReports("MF012", Shop(Order.Replace("[|", "").Replace("|]", "").Replace("int B", "new int [|A|]")), Library("[MemFormattable] public partial class Base { public int A { get; set; } }"));
        await AssertReports("MF013", Shop(Order.Replace("Order|] : Base", "Order|]() : Base(1)")), Library("[MemFormattable] public abstract partial class Base(int a) { public int A { get; } = a; }"));
        await AssertClean(Shop("[MemFormattable] public partial class Order(long a) : Base((int)a) { public int B { get; set; } }"), Library("[MemFormattable] public abstract partial class Base(int a) { public int A { get; } = a; }"));
        foreach (var union in new[] { "record Order(int A) : Base(A); [MemFormattable] public partial record Paid(int A, int B) : Order(A);", "record Order(int A, int B) : Base(A); [MemFormattable] public partial record Paid(int A, int B) : Order(A, B);" })
            await AssertClean(Shop("[MemFormattable, MemUnion(1, typeof(Paid))] public abstract partial " + union), Library("[MemFormattable] public abstract partial record Base(int A) { public required int C { get; init; } }"));
        await AssertReports("MF013", Shop("[MemFormattable(PreserveReferences = true)] public partial class [|Order|]() : Base(1);"), Library("[MemFormattable] public partial class Base(int a) { public int A { get; init; } = a; }"));
        await AssertReports("MF013", Shop("[MemFormattable] public partial class [|Order|](int b) : Base { public int B => b; }"), Library("[MemFormattable] public partial class Base { public int A { get; set; } }"));
        await AssertClean(Shop("[MemFormattable] public partial class Order(int b) : Base { public int B => b; }"), Library("[MemFormattable] public abstract partial class Base { public int A { get; set; } }"));
        await AssertReports("MF003", Shop("[MemFormattable] public partial record Order(string [|A|], int B) : Base(1);".Replace("[|A|]", "A").Replace("record Order", "record [|Order|]")), Library("[MemFormattable] public partial record Base(int A);"));
        await AssertReports("MF008", Shop(Order), Library("public class Base { public int A { get; private set; } }", generate: false));
    }
}
