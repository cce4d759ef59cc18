using System.Text.Json;
using MemFormat.Tool.Converting;

namespace MemFormat.Tool.Tests;

/// <summary>The same values in another form, and what each of their members takes.</summary>
public sealed class ConvertingTests : IDisposable
{
    private const string Shapes = """
        [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Box))] public abstract partial class Figure { public string? Name { get; set; } }
        [MemFormattable] public partial class Circle : Figure { public int Radius { get; set; } public Figure? Inner { get; set; } }
        [MemFormattable] public partial class Box : Figure
        {
            [MemMember(Encoding = MemEncoding.Compact)] public int Width { get; set; }
            [MemMember(Encoding = MemEncoding.Compact)] public int? Height { get; set; }
            [MemMember(Encoding = MemEncoding.Compact)] public int[]? Holes { get; set; }
            [MemMember(Encoding = MemEncoding.Compact)] public List<ulong>? Large { get; set; }
            [MemMember(Encoding = MemEncoding.Compact)] public Dictionary<int, short>? Sizes { get; set; }
            [MemMember(Encoding = MemEncoding.Compact)] public List<Spot>? Spots { get; set; }
            [MemMember(Encoding = MemEncoding.Compact)] public (long, long)[]? Spans { get; set; }
            public bool IsFull { get; set; }
            public bool? IsRed { get; set; }
            public bool?[]? Bits { get; set; }
            public double? Weight { get; set; }
            public System.DateTimeOffset At { get; set; }
            public Dictionary<string, Circle?>? Others { get; set; }
            public List<(int, string)>? Pairs { get; set; }
            [MemMember(Compression = typeof(MemBrotli))] public string? Text { get; set; }
            public Node? First { get; set; }
            public Node? Second { get; set; }
            public Empty? Nothing { get; set; }
        }
        [MemFormattable(PreserveReferences = true)] public partial class Node { public int Number { get; set; } public Node? Next { get; set; } }
        [MemFormattable] public partial class Empty { }
        [MemFormattable] public partial record struct Spot(int X, int Y);
        """;

    private const string Four = """
        new Figure?[]
        {
            new Circle { Radius = 1, Name = "a" },
            new Box
            {
                Width = 300, Height = 70000, Holes = [1, 2, 300, 4, 5], Large = [1, 1000, 1000000, ulong.MaxValue, 70000, 1UL << 40], Sizes = new() { [-70000] = 300, [5] = -1 },
                Spots = [new(1, -2), new(3, 4), new(300, 70000), new(0, 0), new(5, 6)], Spans = [(1, 2), (3, 4), (-5, long.MaxValue)],
                IsFull = true, IsRed = false, Bits = [true, null, false], Weight = 1.5, At = new System.DateTimeOffset(2024, 1, 2, 3, 4, 5, default),
                Others = new() { ["x"] = new Circle { Radius = 7, Inner = new Box() }, ["y"] = null }, Pairs = [(1, "one"), (2, "two")], Text = new string('t', 1000),
                First = new Node { Number = 1, Next = new Node { Number = 2 } }, Second = new Node { Number = 3 }, Nothing = new Empty(),
            },
            null,
            new Circle { Radius = 3, Inner = new Circle { Inner = new Box { Width = 5 } } },
        }
        """;

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    [Fact]
    public void Values_stay_what_they_are_through_every_form()
    {
        _project.Build(Shapes).KeepMany("container.mem", Shapes, Four).KeepMany("stream.mem", Shapes, Four, isStream: true);
        var values = Values("container.mem");
        Assert.Equal(4, values.Split('\n').Length);
        foreach (var start in new[] { "container.mem", "stream.mem" })
        {
            foreach (var compression in new[] { "none", "brotli", "zstd" })
            {
                Assert.StartsWith("0\nstream, 4 values, ", Run("convert", start, "b.mem", "--to", "stream", "--compression", compression, "-f"),
                    StringComparison.Ordinal);
                Assert.StartsWith("0\ncontainer, 4 values, ",
                    Run("convert", "b.mem", "c.mem", "--to", "container", "--compression", compression, "-f"), StringComparison.Ordinal);
                Assert.StartsWith("0\nstream, 4 values, ", Run("convert", "c.mem", "d.mem", "--to", "stream", "-f"), StringComparison.Ordinal);
                Assert.Equal([values, values, values], [Values("b.mem"), Values("c.mem"), Values("d.mem")]);
                Assert.Equal("0", Run("diff", "container.mem", "d.mem"));
                Assert.EndsWith("container, 4 values", Run("validate", "c.mem"), StringComparison.Ordinal);
            }
        }

        // What a library wrote itself, byte for byte.
        Assert.StartsWith("0\n", Run("convert", "container.mem", "e.mem", "--to", "stream"), StringComparison.Ordinal);
        Assert.Equal(File.ReadAllBytes(_project.Path("stream.mem")), File.ReadAllBytes(_project.Path("e.mem")));
    }

