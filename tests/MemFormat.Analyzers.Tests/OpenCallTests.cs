using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF091: roots that the generator binds no call to, in projects that are trimmed or compiled ahead of time.</summary>
public sealed class OpenCallTests
{
    private const string Helpers = """
        [MemFormattable] public partial class Order { public int A { get; set; } }
        [MemFormattable] public partial class Page<T> { public T? A { get; set; } }
        public static class Store
        {
            public static byte[] Save<T>(T value) => MemFormatSerializer.Serialize(value);
            public static byte[] SaveAll<T>(T[] values) => Save(new List<T>(values));
            public static T? Load<T>(byte[] bytes) => MemFormatSerializer.Deserialize<T>(bytes);
            public static byte[] Endless<T>(T value, int n) => n == 0 ? Save(value) : Endless(new List<T> { value }, n - 1);
        }
        public class Cache<T> { public byte[] Put(T value) => MemFormatSerializer.Serialize(value); }

        """;

    [Theory]
    [InlineData("Store.Save(new List<int>())", "List<int>")]
    [InlineData("Store.SaveAll(new Order[0])", "List<Shop.Order>")]
    [InlineData("Store.Load<Page<int>>([])", "Shop.Page<int>")]
    [InlineData("Store.Load<int?>([])", "int?")]
    [InlineData("Store.Load<DayOfWeek>([])", "System.DayOfWeek")]
    [InlineData("new Cache<int[]>()", "int[]")]
    [InlineData("new Cache<(int, string)>()", "(int, string)")]
    public async Task Roots_that_no_call_names(string call, string root)
    {
        var found = Assert.Single(await Ahead(call));
        Assert.Equal("MF091", found.Id);
        Assert.Contains($"Name '{root}'".Replace("List<", "System.Collections.Generic.List<"), found.GetMessage());
    }

    [Theory]
    [InlineData("Store.Save(new Order())")]
    [InlineData("Store.Save(1)")]
    [InlineData("Store.Save(\"text\")")]
    [InlineData("Store.Save(new Version(1, 2))")]
    [InlineData("MemFormatSerializer.Serialize(new List<int>())")]
    [InlineData("Store.Save(new Dictionary<string, int>())")]
    public async Task Roots_that_are_found(string call) => Assert.Empty(await Ahead(call));

    [Theory]
    [InlineData("(Func<List<int>, MemFormatOptions?, byte[]>)MemFormatSerializer.Serialize<List<int>>")]
    [InlineData("(Func<List<int>, MemFormatOptions?, byte[]>)MemFormatSerializer.Serialize")]
    [InlineData("Take(MemFormatSerializer.Serialize<List<int>>)")]
    [InlineData("(Func<List<int>, byte[]>)Store.Save")]
    [InlineData("(Func<byte[], List<int>?>)Store.Load<List<int>>")]
    [InlineData("(Func<List<int>, MemFormatOptions?, List<int>>)MemFormatSerializer.Clone")]
    [InlineData("Serialized.From(new List<int>())")]
    [InlineData("Serialized.FromPayload<List<int>>(new byte[1])")]
    [InlineData("new Func<object>(() => Serialized.From(new List<int>()))")]
    [InlineData("MemFormatSchema.Of<List<int>>()")]
    [InlineData("MemFormatSerializer.Serialize(new List<int>(), typeof(List<int>))")]
    [InlineData("MemFormatSerializer.Deserialize(new byte[1], typeof(List<int>))")]
    [InlineData("new Ints()")]
    [InlineData("Own.Save()")]
    public async Task Roots_that_are_named_where_no_call_is_bound(string call) => Assert.Equal(["MF091"], (await Ahead(call)).Select(d => d.Id));

    [Theory]
    [InlineData("nameof(MemFormatSerializer.Serialize)")]
    [InlineData("(Func<Order, MemFormatOptions?, byte[]>)MemFormatSerializer.Serialize<Order>")]
    [InlineData("(Func<Dictionary<string, int>, MemFormatOptions?, byte[]>)MemFormatSerializer.Serialize")]
    [InlineData("Serialized.From(new Order())")]
    [InlineData("Serialized.From(new List<int>(), new MemFormatOptions())")]
    [InlineData("Serialized.From(new Dictionary<string, int>())")]
    [InlineData("Roots.Default")]
    public async Task Roots_that_need_no_context_or_have_one(string call) => Assert.Empty(await Ahead(call));

    [Fact]
    public async Task Growing_types_end() => Assert.NotEmpty(await Ahead("Store.Endless(1, 3)"));

    [Fact]
    public async Task Projects_that_are_compiled_at_run_time_have_no_such_roots() =>
        Assert.Empty(await AnalyzeProject(Code("Store.Save(new List<int>())")));

    [Fact]
    public async Task Trimmed_projects_are_told_and_can_say_no()
    {
        Assert.NotEmpty(await AnalyzeProject(Code("Store.Save(new List<int>())"), ("EnableTrimAnalyzer", "true")));
        Assert.Empty(await AnalyzeProject("#pragma warning disable MF091\n" + Code("Store.Save(new List<int>())"), ("EnableTrimAnalyzer", "true")));
    }

    private static Task<System.Collections.Immutable.ImmutableArray<Microsoft.CodeAnalysis.Diagnostic>> Ahead(string call) =>
        AnalyzeProject(Code(call), ("EnableAotAnalyzer", "true"));

    private static string Code(string call) => Shop($$"""
        {{Helpers}}
        [MemFormatRoot(typeof(Dictionary<string, int>))] public partial class Roots : MemFormatContext;
        public static class Calls { public static object? Make() => {{call}}; static object Take(Func<List<int>, MemFormatOptions?, byte[]> write) => write; }
        {{(call == "new Ints()" ? "public class Ints : Cache<List<int>>;" : "")}}
        {{(call == "Own.Save()" ? "static class Own { enum Kind { A } public static object Save() => MemFormatSerializer.Serialize(new List<Kind>()); }" : "")}}
        """);
}
