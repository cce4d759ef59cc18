using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>An edit runs what depends on it and nothing else.</summary>
public sealed class StepReasonTests
{
    private readonly Workspace _workspace = new();

    [Fact]
    public void The_first_run_makes_everything()
    {
        AssertSteps("4 New", "1 New", "3 New", "1 New", "1 New", "1 New");
        Assert.Equal(["Shop.Line.MemFormat.g.cs", "Shop.Order.MemFormat.g.cs", "Shop.Size.MemFormat.g.cs", "MemFormat.Interceptors.g.cs",
            "Shop.Roots.MemFormatContext.g.cs"], _workspace.Result.GeneratedSources.Where(Generated.IsOfCode).Select(s => s.HintName));
    }

    [Fact]
    public void The_same_input_runs_nothing_again()
    {
        // The compilation is another one each time, since the attribute for TypeScript is declared in it.
        _workspace.Again();
        AssertSteps("4 Cached", "1 Cached", "3 Cached", "1 Cached", "1 Cached", "1 Unchanged");
        Assert.Equal("7 Cached", _workspace.OutputReasons());
    }

    private void AssertSteps(string parse, string link, string plan, string errors, string calls, string contexts) => Assert.Equal(
        $"Parse: {parse}; Link: {link}; Plan: {plan}; Errors: {errors}; Calls: {calls}; Contexts: {contexts}",
        string.Join("; ", new[] { "Parse", "Link", "Plan", "Errors", "Calls", "Contexts" }.Select(s => $"{s}: {_workspace.Reasons(s)}")));

    [Fact]
    public void An_unrelated_edit_changes_no_output()
    {
        _workspace.Edit(Workspace.OtherFile, "int A", "long B");
        AssertSteps("4 Unchanged", "1 Cached", "3 Cached", "1 Cached", "1 Cached", "1 Unchanged");
        Assert.Equal("7 Cached", _workspace.OutputReasons());
    }

    [Fact]
    public void An_unrelated_edit_that_declares_nothing_parses_no_type_again()
    {
        _workspace.Edit(Workspace.OtherFile, "public class Other", "/* a comment */ public class Other");
        AssertSteps("4 Cached", "1 Cached", "3 Cached", "1 Cached", "1 Cached", "1 Unchanged");
        _workspace.Edit(Workspace.OtherFile, "public int A", "public int Twice(int a) { return a; } public int A");
        AssertSteps("4 Unchanged", "1 Cached", "3 Cached", "1 Cached", "1 Cached", "1 Unchanged");
        _workspace.Edit(Workspace.OtherFile, "return a;", "return 2 * a;");
        AssertSteps("4 Cached", "1 Cached", "3 Cached", "1 Cached", "1 Cached", "1 Unchanged");
    }

    [Fact]
    public void A_getter_of_a_base_class_in_another_file_is_looked_into_again()
    {
        var workspace = new Workspace(
            Source.Shop("[MemFormattable] public partial class Order : Base;"),
            Source.Shop("public abstract class Base { private readonly List<int> _a = [], _b = []; public List<int> Items { get { return _a; } } public int Count() => _b.Count; }"));
        workspace.Edit(1, "return _a;", "return new(_a);");
        Assert.Equal("1 Modified", workspace.Reasons("Parse"));
    }

    [Fact]
    public void A_declaration_that_changes_after_edits_of_bodies_is_seen()
    {
        _workspace.Edit(Workspace.OtherFile, "public int A", "/* a comment */ public int A");
        _workspace.Edit(Workspace.LineFile, "int Count", "long Count");
        AssertSteps("3 Unchanged, 1 Modified", "1 Modified", "2 Unchanged, 1 Modified", "1 Cached", "1 Cached", "1 Unchanged");
    }

    [Theory]
    [InlineData("{ public int Id", "{\n\n        public   int Id", "3 Cached, 1 Unchanged")]
    [InlineData("int Id { get; set; }", "int Id { get; /* a comment */ set; }", "3 Cached, 1 Unchanged")]
    [InlineData("= [];", "= new();", "4 Unchanged")]
    [InlineData("public int Id", "public void Method() { } public int Id", "4 Unchanged")]
    public void An_edit_that_does_not_touch_what_is_stored_changes_no_output(string old, string replacement, string parse)
    {
        _workspace.Edit(Workspace.OrderFile, old, replacement);
        AssertSteps(parse, "1 Cached", "3 Cached", "1 Cached", "1 Cached", "1 Unchanged");
        Assert.Equal("7 Cached", _workspace.OutputReasons());
    }

    [Fact]
    public void An_edit_of_one_member_changes_one_file()
    {
        var before = _workspace.Result;
        _workspace.Edit(Workspace.OrderFile, "int Id", "long Id");
        AssertSteps("3 Unchanged, 1 Modified", "1 Modified", "2 Unchanged, 1 Modified", "1 Cached", "1 Cached", "1 Unchanged");
        Assert.Equal("1 Unchanged", _workspace.Reasons("Names"));
        Assert.Equal("6 Cached, 1 Modified", _workspace.OutputReasons());
        Assert.Equal(["Shop.Order.MemFormat.g.cs"], _workspace.ChangedFiles(before));
    }

    [Fact]
    public void An_edit_of_a_referenced_class_in_another_file_changes_its_file_alone()
    {
        var before = _workspace.Result;
        _workspace.Edit(Workspace.LineFile, "int Count", "int Quantity");
        AssertSteps("3 Unchanged, 1 Modified", "1 Modified", "2 Unchanged, 1 Modified", "1 Cached", "1 Cached", "1 Unchanged");
        Assert.Equal("6 Cached, 1 Modified", _workspace.OutputReasons());
        Assert.Equal(["Shop.Line.MemFormat.g.cs"], _workspace.ChangedFiles(before));
    }

    [Fact]
    public void An_edit_that_gives_a_referenced_struct_another_size_changes_both_files()
    {
        var before = _workspace.Result;
        _workspace.Edit(Workspace.SizeFile, "int W", "long W");
        Assert.Equal("5 Cached, 2 Modified", _workspace.OutputReasons());
        Assert.Equal(["Shop.Order.MemFormat.g.cs", "Shop.Size.MemFormat.g.cs"], _workspace.ChangedFiles(before));
    }

    [Fact]
    public void An_edit_of_a_file_with_a_call()
    {
        var before = _workspace.Result;
        _workspace.Edit(Workspace.CallsFile, "public static class", "/* moved */ public static class");
        AssertSteps("4 Cached", "1 Cached", "3 Cached", "1 Cached", "1 Modified", "1 Unchanged");
        Assert.Equal(["MemFormat.Interceptors.g.cs"], _workspace.ChangedFiles(before));
    }

    [Fact]
    public void A_type_that_becomes_right_and_wrong_again()
    {
        _workspace.Edit(Workspace.OrderFile, "public partial class", "public class");
        Assert.Equal(2, _workspace.Result.Diagnostics.Length);
        _workspace.Edit(Workspace.OrderFile, "public class", "public partial class");
        Assert.Single(_workspace.Result.Diagnostics);
        Assert.Equal(5, _workspace.Result.GeneratedSources.Count(Generated.IsOfCode));
    }
}
