using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF001, MF003 and MF009: what is wrong with a type as a whole.</summary>
public sealed class DeclarationTests
{
    [Theory]
    [InlineData("public class Order { [[|MemMember(1)|]] public int Id { get; set; } }")]
    [InlineData("public sealed record Order([property: [|MemFormerName(\"A\")|]] int Id);")]
    [InlineData("public class Order { [[|MemConstructor|]] public Order() { } }")]
    public Task Attributes_of_members_of_a_type_without_one(string code) => AssertReports("MF018", Shop(code));

    [Theory]
    [InlineData("public class Thing { [MemMember(1)] public int Id { get; set; } } [MemFormattable] public partial class Order : Thing { [MemMember(2)] public int A { get; set; } }")]
    [InlineData("public class Thing<T> { [MemFormerName(\"Old\")] public T? Id { get; set; } } [MemFormattable] public partial class Order : Thing<int>;")]
    [InlineData("public abstract class Thing { [MemMember(1)] public int Id { get; set; } }")]
    [InlineData("[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } public class Inner { public int A; } }")]
    public Task Attributes_of_base_classes_count(string code) => AssertClean(Shop(code));

    [Theory]
    [InlineData("[MemFormattable] public class [|Order|] { public int A { get; set; } }",
        "[MemFormattable] public partial class Order { public int A { get; set; } }")]
    [InlineData("public class [|Outer|] { public partial class Middle { [MemFormattable] public partial struct Order; } }",
        "public partial class Outer { public partial class Middle { [MemFormattable] public partial struct Order; } }")]
    [InlineData("[MemFormatRoot(typeof(int))] public class [|Roots|] { }",
        "[MemFormatRoot(typeof(int))] public partial class Roots : MemFormatContext;")]
    public async Task Types_that_are_not_partial(string code, string corrected)
    {
        await AssertReports("MF001", Shop(code));
        await AssertClean(Shop(corrected));
    }

    /// <summary>MF033: a name of a root of a context finds one root.</summary>
    [Theory]
    [InlineData("[MemFormatRoot(typeof(int), Name = \"a\"), [|MemFormatRoot(typeof(long), Name = \"a\")|]] public partial class Roots : MemFormatContext;")]
    [InlineData("[MemFormatRoot(typeof(int), Name = \"a\"), [|MemFormatRoot(typeof(int), Name = \"a\")|]] public partial class Roots : MemFormatContext;")]
    [InlineData("[[|MemFormatRoot(typeof(int), Name = \"\")|]] public partial class Roots : MemFormatContext;")]
    public async Task Names_of_roots_that_find_none(string code) => await AssertReports("MF033", Shop(code));

    [Fact]
    public async Task Names_of_roots_differ() => await AssertClean(Shop(
        "[MemFormatRoot(typeof(int), Name = \"a\"), MemFormatRoot(typeof(int), Name = \"b\"), MemFormatRoot(typeof(long))] public partial class Roots : MemFormatContext;"));

    /// <summary>MF034: the constants of an enum are known by their names.</summary>
    [Theory]
    [InlineData("[MemFormattable] public enum [|State|] { Open, [MemFormerName(\"Open\")] Opened }")]
    [InlineData("[MemFormattable] public enum [|State|] { Open, [MemFormerName(\"no name\")] Opened }")]
    [InlineData("[MemFormattable(Fallback = \"Lost\")] public enum [|State|] { Open }")]
    [InlineData("[MemFormattable(Contract = \"state\")] public enum [|State|] { Open }")]
    [InlineData("[MemFormattable] file enum [|State|] { Open }")]
    public async Task Enums_that_cannot_be_known_by_name(string code) => await AssertReports("MF034", Shop(code));

    [Fact]
    public async Task Enums_known_by_name() => await AssertClean(Shop(
        "[MemFormattable(Fallback = nameof(None))] public enum State { None, Open, Opened = Open, [MemFormerName(\"Closed\")] Done } "
        + "public partial class Outer { [MemFormattable] private enum Inner { One } [MemFormattable] private partial class Holder { public Inner Value { get; set; } } }"));

