using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Analyzers.Tests.Fixes;
using Microsoft.CodeAnalysis;
using Xunit;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests.Others;

/// <summary>MF029: what other generators make is not seen by this one, so it is told.</summary>
public sealed class OtherGeneratorTests
{
    private const string Person = "[MemFormattable] public partial class Person : CommunityToolkit.Mvvm.ComponentModel.ObservableObject";

    private const string Property = "[CommunityToolkit.Mvvm.ComponentModel.ObservableProperty]";

    [Theory]
    [InlineData(Person + " { " + Property + " private string? [|_name|]; public int Age { get; set; } }",
        "'Name' with [ObservableProperty] instead of the field '_name'")]
    [InlineData(Person + " { " + Property + " private string? [|m_name|]; }", "mark the field with [MemMember]")]
    [InlineData(Person + " { " + Property + " private List<int> [|name|] = []; }", "'Name'")]
    [InlineData(Person + " { " + Property + " private System.Windows.Input.ICommand? [|_name|]; }", "'Name'")]
    [InlineData("[MemFormattable] public partial class Person<T> : CommunityToolkit.Mvvm.ComponentModel.ObservableObject { " + Property
        + " private T? [|_name|]; }", "Person<T>.Name")]
    [InlineData("public abstract partial class Model : CommunityToolkit.Mvvm.ComponentModel.ObservableObject { " + Property
        + " private int [|_id|]; } [MemFormattable] public partial class Person : Model { public int Age { get; set; } }", "Model.Id")]
    [InlineData("[MemFormattable] public abstract partial class Model : CommunityToolkit.Mvvm.ComponentModel.ObservableObject { " + Property
        + " private int [|_id|]; } [MemFormattable] public partial class Person : Model { public int Age { get; set; } }", "Model.Id")]
    [InlineData("[MemFormattable] internal abstract partial class Model : CommunityToolkit.Mvvm.ComponentModel.ObservableObject { " + Property
        + " private int [|_id|]; } [MemFormattable] internal partial class Person : Model { public int Age { get; set; } }", "Model.Id")]
    [InlineData("public partial class Outer { [MemFormattable, CommunityToolkit.Mvvm.ComponentModel.INotifyPropertyChanged] public partial class Person { " + Property + " private int [|_id|]; } }", "Outer.Person.Id")]
    public async Task Fields_of_the_toolkit(string marked, string says)
    {
        var text = Shop(marked);
        var found = Assert.Single(await Project.Of(text.Replace("[|", "").Replace("|]", "")).Analyze());
        Assert.Equal(("MF029", DiagnosticSeverity.Warning), (found.Id, found.Severity));
        Assert.Equal((text.IndexOf("[|", StringComparison.Ordinal), text.IndexOf("|]", StringComparison.Ordinal) - 2),
            (found.Location.SourceSpan.Start, found.Location.SourceSpan.End));
        Assert.Contains(says, found.GetMessage());
        Assert.DoesNotContain("{", found.GetMessage());
    }

    [Theory]
    [InlineData(Person + " { " + Property + " public partial string? Name { get; set; } }")]
    [InlineData(Person + " { " + Property + " [MemMember] private string? _name; }")]
    [InlineData(Person + " { public int Age { get; set; } " + Property + " [MemIgnore] private string? _name; }")]
    [InlineData(Person + " { public int Age { get; set; } " + Property + " [property: MemIgnore] private string? _name; }")]
    [InlineData(Person + " { public int Age { get; set; } [CommunityToolkit.Mvvm.Input.RelayCommand] private void Save() => Age++; }")]
    [InlineData("[MemFormattable(Members = MemMembers.Numbered)] public partial class Person : CommunityToolkit.Mvvm.ComponentModel.ObservableObject { [MemMember(1)] public int Age { get; set; } " + Property + " private string? _name; }")]
    [InlineData("public partial class Person : CommunityToolkit.Mvvm.ComponentModel.ObservableObject { " + Property + " private string? _name; }")]
    public async Task Properties_of_the_toolkit_that_are_stored_or_left_out(string code) => Assert.Empty(await Project.Of(Shop(code)).Analyze());

