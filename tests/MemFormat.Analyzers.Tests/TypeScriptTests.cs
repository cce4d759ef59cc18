using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>What is said of members where TypeScript is printed, and only there.</summary>
public sealed class TypeScriptTests
{
    private const string Dates = """
        [MemFormattable]
        public partial record Order(DateTime PlacedAt, DateTime? ShippedAt, List<(int, DateTime)> Changes, DateTimeOffset PaidAt, Day Due);
        [MemFormattable] public partial struct Day { public DateTime Start; }
        """;

    [Fact]
    public async Task A_DateTime_is_told_once_for_each_member() => Assert.Equal(
        ["PlacedAt", "ShippedAt", "Changes", "Start"],
        (await Found(Dates)).Where(d => d.Id == "MF062" && d.Severity == DiagnosticSeverity.Info).Select(At));

    [Theory]
    [InlineData("MemFormatTypeScriptOutput", "")]
    [InlineData("MemFormatTypeScriptDates", "ticks")]
    [InlineData("MemFormatTypeScriptDates", "Temporal")]
    [InlineData("MemFormatTypeScriptLeftOut", "Shop.Order,Shop.Day")]
    public async Task It_is_not_told_where_nothing_is_lost(string name, string value) => Assert.Empty(await Found(Dates, (name, value)));

    [Fact]
    public async Task A_form_of_a_member_counts_more_than_that_of_the_project()
    {
        const string Code = """
            [MemFormattable] public partial class Order
            {
                [MemTypeScript(As = TypeScriptForm.Iso)] public DateTime A { get; set; }
                [MemTypeScript(As = TypeScriptForm.Date)] public List<DateTime> B { get; set; } = [];
                public DateTime C { get; set; }
            }
            """;
        Assert.Equal(["B", "C"], (await Found(Code)).Where(d => d.Id == "MF062").Select(At));
        Assert.Equal(["B"], (await Found(Code, ("MemFormatTypeScriptDates", "ticks"))).Where(d => d.Id == "MF062").Select(At));
    }

    [Fact]
    public async Task A_form_that_nothing_in_the_member_can_have_is_an_error_in_libraries_too()
    {
        const string Code = """
            [MemFormattable] public partial record Order([property: MemTypeScript(As = TypeScriptForm.View)] string A, [MemTypeScript(As = TypeScriptForm.Date)] List<long> B, [MemTypeScript(As = TypeScriptForm.Number)] Dictionary<int, long?> C)
            {
                [MemTypeScript(As = TypeScriptForm.Number)] public (long, long) D { get; set; }
                [MemTypeScript] public int E { get; set; }
                [MemTypeScript(As = TypeScriptForm.String)] public System.Numerics.BigInteger[] F { get; set; } = [];
                [MemTypeScript(As = TypeScriptForm.Iso)] public TimeSpan G { get; set; }
                [MemTypeScript(As = TypeScriptForm.Temporal)] public TimeSpan H { get; set; }
                [MemTypeScript(As = TypeScriptForm.Temporal)] public List<TimeOnly> I { get; set; } = [];
                [MemTypeScript(As = TypeScriptForm.Iso)] public DateOnly? J { get; set; }
                [MemTypeScript(As = TypeScriptForm.Date)] public DateOnly K { get; set; }
                [MemTypeScript(As = TypeScriptForm.Temporal)] public long L { get; set; }
            }
            """;
        Assert.Equal(["A", "B", "D", "G", "K", "L"], (await Found(Code, ("MemFormatTypeScriptOutput", ""))).Where(d => d.Id == "MF063").Select(At));
    }

    [Fact]
    public async Task Defaults_that_no_constant_is_are_told_where_TypeScript_makes_objects()
    {
        const string Code = """
            [MemFormattable] public partial class Order(int passed)
            {
                public int Passed { get; set; } = passed;
                public required Guid Asked { get; set; } = Guid.NewGuid();
                public Guid Made { get; set; } = Guid.NewGuid();
                public List<int> Some { get; set; } = [1];
                public List<int> None { get; set; } = [];
                public TimeSpan Wait { get; set; } = TimeSpan.FromMinutes(5);
            }
            [MemFormattable] public abstract partial class Base { public Guid Made { get; set; } = Guid.NewGuid(); }
            """;
        Assert.Equal(["Made", "Some"], (await Found(Code)).Where(d => d.Id == "MF064").Select(At));
    }

    [Fact]
    public async Task Members_that_would_be_one_property_are_told_unless_names_are_kept()
    {
        const string Code = """
            [MemFormattable] public partial class Base { public int Id { get; set; } }
            [MemFormattable] public partial class Order : Base { public int ID { get; set; } public string Url { get; set; } = ""; public string url = ""; public int IDs { get; set; } }
            """;
        Assert.Equal(["ID", "url"], (await Found(Code)).Where(d => d.Id == "MF061").Select(At));
        Assert.Empty(await Found(Code, ("MemFormatTypeScriptNames", "keep")));
    }

    [Fact]
    public async Task Types_of_assemblies_without_a_schema_are_reported()
    {
        const string Code =
            "[MemFormattable] public partial class Order { public Dictionary<int, List<Money>>? Prices { get; set; } public int Id { get; set; } }";
        const string Library = "[MemFormattable] public partial class Money { public long Cents { get; set; } }";
        var found = Assert.Single(await Found(Code, [Analysis.Library(Library)]));
        Assert.Equal(("MF060", "Prices"), (found.Id, At(found)));
        Assert.Contains("the assembly 'Library' has no schema of 'Shop.Money'; build that assembly with MemFormatEmitSchema", found.GetMessage(),
            StringComparison.Ordinal);
        Assert.Equal("Order", At(Assert.Single(await Found("[MemFormattable] public partial class Order : Money;", [Analysis.Library(Library)]))));
        Assert.Empty(await Found(Code, [Analysis.Library(Library, emitsSchema: true)]));
        Assert.Empty(await Found(Code, [Analysis.Library(Library)], ("MemFormatTypeScriptLeftOut", "Shop.Order")));
    }

    private static Task<List<Diagnostic>> Found(string body, params (string, string)[] properties) => Found(body, [], properties);

    private static async Task<List<Diagnostic>> Found(string body, MetadataReference[] references, params (string, string)[] properties) =>
        [.. (await Analysis.AnalyzeTypeScript(Source.Shop(body), properties, references)).OrderBy(d => d.Location.SourceSpan.Start)];

    private static string At(Diagnostic diagnostic) =>
        diagnostic.Location.SourceTree!.ToString().Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length);
}
