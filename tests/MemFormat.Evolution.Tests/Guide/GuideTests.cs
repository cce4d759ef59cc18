using System.Reflection;

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
        var tested = typeof(GuideTests).Assembly.GetTypes().SelectMany(t => t.GetCustomAttributes<RowAttribute>().Concat(Tests(t).SelectMany(m => m.GetCustomAttributes<RowAttribute>())))
            .Select(a => a.Row).Distinct().Order(StringComparer.Ordinal);
        Assert.Equal(Guide.Rows.Order(StringComparer.Ordinal), tested);
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

    private static MethodInfo[] Tests(Type type) => type.GetMethods(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly);
}