    [Fact]
    public void A_payload_is_the_only_value()
    {
        _project.Build(Shapes).Keep("a.bin", Shapes, "(Figure)new Circle { Radius = 1, Name = new string('n', 300) }")
            .KeepMany("four.mem", Shapes, Four);
        Assert.StartsWith("0\npayload, 1 value, ", Run("convert", "a.bin", "b.bin", "--compression", "zstd"), StringComparison.Ordinal);
        Assert.True(new FileInfo(_project.Path("b.bin")).Length < new FileInfo(_project.Path("a.bin")).Length);
        Assert.StartsWith("0\ncontainer", Run("convert", "b.bin", "c.mem", "--to", "container"), StringComparison.Ordinal);
        Assert.StartsWith("0\npayload", Run("convert", "c.mem", "d.bin", "--to", "payload"), StringComparison.Ordinal);
        Assert.Equal(File.ReadAllBytes(_project.Path("a.bin")), File.ReadAllBytes(_project.Path("d.bin")));
        Assert.Equal("1\nmemformat: a payload holds one value, and the file has more. Convert it to a stream or a container.",
            Run("convert", "four.mem", "e.bin", "--to", "payload"));
        Assert.False(File.Exists(_project.Path("e.bin")) || File.Exists(_project.Path("e.bin.part")));
    }

    [Fact]
    public void Json_has_a_value_per_line_and_nothing_is_written_over()
    {
        _project.Build(Shapes).KeepMany("four.mem", Shapes, Four);
        Assert.StartsWith("0\n{\"kind\":\"json\",\"values\":4,",
            Run("convert", "four.mem", "four.txt", "--to", "json", "--names", _project.Assembly(), "--json"), StringComparison.Ordinal);
        var lines = File.ReadAllLines(_project.Path("four.txt"));
        Assert.Equal(70000, JsonDocument.Parse(lines[1]).RootElement.GetProperty("$root").GetProperty("value").GetProperty("Height").GetInt32());
        Assert.Equal("1\nmemformat: ~/four.txt exists. Use --force to overwrite it.", Run("convert", "four.mem", "four.txt", "--to", "json"));
        Assert.Equal("1\nmemformat: the output is the file itself.", Run("convert", "four.mem", "four.mem", "-f"));
        Assert.Equal(lines, File.ReadAllLines(_project.Path("four.txt")));
    }

