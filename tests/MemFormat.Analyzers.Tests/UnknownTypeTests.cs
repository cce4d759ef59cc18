using Microsoft.CodeAnalysis;
using Xunit;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>A name that means no type is the compiler's to report: nothing is reported beside its error.</summary>
public sealed class UnknownTypeTests
{
    private const string Line = "[MemFormattable] public partial class Line { public int A { get; set; } } ";

    public static TheoryData<string> Sources => new(
        "[MemFormattable] public partial class Order { public Missing A { get; set; } = default!; }",
        "[MemFormattable] public partial class Order { public Missing? A; }",
        "[MemFormattable] public partial class Order { public List<Missing> A { get; set; } = []; }",
        "[MemFormattable] public partial class Order { public Dictionary<string, Missing[]?> A { get; } = []; }",
        "[MemFormattable] public partial class Order { public Missing<int> A { get; set; } = default!; }",
        "[MemFormattable] public partial class Order { public (int, Missing.Deep) A { get; set; } }",
        "[MemFormattable] public partial class Order { public Missing A { get; } = default!; }",
        "[MemFormattable] public partial record Order(int Id, Missing A);",
        "[MemFormattable] public partial record struct Order(List<Missing> A);",
        "[MemFormattable] public partial class Order(Missing a) { public Missing A { get; } = a; }",
        "[MemFormattable] public partial class Order : Missing { public int A { get; set; } }",
        "[MemFormattable] public partial class Order : IMissing { public int A { get; set; } }",
        "[MemFormattable] public partial class Order<T> where T : Missing { public T? A { get; set; } }",
        "[MemFormattable, MemUnion(1, typeof(Missing))] public abstract partial class Shape;",
        "[MemFormattable, MemUnion(1, typeof(Line)), MemUnion(2, typeof(List<Missing>))] public partial interface IShape; "
            + Line.Replace("class Line", "class Line : IShape"),
        "[MemFormattable] public partial class Order { [MemMember(Compression = typeof(Missing))] public string? A { get; set; } }",
        "[MemFormattable] public partial class Order { [MemComparer(typeof(Missing))] public HashSet<string> A { get; set; } = []; }",
        "[MemFormattable] public partial class Order { [MemWas(nameof(Old))] public int A { get; set; } private static int Old(Missing a) => 1; }",
        "[MemCodec(typeof(Missing))] public class Money { public int A { get; set; } } [MemFormattable] public partial class Order { public Money A { get; set; } = new(); }",
        "[MemSurrogate(typeof(Missing))] public class Money { public int A { get; set; } } [MemFormattable] public partial class Order { public Money A { get; set; } = new(); }",
        "[MemFormatRoot(typeof(List<Missing>))] public partial class Roots : MemFormatContext;",
        "public static class Uses { public static byte[] Write(Missing a) => MemFormatSerializer.Serialize(a); }",
        "public static class Uses { public static byte[] Write() => MemFormatSerializer.Serialize(new List<Missing>()); }",
        "public static class Uses { public static object? Read(byte[] a) => MemFormatSerializer.Deserialize(a, typeof(Missing[])); }",
        "public static class Uses { public static object? Read(byte[] a) => MemFormatSerializer.Deserialize<Missing>(a); }");

    [Theory, MemberData(nameof(Sources))]
    public async Task Only_the_compiler_reports_it(string body)
    {
        var text = Shop(body);
        Assert.Contains(Analysis.Generate(text).Output.GetDiagnostics(), d => d.Id is "CS0246" or "CS0308");
        Assert.Equal([], (await Analysis.Analyze(text)).Select(d => d.ToString()));
    }

    /// <summary>What else is wrong with the type is still reported.</summary>
    [Fact]
    public async Task Other_errors_stay() =>
        Assert.Equal("MF002",
            Assert.Single(await Analysis.Analyze(Shop("public class Own; [MemFormattable] public partial class Order { public Missing? A { get; set; } public Own? B { get; set; } }"))).Id);
}
