using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>Recorded schemas and the code of types do not wait for each other.</summary>
public sealed class RecordedStepTests
{
    private readonly Workspace _workspace = new Workspace().Record(Shipped("Shop.Order is class ids", Root("1.0", 5)));

    private static string Root(string release, byte kind) =>
        new RecordedRoot("Shop.Order", release, new byte[] { 26, 0, 8, kind }.ToEquatableArray(), EquatableArray<byte>.Empty).ToString();

    private static TextFile Shipped(params string[] lines) => new("/app/MemFormat.Shipped.txt", $"{RecordedFile.Head}\n{string.Join("\n", lines)}\n");

    [Fact]
    public void They_are_one_more_file()
    {
        Assert.Contains("MemFormat.Recorded.g.cs", _workspace.Result.GeneratedSources.Select(s => s.HintName));
        Assert.Equal(("1 New", "1 New"), (_workspace.Reasons("Recorded"), _workspace.Reasons("Schemas")));
    }

    [Fact]
    public void An_edit_of_code_does_not_touch_them()
    {
        var before = _workspace.Result;
        _workspace.Edit(Workspace.OrderFile, "int Id", "long Id");
        Assert.Equal(("1 Cached", "1 Cached"), (_workspace.Reasons("Recorded"), _workspace.Reasons("Schemas")));
        Assert.Equal(["Shop.Order.MemFormat.g.cs"], _workspace.ChangedFiles(before));
    }

    [Fact]
    public void A_new_schema_changes_their_file_and_no_other()
    {
        var before = _workspace.Result;
        _workspace.Record(Shipped("Shop.Order is class ids", Root("1.0", 5), Root("2.0", 7)));
        Assert.Equal("4 Cached", _workspace.Reasons("Parse"));
        Assert.Equal("3 Cached", _workspace.Reasons("Plan"));
        Assert.Equal(["MemFormat.Recorded.g.cs"], _workspace.ChangedFiles(before));
    }

    [Theory]
    [InlineData("Shop.Order is class ids\nShop.Order member 1 Int32")]
    [InlineData("# a comment\n\nShop.Order is class names")]
    [InlineData("Shop.Order was wrong")]
    public void Lines_that_hold_no_schema_make_nothing_anew(string lines)
    {
        var before = _workspace.Result;
        _workspace.Record(Shipped(lines, Root("1.0", 5)));
        Assert.Equal("1 Unchanged", _workspace.Reasons("Schemas"));
        Assert.Empty(_workspace.ChangedFiles(before));
    }

    [Fact]
    public void What_is_handed_on_is_plain_data()
    {
        foreach (var step in (string[])["Recorded", "Schemas"])
        {
            foreach (var (value, _) in _workspace.Result.TrackedSteps[step].SelectMany(s => s.Outputs))
            {
                ObjectGraph.Visit(value,
                    found =>
                        Assert.False(found.GetType().Namespace?.StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal) ?? false,
                            found.GetType().ToString()));
            }
        }
    }
}
