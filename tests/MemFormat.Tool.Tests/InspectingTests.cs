using System.Text.Json;
using MemFormat.Tool.Commands;

namespace MemFormat.Tool.Tests;

/// <summary>Files with values, shown by their own schemas.</summary>
public sealed class InspectingTests : IDisposable
{
    private const string Note = """
        [MemFormattable] public partial class Note { public int Number { get; set; } public string Text { get; set; } = ""; public System.Collections.Generic.Dictionary<string, int>? Counts { get; set; } }
        """;

    private const string Later = """
        [MemFormattable] public partial class Note { public long Number { get; set; } public string Text { get; set; } = ""; public bool IsDone { get; set; } }
        """;

    private const string Shapes = """
        [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Box))] public abstract partial class Figure { }
        [MemFormattable] public partial class Circle : Figure { public int Radius { get; set; } }
        [MemFormattable] public partial class Box : Figure { public int Width { get; set; } }
        """;

    private const string Three =
        "new Note[] { new() { Number = 1, Text = \"one \\\"?0b5a4d3c\\\": \" }, null!, new() { Number = 3, Text = \"drei\", Counts = new() { [\"ü\"] = 4 } } }";

    private readonly Project _project = new();

    public static TheoryData<string, bool> Ways => new()
    {
        { "None", false }, { "None", true }, { "Brotli", false }, { "Brotli", true }, { "Zstandard", false }, { "Zstandard", true },
    };

    public void Dispose() => _project.Dispose();

    [Theory]
    [MemberData(nameof(Ways))]
    public void Streams_and_containers_are_shown_with_names(string compression, bool isStream)
    {
        var many =
            $"System.Linq.Enumerable.ToArray(System.Linq.Enumerable.Concat({Three}, System.Linq.Enumerable.Select(System.Linq.Enumerable.Range(4, 500), i => new Note {{ Number = i, Text = new string('x', 400) }})))";
        _project.Build(Note).KeepMany("a.mem", Note, many, Of(compression), isStream);
        var output = Json("inspect", "a.mem", "--json", "--names", _project.Assembly());
        Assert.Equal(503, output.GetArrayLength());
        Assert.Equal("one \"?0b5a4d3c\": ", output[0].GetProperty("Text").GetString());
        Assert.Equal(JsonValueKind.Null, output[1].ValueKind);
        Assert.Equal(4, output[2].GetProperty("Counts").GetProperty("ü").GetInt32());
        Assert.Equal(503, output[502].GetProperty("Number").GetInt32());
        Assert.Equal("0\n503", Run("count", "a.mem"));
        Assert.Equal(3, Run("head", "a.mem", "-c", "2", "-n", _project.Assembly()).Split('\n').Length);
        Assert.Contains($"{(isStream ? "stream" : "container")}, 503 values", Run("validate", "a.mem"), StringComparison.Ordinal);
        Assert.StartsWith($"0\n{(isStream ? "stream" : "container")}, 503 values, ", Run("inspect", "a.mem"), StringComparison.Ordinal);
        Assert.Contains("Number: Int32", Run("schema", "of", "a.mem", "-n", _project.Assembly()), StringComparison.Ordinal);
    }

    private const string Nests = """
        [MemFormattable] public partial class Nest { public Serialized<Nest>? Inner { get; set; } }
        public static class Nests
        {
            public static Nest Of(int levels) { var nest = new Nest(); for (; levels > 0; levels--) nest = new Nest { Inner = Serialized.From(nest) }; return nest; }
        }
        """;

    /// <summary>The levels that JSON has no room for are base64.</summary>
    [Fact]
    public void Payloads_within_payloads_without_end_are_converted_and_back()
    {
        _project.Build(Nests).Keep("deep.mem", Nests, "Nests.Of(8000)");
        Assert.StartsWith("0\n", Run("convert", "deep.mem", _project.Path("deep.json")), StringComparison.Ordinal);
        Assert.StartsWith("0\n", Run("convert", _project.Path("deep.json"), "back.mem", "--type", "Shop.Nest", "--names", _project.Assembly()),
            StringComparison.Ordinal);
        Assert.Equal(File.ReadAllBytes(_project.Path("deep.mem")), File.ReadAllBytes(_project.Path("back.mem")));
    }

