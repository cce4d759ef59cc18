using System.Text.Json;
using System.Text;

namespace MemFormat.Tool.Tests;

/// <summary>What the commands do with files that are none, and with arguments that mean nothing.</summary>
public sealed class CommandLineTests : IDisposable
{
    private const string Note = """
        [MemFormattable] public partial class Note { public int Number { get; set; } public string Text { get; set; } = ""; }
        """;

    private const string Drawing = """
        [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Box))] public abstract partial class Figure { }
        [MemFormattable] public partial class Circle : Figure { public int Radius { get; set; } }
        [MemFormattable] public partial class Box : Figure { public int Width { get; set; } }
        [MemFormattable] public partial class Drawing { public Figure? Main { get; set; } public List<Figure> All { get; set; } = []; }
        """;

    private const string Figures =
        "new Drawing { Main = new Box { Width = 4 }, All = { new Circle { Radius = 7 }, new Box { Width = 9 }, new Circle() } }";

    private static readonly string[] s_readers = ["count", "inspect", "head", "stats", "validate", "schema of", "convert"];

    private readonly Project _project = new();

    public static TheoryData<string, string> Foreign => new()
    {
        { "png", "PNG" }, { "json", "JSON" }, { "gzip", "gzip" }, { "zip", "zip" }, { "text", "not a MemFormat payload" },
    };

    public static TheoryData<string> Readers => new(s_readers);

    public void Dispose() => _project.Dispose();

    /// <summary>One recogniser: whichever command meets the file, it says the same.</summary>
    [Theory]
    [MemberData(nameof(Foreign))]
    public void Every_command_tells_files_of_other_programs(string kind, string told)
    {
        byte[] bytes = kind switch
        {
            "png" => [0x89, .. "PNG\r\n"u8, 0x1A, 0x0A, 0, 0, 0, 13, .. "IHDR"u8],
            "json" => [.. "{ \"a\": [1, 2, 3] }"u8],
            "gzip" => [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3],
            "zip" => [.. "PK"u8, 3, 4, 20, 0, 0, 0],
            _ => [.. "# MemFormat\n\nA readme."u8],
        };
        File.WriteAllBytes(_project.Path("other.bin"), bytes);
        foreach (var command in s_readers)
        {
            var printed = Read(command, "other.bin");
            Assert.StartsWith(command == "validate" ? "2\n" : "1\n", printed, StringComparison.Ordinal);
            Assert.Contains(told, printed, StringComparison.Ordinal);
            Assert.DoesNotContain("fingerprint", printed, StringComparison.Ordinal);
        }
    }

    [Theory]
    [MemberData(nameof(Readers))]
    public void A_payload_that_is_cut_is_no_value(string command)
    {
        _project.Keep("whole.bin", Note, "new Note { Number = 7, Text = \"call Ada\" }");
        var whole = File.ReadAllBytes(_project.Path("whole.bin"));
        Assert.StartsWith("0\n", Read(command, "whole.bin"), StringComparison.Ordinal);

        // The schema is there, and all that it says can be shown.
        if (command == "schema of")
            return;
        for (var size = 0; size < whole.Length; size++)
        {
            File.WriteAllBytes(_project.Path("cut.bin"), whole[..size]);
            Assert.Matches("^[12]\n", Read(command, "cut.bin"));
        }

        File.WriteAllBytes(_project.Path("more.bin"), [.. whole, 0]);
        Assert.Matches("^[12]\n", Read(command, "more.bin"));
    }