    [Theory]
    [InlineData("stream")]
    [InlineData("container")]
    public void Json_comes_back_as_the_same_values(string form)
    {
        _project.Build(Shapes).KeepMany("four.mem", Shapes, Four);
        Assert.StartsWith("0\n", Run("convert", "four.mem", Json("four"), "--to", "json", "--names", _project.Assembly()), StringComparison.Ordinal);
        Assert.StartsWith($"0\n{form}, 4 values, ",
            Run("convert", Json("four"), "back.mem", "--to", form, "--type", "Shop.Figure", "--names", _project.Assembly(), "-f"),
            StringComparison.Ordinal);
        Assert.Equal(Values("four.mem"), Values("back.mem"));
        Assert.Equal("0", Run("diff", "four.mem", "back.mem"));

        // With hashes in the place of names, too.
        Assert.StartsWith("0\n", Run("convert", "four.mem", Json("hashed"), "--to", "json"), StringComparison.Ordinal);
        Assert.StartsWith("0\n",
            Run("convert", Json("hashed"), "back.mem", "--to", form, "--type", "Shop.Figure", "--names", _project.Assembly(), "-f"),
            StringComparison.Ordinal);
        Assert.Equal(Values("four.mem"), Values("back.mem"));
    }

    [Fact]
    public void Json_by_hand_becomes_a_payload()
    {
        const string Types = """
            [MemFormattable] public partial class Order { public int Id { get; set; } public long? Total { get; set; } public string Customer { get; set; } = ""; public List<Line>? Lines { get; set; } }
            [MemFormattable] public partial class Line { [MemMember(1)] public decimal Price { get; set; } [MemMember(5)] public double Weight { get; set; } }
            """;
        _project.Build(Types)
            .Keep("order.bin", Types, "new Order { Id = 7, Customer = \"Ada\", Lines = [new Line { Price = 1.50m, Weight = 0.1 }] }");
        File.WriteAllText(Json("order"), """
            {
              "Lines": [{ "Weight": 0.1, "Price": "1.50" }],
              "Customer": "Ada",
              "Id": 7
            }
            """);
        Assert.StartsWith("0\npayload, 1 value, ", Order("--to", "payload"), StringComparison.Ordinal);
        Assert.Equal(File.ReadAllBytes(_project.Path("order.bin")), File.ReadAllBytes(_project.Path("made.bin")));
        foreach (var (text, error) in new[]
        {
            ("{}", "line 1: root.Customer is missing."),
            ("""{"Id":1,"Customer":"","Lines":[{"Price":1}]}""", "line 1: root.Lines[0].Weight is missing."),
            ("""{"Id":3000000000,"Customer":""}""", "line 1: root.Id: 3000000000 is no Int32."),
            ("""{"Id":1.5,"Customer":""}""", "line 1: root.Id: 1.5 is no Int32."),
            ("""{"Id":1,"Customer":"","Lines":[{"Price":1,"Weight":1e999}]}""", "line 1: root.Lines[0].Weight: 1e999 is no Double."),
            ("""{"Id":1,"Customer":"","Colour":1}""", "line 1: root: the schema has no member Colour."),
            ("""{"Id":null,"Customer":""}""", "line 1: root.Id: it cannot be null, its kind is Int32."),
        })
        {
            File.WriteAllText(Json("order"), text);
            Assert.Equal("1\nmemformat: " + error, Order());
        }

        File.WriteAllText(Json("order"), "null\n\nnull\n");
        Assert.StartsWith("0\nstream, 2 values, ", Order("--to", "stream"), StringComparison.Ordinal);
        Assert.StartsWith("1\nmemformat: no schema of Shop.Orders is in the files of --names. They have Shop.Line, Shop.Order",
            Order("--type", "Shop.Orders"), StringComparison.Ordinal);
        Assert.StartsWith("1\nmemformat: JSON has no schema. ", Run("convert", Json("order"), "made.bin"), StringComparison.Ordinal);

        string Order(params string[] more) => Run(
            ["convert", Json("order"), "made.bin", "-f", "--names", _project.Assembly(),
                .. more.Contains("--type") ? [] : new[] { "--type", "Shop.Order" }, .. more]);
    }

