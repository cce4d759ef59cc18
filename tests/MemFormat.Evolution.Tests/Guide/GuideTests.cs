using System.Reflection;
using System.Runtime.CompilerServices;

namespace MemFormat.Evolution.Tests;

public class GuideTests
{
    public static TheoryData<string> Rows => new(Guide.Rows);

    [Theory, MemberData(nameof(Rows))]
    public void The_example_of_the_row_runs(string row) => new Example(Guide.Examples[row]).Run();

    [Fact]
    public void Every_row_has_a_section_and_every_section_a_row() => Assert.Equal(Guide.Rows, Guide.Examples.Keys.Select(s => s.Split("\n## ")[0]));

    [Fact]
    public void Every_row_has_its_tests_and_every_test_names_a_row()
    {
        var tested = typeof(GuideTests).Assembly.GetTypes()
            .SelectMany(t => t.GetCustomAttributes<RowAttribute>().Concat(Tests(t).SelectMany(m => m.GetCustomAttributes<RowAttribute>())))
            .Select(a => a.Row).Distinct().Order(StringComparer.Ordinal);
        Assert.Equal(Guide.Rows.Order(StringComparer.Ordinal), tested);
    }

    [Fact]
    public void Every_row_has_an_example_that_names_types_and_results()
    {
        foreach (var row in Guide.Rows)
        {
            Assert.Contains("// result", Guide.Examples[row], StringComparison.Ordinal);
            Assert.Contains("[MemFormattable", Guide.Examples[row], StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Every_fine_point_has_its_tests_and_every_test_names_a_fine_point()
    {
        var tested = typeof(GuideTests).Assembly.GetTypes().SelectMany(Tests).SelectMany(m => m.GetCustomAttributes<FinePointAttribute>())
            .Select(a => a.Point).Distinct().Order(StringComparer.Ordinal);
        Assert.Equal(Guide.FinePointItems, Guide.FinePoints.Count);
        Assert.Equal(Guide.FinePoints.Order(StringComparer.Ordinal), tested);
    }

    [Fact]
    public void Everything_that_was_promised_is_on_the_page()
    {
        Assert.All(Promises.Changes, c => Assert.Subset(Guide.Rows.ToHashSet(), c.Rows.ToHashSet()));
        Assert.All(Promises.Rules, r => Assert.Contains(r.Place, Guide.Rows.Concat(Guide.FinePoints)));

        // Rules that compose are promised as a rule; every other row is a change.
        Assert.Equal(Guide.Rows.Order(StringComparer.Ordinal),
            Promises.Changes.SelectMany(c => c.Rows).Concat(["Several changes at once", "Inherit from a class without the attribute"]).Distinct()
                .Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Every_link_leads_to_its_section()
    {
        // As GitHub makes anchors: letters, digits and hyphens, and a number for those that were there already.
        var known = new Dictionary<string, int>();
        var anchors = Guide.Rows.Select(row =>
        {
            var anchor = string.Concat(row.ToLowerInvariant().Where(c => char.IsAsciiLetterOrDigit(c) || c is ' ' or '-')).Replace(' ', '-');
            var count = known[anchor] = known.GetValueOrDefault(anchor, -1) + 1;
            return count == 0 ? anchor : $"{anchor}-{count}";
        });
        Assert.Equal(anchors, Guide.Links);
    }

    /// <summary>Of those that are not about compiling or loading code.</summary>
    [Fact]
    public void Every_class_of_tests_of_rows_runs_in_native_code_too()
    {
        var folder = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../Rows"));
        var listed = File.ReadAllText(Path.Combine(folder, "../../Aot/Rows/RowChecks.cs"));
        var classes = Directory.GetFiles(folder, "*Tests.cs").Select(Path.GetFileNameWithoutExtension).ToList();
        Assert.NotEmpty(classes);
        Assert.All(classes,
            name =>
                Assert.Contains(typeof(GuideTests).Assembly.GetTypes(),
                    t => t.Name == name
                        && listed.Contains($"RunAll<{t.FullName![nameof(MemFormat).Length..].TrimStart('.')}>", StringComparison.Ordinal)));
    }

    private static string ThisFile([CallerFilePath] string path = "") => path;

    private static MethodInfo[] Tests(Type type) => type.GetMethods(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly);
}
