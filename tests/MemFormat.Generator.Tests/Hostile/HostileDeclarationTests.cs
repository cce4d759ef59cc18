using Xunit;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Generator.Tests;

/// <summary>Declarations in every form that C# has for them.</summary>
public sealed class HostileDeclarationTests
{
    [Fact]
    public void Types_of_the_global_namespace_compile() => Generated.From("""
        #pragma warning disable CS1591
        [MemFormat.MemFormattable] public partial record Order(int Id, string? Name = "a\"b");
        [MemFormat.MemFormattable] partial struct Point { public int X, Y; }
        """).Emit();

    [Fact]
    public void Parts_in_many_files_and_both_forms_of_namespaces() => Generated.From(
        Shop("[MemFormattable] public partial class Order { public int A { get; set; } }"),
        "#pragma warning disable CS1591\nnamespace Shop { public partial class Order { public required string B { get; init; } } }",
        Shop("partial class Order : IDisposable { public void Dispose() { } public List<int> C { get; } = []; }")).Emit();

    [Fact]
    public void Nested_and_private_types() => Generated.From(Shop("""
        public partial class Outer
        {
            [MemFormattable] public partial class Open { public int A { get; set; } [MemMember] private Hidden? _hidden; [MemMember] private Kind[]? Kinds { get; set; } }
            [MemFormattable] private partial class Hidden { public required Kind? Kind { get; init; } public List<Pair>? Pairs { get; set; } }
            [MemFormattable] private protected partial record struct Pair(int A, Open? B);
            private enum Kind { None }
            public static byte[] Write() => MemFormatSerializer.Serialize(new Hidden { Kind = null });
            public partial record struct Value(int X)
            {
                public partial interface IThing { [MemFormattable] internal sealed partial class Thing { public Value? V; } }
                [MemFormattable] internal partial struct Deep { public Outer.Open? Open { readonly get; set; } }
            }
        }
        """.Replace("public Value? V;", "public Open? V;"))).Emit();

    [Fact]
    public void Types_without_members_compile() => Generated.From(Shop("""
        [MemFormattable] public partial class None;
        [MemFormattable] public sealed partial record Nothing;
        [MemFormattable] public partial struct Void;
        [MemFormattable] public sealed partial class Uses { public None? A; public Nothing B = new(); public Void C; public Void? D; }
        """)).Emit();

    [Fact]
    public void Seventy_members_of_every_place() => Generated.From(Shop($$"""
        [MemFormattable] public partial class Bits { {{string.Concat(Enumerable.Range(0, 70).Select(i => $"public bool B{i} {{ get; set; }} "))}} }
        [MemFormattable] public partial class Optionals { {{string.Concat(Enumerable.Range(0, 70).Select(i => $"public int? B{i} {{ get; init; }} "))}} }
        [MemFormattable(Encoding = MemEncoding.Compact)] public partial struct Widths { {{string.Concat(Enumerable.Range(0, 70).Select(i => $"public long{(i % 3 == 0 ? "?" : "")} B{i} {{ get; init; }} "))}} }
        [MemFormattable] public sealed partial record Numbered({{string.Join(", ", Enumerable.Range(0, 70).Select(i => $"[MemMember({i * 7 % 71 + 1})] Numbered? B{i} = null"))}});
        """)).Emit();

    [Fact]
    public void Base_and_derived_classes_that_are_both_generated() => Generated.From(Shop("""
        [MemFormattable] public abstract partial class Root { public int A { get; private set; } [MemMember] private int _b; [MemMember] private string C { get; } = ""; public int B => _b; protected void Set(int b) => _b = b; }
        [MemFormattable] public partial class Middle : Root { public virtual int D { get; set; } protected int E { get; set; } }
        [MemFormattable] public sealed partial class Leaf : Middle { public override int D { get => base.D; set => base.D = value + 1; } public readonly int F = 1; }
        [MemFormattable] internal abstract partial class Inner { public int A { get; private set; } }
        [MemFormattable] internal partial class Innermost : Inner { public required int B { get; init; } }
        public class Plain { public int P { get; protected set; } public readonly int Q = 2; }
        [MemFormattable] public partial class Derived : Plain { public Plain? Ignored() => this; }
        """)).Emit();

