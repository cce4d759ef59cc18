using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF039, and what other rules say of inline arrays and fixed buffers.</summary>
public sealed class InlineArrayTests
{
    private const string Inline = "[System.Runtime.CompilerServices.InlineArray(4)]";

    [Theory]
    [InlineData("public struct Quad { [[|MemMember(1)|]] private int _first; }")]
    [InlineData("[MemFormattable] public partial struct Quad { [[|MemFormerName(\"Other\")|]] public int First; }")]
    [InlineData("[MemFormattable] public partial struct Quad { [[|MemIgnore|]] public int First; }")]
    [InlineData("[MemFormattable] public partial struct Quad { [[|MemMember|]] public int First { get; set; } }")]
    [InlineData("[[|MemFormattable(Contract = \"q\")|]] public partial struct Quad { public int First; }")]
    [InlineData("[MemFormattable, [|MemReserved(3)|]] public partial struct Quad { public int First; }")]
    [InlineData("[MemFormattable] public partial struct [|Quad|] : IMemDeserialized { public int First; public void OnDeserialized() { } }")]
    public Task What_has_no_effect(string type) =>
        AssertReports("MF039", Shop($"{Inline} {type} [MemFormattable] public partial class Order {{ public Quad A {{ get; set; }} }}"));

    /// <summary>They are stored with the attribute and without, wherever they stand.</summary>
    [Theory]
    [InlineData("struct Quad { private int _first; }", "Quad")]
    [InlineData("struct Quad { private int _first; }", "Quad?")]
    [InlineData("struct Quad { private Part? _first; }", "List<Quad[]>")]
    [InlineData("struct Quad<T> { private T _first; }", "Dictionary<string, Quad<Quad<Part?>>>")]
    [InlineData("struct Quad<T> { private T _first; }", "Quad<Serialized<Part>?>")]
    public async Task Inline_arrays_are_stored_with_and_without_the_attribute(string type, string member)
    {
        var rest =
            $"[MemFormattable] public partial class Part {{ public int A {{ get; set; }} }} [MemFormattable] public partial class Order {{ public {member} A {{ get; set; }} = default!; }}";
        await AssertClean(Shop($"{Inline} public {type} {rest}"));
        await AssertClean(Shop($"{Inline} [MemFormattable] public partial {type} {rest}"));
    }

    /// <summary>The cure is for the type of the elements.</summary>
    [Theory]
    [InlineData("struct Quad { private Plain _first; }", "MF002", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("struct Quad { private object _first; }", "MF007", "a payload must not choose types")]
    [InlineData("unsafe struct Quad { private int* _first; }", "MF007", "a pointer means nothing")]
    public async Task Elements_that_cannot_be_stored(string type, string id, string reason)
    {
        var found =
            await Analyze(
                Shop($"public class Plain; {Inline} public {type} [MemFormattable] public partial class Order {{ public Quad A {{ get; set; }} }}"));
        Assert.Contains(reason, Assert.Single(found, d => d.Id == id).GetMessage(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public fixed int [|A|][4]; public int B;")]
    [InlineData("[MemMember] private fixed int [|_a|][4];")]
    public async Task Fixed_buffers_are_refused(string members)
    {
        var code = Shop($"[MemFormattable] public unsafe partial struct Order {{ {members} }}");
        await AssertReports("MF007", code);
        Assert.Contains("[InlineArray(4)]", (await Analyze(code.Replace("[|", "").Replace("|]", ""))).Single(d => d.Id == "MF007").GetMessage(),
            StringComparison.Ordinal);
    }

    /// <summary>A case of a union, an earlier type, a root.</summary>
    [Fact]
    public Task What_names_them_besides_members() => AssertClean(Shop($$"""
        {{Inline}} [MemFormattable] public partial struct Quad { private int _first; }
        [MemFormattable] public partial class Order
        {
            [MemUnion(1, typeof(Quad)), MemUnion(2, typeof(int))] public object? A { get; set; }
            [MemWas(typeof(Quad), nameof(Of))] public string B { get; set; } = "";
            private static string Of(Quad earlier) => "";
        }
        [MemFormatRoot(typeof(Quad)), MemFormatRoot(typeof(List<Quad?>))] public partial class Roots : MemFormatContext;
        """));
}
