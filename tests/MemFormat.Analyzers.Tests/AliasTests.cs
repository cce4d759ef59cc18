using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF038: what a project calls its aliases.</summary>
public sealed class AliasTests
{
    private const string Order = "[MemFormattable] public partial class Order { public int A { get; set; } }";

    [Fact]
    public Task A_global_alias_called_like_that_of_generated_code() => AssertReports("MF038", "global using [|MF =|] System.Math;\n" + Shop(Order));

    [Theory]
    [InlineData("using MF = System.Math;\n", Order)]
    [InlineData("global using Maths = System.Math;\n", Order)]
    [InlineData("global using static System.Math;\n", Order)]
    [InlineData("global using MF = System.Math;\n", "public class Plain;")]
    public Task Other_aliases_and_projects_without_generated_code(string directive, string code) => AssertClean(directive + Shop(code));
}