    /// <summary>More levels than any stack has room for: the tool says so.</summary>
    [Theory]
    [InlineData(1, "inspect", "deep.mem")]
    [InlineData(1, "head", "deep.mem")]
    [InlineData(2, "validate", "deep.mem")]
    [InlineData(1, "diff", "deep.mem", "deep.mem")]
    public void Payloads_within_payloads_without_end(int code, params string[] command)
    {
        _project.Keep("deep.mem", Nests, "Nests.Of(8000)");
        var output = "";
        var thread = new Thread(() => output = Run(command), maxStackSize: 1 << 20);
        thread.Start();
        thread.Join();
        Assert.StartsWith($"{code}\n", output, StringComparison.Ordinal);
        Assert.True(output.Contains("payloads within the payload are nested deeper than the tool reads.", StringComparison.Ordinal), output);
    }

    [Fact]
    public void Payloads_within_the_payload_are_opened()
    {
        const string Types = """
            public readonly struct Own : IMemCompression { public static MemFormatCompression Compression { get; } = new Cut(); }
            public sealed class Cut() : MemFormatCompression(64, "Cut")
            {
                public override bool TryCompress(System.ReadOnlySpan<byte> payload, System.Span<byte> destination, out int bytesWritten) { bytesWritten = 1; return true; }
                public override bool TryDecompress(System.ReadOnlySpan<byte> compressed, System.Buffers.IBufferWriter<byte> destination, int length) => false;
            }
            [MemFormattable] public partial class Article
            {
                [MemMember(Compression = typeof(MemBrotli))] public string? Text { get; set; }
                [MemMember(Compression = typeof(MemBrotli))] public List<Remark>? Remarks { get; set; }
                [MemMember(Compression = typeof(MemBrotli))] public List<Figure>? Figures { get; set; }
                [MemMember(Compression = typeof(MemBrotli))] public string? Short { get; set; }
                [MemMember(Compression = typeof(MemBrotli))] public string? None { get; set; }
                [MemMember(Compression = typeof(Own))] public string? Other { get; set; }
                public Serialized<Remark>? Plain { get; set; }
                public Dictionary<string, Serialized<Remark?>>? Many { get; set; }
                public Remark? First { get; set; }
                public Remark? Again { get; set; }
                public byte[]? Bytes { get; set; }
            }
            [MemFormattable(PreserveReferences = true)] public partial class Remark { public string? By { get; set; } }
            """ + "\n" + Shapes;
        const string Value = """
            new Article
            {
                Text = new string('t', TIMES), Short = "s", Remarks = [.. System.Linq.Enumerable.Repeat(new Remark { By = "Ada" }, 50)], Other = new string('o', 900),
                Figures = [.. System.Linq.Enumerable.Repeat(new Circle { Radius = 7 }, 50)], Plain = Serialized.From(new Remark { By = "Bob" }), Bytes = [1, 2, 3],
                Many = new() { ["a"] = Serialized.From<Remark?>(null), ["b"] = Serialized.From<Remark?>(new Remark { By = "Eve" }) }, First = new Remark { By = "Cy" }, Again = new Remark { By = "Di" },
            }
            """;
        var (first, second) = (Value.Replace("TIMES", "1000", StringComparison.Ordinal), Value.Replace("TIMES", "1001", StringComparison.Ordinal));
        _project.Build(Types).Keep("a.bin", Types, first).KeepMany("a.mem", Types, $"new Article[] {{ {first} }}")
            .KeepMany("s.mem", Types, $"new Article[] {{ {first} }}", isStream: true).Keep("b.bin", Types, second);
        foreach (var file in new[] { "a.bin", "a.mem", "s.mem" })
        {
            var shown = Json("head", file, "-n", _project.Assembly());
            Assert.Equal(2, shown.GetProperty("$objects").GetArrayLength());
            var article = shown.GetProperty("$root");
            var text = article.GetProperty("Text");
            Assert.Equal(("Brotli", new string('t', 1000)), (text.GetProperty("$compression").GetString(), text.GetProperty("value").GetString()));
            Assert.InRange(text.GetProperty("$size").GetInt32(), 1_000, 1_010);
            Assert.InRange(text.GetProperty("$payload").GetInt32(), 10, 50);
            Assert.Equal("Ada", article.GetProperty("Remarks").GetProperty("value").GetProperty("$objects")[0].GetProperty("By").GetString());
            Assert.Equal(7, article.GetProperty("Figures").GetProperty("value")[49].GetProperty("value").GetProperty("Radius").GetInt32());
            Assert.Equal("""{"$payload":5,"value":"s"}""", article.GetProperty("Short").GetRawText());
            Assert.Equal(JsonValueKind.Null, article.GetProperty("None").ValueKind);
            Assert.Equal("compression 64", article.GetProperty("Other").GetProperty("$compression").GetString());
            Assert.False(article.GetProperty("Other").TryGetProperty("value", out _));
            Assert.Equal("Bob", article.GetProperty("Plain").GetProperty("value").GetProperty("$objects")[0].GetProperty("By").GetString());
            Assert.Equal("""{"$payload":1,"value":null}""", article.GetProperty("Many").GetProperty("a").GetRawText());
            Assert.Equal(
                "Eve", article.GetProperty("Many").GetProperty("b").GetProperty("value").GetProperty("$objects")[0].GetProperty("By").GetString());
            Assert.Equal("AQID", article.GetProperty("Bytes").GetString());

            var members = Json("stats", file, "--json", "-n", _project.Assembly()).GetProperty("members").EnumerateArray()
                .ToDictionary(m => m.GetProperty("path").GetString()!, m => m.GetProperty("kind").GetString()!);
            Assert.Matches("^Serialized, Brotli of 10[01][0-9] bytes$", members["Text"]);
            Assert.Matches("^Serialized, compression 64 of 9[01][0-9] bytes$", members["Other"]);
            Assert.Equal(("Serialized", "Serialized"), (members["Short"], members["Plain"]));
        }

        // JSON has it all, too, and comes back; of the compression that the tool does not know it has the bytes.
        Assert.StartsWith(
            "0\n", Run("convert", "a.bin", _project.Path("a.json"), "--to", "json", "-n", _project.Assembly()), StringComparison.Ordinal);
        var whole = JsonDocument.Parse(File.ReadAllText(_project.Path("a.json"))).RootElement.GetProperty("$root");
        Assert.Equal(new string('t', 1000), whole.GetProperty("Text").GetProperty("value").GetString());
        Assert.Equal("Ada", whole.GetProperty("Remarks").GetProperty("value").GetProperty("$objects")[0].GetProperty("By").GetString());
        Assert.Equal(JsonValueKind.String, whole.GetProperty("Other").ValueKind);
        Assert.StartsWith("0\npayload, ", Run("convert", _project.Path("a.json"), "made.bin", "--type", "Shop.Article", "-n", _project.Assembly()),
            StringComparison.Ordinal);
        Assert.Equal(File.ReadAllBytes(_project.Path("a.bin")), File.ReadAllBytes(_project.Path("made.bin")));
        foreach (var (from, to, error) in new[]
        {
            ("\"value\":\"s\"", "\"value\":7", "root.Short: root: One of the identified items"),
            ("\"Short\":{\"$payload\":5,\"$schema\":", "\"Short\":{\"$shape\":",
                "root.Short: a payload within the payload needs its $schema, as convert to JSON writes it."),
            ("\"value\":\"s\"", "\"values\":\"s\"", "root.Short: a payload within the payload is base64, or an object with value and $schema."),
            ("\"$compression\":\"Brotli\"", "\"$compression\":\"Own\"", "root.Text: the tool does not know the compression Own."),
        })
        {
            var json = File.ReadAllText(_project.Path("a.json"));
            Assert.Contains(from, json, StringComparison.Ordinal);
            File.WriteAllText(_project.Path("b.json"), json.Replace(from, to, StringComparison.Ordinal));
            Assert.StartsWith("1\nmemformat: line 1: " + error,
                Run("convert", _project.Path("b.json"), "made.bin", "-f", "--type", "Shop.Article", "-n", _project.Assembly()),
                StringComparison.Ordinal);
        }

        Assert.Contains("value.$root.Text.value: \"tttt", Run("diff", "a.bin", "b.bin", "-n", _project.Assembly()), StringComparison.Ordinal);

        // What is inside is checked, too.
        var damaged = File.ReadAllBytes(_project.Path("a.bin"));
        damaged[damaged.AsSpan().IndexOf("Bob"u8) - 1] ^= 0x40;
        File.WriteAllBytes(_project.Path("damaged.bin"), damaged);
        Assert.StartsWith("2\n", Run("validate", "damaged.bin"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("")]
    [InlineData("Header = MemFormatHeader.Fingerprint")]
    [InlineData("Compression = MemFormatCompression.Brotli(9)")]
    public void A_payload_is_shown_whatever_its_header(string options)
    {
        _project.Build(Note).Keep("a.bin", Note, "new Note { Number = 7, Text = new string('x', 500) }", options);
        Assert.Equal(7, Json("inspect", "a.bin", "--json", "-n", _project.Assembly()).GetProperty("Number").GetInt32());
        Assert.Equal("0\n1", Run("count", "a.bin", "-n", _project.Assembly()));
        if (options.Contains("Fingerprint", StringComparison.Ordinal))
            Assert.StartsWith("1\nmemformat: ", Run("inspect", "a.bin"), StringComparison.Ordinal);
        else
            Assert.Equal(2, Run("schema", "of", "a.bin").Split('\n').Count(l => l.Contains("String", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Cases_of_unions_are_known_behind_their_first_value(bool isStream)
    {
        const string Four = "new Figure[] { new Circle { Radius = 1 }, new Box { Width = 2 }, new Circle { Radius = 3 }, new Box { Width = 4 } }";
        _project.Build(Shapes).KeepMany("a.mem", Shapes, Four, isStream: isStream).KeepMany("a.mem", Shapes, Four, isStream: isStream);
        var lines = Run("head", "a.mem", "-n", _project.Assembly()).Split('\n')[1..];
        Assert.Equal(8, lines.Length);
        Assert.Equal(lines[..4], lines[4..]);
        Assert.Contains("\"Radius\":3", lines[2], StringComparison.Ordinal);
        Assert.Contains("\"Width\":4", lines[3], StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Differences_are_told_in_words(bool isStream)
    {
        _project.KeepMany("a.mem", Note, Three, isStream: isStream)
            .KeepMany("b.mem", Later, "new Note[] { new() { Number = 1, Text = \"two\" }, new() }", isStream: isStream);
        File.WriteAllText(_project.Path("names.txt"), "Number\nText\nCounts\nIsDone\n");
        Assert.Equal("0", Run("diff", "a.mem", "a.mem"));
        var lines = Run("diff", "a.mem", "b.mem", "--names", "names.txt");
        Assert.StartsWith("2\nschema: ", lines, StringComparison.Ordinal);
        Assert.Contains("Number: int -> long", lines, StringComparison.Ordinal);
        Assert.Contains("\nvalues: 3 -> 2\n", lines, StringComparison.Ordinal);
        Assert.Contains("value 0.Text: \"one", lines, StringComparison.Ordinal);
        Assert.Contains("value 0.IsDone: nothing -> false", lines, StringComparison.Ordinal);
        Assert.Contains("value 1: null -> {", lines, StringComparison.Ordinal);
        Assert.DoesNotContain("value 0", Run("diff", "a.mem", "b.mem", "--most", "0"), StringComparison.Ordinal);
    }

    [Fact]
    public void Assemblies_are_compared_by_their_roots()
    {
        _project.Build(Note, "Old").Build(Later, "New");
        var lines = _project.Run("diff", _project.Assembly("Old"), _project.Assembly("New"));
        Assert.StartsWith("2\nShop.Note: ", lines, StringComparison.Ordinal);
        Assert.Equal("0", _project.Run("diff", _project.Assembly("Old"), _project.Assembly("Old")));
    }

    [Fact]
    public void Damaged_files_are_told_and_the_others_checked()
    {
        _project.KeepMany("a.mem", Note, Three).KeepMany("b.mem", Note, Three, isStream: true);
        var bytes = File.ReadAllBytes(_project.Path("a.mem"));
        File.WriteAllBytes(_project.Path("torn.mem"), bytes[..^60]);
        bytes[^150] ^= 1;
        File.WriteAllBytes(_project.Path("damaged.mem"), bytes);
        File.WriteAllBytes(_project.Path("cut.mem"), File.ReadAllBytes(_project.Path("b.mem"))[..^1]);
        File.WriteAllBytes(_project.Path("other.bin"), "{ \"a\": 1 }"u8);
        var lines = Run("validate", "a.mem", "torn.mem", "damaged.mem", "cut.mem", "other.bin", "b.mem").Split('\n');
        Assert.Equal("2", lines[0]);
        Assert.Equal("~/a.mem: container, 3 values", lines[1]);
        Assert.All(lines[2..6], line => Assert.Contains(": error: ", line, StringComparison.Ordinal));
        Assert.Equal("~/b.mem: stream, 3 values", lines[6]);
        Assert.Equal("1\nmemformat: ~/none.mem does not exist.", Run("count", "none.mem"));
    }

    private static MemFormatCompression Of(string name) => name switch
    {
        "Brotli" => MemFormatCompression.Brotli(),
        "Zstandard" => MemFormatZstandard.Zstd(),
        _ => MemFormatCompression.None,
    };

    /// <summary>Runs the tool; names of files are those in the project's folder.</summary>
    private string Run(params string[] arguments) => _project.Run(_project.Paths(arguments));

    /// <summary>As <see cref="Run"/>, for output with backslashes.</summary>
    private JsonElement Json(params string[] arguments)
    {
        var output = new StringWriter();
        Assert.Equal(0, Cli.Run(_project.Paths(arguments), output, TextWriter.Null));
        return JsonDocument.Parse(output.ToString()).RootElement;
    }
}
