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

    /// <summary>The codec of such a type would contain itself; the compiler ended without a message.</summary>
    [Theory]
    [InlineData("[assembly: MemSurrogate(typeof(IDesk), typeof(Of<IDesk>))]", "public interface IDesk;", "IDesk", "IDesk")]
    [InlineData("", "[MemSurrogate(typeof(Of<Desk>))] public class Desk;", "Desk", "Desk")]
    [InlineData("[assembly: MemSurrogate(typeof(IDesk), typeof(Of<List<IDesk[]>>))]", "public interface IDesk;", "List<IDesk[]>", "IDesk")]
    public Task Surrogates_of_themselves_are_reported(string assembly, string declared, string argument, string type) => AssertReports("MF002",
        Shop($$"""
            {{declared}}
            [MemFormattable]
            public partial class Of<T> : IMemSurrogate<Of<{{argument}}>, {{type}}>
            {
                public T? A { get; set; }
                public static Of<{{argument}}> From({{type}} value) => new();
                public {{type}} ToValue() => throw new InvalidOperationException();
            }
            [MemFormattable] public partial class Office { public {{type}}? [|Desk|] { get; set; } }
            """).Replace("namespace Shop;", "using Shop;\n" + assembly + "\nnamespace Shop;"));

    [Fact]
    public Task Surrogates_with_a_state() => AssertClean(Shop("""
        public interface ITable { string Name { get; } }
        internal class Clock { }
        [MemSurrogate(typeof(Parts))] public class Order;
        [MemFormattable] public partial class Parts : IMemSurrogate<Parts, Order, ITable> { public int A { get; set; } public static Parts From(Order value, ITable state) => new(); public Order ToValue(ITable state) => new(); }
        [MemSurrogate(typeof(Box<>))] public class Crate<T> { }
        [MemFormattable] public partial class Box<T> : IMemSurrogate<Box<T>, Crate<T>, List<T[]>> { public int A { get; set; } public static Box<T> From(Crate<T> value, List<T[]> state) => new(); public Crate<T> ToValue(List<T[]> state) => new(); }
        [MemFormattable] internal partial class Shelf : IMemSerializing<Clock>, IMemDeserialized<(int, Clock?)> { public Order? A { get; set; } public Crate<string>? B { get; set; } void IMemSerializing<Clock>.OnSerializing(Clock state) { } public void OnDeserialized((int, Clock?) state) { } }
        """));

    [Theory]
    [InlineData("IMemSurrogate<Parts, Order>, IMemSurrogate<Parts, Order, string>", "with and without a state")]
    [InlineData("IMemSurrogate<Parts, Order, int>, IMemSurrogate<Parts, Order, string>", "with and without a state")]
    [InlineData("IMemSurrogate<Parts, Order, Holder.Hidden>", "the state 'Shop.Holder.Hidden' of its surrogate 'Shop.Holder.Parts' is not visible")]
    [InlineData("IMemSurrogate<Parts, Order, List<Holder.Hidden[]>>", "is not visible to generated code")]
    [InlineData("IMemSurrogate<Parts, Other, string>", "implement IMemSurrogate<Parts, Order>")]
    public async Task Forms_with_a_state_that_do_not_fit(string forms, string reason)
    {
        var diagnostics = await Analyze(Shop($$"""
            public class Other;
            public partial class Holder
            {
                private class Hidden { }
                [MemSurrogate(typeof(Parts))] public class Order;
                [MemFormattable] internal partial class Parts : {{forms}}
                {
                    public int A { get; set; }
                }
            }
            """));
        Assert.Contains(reason, Assert.Single(diagnostics, d => d.Id == "MF030").GetMessage(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("IMemSerializing")]
    [InlineData("IMemDeserialized")]
    public async Task A_callback_whose_state_is_hidden(string form)
    {
        var diagnostics = await Analyze(Shop($$"""
            public partial class Holder
            {
                private class Hidden { }
                [MemFormattable] public partial class Order : {{form}}<Hidden> { public int A { get; set; } }
            }
            """));
        Assert.Contains("the state 'Shop.Holder.Hidden' of its callback is not visible", Assert.Single(diagnostics, d => d.Id == "MF009").GetMessage(),
            StringComparison.Ordinal);
    }
}
