using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF020 to MF023, and MF038: cases that a union cannot have.</summary>
public sealed class UnionCaseTests
{
    private const string Types = """
        [MemFormattable] public partial class A : IShape { public int N { get; set; } }
        [MemFormattable] public partial struct B : IShape { public int N; }
        [MemFormattable] public partial class Other;
        [MemFormattable] public abstract partial class Half : IShape;
        public class Plain : IShape;
        public class Open<T> : IShape;
        """;

    [Theory]
    [InlineData("MemUnion(0, typeof(B))", "MF020")]
    [InlineData("MemUnion(-5, typeof(B))", "MF020")]
    [InlineData("MemUnion(1, typeof(B))", "MF020")]
    [InlineData("MemUnion(2, typeof(A))", "MF021")]
    [InlineData("MemUnion(2, typeof(Other))", "MF021")]
    [InlineData("MemUnion(2, typeof(string))", "MF021")]
    [InlineData("MemUnion(2, typeof(Half))", "MF021")]
    [InlineData("MemUnion(2, typeof(Plain))", "MF021")]
    [InlineData("MemUnion(2, typeof(Open<>))", "MF021")]
    [InlineData("MemUnion(2, typeof(IShape))", "MF021")]
    [InlineData("MemUnion(2, typeof(B?))", "MF021")]
    public async Task Cases_that_do_not_fit(string attribute, string id)
    {
        await AssertReports(id, Shop($"{Types} [MemFormattable, MemUnion(1, typeof(A)), [|{attribute}|]] public partial interface IShape;"));
        await AssertClean(Shop($"{Types} [MemFormattable, MemUnion(1, typeof(A)), MemUnion(2, typeof(B))] public partial interface IShape;"));
    }

    [Theory]
    [InlineData("A", "")]
    [InlineData("Other", "")]
    [InlineData("Plain", "")]
    [InlineData("IShape", "")]
    [InlineData("Unknown", "public class Unknown : IShape { public Unknown(int a) => A = a; public int A; public MemExtensionData? Value { get; set; } }")]
    [InlineData("Unknown", "public class Unknown : IShape { public required int A; public MemExtensionData? Value { get; set; } }")]
    [InlineData("Unknown", "public class Unknown : IShape { public MemExtensionData? Value { get; } }")]
    [InlineData("Unknown", "public class Unknown : IShape { public MemExtensionData? Value { get; private set; } }")]
    [InlineData("Unknown", "public class Unknown : IShape { public MemExtensionData? Value; public MemExtensionData? More; }")]
    [InlineData("Unknown", "public class Unknown : IShape { internal static MemExtensionData? Value; }")]
    public async Task Types_that_cannot_stand_for_unknown_cases(string type, string declaration)
    {
        await AssertReports("MF021", Shop(
            $"{Types} {declaration} [[|MemFormattable(UnknownCaseType = typeof({type}))|], MemUnion(1, typeof(A))] public partial interface IShape;"));
        await AssertClean(Shop(
            $"{Types} public class Unknown : IShape {{ public required MemExtensionData? @class {{ get; init; }} }} "
            + "[MemFormattable(UnknownCaseType = typeof(Unknown)), MemUnion(1, typeof(A))] public partial interface IShape;"));
    }

    [Theory]
    [InlineData("IShape?")]
    [InlineData("List<IShape?>?")]
    [InlineData("Dictionary<int, (int, IShape?[])>?")]
    [InlineData("Inner?")]
    public async Task Unknown_cases_that_a_type_with_extension_data_loses(string type)
    {
        await AssertReports("MF038", Drawing(type, "UnknownCase = MemUnknownCase.Null", "[|Shapes|]"));
        await AssertClean(Drawing(type, "", "Shapes"));
        await AssertClean(Drawing(type, "UnknownCase = MemUnknownCase.Null, UnknownCaseType = typeof(Unknown)", "Shapes"));
    }

