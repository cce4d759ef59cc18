using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF030: surrogates that do not fit; MF002 says the same at members of the type.</summary>
public sealed class SurrogateTests
{
    private const string Parts =
        "[MemFormattable] public partial class Parts : IMemSurrogate<Parts, Order> { public int A { get; set; } public static Parts From(Order value) => new(); public Order ToValue() => new(); } ";

    [Fact]
    public Task A_surrogate_that_fits() =>
        AssertClean(Shop(Parts
            + "[MemSurrogate(typeof(Parts))] public class Order; [MemFormattable] public partial class Shelf { public Order? A { get; set; } public List<Order>? B { get; set; } }"));

    [Theory]
    [InlineData("public class Other;", "Other")]
    [InlineData("[MemFormattable] public partial class Other;", "Other")]
    [InlineData("public partial class Other : IMemSurrogate<Other, Order> { public static Other From(Order value) => new(); public Order ToValue() => new(); }", "Other")]
    [InlineData("public partial class Hidden { [MemFormattable] private partial class Other : IMemSurrogate<Other, Order> { public static Other From(Order value) => new(); public Order ToValue() => new(); } [[|MemSurrogate(typeof(Other))|]] public class Inner; }", null)]
    [InlineData("", "List<>")]
    public async Task Surrogates_that_do_not_fit(string other, string? name)
    {
        var code = name is null ? other + " public class Order;" : $"{other} [[|MemSurrogate(typeof({name}))|]] public class Order;";
        await AssertReports("MF030", Shop(code));
    }

    [Fact]
    public Task A_surrogate_and_code_of_its_own() =>
        AssertReports("MF009", Shop(Parts + "[MemFormattable, MemSurrogate(typeof(Parts))] public partial class [|Order|];"));

    [Theory]
    [InlineData("[assembly: [|MemSurrogate(typeof(Parts))|]]", "")]
    [InlineData("[assembly: [|MemSurrogate(typeof(int), typeof(Parts))|]]", "")]
    [InlineData("[assembly: [|MemSurrogate(typeof(Uri), typeof(Parts))|]]", "")]
    [InlineData("", "[[|MemSurrogate(typeof(Order), typeof(Parts))|]]")]
    public Task Attributes_in_the_wrong_place(string assembly, string type) =>
        AssertReports(
            "MF030", Shop(Parts + type + " public class Order;").Replace("namespace Shop;", "using Shop;\n" + assembly + "\nnamespace Shop;"));

    [Fact]
    public async Task Members_say_what_is_wrong()
    {
        const string Shelf = "[MemFormattable] public partial class Shelf { public Order? [|A|] { get; set; } }";
        await AssertReports("MF002", Shop("[MemFormattable] public partial class Other; [MemSurrogate(typeof(Other))] public class Order; " + Shelf));
    }

    [Fact]
    public Task A_surrogate_of_a_library() => AssertClean(
        Shop("[MemFormattable] public partial class Shelf { public Order? A { get; set; } }"),
        Library(Parts + "[MemSurrogate(typeof(Parts))] public class Order;"));
}
