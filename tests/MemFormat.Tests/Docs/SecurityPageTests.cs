using System.Globalization;
using System.Text.RegularExpressions;

namespace MemFormat.Tests.Docs;

/// <summary>Tests hold each bound of the page, and the defaults are as stated.</summary>
public partial class SecurityPageTests
{
    private static readonly string s_tests = Path.Combine(Path.GetDirectoryName(Source())!, "../..");
    private static readonly string[] s_page = File.ReadAllLines(Path.Combine(s_tests, "../docs/security.md"));
    private static readonly string[] s_finds = File.ReadAllLines(Path.Combine(s_tests, "MemFormat.Campaign.Tests/Finds/README.md"));

    private static readonly string[] s_limits = File.ReadAllLines(Path.Combine(s_tests, "../SECURITY.md"));

    /// <summary>The rows of tables that are not their heads.</summary>
    private static readonly string[] s_rows = [.. s_page.Where((line, at) =>
        line.StartsWith("| ", StringComparison.Ordinal) && !s_page[at + 1].StartsWith("|---", StringComparison.Ordinal))];

    public static TheoryData<string> Rows => [.. s_rows];

    public static TheoryData<string> Finds =>
        [.. s_finds.Where(line => line.StartsWith("| ", StringComparison.Ordinal) && line.EndsWith("` |", StringComparison.Ordinal))];

    [Theory]
    [MemberData(nameof(Rows))]
    public void Each_bound_is_held_by_tests(string row) => AssertHeld(row, Bounds.Tests[First(row)]);

    [Theory]
    [MemberData(nameof(Finds))]
    public void Each_find_is_held_by_tests(string row) =>
        AssertHeld(row, Named().Matches(row[(row.TrimEnd(' ', '|').LastIndexOf('|') + 1)..]).Select(name => name.Groups[1].Value));

    [Fact]
    public void All_bounds_are_on_the_page() => Assert.Equal(
        Bounds.Tests.Keys.Order(StringComparer.Ordinal),
        s_rows.Select(First).Order(StringComparer.Ordinal));

    [Fact]
    public void The_finds_are_found() => Assert.InRange(Finds.Count<object[]>(), 5, 80);

    [Fact]
    public void The_defaults_are_as_stated()
    {
        var limits = MemFormatLimits.Default;
        Stated("MaxDepth", limits.MaxDepth);
        Stated("MaxPayloadBytes", limits.MaxPayloadBytes >> 20);
        Stated("MaxDecompressedBytes", limits.MaxDecompressedBytes >> 20);
        Stated("MaxDescriptorBytes", limits.MaxDescriptorBytes >> 10);
        Stated("MaxPlanNodes", limits.MaxPlanNodes);
        Stated("MaxExtraMemoryBytes", limits.MaxExtraMemoryBytes >> 20);
    }

    private static string First(string row) => row.Split('|')[1].Trim();

    private static void AssertHeld(string row, IEnumerable<string> tests)
    {
        Assert.NotEmpty(tests);
        Assert.All(tests,
            test => Assert.True(Directory.EnumerateFiles(s_tests, test + ".cs", SearchOption.AllDirectories).Any(), $"{test} of {row}"));
    }

    private static void Stated(string limit, long value) => Assert.Contains(
        $" {value.ToString("N0", CultureInfo.InvariantCulture)} ",
        s_limits.Single(line => line.StartsWith($"| `{limit}` |", StringComparison.Ordinal)), StringComparison.Ordinal);

    private static string Source([System.Runtime.CompilerServices.CallerFilePath] string path = "") => path;

    [GeneratedRegex("`([A-Za-z]+Tests)`")]
    private static partial Regex Named();
}