    private static string Drawing(string type, string rule, string member) => Shop($$"""
        [MemFormattable({{rule}}), MemUnion(1, typeof(A))] public partial interface IShape;
        [MemFormattable] public partial class A : IShape;
        public struct Unknown : {{(rule.Contains("Type", StringComparison.Ordinal) ? "IShape" : "IDisposable")}} { public MemExtensionData? Value; public void Dispose() { } }
        [MemFormattable] public partial class Inner { public IShape? Shape { get; set; } }
        [MemFormattable] public partial class Drawing { public {{type}} {{member}} { get; set; } public MemExtensionData? Extra { get; set; } }
        """);

    [Theory]
    [InlineData("class", "")]
    [InlineData("class", "new()")]
    [InlineData("struct", "")]
    [InlineData("unmanaged", "struct")]
    [InlineData("class, new()", "class")]
    [InlineData("IDisposable", "")]
    [InlineData("IDisposable, IComparable<T>", "IDisposable")]
    public async Task An_open_case_with_constraints_that_the_union_lacks(string own, string unions)
    {
        await AssertReports("MF021", OpenCase("[|MemUnion(1, typeof(D<>))|]", own, unions));
        await AssertClean(OpenCase("MemUnion(1, typeof(D<>))", own, own));
    }

    private static string OpenCase(string attribute, string own, string unions) => Shop($$"""
        [MemFormattable, {{attribute}}] public abstract partial class U<T>{{(unions.Length > 0 ? $" where T : {unions}" : "")}};
        [MemFormattable] public partial class D<T> : U<T> where T : {{own}} { public T? A { get; set; } }
        """);

    [Theory]
    [InlineData("D<>", "D<int>", "[MemFormattable] public partial class D<T> : U<List<T>>;")]
    [InlineData("D<,>", "D<int, string>", "[MemFormattable] public partial class D<A, B> : U<A>;")]
    [InlineData("D<>", "D<int>", "[MemFormattable] public partial class D<T> : U<int>;")]
    [InlineData("D<int>", "E<int>", "[MemFormattable] public partial class D<T>; [MemFormattable] public partial class E<T> : U<T>;")]
    [InlineData("D<>", "E<>", "[MemFormattable] public partial class D<T>; [MemFormattable] public partial class E<T> : U<T>;")]
    [InlineData("Outer<>.D", "Outer<>.E",
        "public partial class Outer<T> { [MemFormattable] public partial class D : U<T[]>; [MemFormattable] public partial class E : U<T>; }")]
    [InlineData("D<>", "D<int>", "[MemFormattable] public partial class D<T> : U<T> where T : struct, IComparable<T> { public T A { get; set; } }")]
    [InlineData("U<>.D<>", "U<>.E", "")]
    public async Task Cases_of_a_generic_union_whose_arguments_do_not_follow(string type, string corrected, string declarations)
    {
        const string Nested = "{ [MemFormattable] public partial class D<V> : U<T>; [MemFormattable] public partial class E : U<T>; }";
        string Union(string attribute) =>
            Shop($"{declarations} [MemFormattable, {attribute}] public abstract partial class U<T>{(declarations.Length == 0 ? Nested : ";")}");
        await AssertReports("MF021", Union($"[|MemUnion(1, typeof({type}))|]"));
        await AssertClean(Union($"MemUnion(1, typeof({corrected}))"));
    }

    [Theory]
    [InlineData("public U<List<int>>? A;", true)]
    [InlineData("public void A() => Console.WriteLine(typeof(U<List<int>>));", true)]
    [InlineData("public U<int>? A; public U<List<int>>? B;", true)]
    [InlineData("public U<int>? A;", false)]
    [InlineData("public U<List<int>>? A; public void B<T>(U<T> u) { }", false)] // U<List<long>> perhaps
    [InlineData("public U<List<int>>? A; public void B<T>(U<T[]> u) { }", true)]
    [InlineData("public U<List<string>>? A;", false, " where T : struct")]
    [InlineData("public U<List<int>>? A;", true, " where T : struct")]
    [InlineData("public U<List<int>>? A;", false, "", "public U<List<List<T>>>? Ever { get; set; }")]
    [InlineData("public U<List<int>>? A;", true, "", "public U<T>? Less { get; set; }")]
    public async Task Cases_whose_arguments_lie_inside_those_of_the_forms_that_the_source_names(
        string uses,
        bool fits,
        string constraints = "",
        string members = "")
    {
        var code = Shop($$"""
            [MemFormattable, [|MemUnion(1, typeof(D<>))|]] public abstract partial class U<T>;
            [MemFormattable] public partial class D<T> : U<List<T>>{{constraints}} { {{members}} }
            public class Uses { {{uses}} }
            """);
        if (fits)
            await AssertClean(code.Replace("[|", "").Replace("|]", ""));
        else
            await AssertReports("MF021", code);
    }

