using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>A generic type's file depends on its own shape, and those that use it on its name.</summary>
public sealed class GenericStepTests
{
    private readonly Workspace _workspace = new(
        Source.Shop("[MemFormattable] public partial class Page<T> { public T? First { get; set; } public List<T> Items { get; set; } = []; }"),
        Source.Shop("[MemFormattable] public partial class Order { public Page<int> Numbers { get; set; } = new(); public Page<Order>? Orders { get; set; } public Id<Order> Id { get; set; } }"),
        Source.Shop("[MemFormattable] public partial struct Id<T> { public int Value { get; set; } }"),
        Source.Shop("public static class Calls { public static byte[] Write(Page<string> page) => MemFormatSerializer.Serialize(page); }"));

    [Fact]
    public void The_same_input_runs_nothing_again()
    {
        _workspace.Again();
        Assert.Equal(("3 Cached", "3 Cached", "6 Cached"), (_workspace.Reasons("Parse"), _workspace.Reasons("Plan"), _workspace.OutputReasons()));
    }

    [Theory]
    [InlineData(0, "List<T> Items", "T[] Items", "Shop.Page_1.MemFormat.g.cs")]
    [InlineData(1, "Page<int>", "Page<long>", "Shop.Order.MemFormat.g.cs")]
    [InlineData(3, "Page<string>", "Page<int>", "MemFormat.Interceptors.g.cs")]
    public void An_edit_changes_one_file(int file, string old, string replacement, string changed)
    {
        var before = _workspace.Result;
        _workspace.Edit(file, old, replacement);
        Assert.Equal([changed], _workspace.ChangedFiles(before));
        Assert.Equal("5 Cached, 1 Modified", _workspace.OutputReasons());
    }

    [Fact]
    public void A_struct_that_is_copied_as_memory_changes_the_files_of_those_that_hold_it()
    {
        var before = _workspace.Result;
        _workspace.Edit(2, "int Value", "long Value");
        Assert.Equal(["Shop.Id_1.MemFormat.g.cs", "Shop.Order.MemFormat.g.cs"], _workspace.ChangedFiles(before).Order());
    }

    [Fact]
    public void Constraints_are_not_repeated_and_so_change_nothing()
    {
        var before = _workspace.Result;
        _workspace.Edit(0, "Page<T> {", "Page<T> where T : notnull {");
        Assert.Empty(_workspace.ChangedFiles(before));
    }
}
