using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF032: earlier types and the methods that convert them.</summary>
public sealed class ConversionTests
{
    [Theory]
    [InlineData("int", "static string From(int value) => \"\";", true)]
    [InlineData("int?", "static string From(int value) => \"\";", true)]
    [InlineData("int?", "static string From(int? value) => \"\";", true)]
    [InlineData("int", "static string From(int? value) => \"\";", true)]
    [InlineData("string", "static string From(string? value) => \"\";", true)]
    [InlineData("string", "static string From(string value) => \"\";", false)]
    [InlineData("List<int>", "private static string From(List<int> value) => \"\";", true)]
    [InlineData("int", "static string From(long value) => \"\";", false)]
    [InlineData("int", "string From(int value) => \"\";", false)]
    [InlineData("int", "static int From(int value) => 1;", false)]
    [InlineData("int", "static string From(int value, int more) => \"\";", false)]
    [InlineData("int", "static string From<T>(int value) => \"\";", false)]
    [InlineData("int", "", false)]
    [InlineData("object", "static string From(object value) => \"\";", false)]
    public async Task Methods_of_the_type(string former, string method, bool fits)
    {
        var code =
            Shop($"[MemFormattable] public partial class Order {{ private const string Name = \"From\"; [[|MemWas(typeof({former.Replace("?", "")}{(former.EndsWith('?') ? "?" : "")}), Name)|]] public string A {{ get; set; }} = \"\"; {method} }}");
        if (fits)
            await AssertClean(code.Replace("[|", "").Replace("|]", ""));
        else
            await AssertReports("MF032", code);
    }

    /// <summary>What a payload cannot tell apart: the method would never run.</summary>
    [Theory]
    [InlineData("OldState", "State")]
    [InlineData("int", "State")]
    [InlineData("State", "int")]
    [InlineData("int", "int?")]
    [InlineData("int?", "int", false)]
    [InlineData("OldState?", "State?")]
    [InlineData("List<int>", "int[]")]
    [InlineData("List<OldState>", "HashSet<State>")]
    [InlineData("byte[]", "List<byte>")]
    [InlineData("int[]", "System.Collections.Immutable.ImmutableArray<State>")]
    [InlineData("Dictionary<string, OldState>", "SortedDictionary<string, State>")]
    [InlineData("string", "System.Net.IPEndPoint")]
    [InlineData("System.Text.StringBuilder", "string")]
    [InlineData("(int, string)", "(long, string, int)")]
    [InlineData("OldMoney", "Money")]
    [InlineData("List<OldMoney>", "Money[]")]
    [InlineData("Dictionary<string, List<OldMoney>>", "SortedDictionary<string, HashSet<Money>>")]
    [InlineData("List<OldMoney>", "List<Weight>", false)]
    [InlineData("OldMoney", "NumberedRenamed", false)]
    [InlineData("OldMoney", "StatedMoney", false)]
    [InlineData("OldMoney", "Weight", false)]
    [InlineData("Numbered", "NumberedRenamed")]
    [InlineData("OldMoney", "Computed", false)]
    [InlineData("int", "long", false)]
    [InlineData("int", "decimal", false)]
    [InlineData("int?", "long?", false)]
    [InlineData("bool", "State", false)]
    [InlineData("OldState", "Tiny", false)]
    [InlineData("List<int>", "List<long>", false)]
    [InlineData("int", "List<int>", false)]
    [InlineData("string", "System.Uri", false)]
    [InlineData("System.Version", "System.Uri", false)]
    [InlineData("OldMoney", "decimal", false)]
    [InlineData("Shape", "Money", false)]
    [InlineData("Shape", "Shape")]
    [InlineData("(decimal, int)", "NumberedRenamed")]
    [InlineData("Numbered", "System.Tuple<decimal>")]
    [InlineData("(decimal, int)", "Third", false)]
    [InlineData("(decimal, int)", "Money", false)]
    [InlineData("OldMoney", "Foreign")]
    [InlineData("List<Foreign>", "OldMoney[]")]
    [InlineData("Weight", "Foreign", false)]
    [InlineData("List<Range?>", "List<NumberedRenamed>")]
    public async Task Types_whose_data_looks_alike(string former, string own, bool isAlike = true)
    {
        const string Types = """

            public enum OldState { Active, Closed }
            public enum State { Unknown, Active, Closed }
            public enum Tiny : byte { None }
            [MemFormattable] public partial class OldMoney { public decimal Amount { get; set; } public string Currency { get; set; } = ""; }
            [MemFormattable] public partial record Money([MemFormerName("Amount")] decimal Value, int Scale = 2);
            [MemFormattable(Contract = "money 2")] public partial record StatedMoney(decimal Amount);
            [MemFormattable] public partial record Weight(double Grams);
            [MemFormattable] public partial class Computed { public double Grams { get; set; } public decimal Amount => 1; public static string Currency { get; set; } = ""; }
            [MemFormattable] public partial class Numbered { [MemMember(1)] public decimal Amount { get; set; } }
            [MemFormattable] public partial class NumberedRenamed { [MemMember(1)] public decimal Value { get; set; } }
            [MemFormattable] public partial class Third { [MemMember(3)] public decimal Value { get; set; } }
            [MemSurrogate(typeof(ForeignSurrogate))] public class Foreign;
            [MemFormattable] public partial class ForeignSurrogate : IMemSurrogate<ForeignSurrogate, Foreign>
            {
                public decimal Amount { get; set; }
                public static ForeignSurrogate From(Foreign value) => new();
                public Foreign ToValue() => new();
            }
            [MemFormattable, MemUnion(1, typeof(Circle))] public abstract partial class Shape { }
            [MemFormattable] public partial class Circle : Shape { public double Radius { get; set; } }
            """;
        var member = $"MemWas(typeof({former}), nameof(From))";
        var code =
            Shop($$"""[MemFormattable] public partial class Order { [{0}] public {{own}} A { get; set; } = default!; private static {{own}} From({{former}} old) => default!; }""" + Types);
        if (isAlike)
            await AssertReports("MF032", code.Replace("{0}", $"[|{member}|]"));
        else
            await AssertClean(code.Replace("{0}", member));
    }

    /// <summary>Of two earlier types, the method of one would get the other's values.</summary>
    [Theory]
    [InlineData("int", "int?")]
    [InlineData("int[]", "List<int>")]
    [InlineData("First", "Second")]
    [InlineData("First", "Stated", false)]
    [InlineData("int", "long", false)]
    [InlineData("First", "List<Second>", false)]
    public async Task Two_earlier_types_whose_data_looks_alike(string one, string other, bool isAlike = true)
    {
        var code = Shop($$"""
            [MemFormattable] public partial class Order
            {
                [MemWas(typeof({{one}}), nameof(FromOne)), {{(isAlike ? "[|" : "")}}MemWas(typeof({{other}}), nameof(FromOther)){{(isAlike ? "|]" : "")}}] public string A { get; set; } = "";
                private static string FromOne({{one}} old) => "";
                private static string FromOther({{other}} old) => "";
            }
            [MemFormattable] public partial class First { public int Id { get; set; } }
            [MemFormattable] public partial class Second { public int Id { get; set; } public int More { get; set; } }
            [MemFormattable(Contract = "2")] public partial class Stated { public int Id { get; set; } }
            """);
        if (isAlike)
            await AssertReports("MF032", code);
        else
            await AssertClean(code);
    }
}