    [Theory]
    [InlineData("default(bool)", "true")]
    [InlineData("sbyte.MinValue", "byte.MaxValue")]
    [InlineData("short.MinValue", "ushort.MaxValue", "(short)-1", "(ushort)255", "(short)0")]
    [InlineData("int.MinValue", "uint.MaxValue", "-1", "70000u", "0", "127")]
    [InlineData("long.MinValue", "ulong.MaxValue", "-1L", "70000UL", "5_000_000_000L", "0L")]
    [InlineData("System.Int128.MinValue", "System.UInt128.MaxValue")]
    [InlineData("System.Half.MaxValue", "0.1f", "0.1", "double.NaN", "float.NegativeInfinity", "-0.0")]
    [InlineData("decimal.MinValue", "1.50m", "0m", "0.00m", "-0.5m", "5000000000.1m", "decimal.MaxValue")]
    [InlineData("'x'", "'\\0'", "'\\u20ac'", "System.Guid.Parse(\"00112233-4455-6677-8899-aabbccddeeff\")")]
    [InlineData("new System.DateTime(2024, 5, 6, 7, 8, 9, System.DateTimeKind.Utc)",
        "new System.DateTime(638000000000000001L, System.DateTimeKind.Local)", "default(System.DateTime)", "new System.DateTime(9999, 12, 31)")]
    [InlineData("new System.DateTimeOffset(2024, 5, 6, 7, 8, 9, System.TimeSpan.FromHours(-3))", "default(System.DateTimeOffset)",
        "System.DateTimeOffset.MaxValue")]
    [InlineData("System.TimeSpan.FromSeconds(-1)", "System.TimeSpan.MaxValue", "System.TimeSpan.Zero", "new System.DateOnly(2024, 2, 29)",
        "System.TimeOnly.MaxValue")]
    [InlineData("\"text \\u20ac\"", "new byte[] { 1, 2, 3 }", "new System.Text.Rune('r')", "System.Index.FromEnd(3)",
        "System.Numerics.BigInteger.Pow(-7, 300)", "new System.Version(1, 2)", "new System.Uri(\"a/b\", System.UriKind.Relative)",
        "System.Net.IPAddress.Loopback")]
    [InlineData("new int?[] { 1, null }", "new System.Collections.Generic.Dictionary<int, string?> { [1] = null, [2] = \"b\" }",
        "new bool[] { true, false, true }", "new[,] { { 1, 2 }, { 3, 4 } }", "(1, \"a\")", "new System.Numerics.Vector3(1, 2, 3)")]
    public void Every_kind_comes_back_with_the_same_bytes(params string[] values)
    {
        var members =
            values.SelectMany((
                v,
                i) =>
                    new[] { (Name: $"A{i}", Value: v, Attribute: ""),
                        (Name: $"B{i}", Value: v, Attribute: "[MemMember(Encoding = MemEncoding.Compact)] ") }).ToList();
        var types = values.Select(TypeOf).ToList();
        var body = string.Join(' ',
            members.Select((
                m,
                i) =>
                    $"{(CanBeCompact(types[i / 2]) ? m.Attribute : "")}public {types[i / 2]} {m.Name} {{ get; set; }} = default!; public {types[i / 2].TrimEnd('?')}? {m.Name}Or {{ get; set; }}"));
        var code = $"[MemFormattable] public partial class All {{ {body} }}";
        _project.Build(code)
            .Keep("all.bin", code, $"new All {{ {string.Join(", ", members.Select(m => $"{m.Name} = {m.Value}, {m.Name}Or = {m.Value}"))} }}")
            .Keep("none.bin", code, $"new All {{ {string.Join(", ", members.Select(m => $"{m.Name} = {m.Value}"))} }}");
        foreach (var file in new[] { "all", "none" })
        {
            Assert.StartsWith("0\n", Run("convert", file + ".bin", Json(file), "--to", "json"), StringComparison.Ordinal);
            Assert.StartsWith(
                "0\n", Run("convert", Json(file), "made.bin", "-f", "--type", "Shop.All", "--names", _project.Assembly()), StringComparison.Ordinal);
            Assert.Equal(File.ReadAllBytes(_project.Path(file + ".bin")), File.ReadAllBytes(_project.Path("made.bin")));
        }

        static bool CanBeCompact(string type) =>
            type is "short" or "ushort" or "int" or "uint" or "long" or "ulong" or "decimal" or "char" or "System.DateTime" or "System.DateTimeOffset"
                or "System.TimeSpan" or "System.DateOnly" or "System.TimeOnly";

        static string TypeOf(string value) => value switch
        {
            _ when value.StartsWith("new int?[]", StringComparison.Ordinal) => "int?[]",
            _ when value.StartsWith("new bool[]", StringComparison.Ordinal) => "bool[]",
            _ when value.StartsWith("new byte[]", StringComparison.Ordinal) => "byte[]",
            _ when value.StartsWith("new[,]", StringComparison.Ordinal) => "int[,]",
            _ when value.StartsWith("(1, ", StringComparison.Ordinal) => "(int, string)",
            _ when value.StartsWith("new ", StringComparison.Ordinal) =>
                value[4..(value.Contains('>', StringComparison.Ordinal)
                    ? value.IndexOf('>', StringComparison.Ordinal) + 1
                    : value.IndexOf('(', StringComparison.Ordinal))],
            _ when value.StartsWith("default(", StringComparison.Ordinal) => value[8..^1],
            _ when value.StartsWith("System.Index", StringComparison.Ordinal) => "System.Index",
            _ when value.StartsWith("System.Net.IPAddress", StringComparison.Ordinal) => "System.Net.IPAddress",
            _ when value.StartsWith("System.Numerics.BigInteger", StringComparison.Ordinal) => "System.Numerics.BigInteger",
            _ when value.StartsWith("System.", StringComparison.Ordinal) => string.Join('.', value.Split('.')[..2]),
            _ when value.StartsWith('"') => "string",
            _ when value.StartsWith('\'') => "char",
            _ when value.StartsWith('(') => value[1..value.IndexOf(')', StringComparison.Ordinal)],
            _ when value is "true" => "bool",
            _ when value.Contains(".M", StringComparison.Ordinal) || value.Contains(".N", StringComparison.Ordinal) => value.Split('.')[0],
            _ when value.EndsWith('m') => "decimal",
            _ when value.EndsWith('f') => "float",
            _ when value.EndsWith("UL", StringComparison.Ordinal) => "ulong",
            _ when value.EndsWith('L') => "long",
            _ when value.EndsWith('u') => "uint",
            _ when value.Contains('.', StringComparison.Ordinal) => "double",
            _ => "int",
        };
    }

