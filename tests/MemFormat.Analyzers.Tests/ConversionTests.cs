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
        var code = Shop($"[MemFormattable] public partial class Order {{ private const string Name = \"From\"; [[|MemWas(typeof({former.Replace("?", "")}{(former.EndsWith('?') ? "?" : "")}), Name)|]] public string A {{ get; set; }} = \"\"; {method} }}");
        if (fits)
            await AssertClean(code.Replace("[|", "").Replace("|]", ""));
        else
            await AssertReports("MF032", code);
    }
}
