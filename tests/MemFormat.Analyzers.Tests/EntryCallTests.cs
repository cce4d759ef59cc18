using Microsoft.CodeAnalysis;
using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF090: calls with a type that has no codec. MF095: counts of bytes that nothing looks at. MF096: copies of the writer.</summary>
public sealed class EntryCallTests
{
    private const string Types =
        "public class Plain { public int A { get; set; } } [MemFormattable] public partial class Order { public int A { get; set; } } ";

    [Theory]
    [InlineData("MemFormatSerializer.Serialize([|new Plain()|])", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("MemFormatSerializer.Serialize([|new { A = 1 }|])",
        "an anonymous type has no name to read it by; declare a record with [MemFormattable]")]
    [InlineData("MemFormatSerializer.Serialize([|new[] { new { A = 1 } }|])",
        "an anonymous type has no name to read it by; declare a record with [MemFormattable]")]
    [InlineData("MemFormatSerializer.Deserialize<[|List<Exception>|]>(bytes)",
        "'System.Exception' belongs to another assembly and has no codec; name a surrogate for it with [assembly: MemSurrogate]")]
    [InlineData("MemFormatSerializer.Deserialize<[|Dictionary<string, Plain[]>|]>(bytes, out _)", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("MemFormatSerializer.Serialize([|(object)1|])", "a payload must not choose types; declare the type that you mean")]
    [InlineData("MemFormatSerializer.Deserialize<[|dynamic|]>(bytes)", "a payload must not choose types; declare the type that you mean")]
    [InlineData("MemFormatSerializer.Serialize([|(Action)(() => { })|])", "a delegate is code, not data")]
    [InlineData("MemFormatSerializer.Clone([|new Plain()|])", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("MemFormatSerializer.ReadManyAsync<[|Plain|]>(System.IO.Stream.Null)", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("MemFormatSerializer.WriteManyAsync(System.IO.Stream.Null, [|new List<Plain>()|])", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("MemFormatSerializer.Serialize(new Plain(), typeof([|Plain|]))", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("MemFormatSerializer.Deserialize(bytes, typeof([|Plain|]), MemFormatOptions.Default)", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("Serialized.From([|new Plain()|])", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("((MemFormatContext)null!).GetCodec<[|Plain|]>()", "add [MemFormattable] to 'Shop.Plain'")]
    [InlineData("MemFormatSchema.Of<[|Plain|]>()", "add [MemFormattable] to 'Shop.Plain'")]
    public async Task Types_without_a_codec_are_errors_at_the_call(string call, string reason)
    {
        var code = Shop($"{Types} public static class Calls {{ public static object? Make(byte[] bytes) => {call}; }}");
        await AssertReports("MF090", code);
        Assert.EndsWith(": " + reason, Assert.Single(await Analyze(code.Replace("[|", "").Replace("|]", "")), d => d.Id == "MF090").GetMessage());
    }

    [Theory]
    [InlineData("MemFormatSerializer.Serialize(new List<Order>())")]
    [InlineData("MemFormatSerializer.Serialize((1, \"two\", new Order()))")]
    [InlineData("MemFormatSerializer.Deserialize<DayOfWeek?>(bytes)")]
    [InlineData("MemFormatSerializer.Serialize(1, typeof(int))")]
    [InlineData("MemFormatSerializer.Deserialize<List<Version>>(bytes)")]
    [InlineData("MemFormatSerializer.Deserialize<Exception>(bytes, new MemFormatOptions { Context = null })")]
    [InlineData("((MemFormatContext)null!).GetCodec<Exception>()")]
    [InlineData("Open<int>(bytes)")]
    public Task Types_with_a_codec(string call) =>
        AssertClean(Shop($"{Types} public static class Calls {{ public static object? Make(byte[] bytes) => {call}; public static T? Open<T>(byte[] bytes) => MemFormatSerializer.Deserialize<T>(bytes); }}"));

    [Fact]
    public async Task A_name_that_is_wrong_is_the_compilers() =>
        Assert.Empty(await Analyze(Shop(
            "public static class Calls { public static object? Make(byte[] bytes) => MemFormatSerializer.Deserialize<List<Missing>>(bytes); }")));

    [Fact]
    public Task A_type_of_an_assembly_without_the_generator() => AssertReports(
        "MF090",
        Shop("public static class Calls { public static object? Make(byte[] bytes) => MemFormatSerializer.Deserialize<[|Far|]>(bytes); }"),
        Library("[MemFormattable] public partial class Far;", generate: false));

    [Fact]
    public async Task A_root_of_a_context_is_told_of_no_remedy_for_members()
    {
        var found =
            Assert.Single(await Analyze(Shop("public class Plain; [MemFormatRoot(typeof(Plain))] public partial class Roots : MemFormatContext;")));
        Assert.EndsWith(": add [MemFormattable] to 'Shop.Plain'", found.GetMessage());
    }

    [Fact]
    public async Task It_can_be_turned_off()
    {
        const string Call = "public static class Calls { public static byte[] Make() => MemFormatSerializer.Serialize(new { A = 1 }); }";
        Assert.Empty(await Analyze(Shop($"#pragma warning disable MF090\n{Call}")));
        Assert.Empty(await Severities.Analyze(Shop(Call), "MF090", ReportDiagnostic.Suppress));
        Assert.Equal(DiagnosticSeverity.Warning, Assert.Single(await Severities.Analyze(Shop(Call), "MF090", ReportDiagnostic.Warn)).Severity);
    }

    [Fact]
    public async Task Counts_that_are_not_used()
    {
        await AssertReports("MF095",
            Shop("public static class Calls { public static object? Make(byte[] bytes) => MemFormatSerializer.Deserialize<int>(bytes, [|out _|]); }"));
        await AssertClean(Shop("public static class Calls { public static object? Make(byte[] bytes, out int read) => MemFormatSerializer.Deserialize<int>(bytes, out read); }"));
    }

    [Theory]
    [InlineData("var copy = [|writer|]; copy.WriteInt32(1);")]
    [InlineData("MemFormatWriter copy; copy = [|writer|]; copy.WriteInt32(1);")]
    [InlineData("Part([|writer|]);")]
    public Task Copies_of_the_writer(string code) => AssertReports("MF096", Codec(code));

    [Theory]
    [InlineData("writer.WriteInt32(1);")]
    [InlineData("ref var same = ref writer; same.WriteInt32(1);")]
    [InlineData("Ref(ref writer);")]
    public Task The_writer_itself_may_be_used_in_a_codec(string code) => AssertClean(Codec(code));

    private static string Codec(string code) => Shop($$"""
        public static class Codec
        {
            public static void Write(ref MemFormatWriter writer) { {{code}} }
            public static void Part(MemFormatWriter writer) => writer.WriteInt32(1);
            public static void Ref(ref MemFormatWriter writer) => writer.WriteInt32(1);
        }
        """);
}
