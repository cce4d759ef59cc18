using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF002 and MF007: members whose types cannot or should not be stored.</summary>
public sealed class MemberTypeTests
{
    [Theory]
    [InlineData("int", "typeof(MemBrotli)", "")]
    [InlineData("Guid[]?", "typeof(MemBrotli)", ", Encoding = MemEncoding.Compact")]
    [InlineData("string", "typeof(string)", "")]
    [InlineData("string", "typeof(IMemCompression)", "")]
    [InlineData("string", "typeof(Own<>)", "")]
    [InlineData("string", "typeof(Outer.Hidden)", "")]
    [InlineData("Serialized<int>", "typeof(MemBrotli)", "")]
    public async Task Members_that_cannot_be_compressed(string type, string compression, string more)
    {
        const string Types = """
            public struct Own : IMemCompression { public static MemFormatCompression Compression => MemFormatCompression.Brotli(9); }
            public struct Own<T> : IMemCompression { public static MemFormatCompression Compression => MemFormatCompression.Brotli(9); }
            public class Outer { private struct Hidden : IMemCompression { public static MemFormatCompression Compression => MemFormatCompression.Brotli(9); } }
            """;
        await AssertReports("MF002",
            Shop($"{Types}[MemFormattable] public partial class Order {{ [MemMember(Compression = {compression}{more})] public {type} [|A|] {{ get; set; }} = default!; }}"));
        foreach (var correct in new[] { "typeof(Own)", "typeof(Own<int>)", "typeof(MemBrotli)", "null" })
            await AssertClean(Shop($"{Types}[MemFormattable] public partial class Order {{ [MemMember(Compression = {correct})] public List<string>? A {{ get; set; }} }}"));
    }

    [Theory]
    [InlineData("Exception", "string")]
    [InlineData("int[,,,,]", "int[,,,]")]
    [InlineData("(int, Plain)", "(int, Pair)")]
    [InlineData("Plain[,]", "Pair[,]")]
    [InlineData("Tuple<int, int, int, int, int, int, int, int>", "Tuple<int, int, int, int, int, int, int, Tuple<int>>")]
    [InlineData("Tuple<int, int, int, int, int, int, int, ValueTuple<int>>", "ValueTuple<int, int, int, int, int, int, int, ValueTuple<int>>")]
    [InlineData("Dictionary<Memory<int>?, int>", "Dictionary<Memory<int>, int?>")]
    [InlineData("IComparable", "int")]
    [InlineData("Dictionary<int?, int>", "Dictionary<int, int?>")]
    [InlineData("List<Plain>", "List<Pair>")]
    [InlineData("Plain?", "Pair?")]
    [InlineData("Abstract", "Pair")]
    [InlineData("WeakReference<string>", "List<int>")]
    [InlineData("List<Dictionary<string, Plain[]>>", "List<Dictionary<string, Pair[]>>")]
    public async Task Types_that_are_not_supported(string type, string corrected)
    {
        const string Types =
            "public class Plain; [MemFormattable] public partial struct Pair { public int A; } [MemFormattable] public abstract partial class Abstract; ";
        await AssertReports(
            "MF002", Shop($"{Types}[MemFormattable] public partial class Order {{ public {type} [|A|] {{ get; set; }} = default!; }}"));
        await AssertClean(Shop($"{Types}[MemFormattable] public partial class Order {{ public {corrected} A {{ get; set; }} = default!; }}"));
        await AssertClean(Shop($"{Types}[MemFormattable] public partial class Order {{ [MemIgnore] public {type} A {{ get; set; }} = default!; }}"));
    }

    [Theory]
    [InlineData("object")]
    [InlineData("dynamic")]
    [InlineData("nint")]
    [InlineData("UIntPtr?")]
    [InlineData("Action")]
    [InlineData("Func<int>[]")]
    [InlineData("List<Type>")]
    [InlineData("System.Globalization.CultureInfo")]
    [InlineData("TimeZoneInfo")]
    [InlineData("IAsyncEnumerable<int>")]
    [InlineData("System.Text.RegularExpressions.Regex")]
    [InlineData("unsafe int*")]
    public Task Types_that_must_not_be_stored(string type) =>
        AssertReports("MF007",
            Shop($"[MemFormattable] public {(type.StartsWith("unsafe ") ? "unsafe " : "")}partial class Order {{ public {type.Replace("unsafe ", "")} [|A|] {{ get; set; }} = default!; }}"));

    [Fact]
    public Task A_root_that_is_not_supported_is_reported_at_its_attribute() =>
        AssertReports(
            "MF002", Shop("[MemFormatRoot(typeof(int)), [|MemFormatRoot(typeof(Exception))|]] public partial class Roots : MemFormatContext;"));

    [Fact]
    public Task A_root_that_the_context_cannot_see() =>
        AssertReports("MF002",
            Shop("public partial class Outer { [MemFormattable] private partial class Order; } [[|MemFormatRoot(typeof(List<Outer.Order>))|]] public partial class Roots : MemFormatContext;"));

    [Fact]
    public async Task An_annotated_type_of_an_assembly_without_the_generator()
    {
        const string Order = "[MemFormattable] public partial class Order { public Line? [|A|] { get; set; } }", Line =
            "[MemFormattable] public partial class Line { public int A { get; set; } }";
        await AssertReports("MF002", Shop(Order), Library(Line, generate: false));
        await AssertClean(Shop(Order.Replace("[|", "").Replace("|]", "")), Library(Line));
    }

    [Fact]
    public Task A_wrong_member_of_an_annotated_base_class_is_reported_once() => AssertReports("MF002", Shop("""
        [MemFormattable] public partial class Base { public Exception? [|A|] { get; set; } }
        [MemFormattable] public partial class Order : Base;
        """));

    [Fact]
    public Task A_wrong_member_of_another_assembly_is_reported_at_the_type() =>
        AssertReports("MF002", Shop("[MemFormattable] public partial class [|Order|] : Base;"),
            Library("public class Base { public Exception? A { get; set; } }"));
}
