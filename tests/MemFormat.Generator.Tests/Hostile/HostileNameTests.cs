using Xunit;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Generator.Tests;

/// <summary>Names that emitted code uses itself, or that mean something to the language, in places where users may put them.</summary>
public sealed class HostileNameTests
{
    [Fact]
    public void Members_are_called_like_keywords() => Generated.From(Shop("""
        [MemFormattable] public partial class @class
        {
            public int @int { get; set; }
            public bool? @bool { get; set; }
            public string @string { get; set; } = "";
            public required int @required { get; init; }
            public int var { get; set; }
            public int? record { get; set; }
            public bool? global { get; set; }
            public @class? @this { get; set; }
            public List<@class> @base { get; } = [];
            public @enum @enum { get; set; }
            public int _ { get; init; }
        }
        public enum @enum { @null }
        """)).Emit();

    [Fact]
    public void Types_are_called_like_contextual_keywords() => Generated.From("""
        #pragma warning disable CS1591, CS8981, CS8860
        using MemFormat;
        [MemFormattable] public partial record @record(int Id, int? Other = 3);
        [MemFormattable] public partial class @field { public required @record Of { get; init; } }
        [MemFormattable] public partial struct @unmanaged { public int? A { get; init; } public @field? B { get; private set; } }
        [MemFormattable] public partial class @await { public readonly @unmanaged N; public @dynamic? D; }
        [MemFormattable] public partial class @dynamic { public readonly int @value = 1; }
        """).Emit();

    [Theory]
    [InlineData("get; set;")]
    [InlineData("get; init;")]
    [InlineData("get; private set;")]
    public void Members_are_called_like_locals_of_emitted_code(string accessors) => Generated.From(Shop($$"""
        [MemFormattable(Encoding = MemEncoding.Compact)] public partial class Locals
        {
            public required int value { {{accessors.Replace("private ", "")}} }
            public int? reader { {{accessors}} }
            public bool? writer { {{accessors}} }
            public Locals? block { {{accessors}} }
            public string? flags { {{accessors}} }
            public long? flags0 { {{accessors}} }
            public int parts { {{accessors}} }
            public int? plan { {{accessors}} }
            public int? node { {{accessors}} }
            public int? at { {{accessors}} }
            public int? at_ { {{accessors}} }
            public int? at_9 { {{accessors}} }
            public Locals? target { {{accessors}} }
            public Locals? schema { {{accessors}} }
            public int? X { {{accessors}} }
            public int? HasX { {{accessors}} }
            public int? HasX_ { {{accessors}} }
            public int? X_ { {{accessors}} }
            public int? hasX { {{accessors}} }
            public int? widthX { {{accessors}} }
            public int? width { {{accessors}} }
            public int? Value { {{accessors}} }
            public int? System { {{accessors}} }
            public int? MemFormat { {{accessors}} }
            public int? MF { {{accessors}} }
            public int? Wire { {{accessors}} }
            public int? Segment { {{accessors}} }
            public int? Read { {{accessors}} }
            public int? ReadMember { {{accessors}} }
            public int? WriteMembers { {{accessors}} }
            public int? Codec { {{accessors}} }
            public int? MinSize { {{accessors}} }
        }
        """)).Emit();

    [Fact]
    public void Types_are_nested_in_types_called_like_namespaces() => Generated.From(Shop("""
        public partial class System
        {
            public partial class MemFormat
            {
                [MemFormattable] public partial class MF { public int? Codecs { get; set; } public MF? Self { get; init; } }
                [MemFormattable] public partial record Wire(int Id);
            }
        }
        """)).Emit();

    [Theory]
    [InlineData("MF")]
    [InlineData("Mem")]
    [InlineData("My")]
    [InlineData("CompilerServices")]
    public void A_member_type_and_a_namespace_are_called_like_an_alias(string alias) => Generated.From($$"""
        #pragma warning disable CS1591
        [MemFormat.MemFormattable] public partial class {{alias}} { public int A { get; set; } }
        namespace Other { [MemFormat.MemFormattable] public partial class Uses { public {{alias}}? Of { get; set; } public required {{alias}}? {{alias}} { get; init; } } }
        namespace Third.{{alias}} { [MemFormat.MemFormattable] public partial class Inner { public Other.Uses? Of { get; set; } public int New { get; init; } } }
        """).Emit();

    /// <summary>They hold in generated files, too.</summary>
    [Theory]
    [InlineData("MF")]
    [InlineData("Mem")]
    [InlineData("My")]
    [InlineData("CompilerServices")]
    public void A_project_has_global_aliases(string alias) => Generated.From($"global using {alias} = System.Int32;", Shop($$"""
        [MemFormattable] public partial class Order { public {{alias}} Id { get; set; } public required Order? Next { get; init; } }
        [MemFormattable] public partial class Page<T> { public required List<T> Items { get; init; } }
        [MemFormatRoot(typeof(List<{{alias}}>))] public partial class Roots : MemFormatContext;
        public static class Calls { public static byte[] Save() => MemFormatSerializer.Serialize(new List<{{alias}}>()); }
        """)).Emit();

    [Fact]
    public void Defaults_are_no_code_to_be_abbreviated_or_broken()
    {
        var text = "global::Shop.Order ?? // a, \\\" => | " + new string('x', 150) + ", global::Shop.Order";
        var generated =
            Generated.From(Shop($"[MemFormattable] public partial record Order(string Name = \"{text}\", char Quote = '\"') {{ public Order? Next {{ get; set; }} }}"));
        generated.Emit();
        Assert.Contains($"\"{text}\"", generated.Code("Shop.Order"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("System")]
    [InlineData("System.Collections.Generic")]
    [InlineData("MemFormat")]
    [InlineData("MemFormat.Codecs")]
    [InlineData("MemFormat.Generated")]
    [InlineData("Shop.System")]
    [InlineData("Shop.MemFormat.Codecs")]
    [InlineData("@namespace.@class")]
    public void Namespaces_are_called_like_known_ones(string name) => Generated.From($$"""
        #pragma warning disable CS1591
        namespace {{name}}
        {
            [global::MemFormat.MemFormattable] public partial class Order
            {
                public int? Id { get; set; }
                public required string Name { get; init; }
                public global::System.Collections.Generic.List<Order> Orders { get; } = [];
            }

            public static class Calls
            {
                public static byte[] Write(Order order) => global::MemFormat.MemFormatSerializer.Serialize(order);
            }
        }
        """).Emit();

    [Fact]
    public void Types_differ_in_case_only() => Generated.From(Shop("""
        [MemFormattable] public partial class Order { public int A { get; set; } public int a { get; set; } }
        [MemFormattable] public partial class ORDER { public int A { get; init; } public int a { get; init; } }
        [MemFormattable] public partial class order { public Order? A { get; private set; } public ORDER? a { get; private set; } }
        [MemFormatRoot(typeof(Order))] public partial class Context : MemFormatContext;
        [MemFormatRoot(typeof(Order))] public partial class CONTEXT : MemFormatContext;
        """).Replace("CS1591", "CS1591, CS8981")).Emit();
}
