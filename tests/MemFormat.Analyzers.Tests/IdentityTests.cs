using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF025 and MF026: objects that keep their identity are made empty.</summary>
public sealed class IdentityTests
{
    [Theory]
    [InlineData("public partial struct [|Order|] { public int A { get; set; } }", "public partial class Order { public int A { get; set; } }")]
    [InlineData("public abstract partial class [|Order|];", "public partial class Order;")]
    [InlineData("public partial class [|Order|](int a) { public int A { get; } = a; }",
        "public partial class Order { public int A { get; private set; } }")]
    [InlineData("public partial record [|Order|](int A);", "public partial record Order { public int A { get; init; } }")]
    [InlineData("public partial class [|Order|] { [MemConstructor] public Order(int a) => A = a; public Order() { } public int A { get; set; } }",
        "public partial class Order { public Order(int a) => A = a; public Order() { } public int A { get; set; } }")]
    public async Task Types_whose_objects_cannot_be_made_empty(string code, string corrected)
    {
        await AssertReports("MF025", Shop("[MemFormattable(PreserveReferences = true)] " + code));
        await AssertClean(Shop("[MemFormattable(PreserveReferences = true)] " + corrected));
    }

    [Theory]
    [InlineData("HashSet<Line>")]
    [InlineData("Dictionary<Line, int>")]
    [InlineData("List<Dictionary<Line, int>[]>")]
    [InlineData("HashSet<(int, Line)>")]
    [InlineData("Dictionary<(int, (Line?, long)), int>")]
    [InlineData("HashSet<KeyValuePair<int, Line>>")]
    public async Task Sets_and_keys_that_would_look_at_members(string type)
    {
        const string Line = "{ public int Number { get; set; } }";
        string Code(string header, string member) =>
            Shop($"[MemFormattable(PreserveReferences = true)] public partial {header} {Line} [MemFormattable] public partial class Order {{ public {type}? {member} {{ get; set; }} }}");
        await AssertReports("MF026", Code("record Line", "[|A|]"));
        await AssertClean(Code("class Line", "A"));
    }

    [Theory]
    [InlineData("HashSet<Line>")]
    [InlineData("List<Dictionary<(Line, int), int>>")]
    public async Task Roots_are_reported_like_members(string type)
    {
        string Code(string header, string attribute) =>
            Shop($"[MemFormattable(PreserveReferences = true)] public partial {header} {{ public int Number {{ get; set; }} }} [{attribute}] public partial class Roots : MemFormatContext;");
        await AssertReports("MF026", Code("record Line", $"[|MemFormatRoot(typeof({type}))|]"));
        await AssertClean(Code("class Line", $"MemFormatRoot(typeof({type}))"));
        await AssertClean(Code("record Line", "MemFormatRoot(typeof(Dictionary<int, Line>))"));
    }

    [Theory]
    [InlineData("class Line { public int Number { get; set; } public override int GetHashCode() => Number; public override bool Equals(object? other) => other is Line line && line.Number == Number; }")]
    [InlineData("class Line : IComparable<Line> { public int Number { get; set; } public int CompareTo(Line? other) => 0; }")]
    public Task Every_equality_of_its_own_counts(string line) =>
        AssertReports("MF026",
            Shop($"[MemFormattable(PreserveReferences = true)] public partial {line} [MemFormattable] public partial class Order {{ public HashSet<Line>? [|A|] {{ get; set; }} }}"));

    [Fact]
    public Task Other_places_are_fine() =>
        AssertClean(Shop("[MemFormattable(PreserveReferences = true)] public partial record Line; [MemFormattable] public partial class Order { public List<Line>? A { get; set; } public Dictionary<int, Line>? B { get; set; } public Line[]? C { get; set; } }"));
}