    [Fact]
    public void Empty_names_of_files_are_told()
    {
        string[][] all =
        [
            ["count", ""], ["validate", ""], ["inspect", ""], ["head", ""], ["stats", ""], ["schema", "of", ""], ["convert", "", "a"],
            ["convert", "a", ""], ["diff", "", "a"],
            ["ts", "", "-o", "out"], ["ts", "a.dll", "-o", ""], ["schema", "update", ""], ["schema", "check", "a.dll", "--payloads", ""],
            ["schema", "ship", "--release", "1.0", "-o", ""],
            ["inspect", "a", "--names", ""], ["stats", "a", "--html", ""], ["count", " "], ["count", "a", ""],
        ];
        foreach (var arguments in all)
        {
            var printed = _project.Run(arguments);
            Assert.StartsWith("1\nmemformat: ", printed, StringComparison.Ordinal);
            Assert.Contains("empty name", printed, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("Fingerprint", "")]
    [InlineData("Fingerprint64", "")]
    [InlineData("Fingerprint", ", Compression = MemFormatCompression.Brotli()")]
    public void Fingerprints_with_unions_are_read_with_the_assembly(string header, string more)
    {
        _project.Build(Drawing).Keep("a.bin", Drawing, Figures, $"Header = MemFormatHeader.{header}{more}");
        Assert.StartsWith("0\n", _project.Run("schema", "update", _project.Assembly()), StringComparison.Ordinal);
        foreach (var names in new[] { _project.Assembly(), _project.Path("MemFormat.Unshipped.txt") })
        {
            foreach (var command in s_readers)
                Assert.StartsWith("0\n", Read(command, "a.bin", "--names", names), StringComparison.Ordinal);
            var shown = _project.Run("head", _project.Path("a.bin"), "--names", names)[2..];
            var value = JsonDocument.Parse(shown).RootElement;
            Assert.Equal(4, value.GetProperty("Main").GetProperty("value").GetProperty("Width").GetInt32());
            Assert.Equal([7, 0],
                value.GetProperty("All").EnumerateArray().Where(f => f.GetProperty("$case").GetInt32() == 1)
                    .Select(f => f.GetProperty("value").GetProperty("Radius").GetInt32()));

            // What it is converted to has all it needs.
            Assert.StartsWith("0\n", Read("convert", "a.bin", "--force", "--names", names), StringComparison.Ordinal);
            Assert.Equal("0\n" + shown, _project.Run("head", _project.Path("out.bin"), "--names", names));
            Assert.StartsWith("0\n", Read("convert", "a.bin", "--force", "--type", "Shop.Drawing", "--names", names), StringComparison.Ordinal);
            Assert.Equal("0\n" + shown, _project.Run("head", _project.Path("out.bin"), "--names", names));
        }

        Directory.CreateDirectory(_project.Path("kept/Shop.Drawing"));
        if (more.Length == 0)
        {
            File.Copy(_project.Path("a.bin"), _project.Path("kept/Shop.Drawing/a.bin"));
            Assert.Contains("1 payloads, 0 errors", _project.Run("schema", "check", _project.Assembly(), "--payloads", _project.Path("kept")),
                StringComparison.Ordinal);
        }

        // Not known is not damaged.
        var unknown = _project.Run("validate", _project.Path("a.bin"));
        Assert.StartsWith("1\n~/a.bin: error: the payload's fingerprint names a schema that is not known.", unknown, StringComparison.Ordinal);
        Assert.Contains("--names", unknown, StringComparison.Ordinal);
        Assert.DoesNotContain("damaged", unknown, StringComparison.Ordinal);
    }

    [Fact]
    public void The_name_of_the_output_decides_its_form()
    {
        _project.Keep("a.bin", Note, "new Note { Number = 7 }");
        Assert.StartsWith("0\njson, 1 value, ", _project.Run("convert", _project.Path("a.bin"), _project.Path("a.json")), StringComparison.Ordinal);
        Assert.Equal(7,
            JsonDocument.Parse(_project.Text("a.json")).RootElement.EnumerateObject().First(p => p.Value.ValueKind == JsonValueKind.Number).Value
                .GetInt32());
        Assert.StartsWith("0\njson, ", _project.Run("convert", _project.Path("a.bin"), _project.Path("a.JSONL")), StringComparison.Ordinal);
        Assert.StartsWith(
            "0\njson, ", _project.Run("convert", _project.Path("a.bin"), _project.Path("a.txt"), "--to", "json"), StringComparison.Ordinal);
        Assert.StartsWith("0\npayload, ", _project.Run("convert", _project.Path("a.bin"), _project.Path("b.mem")), StringComparison.Ordinal);
        foreach (var form in new[] { "payload", "stream", "container" })
        {
            Assert.Contains("has the name of a JSON file", _project.Run("convert", _project.Path("a.bin"), _project.Path("c.json"), "--to", form),
                StringComparison.Ordinal);
            Assert.False(File.Exists(_project.Path("c.json")));
        }
    }

    [Fact]
    public void Numbers_below_zero_are_told()
    {
        _project.Keep("a.bin", Note, "new Note()");
        Assert.Equal("1\nmemformat: --count is -1, and cannot be less than 0.", _project.Run("head", "--count", "-1", _project.Path("a.bin")));
        Assert.Equal("1\nmemformat: --most is -5, and cannot be less than 0.",
            _project.Run("diff", "--most", "-5", _project.Path("a.bin"), _project.Path("a.bin")));
        Assert.Equal("0", _project.Run("head", "--count", "0", _project.Path("a.bin")));
    }

    [Fact]
    public void Hashes_are_explained_once()
    {
        _project.Build(Note).KeepMany("a.mem", Note, "new Note[] { new(), new(), new() }")
            .KeepMany("b.mem", Note, "new Note[] { new() { Number = 1 }, new(), new() }");
        foreach (var command in (string[][])[["inspect"], ["head"], ["stats"], ["schema", "of"]])
        {
            var printed = _project.Run([.. command, _project.Path("a.mem")]);
            Assert.Single(printed.Split('\n'),
                line => line.StartsWith("hint: ", StringComparison.Ordinal) && line.Contains("--names", StringComparison.Ordinal));
            Assert.DoesNotContain(
                "hint: ", _project.Run([.. command, _project.Path("a.mem"), "--names", _project.Assembly()]), StringComparison.Ordinal);
            if (command is not ["head"])
                Assert.DoesNotContain("hint: ", _project.Run([.. command, _project.Path("a.mem"), "--json"]), StringComparison.Ordinal);
        }

        Assert.Contains("\nhint: ", _project.Run("diff", _project.Path("a.mem"), _project.Path("b.mem")), StringComparison.Ordinal);
    }

    [Fact]
    public void Without_a_command_the_help_is_shown()
    {
        foreach (var arguments in (string[][])[[], ["--help"], ["schema"], ["schema", "--help"]])
        {
            var printed = _project.Run(arguments);
            Assert.StartsWith("0\n", printed, StringComparison.Ordinal);
            Assert.Contains(arguments is ["schema", ..] ? "update" : "inspect", printed, StringComparison.Ordinal);
        }

        Assert.StartsWith("1\n", _project.Run("inspct"), StringComparison.Ordinal);
        Assert.StartsWith("1\n", _project.Run("schema", "updte"), StringComparison.Ordinal);
    }

    [Fact]
    public void Numbers_have_separators_for_people()
    {
        _project.KeepMany("a.mem", Note,
            "System.Linq.Enumerable.ToArray(System.Linq.Enumerable.Select(System.Linq.Enumerable.Range(0, 2000), i => new Note { Number = i }))");
        Assert.Matches("container, 2,000 values, [0-9]+,[0-9]{3} bytes", _project.Run("stats", _project.Path("a.mem")));
        Assert.Matches(" 8,000 .* 2,000 ", _project.Run("stats", _project.Path("a.mem")));
        Assert.Equal("0\n2000", _project.Run("count", _project.Path("a.mem")));
        Assert.DoesNotMatch("[0-9],[0-9]{3}[^0-9]*:", _project.Run("stats", _project.Path("a.mem"), "--json"));
    }

    /// <summary>Only assemblies are told to describe their types wrongly.</summary>
    [Fact]
    public void No_other_error_is_blamed_on_an_assembly()
    {
        File.WriteAllBytes(_project.Path("zeros.bin"), new byte[100]);
        File.WriteAllBytes(_project.Path("torn.mem"), [2, 1]);
        File.WriteAllText(_project.Path("names.txt"), "a\nb");
        foreach (var command in s_readers)
        {
            foreach (var file in new[] { "zeros.bin", "torn.mem", "names.txt" })
            {
                var printed = Read(command, file, "--names", _project.Path("names.txt"));
                Assert.Matches("^[12]\n", printed);
                Assert.DoesNotContain("describes its types", printed, StringComparison.Ordinal);
            }
        }

        File.WriteAllText(_project.Assembly("Text"), "no assembly", Encoding.ASCII);
        Assert.Matches("^1\nmemformat: .*cannot be read", _project.Run("inspect", _project.Path("zeros.bin"), "--names", _project.Assembly("Text")));
    }

    /// <summary>Runs a command that reads a file of the project's folder.</summary>
    private string Read(string command, string file, params string[] more)
    {
        if (command == "convert")
            File.Delete(_project.Path("out.bin"));
        return _project.Run([
            .. command.Split(' '), _project.Path(file), .. command == "convert" ? [_project.Path("out.bin")] : Array.Empty<string>(), .. more]);
    }
}
