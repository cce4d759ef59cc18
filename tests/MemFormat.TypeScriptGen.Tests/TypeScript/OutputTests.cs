using MemFormat.Tool.Tests;
using MemFormat.TypeScriptGen.Assemblies;

namespace MemFormat.TypeScriptGen.Tests;

/// <summary>Nothing is written outside of the folder of the output, and what is printed is code of ours.</summary>
public sealed class OutputTests : IDisposable
{
    private const string Order = "[MemFormattable] public partial class Order { public int Id { get; set; } }";

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    private string Print() => _project.Run("ts", _project.Assembly(), "-o", _project.Path("out"));

    [Theory]
    [InlineData("../a")]
    [InlineData("a/../../b")]
    [InlineData("/a")]
    [InlineData("a\\b")]
    [InlineData("C:a")]
    [InlineData("a//b")]
    [InlineData(".")]
    [InlineData("..")]
    [InlineData("")]
    [InlineData("a.")]
    [InlineData("CON.ts")]
    [InlineData("lpt1")]
    [InlineData("a\0b")]
    public void Names_that_lead_elsewhere(string name)
    {
        Assert.Throws<ToolException>(() => OutputFile.Write(_project.Path("out"), name, "text"));
        Assert.Throws<ToolException>(() => OutputFile.Delete(_project.Path("out"), name));
        Assert.False(Directory.Exists(_project.Path("out")));
    }

    [Fact]
    public void A_link_in_the_place_of_a_file()
    {
        _project.Build(Order);
        File.WriteAllText(_project.Path("mine"), "mine");
        Directory.CreateDirectory(_project.Path("out"));
        File.CreateSymbolicLink(_project.Path("out/Shop.ts"), _project.Path("mine"));
        Assert.Equal(
            "1\nmemformat: ~/out/Shop.ts is a link, and may lead out of the folder. Remove it, or name the folder that it leads to.", Print());
        Assert.Equal("mine", _project.Text("mine"));

        // A link that leads nowhere would be made a file there.
        File.Delete(_project.Path("mine"));
        Assert.StartsWith("1\n", Print(), StringComparison.Ordinal);
        Assert.False(File.Exists(_project.Path("mine")));
    }

    [Fact]
    public void A_link_in_the_place_of_a_folder()
    {
        _project.Build(Order);
        Directory.CreateDirectory(_project.Path("elsewhere"));
        Directory.CreateDirectory(_project.Path("out"));
        Directory.CreateSymbolicLink(_project.Path("out/memformat"), _project.Path("elsewhere"));
        Assert.Contains("~/out/memformat is a link", Print(), StringComparison.Ordinal);
        Assert.Empty(Directory.EnumerateFileSystemEntries(_project.Path("elsewhere")));
    }

    /// <summary>Printed files that are no longer needed are removed, but not through a link.</summary>
    [Fact]
    public void What_a_link_leads_to_is_not_removed()
    {
        Assert.StartsWith("0\n", _project.Build(Order).Run("ts", _project.Assembly(), "-o", _project.Path("elsewhere"), "--runtime", "memformat"),
            StringComparison.Ordinal);
        Directory.CreateDirectory(_project.Path("out"));
        Directory.CreateSymbolicLink(_project.Path("out/linked"), _project.Path("elsewhere"));
        File.Copy(_project.Path("elsewhere/Shop.ts"), _project.Path("out/Gone.ts"));
        Assert.Contains("Gone.ts: removed", Print(), StringComparison.Ordinal);
        Assert.True(File.Exists(_project.Path("elsewhere/Shop.ts")));
        Assert.False(File.Exists(_project.Path("out/Gone.ts")));
    }

