using System.Globalization;
using System.Text.RegularExpressions;

namespace MemFormat.Tests.Docs;

/// <summary>The page of bounds names the tests that hold each of them, and the defaults as they are.</summary>
public partial class SecurityPageTests
{
    private static readonly string s_tests = Path.Combine(Path.GetDirectoryName(Source())!, "../..");
    private static readonly string[] s_page =
    [
        .. File.ReadAllLines(Path.Combine(s_tests, "../docs/security.md")),
        .. File.ReadAllLines(Path.Combine(s_tests, "MemFormat.Campaign.Tests/Finds/README.md")),
    ];

    private static readonly string[] s_limits = File.ReadAllLines(Path.Combine(s_tests, "../SECURITY.md"));

    public static TheoryData<string> Rows =>
        [.. s_page.Where(line => line.StartsWith("| ", StringComparison.Ordinal) && line.EndsWith("` |", StringComparison.Ordinal))];

    [Theory]
    [MemberData(nameof(Rows))]
    public void Each_bound_is_held_by_tests(string row)
    {
        var held = Named().Matches(row[(row.TrimEnd(' ', '|').LastIndexOf('|') + 1)..]);
        Assert.NotEmpty(held);
        Assert.All(held, name => Assert.True(
            Directory.EnumerateFiles(s_tests, name.Groups[1].Value + ".cs", SearchOption.AllDirectories).Any(), $"{name} of {row}"));
    }

    [Fact]
    public void The_rows_are_found() => Assert.InRange(Rows.Count<object[]>(), 15, 80);

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

    private static void Stated(string limit, long value) => Assert.Contains(
        $" {value.ToString("N0", CultureInfo.InvariantCulture)} ",
        s_limits.Single(line => line.StartsWith($"| `{limit}` |", StringComparison.Ordinal)), StringComparison.Ordinal);

    private static string Source([System.Runtime.CompilerServices.CallerFilePath] string path = "") => path;

    [GeneratedRegex("`([A-Za-z]+Tests)`")]
    private static partial Regex Named();
}
