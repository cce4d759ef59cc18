using System.Text.RegularExpressions;
using System.Text;

namespace MemFormat.Tool.Tests;

/// <summary>What the tool says when it cannot do what it was asked for: never a stack trace.</summary>
public sealed class MistakeTests : IDisposable
{
    private const string Order = "[MemFormattable] public partial class Order { public int Id { get; set; } }";

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    [Fact]
    public void An_assembly_that_is_not_there() =>
        Assert.Equal("1\nmemformat: ~/bin/Release/Shop.dll does not exist.", _project.Run("schema", "update", _project.Assembly()));

    [Fact]
    public void A_file_that_is_no_assembly()
    {
        File.WriteAllText(_project.Assembly(), "text");
        Assert.StartsWith(
            "1\nmemformat: ~/bin/Release/Shop.dll cannot be read: ", _project.Run("schema", "show", _project.Assembly()), StringComparison.Ordinal);
    }

    /// <summary>Each character of the manifest is changed: its parts do not fit together any more, or it cannot be read.</summary>
    [Fact]
    public void A_damaged_manifest_is_refused()
    {
        _project.Build("""
            public enum Size { Small, Large }
            [MemFormattable] public partial class Line { public Size Size { get; set; } public Order? Of { get; set; } }
            [MemFormattable] public partial class Order { public List<Line>? Lines { get; set; } }
            """);
        var built = File.ReadAllBytes(_project.Assembly());
        var text = Encoding.Latin1.GetString(built);
        var manifest = Regex.Match(text, "[0-9]:[A-Za-z0-9+/\\s]{40,}");
        var refused = 0;
        for (var i = manifest.Index + 2; i < manifest.Index + manifest.Length; i++)
        {
            var damaged = built.ToArray();
            damaged[i] = (byte)(damaged[i] == 'B' ? 'D' : 'B');
            File.WriteAllBytes(_project.Assembly(), damaged);
            foreach (var arguments in new string[][] { ["schema", "show", _project.Assembly()],
                ["ts", _project.Assembly(), "--check", "-o", _project.Folder] })
            {
                var output = _project.Run(arguments);
                refused += output.Contains("describes its types wrongly", StringComparison.Ordinal) ? 1 : 0;
                Assert.Matches("^[01]\n", output + "\n");
            }
        }

        Assert.True(refused > 0);
    }

    [Fact]
    public void An_assembly_without_a_manifest() => Assert.Equal(
        "1\nmemformat: ~/bin/Release/Shop.dll does not describe its types. Add <MemFormatEmitSchema>true</MemFormatEmitSchema> to its project, and build it again.",
        _project.Build(Order, emitsSchema: false).Run("schema", "update", _project.Assembly()));

    [Fact]
    public void Without_a_project_above_the_folder_must_be_named()
    {
        File.Delete(_project.Path("Shop.csproj"));
        Assert.Contains(
            "Set the folder of MemFormat.Shipped.txt", _project.Build(Order).Run("schema", "update", _project.Assembly()), StringComparison.Ordinal);
        Assert.StartsWith("0\n", _project.Run("schema", "update", _project.Assembly(), "--output", _project.Folder), StringComparison.Ordinal);
    }

    [Fact]
    public void A_shipped_file_with_lines_that_mean_nothing()
    {
        File.WriteAllText(_project.Path("MemFormat.Shipped.txt"), "memformat schemas 1\nShop.Order is what\n");
        var output = _project.Build(Order).Run("schema", "update", _project.Assembly());
        Assert.StartsWith("1\nmemformat: correct these lines of the recorded schema files.\n~/MemFormat.Shipped.txt(2): error MF050: ", output,
            StringComparison.Ordinal);
        Assert.False(File.Exists(_project.Path("MemFormat.Unshipped.txt")));
    }

    [Fact]
    public void An_unfinished_merge_of_what_is_not_shipped_is_repaired_by_an_update_and_not_shipped()
    {
        _project.Build(Order).Run("schema", "update", _project.Assembly());
        var good = _project.Text("MemFormat.Unshipped.txt");
        File.WriteAllText(_project.Path("MemFormat.Unshipped.txt"), good + "<<<<<<< HEAD\n");
        Assert.Contains("MemFormat.Unshipped.txt(5): error MF050: a merge is not finished",
            _project.Run("schema", "ship", "--release", "1.0", "-o", _project.Folder), StringComparison.Ordinal);
        Assert.StartsWith("1\n", _project.Run("schema", "check", _project.Assembly()), StringComparison.Ordinal);
        Assert.StartsWith("0\n", _project.Run("schema", "update", _project.Assembly()), StringComparison.Ordinal);
        Assert.Equal(good, _project.Text("MemFormat.Unshipped.txt"));
    }

    [Fact]
    public void A_release_without_a_name()
    {
        Assert.StartsWith("1\n", _project.Run("schema", "ship"), StringComparison.Ordinal);
        Assert.Contains(
            "is not a valid release", _project.Run("schema", "ship", "--release", "next one", "-o", _project.Folder), StringComparison.Ordinal);
    }

    [Fact]
    public void A_codec_whose_id_is_no_constant() => Assert.EndsWith(
        "warning: Shop.Order is not recorded as a root. The codec Shop.CashCodec has no constant id and version. Write Id => \"…\", Version => 1.",
        _project.Build("""
            [MemFormattable] public partial class Order { [MemCodec(typeof(CashCodec))] public decimal Cash { get; set; } }
            public sealed class CashCodec : MemFormatCodec<decimal>
            {
                public override string Id => typeof(CashCodec).Name;
                public override void Write(ref MemFormatWriter writer, decimal value) => writer.WriteByte(0);
                public override decimal Read(ref MemFormatReader reader) => reader.ReadByte();
            }
            """).Run("schema", "update", _project.Assembly()), StringComparison.Ordinal);

    [Theory]
    [InlineData("--help")]
    [InlineData("schema", "--help")]
    [InlineData("schema", "update", "--help")]
    [InlineData("schema", "check", "--help")]
    [InlineData("schema", "ship", "--help")]
    [InlineData("schema", "show", "--help")]
    public void Every_command_explains_itself(params string[] arguments)
    {
        var output = _project.Run(arguments);
        Assert.StartsWith("0\nDescription:", output, StringComparison.Ordinal);
        Assert.Contains("Usage:\n  memformat ", output, StringComparison.Ordinal);
    }
}
