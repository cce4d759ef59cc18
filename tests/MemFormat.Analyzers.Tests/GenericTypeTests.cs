using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF037, and what else is particular to generic types.</summary>
public sealed class GenericTypeTests
{
    private const string Box = " [MemFormattable] public partial class Box<T> { public T? Value { get; set; } }";

    [Theory]
    [InlineData("Order<List<T>>?", "Order<T>?")]
    [InlineData("List<Order<T[]>?>", "List<Order<T>?>")]
    [InlineData("Order<Order<T>>?", "Order<T>?")]
    [InlineData("Box<Order<Box<T>>>?", "Box<Order<T>>?")]
    [InlineData("Other<List<T>>?", "Other<T>?")]
    [InlineData("Pair<T, List<T>>?", "Pair<T, T>?")]
    public async Task Types_that_grow_without_end_are_reported(string type, string corrected)
    {
        var others = Box
            + "[MemFormattable] public partial class Other<T> { public Order<T>? Order { get; set; } } [MemFormattable] public partial class Pair<T, U> { public Box<T>? A { get; set; } public Order<U>? B { get; set; } }";
        await AssertReports(
            "MF037", Shop($"[MemFormattable] public partial class Order<T> {{ public {type} [|A|] {{ get; set; }} = default!; }}{others}"));
        await AssertClean(Shop($"[MemFormattable] public partial class Order<T> {{ public {corrected} A {{ get; set; }} = default!; }}{others}"));
    }

    [Fact]
    public async Task Types_that_grow_through_their_surrogate()
    {
        const string Code = """
            [MemSurrogate(typeof(Data<>))] public class Foreign<T>;
            [MemFormattable] public partial class Data<T> : IMemSurrogate<Data<T>, Foreign<T>>
            {
                public Foreign<T[]>? [|A|] { get; set; }
                public static Data<T> From(Foreign<T> value) => new();
                public Foreign<T> ToValue() => new();
            }
            """;
        await AssertReports("MF037", Shop(Code));
        await AssertClean(Shop(Code.Replace("T[]", "T").Replace("[|", "").Replace("|]", "")));
    }

    [Theory]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Leaf<>))] public abstract partial class Node<T>; [MemFormattable] public partial class Leaf<T> : Node<T> { public Node<List<T>>? [|A|] { get; set; } }")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Node<>.Leaf))] public abstract partial class Node<T> { [MemFormattable] public partial class Leaf : Node<T> { public List<Node<T[]>>? [|A|] { get; set; } } }")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Leaf<,>))] public partial interface INode<A, B>; [MemFormattable] public partial class Leaf<X, Y> : INode<Y, X> { public INode<List<X>, Y>? [|A|] { get; set; } }")]
    [InlineData("[MemFormattable] public partial class Node<T> { [MemUnion(1, typeof(Leaf<>))] public object? A { get; set; } } [MemFormattable] public partial class Leaf<T> { public Node<List<T>>? [|B|] { get; set; } }")]
    [InlineData("[MemFormattable] public partial class Node<T> { [MemUnion(1, typeof(Leaf<>))] public List<object>? A { get; set; } } [MemFormattable] public partial class Leaf<T> { public Node<List<T>>? [|B|] { get; set; } }")]
    public async Task Types_that_grow_through_the_cases_of_a_union(string code)
    {
        await AssertReports("MF037", Shop(code));
        await AssertClean(Shop(code.Replace("[|", "").Replace("|]", "").Replace("Node<List<T>>", "Node<T>").Replace("Node<T[]>", "Node<T>")
            .Replace("List<X>", "X")));
    }

    [Theory]
    [InlineData("Order<int>?")]
    [InlineData("Box<List<T>>?")]
    [InlineData("Box<Box<Box<T>>>?")]
    [InlineData("Pair<List<T>, T>?")]
    public Task Types_that_end_are_not_reported(string type) => AssertClean(Shop(
        $"[MemFormattable] public partial class Order<T> {{ public {type} A {{ get; set; }} = default!; public Order<List<T>>? Computed => null; }}{Box}[MemFormattable] public partial class Pair<T, U> {{ public Box<T>? A {{ get; set; }} public Order<U>? B {{ get; set; }} }}"));

    [Theory]
    [InlineData("MF002", "Box<Plain>")]
    [InlineData("MF002", "Box<List<Plain>>")]
    [InlineData("MF007", "Box<object>")]
    [InlineData("MF007", "Box<Action>")]
    [InlineData("MF002", "Nest<Plain>.Egg")]
    public Task Arguments_that_cannot_be_stored(string id, string type) => AssertReports(id, Shop(
        $"public class Plain; public partial class Nest<T> {{ [MemFormattable] public partial class Egg; }} [MemFormattable] public partial class Order {{ public {type}? [|A|] {{ get; set; }} }}{Box}"));

    [Fact]
    public Task A_root_without_arguments() =>
        AssertReports("MF002", Shop($"[[|MemFormatRoot(typeof(Box<>))|]] public partial class Roots : MemFormatContext;{Box}"));

    [Theory]
    [InlineData("[MemFormattable] public partial class [|Order|]<T> : Base<T>;", "public class Base<T> { public int A { get; private set; } }")]
    [InlineData("public partial class Outer<T> { [MemFormattable] public partial class [|Order|] : Base; ",
        "public class Base { public int A { get; private set; } } }")]
    public async Task Accessors_that_generic_types_cannot_have(string code, string of)
    {
        await AssertReports("MF011", Shop(code + of));
        await AssertClean(Shop((code + of.Replace("private", "protected")).Replace("[|", "").Replace("|]", "")));
    }

    [Fact]
    public Task Members_that_are_set_with_those_of_a_base_class_of_another_assembly() => AssertClean(
        Shop("[MemFormattable] public partial class Order<T> : Base<T> { public int B { get; init; } [MemMember] private readonly int _b; }"),
        Library("[MemFormattable] public partial class Base<T> { public T? A { get; set; } }"));

    [Theory]
    [InlineData("public int [|B|] { get; init; }", "public int B { get; set; }")]
    [InlineData("[MemMember] private readonly int [|_b|];", "[MemMember] private int _b;")]
    public async Task Members_that_are_set_late_beside_a_base_class_of_another_assembly(string member, string corrected)
    {
        // A struct of its members cannot name the type of one, so objects are made first.
        var library =
            Library("[MemFormattable] public partial class Base<T> { public T? A { get; set; } [MemMember] private Kind _kind; private enum Kind { None } }");
        await AssertReports("MF011", Shop($"[MemFormattable] public partial class Order<T> : Base<T> {{ {member} }}"), library);
        await AssertClean(Shop($"[MemFormattable] public partial class Order<T> : Base<T> {{ {corrected} }}"), library);
        await AssertClean(
            Shop($"[MemFormattable] public partial class Order : Base<string> {{ {member.Replace("[|", "").Replace("|]", "")} }}"), library);
    }
}
