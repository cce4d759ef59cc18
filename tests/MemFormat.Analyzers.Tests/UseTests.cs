using Microsoft.CodeAnalysis;
using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF092 to MF094, MF097: what members say to others than MemFormat.</summary>
public sealed class UseTests
{
    [Theory]
    [InlineData("[MemFormattable] public partial class Animal; [MemFormattable] public partial class Zoo { public List<Animal>? A { get; set; } } public class [|Dog|] : Animal;")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Cat))] public abstract partial class Animal; [MemFormattable] public partial class Cat : Animal; [MemFormattable] public partial class Zoo { public Animal? A { get; set; } } [MemFormattable] public partial class [|Dog|] : Animal;")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Cat))] public partial interface IAnimal; [MemFormattable] public partial class Cat : IAnimal; [MemFormattable] public partial class Zoo { public IAnimal? A { get; set; } } public struct [|Dog|] : IAnimal;")]
    public Task A_derived_class_that_no_union_lists(string code) => AssertReports("MF092", Shop(code));

    [Theory]
    [InlineData("[MemFormattable] public partial class Animal; public class Dog : Animal;")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Dog))] public partial class Animal; [MemFormattable] public partial class Zoo { public Animal? A { get; set; } } [MemFormattable] public partial class Dog : Animal;")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Pet))] public abstract partial class Animal; [MemFormattable, MemUnion(1, typeof(Dog))] public abstract partial class Pet : Animal; [MemFormattable] public partial class Zoo { public Animal? A { get; set; } } [MemFormattable] public partial class Dog : Pet;")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Dog<>))] public abstract partial class Animal<T>; [MemFormattable] public partial class Zoo { public Animal<int>? A { get; set; } } [MemFormattable] public partial class Dog<T> : Animal<T>;")]
    public Task Derived_classes_that_are_listed_or_never_held(string code) => AssertClean(Shop(code));

    [Fact]
    public async Task A_case_of_a_union_of_another_assembly()
    {
        var library =
            Library("[MemFormattable, MemUnion(1, typeof(Cat))] public abstract partial class Animal; [MemFormattable] public partial class Cat : Animal;");
        const string Code =
            "[MemFormattable] public partial class Zoo { public Animal? A { get; set; } } [MemFormattable] public partial class [|Dog|] : Animal;";
        await AssertReports("MF092", Shop(Code), library);
        await AssertClean(Shop(Code.Replace("[|", "").Replace("|]", ""))
            .Replace("namespace Shop;", "[assembly: MemUnionCase(typeof(Shop.Animal), 2, typeof(Shop.Dog))]\nnamespace Shop;"), library);
    }

    [Theory]
    [InlineData("public HashSet<string> A { get; set; } = new([|StringComparer.OrdinalIgnoreCase|]);")]
    [InlineData("public Dictionary<string, int> A { get; init; } = new Dictionary<string, int>([|StringComparer.OrdinalIgnoreCase|]) { [\"a\"] = 1 };")]
    [InlineData("public SortedSet<int>? A; public Order() => A = new([|Comparer<int>.Create((a, b) => b - a)|]);")]
    public Task A_comparer_that_is_not_stored(string member) =>
        AssertReports("MF093", Shop($"[MemFormattable] public partial class Order {{ {member} }}"));

    [Theory]
    [InlineData("public HashSet<string> A { get; } = new(StringComparer.OrdinalIgnoreCase);")]
    [InlineData("public HashSet<string> A { get; set; } = new(10);")]
    [InlineData("public HashSet<string> A { get; set; } = new((IEqualityComparer<string>?)null);")]
    [InlineData("[MemIgnore] public HashSet<string> A { get; set; } = new(StringComparer.OrdinalIgnoreCase);")]
    [InlineData("[MemComparer(typeof(NoCase))] public HashSet<string> A { get; set; } = new(new NoCase()); public class NoCase : IEqualityComparer<string> { public bool Equals(string? a, string? b) => true; public int GetHashCode(string a) => 1; }")]
    public Task Comparers_that_are_kept(string member) => AssertClean(Shop($"[MemFormattable] public partial class Order {{ {member} }}"));

    [Theory]
    [InlineData("[System.Text.Json.Serialization.JsonIgnore] public int [|A|] { get; set; }", "[JsonIgnore]")]
    [InlineData("[System.Runtime.Serialization.IgnoreDataMember] public int [|A|];", "[IgnoreDataMember]")]
    [InlineData("[NonSerialized] public int [|A|];", "[NonSerialized]")]
    [InlineData("[field: NonSerialized] public int [|A|] { get; set; }", "[NonSerialized]")]
    [InlineData("[System.Xml.Serialization.XmlIgnore] public string? [|A|] { get; init; }", "[XmlIgnore]")]
    [InlineData("[System.Text.Json.Serialization.JsonIgnore(Condition = System.Text.Json.Serialization.JsonIgnoreCondition.Always)] public int [|A|];", "[JsonIgnore]")]
    public async Task Members_that_others_leave_out(string member, string attribute)
    {
        var code = Shop($"[MemFormattable] public partial class Order {{ {member} }}");
        await AssertReports("MF094", code);
        var found = Assert.Single(await Analyze(code.Replace("[|", "").Replace("|]", "")));
        Assert.Equal(DiagnosticSeverity.Warning, found.Severity);
        Assert.Contains(attribute, found.GetMessage());
    }

    [Theory]
    [InlineData("[System.Text.Json.Serialization.JsonIgnore, MemIgnore] public int A { get; set; }")]
    [InlineData("[System.Text.Json.Serialization.JsonIgnore, MemMember] public int A { get; set; }")]
    [InlineData("[System.Text.Json.Serialization.JsonIgnore(Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingNull)] public string? A { get; set; }")]
    public Task Members_that_say_what_is_meant(string member) => AssertClean(Shop($"[MemFormattable] public partial class Order {{ {member} }}"));

    [Theory]
    [InlineData("MF092",
        "[MemFormattable] public partial class Animal; [MemFormattable] public partial class Zoo { public Animal? A { get; set; } } public class Dog : Animal;")]
    [InlineData("MF093", "[MemFormattable] public partial class Order { public HashSet<string> A { get; set; } = new(StringComparer.Ordinal); }")]
    [InlineData("MF094", "[MemFormattable] public partial class Order { [NonSerialized] public int A; }")]
    public async Task They_can_be_turned_off_and_up(string id, string code)
    {
        Assert.Empty(await Analyze(Shop($"#pragma warning disable {id}\n{code}")));
        Assert.Empty(await Severities.Analyze(Shop(code), id, ReportDiagnostic.Suppress));
        Assert.Equal(DiagnosticSeverity.Error, Assert.Single(await Severities.Analyze(Shop(code), id, ReportDiagnostic.Error)).Severity);
    }

    [Theory]
    [InlineData("[[|MemReserved(1)|]] public class Order;")]
    [InlineData("public class Order { [[|MemUnion(1, typeof(int))|]] public object? A { get; set; } }")]
    public Task Attributes_of_types_that_are_not_stored(string code) => AssertReports("MF018", Shop(code));

    [Theory]
    [InlineData("public interface INamed { [[|MemFormerName(\"Title\")|]] string Name { get; } } [MemFormattable] public partial record Order(string Name) : INamed;")]
    [InlineData("public interface INamed { int Id { get; } [[|MemIgnore|]] string Name { get; } }")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Order))] public partial interface INamed { [[|MemMember(1)|]] string Name { get; } } [MemFormattable] public partial record Order(string Name) : INamed;")]
    public Task Attributes_of_members_of_interfaces(string code) => AssertReports("MF015", Shop(code));

    [Theory]
    [InlineData("public class Basket : List<int> { public string? [|Owner|] { get; set; } }", "Basket")]
    [InlineData("public class Basket : List<int> { public string? [|Owner|]; }", "List<Basket?>")]
    [InlineData("public class Basket : Named { } public abstract class Named : Collection<int> { public string? [|Owner|] { get; init; } }", "Basket[]")]
    [InlineData("public class Basket<T> : Dictionary<string, T> { public int [|Limit|] { get; private set; } }", "Dictionary<int, Basket<long>>")]
    public Task Members_of_collections_are_reported(string collection, string type) =>
        AssertReports("MF097", Held(collection, type));

    [Theory]
    [InlineData("public class Basket : List<int> { [MemIgnore] public string? Owner { get; set; } }", "Basket")]
    [InlineData("public class Basket : List<int> { public string? Owner { get; } public int Last { get => this[^1]; set => this[^1] = value; } }", "Basket")]
    [InlineData("public class Basket : List<int> { internal string? Owner { get; set; } public static int Made { get; set; } public const int Most = 1; }", "Basket")]
    [InlineData("[MemFormattable] public partial class Basket : IEnumerable<int> { public string? Owner { get; set; } public IEnumerator<int> GetEnumerator() { yield break; } System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }", "Basket")]
    [InlineData("public class Basket : List<int> { public string? Owner { get; set; } }", "int")]
    public Task Members_of_collections_that_nothing_loses(string collection, string type) => AssertClean(Held(collection, type));

    private static string Held(string collection, string type) => "using System.Collections.ObjectModel;\n"
        + Shop($"{collection} [MemFormattable] public partial class Order {{ public {type} A {{ get; set; }} = default!; }}");
}
