using Microsoft.CodeAnalysis;
using Xunit;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Generator.Tests;

/// <summary>Types in types, and types called like their members.</summary>
public sealed class HostileNestingTests
{
    [Fact]
    public void A_derived_class_lies_in_its_base_class() => Generated.From(Shop("""
        [MemFormattable] public partial class Base
        {
            public required int A { get; init; }
            [MemFormattable] public partial class Derived : Base { public required int B { get; init; } }
            [MemFormattable] private sealed partial class Hidden : Derived { public readonly int C = 1; }
            [MemFormattable] public abstract partial class Middle : Base { public int D { get; set; } [MemFormattable] public partial class Inner : Middle; }
        }
        """)).Emit();

    [Theory]
    [InlineData("[MemFormattable] public class Base;")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Base))] public partial class Base;")]
    [InlineData("[MemFormattable] public partial class Base { public System.IO.Stream? A { get; set; } }")]
    public void A_base_class_with_an_error_is_the_only_mistake(string declaration) =>
        Assert.DoesNotContain(Generated.From(Shop(declaration
            + "[MemFormattable] public partial class Derived : Base { public int B { get; set; } }")).Output.GetDiagnostics(),
                d => d.Severity != DiagnosticSeverity.Hidden);

    [Fact]
    public void Members_are_called_like_their_types() => Generated.From(Shop("""
        public enum Color { Red }
        [MemFormattable] public partial class Shop { public Shop? Parent { get; set; } }
        [MemFormattable] public partial record Order(Color Color, Shop? Shop, Color? Other = Color.Red)
        {
            public Line Line { get; init; } = new();
            public List<Line>? List { get; init; }
        }
        [MemFormattable] public partial class Line { public Color Color { get; set; } public Order? Order { get; set; } public DateTime DateTime; public Guid? Guid; public string String = ""; public string Shop = ""; }
        """)).Emit();

    [Fact]
    public void Generic_base_classes_compile() => Generated.From(Shop("""
        public abstract class Base<T> { public T? A { get; init; } public T[] B { get; set; } = []; public readonly int C; public Base<T>? Ignored() => null; }
        [MemFormattable] public partial class Order : Base<string> { public Order() : base() { } [MemIgnore] public new int C => 1; }
        """.Replace("public readonly int C;", "public int C { get; set; }").Replace("[MemIgnore] public new int C => 1;", ""))).Emit();

    [Fact]
    public void Constructors_with_parameters_of_every_sort() => Generated.From(Shop("""
        [MemFormattable] public partial class Order
        {
            [MemConstructor] private Order(in int a, string[] names, params int[] b) => (A, Names, B) = (a, names, b);
            protected Order(int a, string[] names) : this(a, names, 1) { }
            public int A { get; }
            public string[] Names { get; }
            public IReadOnlyCollection<int> Ignored() => B;
            public int[] B { get; }
        }
        [MemFormattable] public partial record Base(int Id);
        [MemFormattable] public partial record Derived(int Id, string Name) : Base(Id) { public Derived(string name) : this(1, name) { } [MemConstructor] public Derived(int id, string name, int count = 1) : this(id, name) => Count = count; public int Count { get; init; } }
        [MemFormattable] public partial struct Value { public Value() { } public required int A; public readonly int B = 2; public int C { get; init; } = 3; }
        """)).Emit();
}