    [Fact]
    public void Partial_properties_and_marked_fields_of_the_toolkit_come_back() =>
        Assert.Equal("Ada 36 Name,_age", Project.Of(Shop(Person + " { " + Property + " public partial string? Name { get; set; } " + Property + """
         [MemMember] private int _age; }
        public static class Program
        {
            public static string Run()
            {
                var bytes = MemFormatSerializer.Serialize(new Person { Name = "Ada", Age = 36 });
                var copy = MemFormatSerializer.Deserialize<Person>(bytes)!;
                var json = MemFormatJson.ToString(bytes, MemFormatSchema.Of<Person>());
                return $"{copy.Name} {copy.Age} {(json.Contains("\"Name\"") ? "Name" : "")},{(json.Contains("\"_age\"") ? "_age" : "")}";
            }
        }
        """)).Run());

    /// <summary>Code, what another generator adds, the member that is told, and words of the cure.</summary>
    [Theory]
    [InlineData("[MemFormattable] public partial class [|Order|] { public int A { get; set; } }",
        "partial class Order { public int B { get; set; } }", "Order.B", "your own part of 'Order'")]
    [InlineData("[MemFormattable] public partial class [|Order|] { public int A { get; set; } }", "partial class Order { public int B; }", "Order.B",
        "your own part of 'Order'")]
    [InlineData("[MemFormattable] public partial struct [|Order|] { public int A { get; set; } }",
        "partial struct Order { public int B { get; init; } }", "Order.B", "your own part of 'Order'")]
    [InlineData("[MemFormattable] public partial class [|Order|] { public int A { get; set; } }",
        "partial class Order { public List<int> B { get; } = []; }", "Order.B", "your own part")]
    [InlineData("[MemFormattable] public partial class [|Order|] { public int A { get; set; } }",
        "partial class Order { public int B { get; } = 5; }", "Order.B", "your own part")]
    [InlineData("[MemFormattable] public partial class Order { public int A { get; set; } [Obsolete] private int [|_b|]; }",
        "partial class Order { public int B { get => _b; set => _b = value; } }", "Order.B", "instead of the field '_b'")]
    [InlineData("public class Base { public int B { get; set; } } [MemFormattable] public partial class [|Order|] { public int A { get; set; } }",
        "partial class Order : Base;", "Base.B", "name 'Base' as the base class")]
    [InlineData("[MemFormattable] public partial class [|Order|] { public int A { get; set; } }",
        "public class Base { public int B { get; set; } } partial class Order : Base;", "Base.B", "your own part")]
    public async Task Parts_that_other_generators_add_are_reported(string marked, string added, string member, string says)
    {
        var text = Shop(marked);
        var found = Assert.Single(await Project.With(text.Replace("[|", "").Replace("|]", ""), added).Analyze());
        Assert.Equal("MF029", found.Id);
        Assert.Contains(member + "'", found.GetMessage());
        Assert.Contains(says, found.GetMessage());
        Assert.Equal("User.cs", found.Location.SourceTree!.FilePath);
        Assert.Equal(text.IndexOf("[|", StringComparison.Ordinal), found.Location.SourceSpan.Start);
    }

    /// <summary>The compiler complains of the printed code, which makes objects as it must without these. The warning beside it says why.</summary>
    [Theory]
    [InlineData("public partial record Order(int A);", "partial record Order { public required string B { get; set; } }", "your own part of 'Order'")]
    [InlineData("public partial class Order { public int A { get; set; } public int B { get; } }",
        "partial class Order { public Order(int b) => B = b; }", "declare the constructor in your own part of 'Order'")]
    public async Task Parts_of_others_that_the_printed_code_does_not_go_with(string code, string added, string says) => Assert.Contains(
        await Project.With(Shop("[MemFormattable] " + code), added, compiles: false).Analyze(),
        d => d.Id == "MF029" && d.GetMessage().Contains("'Shop.Order.B'") && d.GetMessage().Contains(says));