    [Fact]
    public void A_link_in_the_place_of_recorded_schemas()
    {
        _project.Build(Order);
        File.WriteAllText(_project.Path("mine"), "");
        File.CreateSymbolicLink(_project.Path("MemFormat.Unshipped.txt"), _project.Path("mine"));
        Assert.Contains("MemFormat.Unshipped.txt is a link", _project.Run("schema", "update", _project.Assembly()), StringComparison.Ordinal);
        Assert.Equal("", _project.Text("mine"));
    }

    /// <summary>The folder itself may be reached by a link: the user named it.</summary>
    [Fact]
    public void The_folder_may_be_a_link()
    {
        Directory.CreateDirectory(_project.Path("real"));
        Directory.CreateSymbolicLink(_project.Path("out"), _project.Path("real"));
        _project.Build(Order);
        Assert.StartsWith("0\n", Print(), StringComparison.Ordinal);
        Assert.True(File.Exists(_project.Path("real/Shop.ts")));
    }

    /// <summary>Windows opens a device under such a name, whatever its ending.</summary>
    [Fact]
    public void Namespaces_that_are_devices()
    {
        var compilation = MemFormat.Generator.Tests.Source.Compile("Shop",
            ["#pragma warning disable CS1591\nusing MemFormat; namespace Aux { [MemFormattable] public partial class One { } } namespace con.Two { [MemFormattable] public partial class Two { } }"]);
        File.WriteAllBytes(
            _project.Assembly(), MemFormat.Generator.Tests.Generated.From(compilation, MemFormat.Generator.Tests.ProjectOptions.EmitSchema).Emit());
        var printed = Print();
        Assert.Contains("Aux_.ts: written", printed, StringComparison.Ordinal);
        Assert.Contains("con_.Two.ts: written", printed, StringComparison.Ordinal);
    }

    /// <summary>Text of a user's own that becomes comments and literals.</summary>
    [Fact]
    public void Summaries_and_constants_stay_comments_and_literals()
    {
        _project.Build("""
            /// <summary>ends */ process.exit(1) /* here **/ &#x202e; `${x}`</summary>
            [MemFormattable] public partial class Order
            {
                [Obsolete("\u001b[2J */ x \u2028 y")] public int Id { get; set; }
                public string Text { get; set; } = "'); process.exit(1); ('\n\u2028\\";
                public char Sign { get; set; } = '\'';
            }
            """);
        Assert.StartsWith("0\n", Print(), StringComparison.Ordinal);
        var text = _project.Text("out/Shop.ts");
        Assert.Contains("/** ends * / process.exit(1) /* here ** / \\u202e `${x}` */", text, StringComparison.Ordinal);
        Assert.Contains("@deprecated \\u001b[2J * / x y */", text, StringComparison.Ordinal);
        Assert.Contains("""text: '\u0027); process.exit(1); (\u0027\n\u2028\\',""", text, StringComparison.Ordinal);
        Assert.Contains("""sign: '\u0027',""", text, StringComparison.Ordinal);
    }

    /// <summary>To C#, formatting characters are parts of names that it leaves out, and letters are those of all languages.</summary>
    [Fact]
    public void Names_of_all_languages()
    {
        _project.Build("[MemFormattable] public partial class Заказ\u200d { public int Größe { get; set; } public string? 名前 { get; set; } public int @class { get; set; } public int a\u00ad\u0301b { get; set; } public int ⅷ { get; set; } public int _1\u203f2 { get; set; } }");
        Assert.StartsWith("0\n", Print(), StringComparison.Ordinal);
        var text = _project.Text("out/Shop.ts");
        foreach (var name in new[] { "interface Заказ {", "größe: number", "名前: string | null", "class: number", "a\u0301b: number", "ⅷ: number",
            "_1\u203f2: number" })
        {
            Assert.Contains(name, text, StringComparison.Ordinal);
        }

        Assert.StartsWith("0\n", _project.Run("schema", "update", _project.Assembly()), StringComparison.Ordinal);
        Assert.StartsWith("0\n", _project.Run("schema", "check", _project.Assembly()), StringComparison.Ordinal);
    }
}
