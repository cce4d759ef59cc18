using System.Runtime.CompilerServices;
using Xunit;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>docs/types.md names types that need a surrogate or are refused: the compiler says so for each.</summary>
public sealed class TypesWithoutRowTests
{
    private static string Section([CallerFilePath] string file = "") =>
        File.ReadAllText(Path.Combine(Path.GetDirectoryName(file)!, "../../docs/types.md")).Split("\n## Types without a row\n")[1].Split("\n## ")[0];

    [Theory]
    [InlineData("Exception", "MF002")]
    [InlineData("System.Data.DataTable", "MF002")]
    [InlineData("System.Collections.ArrayList", "MF002")]
    [InlineData("System.Collections.Hashtable", "MF002")]
    [InlineData("Type", "MF007")]
    [InlineData("nint", "MF007")]
    [InlineData("System.Text.RegularExpressions.Regex", "MF007")]
    [InlineData("System.Globalization.CultureInfo", "MF007")]
    [InlineData("TimeZoneInfo", "MF007")]
    [InlineData("object", "MF007")]
    public async Task Types_that_the_page_names_are_refused(string type, string id)
    {
        Assert.Contains($"`{type[(type.LastIndexOf('.') + 1)..]}`", Section());
        Assert.Contains(id,
            (await Analysis.Analyze(Shop($"[MemFormattable] public partial class Order {{ public {type} A {{ get; set; }} = default!; }}"))).Select(
                d => d.Id));
    }
}