    [Theory]
    [InlineData("Order", "public partial class Order", "case 0 already")]
    [InlineData("Order", "public abstract partial class Order", "types that derive from it")]
    [InlineData("Order<>", "public partial class Order<T>", "case 0 already")]
    [InlineData("Order<int>", "public partial class Order<T>", "case 0 already")]
    public async Task A_union_that_lists_itself_learns_why_not(string type, string declaration, string reason) =>
        Assert.Contains(reason,
            Assert.Single(await Analyze(Shop($"[MemFormattable, MemUnion(1, typeof({type}))] {declaration};")), d => d.Id == "MF021").GetMessage(),
            StringComparison.Ordinal);

    [Theory]
    [InlineData("List<object>", "List<int>")]
    [InlineData("Dictionary<string, object?>", "Dictionary<string, int>")]
    [InlineData("(int, object[])", "(int, int[])")]
    public async Task Collections_of_objects_need_cases(string type, string without)
    {
        await AssertReports("MF007", Shop($"[MemFormattable] public partial class Order {{ public {type}? [|A|] {{ get; set; }} }}"));
        await AssertReports(
            "MF021", Shop($"[MemFormattable] public partial class Order {{ [[|MemUnion(1, typeof(int))|]] public {without}? A {{ get; set; }} }}"));
        await AssertReports("MF021",
            Shop($"[MemFormattable] public partial class Order {{ [MemUnion(1, typeof(int)), [|MemUnion(2, typeof(Action))|]] public {type}? A {{ get; set; }} }}"));
        await AssertClean(Shop($"[MemFormattable] public partial class Order {{ [MemUnion(1, typeof(int)), MemUnion(2, typeof(List<Order>))] public {type}? A {{ get; set; }} }}"));
    }

    [Fact]
    public Task A_case_that_the_union_cannot_see() => AssertReports("MF021", Shop("""
        [MemFormattable, [|MemUnion(1, typeof(Vault.Hidden))|]] public partial interface IShape;
        public partial class Vault { [MemFormattable] private partial class Hidden : IShape; }
        """));

    [Fact]
    public Task An_interface_without_cases() => AssertReports("MF022", Shop("[MemFormattable] public partial interface [|IShape|];"));

    [Theory]
    [InlineData("[|MemUnion(1, typeof(string))|]", "MF020", "MemUnion(1, typeof(int)), ")]
    [InlineData("[|MemUnion(0, typeof(string))|]", "MF020", "MemUnion(1, typeof(int)), ")]
    [InlineData("[|MemUnion(3, typeof(long))|]", "MF021", "MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), ")]
    [InlineData("[|MemUnion(3, typeof(int))|]", "MF021", "MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), ")]
    [InlineData("[|MemUnion(3, nameof(System))|]", "MF021", "MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), ")]
    public async Task Cases_that_a_union_of_the_language_does_not_declare(string attribute, string id, string others)
    {
        await AssertReports(id, Held($"MemFormattable, {others}{attribute}"), LanguageTypes.Reference);
        await AssertClean(Held("MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(string))"), LanguageTypes.Reference);
    }

    [Theory]
    [InlineData("MemFormattable")]
    [InlineData("MemFormattable, MemUnion(5, typeof(int))")]
    public Task A_case_without_a_tag(string attributes) =>
        AssertReports("MF041", Held(attributes).Replace("struct Pet", "struct [|Pet|]"), LanguageTypes.Reference);

