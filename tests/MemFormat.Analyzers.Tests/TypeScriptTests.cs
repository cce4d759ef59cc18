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
    [InlineData("MemFormatTypeScriptLeftOut", "Shop.Order,Shop.Day")]
    public async Task It_is_not_told_where_nothing_is_lost(string name, string value) => Assert.Empty(await Found(Dates, (name, value)));

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
        const string Code = "[MemFormattable] public partial class Order { public Dictionary<int, List<Money>>? Prices { get; set; } public int Id { get; set; } }";
        const string Library = "[MemFormattable] public partial class Money { public long Cents { get; set; } }";
        var found = Assert.Single(await Found(Code, [Analysis.Library(Library)]));
        Assert.Equal(("MF060", "Prices"), (found.Id, At(found)));
        Assert.Contains("the assembly 'Library' has no schema of 'Shop.Money'; build that assembly with MemFormatEmitSchema", found.GetMessage(), StringComparison.Ordinal);
        Assert.Equal("Order", At(Assert.Single(await Found("[MemFormattable] public partial class Order : Money;", [Analysis.Library(Library)]))));
        Assert.Empty(await Found(Code, [Analysis.Library(Library, emitsSchema: true)]));
        Assert.Empty(await Found(Code, [Analysis.Library(Library)], ("MemFormatTypeScriptLeftOut", "Shop.Order")));
    }

    private static Task<List<Diagnostic>> Found(string body, params (string, string)[] properties) => Found(body, [], properties);

    private static async Task<List<Diagnostic>> Found(string body, MetadataReference[] references, params (string, string)[] properties) =>
        [.. (await Analysis.AnalyzeTypeScript(Source.Shop(body), properties, references)).OrderBy(d => d.Location.SourceSpan.Start)];

    private static string At(Diagnostic diagnostic) => diagnostic.Location.SourceTree!.ToString().Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length);
}