    [Fact]
    public void Cases_get_the_present_schema_too()
    {
        var present = Shapes.Replace("public int Radius", "public long Radius", StringComparison.Ordinal)
            .Replace("public bool IsFull", "public string Colour { get; set; } = \"red\"; public bool IsFull", StringComparison.Ordinal);
        _project.Build(present).KeepMany("four.mem", Shapes, Four).KeepMany("present.mem", present, Four);
        Assert.StartsWith("0\ncontainer, 4 values, ", Run("convert", "four.mem", "made.mem", "--type", "Shop.Figure", "--names", _project.Assembly()),
            StringComparison.Ordinal);
        Assert.Equal(Values("present.mem"), Values("made.mem"));
        _project.Build(Shapes.Replace("public double? Weight", "public float? Weight", StringComparison.Ordinal));
        Assert.Equal(
            "1\nmemformat: value 2: case 2.Weight: the tool cannot make Single of Double.",
            Run("convert", "four.mem", "made.mem", "-f", "--type", "Shop.Figure", "--names", _project.Assembly()));
    }

    private string Json(string name) => _project.Path(name + ".json");

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Every_byte_of_the_bodies_belongs_to_a_member(bool isStream)
    {
        _project.Build(Shapes).KeepMany("four.mem", Shapes, Four, isStream: isStream);
        var stats = JsonDocument.Parse(Run("stats", "four.mem", "--json", "--html", "four.txt", "-n", _project.Assembly())[2..]).RootElement;
        var members = stats.GetProperty("members").EnumerateArray().ToList();
        Assert.Equal(4, stats.GetProperty("values").GetInt32());
        Assert.Equal(stats.GetProperty("bodies").GetInt64(), members.Sum(m => m.GetProperty("bytes").GetInt64()));
        var width = members.Single(m => m.GetProperty("path").GetString() == "case 2.Width");

        // The second one is 0, which takes no byte: that of the box within the box, which counts where the type was met first.
        Assert.Equal((2, 2), (width.GetProperty("bytes").GetInt32(), width.GetProperty("values").GetInt32()));
        Assert.Contains(members, m => m.GetProperty("path").GetString() == "case 2.Others[values].Radius");
        var page = File.ReadAllText(_project.Path("four.txt"));
        Assert.Contains("\"name\":\"Radius\"", page, StringComparison.Ordinal);
        Assert.DoesNotContain("http", page, StringComparison.Ordinal);
        Assert.StartsWith($"0\n{(isStream ? "stream" : "container")}, 4 values, ", Run("stats", "four.mem"), StringComparison.Ordinal);
    }