    [Fact]
    public async Task The_message_about_cases_without_tags_says_what_to_write()
    {
        var code = Held("MemFormattable, MemReserved(6), MemUnion(5, typeof(int))").Replace("Pet\n", "Pet<T>\n")
            .Replace("public object? Value", "public Pet(T value) => Value = value; public Pet(List<T> value) => Value = value; public object? Value");
        Assert.Contains("[MemUnion(7, typeof(string))], [MemUnion(8, nameof(T))], [MemUnion(9, \"List<T>\")]",
            Assert.Single(await Analyze(code, LanguageTypes.Reference), d => d.Id == "MF041").GetMessage(), StringComparison.Ordinal);
    }

    [Fact]
    public Task A_case_that_cannot_be_stored() => AssertReports("MF021",
        Held("MemFormattable, MemUnion(1, typeof(int)), [|MemUnion(2, typeof(Action))|]").Replace("string value", "Action value"), LanguageTypes.Reference);

    [Fact]
    public async Task A_derived_type_of_a_closed_class()
    {
        const string Circle = "[MemFormattable] public partial record Circle(double A) : Shape;";
        const string Closed = "System.Runtime.CompilerServices.IsClosedType";
        await AssertReports("MF042", Shop($"[MemFormattable, {Closed}] public abstract partial record Shape; {Circle.Replace("Circle(", "[|Circle|](")}"),
            LanguageTypes.Reference);
        await AssertClean(Shop($"[MemFormattable, MemUnion(1, typeof(Circle)), {Closed}] public abstract partial record Shape; {Circle}"), LanguageTypes.Reference);
        await AssertClean(Shop($"[MemFormattable] public abstract partial record Shape; {Circle}"));
    }

    private static string Held(string attributes) => Shop($$"""
        [System.Runtime.CompilerServices.Union, {{attributes}}]
        public readonly partial struct Pet
        {
            public Pet(int value) => Value = value;
            public Pet(string value) => Value = value;
            public object? Value { get; }
        }
        """);

    [Fact]
    public async Task A_union_that_is_not_stored()
    {
        const string Cases = "[MemFormattable] public partial class A : IShape; [MemFormattable] public partial class B : IShape;";
        await AssertReports("MF023", Shop(Cases + "[[|MemUnion(1, typeof(A))|], MemUnion(2, typeof(B))] public partial interface IShape;"));
        await AssertClean(Shop(Cases + "[MemFormattable, MemUnion(1, typeof(A)), MemUnion(2, typeof(B))] public partial interface IShape;"));
    }

    [Fact]
    public async Task Cases_that_members_declare_are_checked()
    {
        await AssertReports(
            "MF021", Shop("[MemFormattable] public partial class Order { [[|MemUnion(1, typeof(int))|]] public string? A { get; set; } }"));
        await AssertReports("MF021",
            Shop("[MemFormattable] public partial class Order { [MemUnion(1, typeof(int)), [|MemUnion(2, typeof(Action))|]] public object? A { get; set; } }"));
        await AssertReports("MF020",
            Shop("[MemFormattable] public partial class Order { [MemUnion(1, typeof(int)), [|MemUnion(1, typeof(long))|]] public object? A { get; set; } }"));
        await AssertClean(Shop("[MemFormattable] public partial class Order { [MemUnion(1, typeof(int)), MemUnion(2, typeof(List<Order>))] public object? A { get; set; } }"));
    }

    [Fact]
    public async Task A_class_that_can_be_made_is_case_0()
    {
        await AssertReports("MF021", Shop("[MemFormattable, [|MemUnion(1, typeof(Order))|]] public partial class Order;"));
        await AssertClean(Shop("[MemFormattable, MemUnion(1, typeof(More))] public partial class Order { public Order? Next { get; set; } } [MemFormattable] public partial class More : Order { public int A { get; set; } }"));
    }

    [Fact]
    public async Task Cases_added_by_another_assembly()
    {
        var library =
            Library("[MemFormattable, MemUnion(1, typeof(Circle))] public partial interface IShape; [MemFormattable] public partial class Circle : IShape; [MemFormattable] public partial interface IEmpty; public interface IPlain;");
        const string Square =
            "[MemFormattable] public partial class Square : IShape { public int Side { get; set; } } [MemFormattable] public partial class Order { public IShape? Shape { get; set; } }";
        string Added(string attribute) => Shop(Square).Replace("namespace Shop", $"[assembly: {attribute}]\nnamespace Shop");
        await AssertReports("MF020", Added("[|MemUnionCase(typeof(Shop.IShape), 1, typeof(Shop.Square))|]"), library);
        await AssertReports("MF020", Added("[|MemUnionCase(typeof(Shop.IShape), 0, typeof(Shop.Square))|]"), library);
        await AssertReports("MF021", Added("[|MemUnionCase(typeof(Shop.IShape), 2, typeof(Shop.Order))|]"), library);
        await AssertReports("MF021", Added("[|MemUnionCase(typeof(Shop.IPlain), 2, typeof(Shop.Square))|]"), library);
        await AssertReports("MF021", Added("[|MemUnionCase(typeof(Shop.Order), 2, typeof(Shop.Square))|]"), library);
        await AssertClean(Added("MemUnionCase(typeof(Shop.IShape), 2, typeof(Shop.Square))"), library);
    }

    [Theory]
    [InlineData("Shop.IPlain", "Shop.Square", "[MemFormattable] public partial class Square : IPlain;")]
    [InlineData("Shop.Half", "Shop.Square", "[MemFormattable] public partial class Square : Half;")]
    [InlineData("Shop.IOf<int>", "Shop.Square", "[MemFormattable] public partial class Square : IOf<int>;")]
    [InlineData("System.IComparable", "Shop.Square",
        "[MemFormattable] public partial class Square : IComparable { public int CompareTo(object? other) => 0; }")]
    public async Task Types_of_an_assembly_without_MemFormat_become_unions(string union, string type, string declaration)
    {
        var library = Library("public interface IPlain; public abstract class Half; public interface IOf<T>; public class Whole;");
        string Added(string attribute, string more = "") =>
            $"[assembly: {attribute}]\n{Shop($"{declaration} [MemFormattable] public partial class Order {{ public List<{union}>? A {{ get; set; }} {more} }}").Replace("#pragma warning disable CS1591\n", "").Replace("using System;\nusing System.Collections.Generic;\nusing MemFormat;\n", "")}";
        string Whole(string attribute) =>
            "#pragma warning disable CS1591\nusing System;\nusing System.Collections.Generic;\nusing MemFormat;\n" + Added(attribute);
        await AssertClean(Whole($"MemUnionCase(typeof({union}), 1, typeof({type}))"), library);
        await AssertReports("MF021", Whole($"[|MemUnionCase(typeof({union}), 1, typeof(Shop.Whole))|]"), library);
        await AssertReports("MF021", Whole($"[|MemUnionCase(typeof(Shop.Whole), 1, typeof({type}))|]"), library);
        await AssertReports(
            "MF020", Whole($"MemUnionCase(typeof({union}), 1, typeof({type})), [|MemUnionCase(typeof({union}), 1, typeof({type}))|]"), library);
    }

    [Fact]
    public async Task Tags_that_are_reserved()
    {
        await AssertReports("MF020",
            Shop($"{Types} [MemFormattable, MemReserved(2), MemUnion(1, typeof(A)), [|MemUnion(2, typeof(B))|]] public partial interface IShape;"));
        await AssertClean(
            Shop($"{Types} [MemFormattable, MemReserved(2), MemUnion(1, typeof(A)), MemUnion(3, typeof(B))] public partial interface IShape;"));
        await AssertReports(
            "MF020",
            "[assembly: [|MemFormat.MemUnionCase(typeof(Shop.Animal), 2, typeof(Shop.Dog))|]]\n"
                + Shop("[MemFormattable] public sealed partial class Dog : Animal;"),
            Library("[MemFormattable, MemReserved(2), MemUnion(1, typeof(Cat))] public abstract partial class Animal; [MemFormattable] public sealed partial class Cat : Animal;"));
    }
}