    [Theory]
    [InlineData("public partial int B { get; set; }",
        "partial class Order { private int _b; public partial int B { get => _b; set => _b = value; } }")]
    [InlineData("",
        "partial class Order { public int B => 5; public static int C { get; set; } internal int D { get; set; } public Func<int> E => _e ??= () => 5; private Func<int>? _e; }")]
    [InlineData("", "partial class Order { [MemIgnore] public int B { get; set; } public event Action? C; public void D() => C?.Invoke(); }")]
    [InlineData("",
        "partial class Order : IComparable<Order> { public int CompareTo(Order? other) => 0; public int this[int at] { get => at; set { } } }")]
    [InlineData("public Order() { }", "partial class Order { public Order(int a) => A = a; }")]
    public async Task Parts_that_take_nothing_away(string declared, string added) =>
        Assert.Empty(
            await Project.With(Shop("[MemFormattable] public partial class Order { public int A { get; set; } " + declared + " }"), added).Analyze());

    /// <summary>The page's example needs the toolkit.</summary>
    [Fact]
    public async Task The_page_is_true()
    {
        var page = File.ReadAllText(Path.Combine(Path.GetDirectoryName(Here())!, "../../../docs/diagnostics/MF029.md"));
        var blocks = PageBlocks.Of(page).Select(Shop).ToList();
        Assert.Equal("MF029", Assert.Single(await Project.Of(blocks[0]).Analyze()).Id);
        Assert.Empty(await Project.Of("#pragma warning disable MF029\n" + blocks[0]).Analyze());
        Assert.Empty(await Project.Of(blocks[1]).Analyze());
    }

    [Theory]
    [InlineData("property", "[ObservableProperty] private string? _name = \"x\"; public int A() => (_name ?? this._name)!.Length;",
        "[ObservableProperty] public partial string? Name { get; set; } = \"x\"; public int A() => (Name ?? this.Name)!.Length;")]
    [InlineData("property", "[ObservableProperty, NotifyPropertyChangedFor(nameof(B))] [property: MemMember] private int _a; public int B => A + 1;",
        "[ObservableProperty, NotifyPropertyChangedFor(nameof(B))] [MemMember] public partial int A { get; set; } public int B => A + 1;")]
    [InlineData("property", "[ObservableProperty] private int _a; [ObservableProperty] private int _b;",
        "[ObservableProperty] public partial int A { get; set; } [ObservableProperty] public partial int B { get; set; }")]
    [InlineData("store", "[ObservableProperty] private int _a;", "[MemMember] [ObservableProperty] private int _a;")]
    [InlineData("ignore", "public int C; [ObservableProperty] private int _a;", "public int C; [MemIgnore] [ObservableProperty] private int _a;")]
    public async Task Each_fix_leaves_nothing_to_report(string key, string before, string after)
    {
        const string Start =
            "using CommunityToolkit.Mvvm.ComponentModel; using MemFormat; [MemFormattable] public partial class Person : ObservableObject { ";
        var project = await Workbench.BesideOthers(Start + before + " }").FixAll("MF029", key);
        Assert.Equal(Start + after + " }", project.Text);
        await project.AssertClean();
    }

    [Fact]
    public async Task An_older_language_has_no_partial_properties() => Assert.Equal(["store", "ignore"], await Workbench.BesideOthers(
        "using CommunityToolkit.Mvvm.ComponentModel; using MemFormat; [MemFormattable] public partial class Person : ObservableObject { [ObservableProperty] private int _a; }", isOld: true).Offers("MF029"));

    [Fact]
    public async Task A_pragma_at_the_type_silences_it() => Assert.Empty(await Project.With(
        Shop("#pragma warning disable MF029\n[MemFormattable] public partial class Order { public int A { get; set; } }"),
        "partial class Order { public int B { get; set; } }").Analyze());

    private static string Here([CallerFilePath] string file = "") => file;
}