    [Fact]
    public void A_class_that_other_assemblies_use_under_the_common_language_rules() => Generated.From(
        "#pragma warning disable CS1591\n[assembly: System.CLSCompliant(true)]",
        Shop("[MemFormattable] public partial class Order { public int A { get; set; } }")).Emit();

    [Fact]
    public void Everything_public_that_other_assemblies_use_under_the_common_language_rules() => Generated.From(
        "#pragma warning disable CS1591\n[assembly: System.CLSCompliant(true)]",
        Shop("""
            [MemFormatRoot(typeof(List<Order>))] public partial class Roots : MemFormatContext;
            [MemFormatRoot(typeof(List<Order>)), CLSCompliant(false)] public partial class OwnWord : MemFormatContext;
            [MemFormatRoot(typeof(List<Order>))] internal partial class Inner : MemFormatContext;
            public partial class Outer
            {
                [MemFormatRoot(typeof(Order))] public partial class Nested : MemFormatContext;
                [MemFormatRoot(typeof(Order))] protected partial class Kept : MemFormatContext;
                [MemFormatRoot(typeof(Order))] private protected partial class Closed : MemFormatContext;
                [MemFormattable] protected partial record Line(int A, string? B = null);
            }
            [MemFormattable] public partial class Order { public required int A { get; init; } public List<Page<int>>? Pages { get; set; } }
            [MemFormattable] public partial class Special : Order { public int B { get; private set; } }
            [MemFormattable] public partial record Page<T>(T? First, IReadOnlyList<T>? Items);
            [MemFormattable] public partial struct Point { public int X { get; init; } }
            [MemFormattable, MemUnion(1, typeof(Dog))] public abstract partial class Animal { public int Legs { get; set; } }
            [MemFormattable] public sealed partial class Dog : Animal;
            [MemFormattable, MemUnion(1, typeof(Circle))] public partial interface IShape;
            [MemFormattable] public partial class Circle : IShape { public IShape? Inner { get; set; } }
            """)).Emit();

    [Fact]
    public void Type_parameters_are_called_like_the_library() => Generated.From(Shop("""
        [MemFormattable] public partial class Box<MemFormat> { public MemFormat? Value { get; set; } public Box<MemFormat>? Next { get; set; } }
        [MemFormattable] public partial record Pair<System, MemFormat>(System? A, MemFormat? B);
        [MemFormattable] public partial struct Cell<Codec> { public Codec? A { get; set; } }
        [MemFormattable, MemUnion(1, typeof(Some<>))] public abstract partial class Choice<MemFormat>;
        [MemFormattable] public partial class Some<MemFormat> : Choice<MemFormat> { public MemFormat? A { get; init; } }
        public partial class Outer<MemFormat> { [MemFormattable] public partial class Inner<T> { public MemFormat? A { get; set; } public List<T>? B { get; set; } } }
        [MemFormattable] public partial class Uses { public Box<int>? A; public Pair<int, string>? B; public Cell<long> C; public Outer<int>.Inner<string>? D; public Choice<int>? E; }
        """)).Emit();

    [Fact]
    public void Types_in_the_program_of_top_level_statements() => Generated.From(Compile(
        "#pragma warning disable CS1591\nSystem.Console.WriteLine(MemFormat.MemFormatSerializer.Serialize(new Program.Settings { Port = 1 }).Length);\n"
            + "public partial class Program { [MemFormat.MemFormattable] public partial class Settings { public int Port { get; set; } } }",
        "partial class Program { [MemFormat.MemFormattable] private partial record Line(int A); }")
            .WithOptions(Strict.WithOutputKind(Microsoft.CodeAnalysis.OutputKind.ConsoleApplication))).Emit();

    [Fact]
    public void Overflow_checking_is_on() =>
        Generated.From(Compile(Shop("[MemFormattable] public partial class Order { public int? A { get; set; } public uint E; }"))
            .WithOptions(Strict.WithOverflowChecks(true))).Emit();
}