    [Fact]
    public void Damage_ends_with_the_one_error()
    {
        _project.KeepMany("four.mem", Shapes, Four, isStream: true);
        var bytes = File.ReadAllBytes(_project.Path("four.mem"));
        var errors = 0;
        for (var i = 0; i < bytes.Length; i++)
        {
            var damaged = (byte[])bytes.Clone();
            damaged[i] ^= 0x15;
            File.WriteAllBytes(_project.Path("damaged.mem"), damaged);
            var answer = Run("stats", "damaged.mem");
            Assert.True(answer.StartsWith("0\n", StringComparison.Ordinal) || answer.StartsWith("1\nmemformat: ", StringComparison.Ordinal), answer);
            errors += answer[0] - '0';
        }

        Assert.InRange(errors, bytes.Length / 4, bytes.Length);
    }

    [Theory]
    [InlineData("memformat co", "complete", "completion", "convert", "count")]
    [InlineData("memformat convert a.mem b.mem --to ", "container", "json", "payload", "stream")]
    [InlineData("memformat stats --h", "--help", "--html")]
    public void Shells_complete_commands_and_options(string line, params string[] expected)
    {
        var found = Run("complete", line.Length.ToString(System.Globalization.CultureInfo.InvariantCulture), line).Split('\n')[1..];
        Assert.Equal(expected.Where(e => e != "complete"), found.Order(StringComparer.Ordinal));
        foreach (var shell in new[] { "bash", "zsh", "fish", "pwsh" })
            Assert.Contains("memformat complete", Run("completion", shell), StringComparison.Ordinal);
    }

    [Fact]
    public void A_stream_gives_back_its_compression()
    {
        using var compression = new Counted();
        using (new StreamSink(new MemoryStream(), compression, pooling: null))
            Assert.Equal((1, 0), (compression.Made, compression.GivenBack));
        Assert.Equal((1, 1), (compression.Made, compression.GivenBack));
    }

    private string Values(string file) => Run("head", file, "-c", "100").Split("\nhint: ")[0].Split('\n', 2)[1];

    private string Run(params string[] arguments) => _project.Run(_project.Paths(arguments));

    /// <summary>Counts what it makes for streams, and what comes back.</summary>
    private sealed class Counted() : MemFormatCompression(70, "counted"), IDisposable
    {
        private Counted? _owner;

        public int Made { get; private set; }

        public int GivenBack { get; private set; }

        public override MemFormatCompression ForStream()
        {
            Made++;
            return new Counted { _owner = this };
        }

        public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten) =>
            throw new NotSupportedException();

        public override bool TryDecompress(ReadOnlySpan<byte> compressed, System.Buffers.IBufferWriter<byte> destination, int length) =>
            throw new NotSupportedException();

        public void Dispose()
        {
            if (_owner is not null)
                _owner.GivenBack++;
        }
    }
}