    [Theory]
    [InlineData("[MemFormattable] public partial class [|Order|] { public Order(int a) => A = a; public Order(string b) => A = b.Length; public int A { get; } }", "public partial class Order { [MemConstructor] public Order(int a) => A = a; public Order(string b) => A = b.Length; public int A { get; } }")]
    [InlineData("[MemFormattable] public partial class Order { public [|Order|](int x) => A = x; public int A { get; } }",
        "public partial class Order { public Order(int a) => A = a; public int A { get; } }")]
    [InlineData("[MemFormattable] public partial class Order { public [|Order|](string a) => A = a.Length; public int A { get; } }",
        "public partial class Order { public Order(long a) => A = (int)a; public int A { get; } }")]
    [InlineData("[MemFormattable] public partial class Order { public [|Order|](ref int a) => A = a; public int A { get; } }",
        "public partial class Order { public Order(in int a) => A = a; public int A { get; } }")]
    [InlineData("[MemFormattable] public partial class [|Order|] { [MemConstructor] public Order(int a) => A = a; [MemConstructor] public Order() { } public int A { get; } }", "public partial class Order { public Order(int a) => A = a; [MemConstructor] public Order() { } public int A { get; set; } }")]
    [InlineData("[MemFormattable] public partial struct [|Order|](string x) { public int A { get; init; } = x.Length; }",
        "public partial struct Order(string x) { [MemConstructor] public Order() : this(\"\") { } public int A { get; init; } = x.Length; }")]
    [InlineData("[MemFormattable] public partial class Order { [Obsolete(\"\", true)] public [|Order|](int a) => A = a; public int A { get; } }",
        "public partial class Order { [Obsolete(\"\")] public Order(int a) => A = a; public int A { get; } }")]
    public async Task Constructors_that_cannot_be_called(string code, string corrected)
    {
        await AssertReports("MF003", Shop(code));

        // What it would set is no second mistake.
        Assert.DoesNotContain(await Analyze(Shop(code.Replace("[|", "").Replace("|]", ""))), d => d.Id == "MF008");
        await AssertClean(Shop("[MemFormattable] " + corrected));
    }

    [Theory]
    [InlineData("[MemFormattable] public static partial class [|Order|];")]
    [InlineData("[MemFormattable] public ref partial struct [|Order|];")]
    [InlineData("public ref partial struct Span { public ref int A; } [MemFormattable] public ref partial struct [|Order|] { public ref int A; }")]
    [InlineData("[MemFormattable] public partial class [|Order|]<T> where T : allows ref struct;")]
    [InlineData("[MemFormattable] public partial class [|Order|]<T, TCodec>;")]
    [InlineData("#pragma warning disable CS0693\npublic partial class Outer<T> { [MemFormattable] public partial class [|Order|]<T>; }")]
    [InlineData("public partial class Outer<T> { [MemFormatRoot(typeof(int))] public partial class [|Roots|] : MemFormatContext; }")]
    [InlineData("[MemFormattable] file partial class [|Order|];")]
    [InlineData("[MemFormattable] public partial class [|Order|] { public int MemFormatCodec { get; set; } }")]
    [InlineData("[MemFormattable] public partial class [|Order|] { private struct MemFormatParts; }")]
    [InlineData("#pragma warning disable CS8981\npublic class @var; [MemFormattable] public partial class [|Order|] { public int A { get; set; } }")]
    [InlineData("#pragma warning disable CS8981\n[MemFormattable] public partial class [|Order|]<@nint>;")]
    [InlineData("#pragma warning disable CS8981\npublic class Base { public struct @nuint; } [MemFormattable] public partial class [|Order|] : Base;")]
    [InlineData("[MemFormattable] public partial class [|MemFormatCodec|] { public int A { get; set; } }")]
    [InlineData("[MemFormattable] public partial class [|Order|] : List<int> { public int A { get; set; } }")]
    [InlineData("[MemFormatRoot(typeof(int))] public partial class [|Roots|];")]
    [InlineData("[MemFormatRoot(typeof(int))] public partial class Base : MemFormatContext; [MemFormatRoot(typeof(int))] public partial class [|Roots|] : Base;")]
    [InlineData("[MemFormatRoot(typeof(int))] public abstract partial class [|Roots|] : MemFormatContext;")]
    [InlineData("[MemFormatRoot(typeof(int))] public partial class [|Roots|](int a) : MemFormatContext { public int A => a; }")]
    public Task Kinds_of_types_that_have_no_codec(string code) => AssertReports("MF009", Shop(code));

    [Fact]
    public Task A_collection_with_elements_of_its_own() => AssertClean(Shop("""
        [MemFormattable] public partial class Bag : IEnumerable<int>
        {
            public List<int> Items { get; set; } = [];
            IEnumerator<int> IEnumerable<int>.GetEnumerator() => Items.GetEnumerator();
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => Items.GetEnumerator();
        }
        """));
}
