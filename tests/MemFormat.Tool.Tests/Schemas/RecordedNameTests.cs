using System.Text;
using MemFormat.Schema.Recorded;

namespace MemFormat.Tool.Tests;

/// <summary>Names in recorded schemas, those of files and those that assemblies bring along.</summary>
public sealed class RecordedNameTests : IDisposable
{
    private const string Order = "[MemFormattable] public partial class Order { public int Id { get; set; } }";

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    [Theory]
    [InlineData("Shop.Order is class names")]
    [InlineData("Shop.Page<T> is class ids base=Shop.Base<int> contract=a%0020b references")]
    [InlineData("Shop.Order member Größe List<Shop.Line?>? name=Other required")]
    [InlineData("Shop.Order member 7 List[4]<Int32>")]
    [InlineData("Shop.Order member Cash Codec<Shop.CashCodec> removed")]
    [InlineData("Shop.IShape case 1 Shop.Circle<int>|Shop.Circle<string[]>")]
    [InlineData("Shop.State value Zu 1")]
    [InlineData("Shop.Order reserved Old")]
    [InlineData("Shop.Order.Any case 2 string")]
    [InlineData("Shop.Order accepts MF074 Note never used in production")]
    public void Lines_with_names_are_read(string line)
    {
        Assert.Equal(line, Assert.Single(RecordedFile.Parse($"{RecordedFile.Head}\n{line}\n", isShipped: true, out var errors).Lines).ToString());
        Assert.Empty(errors);
    }

    [Theory]
    [InlineData("Shop/Order is class names")]
    [InlineData("Shop.Order\u001b is class names")]
    [InlineData("../Order is class names")]
    [InlineData("Shop..Order is class names")]
    [InlineData("Shop.Order is class names base=a;b")]
    [InlineData("Shop.Order is class names contract=\u202e")]
    [InlineData("Shop.Order member Id; Int32")]
    [InlineData("Shop.Order member Id Int\u008532")]
    [InlineData("Shop.Order member Id Int32 name=a-b")]
    [InlineData("Shop.IShape case 1 Shop.Circle;")]
    [InlineData("Shop.State value \u007f 1")]
    [InlineData("Shop.Order reserved \u200bOld")]
    [InlineData("Shop.Order accepts MF074\u202e Note why")]
    public void Lines_with_names_that_are_none_are_errors(string line)
    {
        Assert.Empty(RecordedFile.Parse($"{RecordedFile.Head}\n{line}\n", isShipped: true, out var errors).Lines);
        Assert.Single(errors);
        File.WriteAllText(_project.Path("MemFormat.Shipped.txt"), $"{RecordedFile.Head}\n{line}\n");
        var output = _project.Build(Order).Run("schema", "update", _project.Assembly());
        Assert.StartsWith("1\nmemformat: correct these lines of the recorded schema files.\n~/MemFormat.Shipped.txt(2): error MF050: ", output,
            StringComparison.Ordinal);
        Assert.DoesNotContain(output, c => char.IsControl(c) && c != '\n');
    }

    /// <summary>Their releases stand in comments of printed code.</summary>
    [Theory]
    [InlineData("Shop.Order 1.0", true)]
    [InlineData("Shop.Page<int, string> 1.0", true)]
    [InlineData("Shop.Order 1.0\\nimport('evil')", false)]
    [InlineData("Shop.Order import('evil')", false)]
    [InlineData("../Order 1.0", false)]
    [InlineData("1.0", false)]
    [InlineData("", false)]
    public void Recorded_schemas_in_assemblies_need_names_that_CSharp_allows(string label, bool isRead)
    {
        _project.Build(Order, attributes: $"[assembly: MemFormat.Codecs.MemFormatRecorded(\"{label}\", \"AAAA\", \"\")]");
        var output = _project.Run("schema", "show", _project.Assembly());
        Assert.StartsWith(isRead
            ? "0\n"
            : "1\nmemformat: ~/bin/Release/Shop.dll cannot be read: A recorded schema has a name that C# does not allow.", output,
                StringComparison.Ordinal);
    }

    /// <summary>An assembly says where its references are by their names. Those that lead out of the folders are refused.</summary>
    [Fact]
    public void References_with_names_of_other_places()
    {
        _project.Build(Order, "Library").Build("[MemFormattable] public partial class Cart { public Order? Order { get; set; } }", "App", "Library");
        Assert.StartsWith("0\n", _project.Run("schema", "show", _project.Assembly("App")), StringComparison.Ordinal);
        var image = File.ReadAllBytes(_project.Assembly("App"));
        var at = image.AsSpan().IndexOf("Library\0"u8);
        Encoding.ASCII.GetBytes("../ibra").CopyTo(image, at);
        File.WriteAllBytes(_project.Assembly("App"), image);
        Assert.Equal("1\nmemformat: ~/bin/Release/App.dll refers to an assembly with a name that no file has.",
            _project.Run("schema", "show", _project.Assembly("App")));
    }

    /// <summary>An enum of another language may have constants that no C# can name: they are left out, and the rest is there.</summary>
    [Fact]
    public void Constants_without_a_name_in_C()
    {
        var (assembly, path) =
            (new System.Reflection.Emit.PersistedAssemblyBuilder(new System.Reflection.AssemblyName("Other"), typeof(object).Assembly),
                _project.Assembly("Other"));
        var type = assembly.DefineDynamicModule("Other").DefineEnum("Other.Kind", System.Reflection.TypeAttributes.Public, typeof(int));
        type.DefineLiteral("Plain", 1);
        type.DefineLiteral("Not plain; import('x')", 2);
        type.CreateType();
        assembly.Save(path);
        _project.Build("[MemFormattable] public partial class Cart { public Other.Kind Kind { get; set; } }", reference: "Other");
        Assert.StartsWith("0\n", _project.Run("ts", _project.Assembly(), "-o", _project.Path("out")), StringComparison.Ordinal);
        Assert.Contains("Plain: 1,\n", _project.Text("out/Other.ts"), StringComparison.Ordinal);
        Assert.DoesNotContain("import('x')", _project.Text("out/Other.ts"), StringComparison.Ordinal);
        Assert.DoesNotContain("plain;", _project.Run("schema", "show", _project.Assembly()), StringComparison.Ordinal);
    }
}
