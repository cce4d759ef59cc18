using System.Text.Json;

namespace MemFormat.Tools.Tests;

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
        """;

    private const string Four = """
        new Figure?[]
        {
            new Circle { Radius = 1, Name = "a" },
            new Box
            {
                Width = 300, Height = 70000, Holes = [1, 2, 300, 4, 5], Large = [1, 1000, 1000000, ulong.MaxValue, 70000, 1UL << 40], Sizes = new() { [-70000] = 300, [5] = -1 }, IsFull = true, IsRed = false, Bits = [true, null, false], Weight = 1.5, At = new System.DateTimeOffset(2024, 1, 2, 3, 4, 5, default),
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
                Assert.StartsWith("0\nstream, 4 values, ", Run("convert", start, "b.mem", "--to", "stream", "--compression", compression, "-f"), StringComparison.Ordinal);
                Assert.StartsWith("0\ncontainer, 4 values, ", Run("convert", "b.mem", "c.mem", "--to", "container", "--compression", compression, "-f"), StringComparison.Ordinal);
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
        _project.Build(Shapes).Keep("a.bin", Shapes, "(Figure)new Circle { Radius = 1, Name = new string('n', 300) }").KeepMany("four.mem", Shapes, Four);
        Assert.StartsWith("0\npayload, 1 value, ", Run("convert", "a.bin", "b.bin", "--compression", "zstd"), StringComparison.Ordinal);
        Assert.True(new FileInfo(_project.Path("b.bin")).Length < new FileInfo(_project.Path("a.bin")).Length);
        Assert.StartsWith("0\ncontainer", Run("convert", "b.bin", "c.mem", "--to", "container"), StringComparison.Ordinal);
        Assert.StartsWith("0\npayload", Run("convert", "c.mem", "d.bin", "--to", "payload"), StringComparison.Ordinal);
        Assert.Equal(File.ReadAllBytes(_project.Path("a.bin")), File.ReadAllBytes(_project.Path("d.bin")));
        Assert.Equal("1\nmemformat: a payload holds one value, and the file has more. Convert it to a stream or a container.", Run("convert", "four.mem", "e.bin", "--to", "payload"));
        Assert.False(File.Exists(_project.Path("e.bin")) || File.Exists(_project.Path("e.bin.part")));
    }

    [Fact]
    public void Json_has_a_value_per_line_and_nothing_is_written_over()
    {
        _project.Build(Shapes).KeepMany("four.mem", Shapes, Four);
        Assert.StartsWith("0\n{\"kind\":\"json\",\"values\":4,", Run("convert", "four.mem", "four.txt", "--to", "json", "--names", _project.Assembly(), "--json"), StringComparison.Ordinal);
        var lines = File.ReadAllLines(_project.Path("four.txt"));
        Assert.Equal(70000, JsonDocument.Parse(lines[1]).RootElement.GetProperty("$root").GetProperty("value").GetProperty("Height").GetInt32());
        Assert.Equal("1\nmemformat: ~/four.txt exists. Say --force to write over it.", Run("convert", "four.mem", "four.txt", "--to", "json"));
        Assert.Equal("1\nmemformat: the output is the file itself.", Run("convert", "four.mem", "four.mem", "-f"));
        Assert.Equal(lines, File.ReadAllLines(_project.Path("four.txt")));
    }

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
    public void Shells_complete(string line, params string[] expected)
    {
        var found = Run("complete", line.Length.ToString(System.Globalization.CultureInfo.InvariantCulture), line).Split('\n')[1..];
        Assert.Equal(expected.Where(e => e != "complete"), found.Order(StringComparer.Ordinal));
        foreach (var shell in new[] { "bash", "zsh", "fish", "pwsh" })
            Assert.Contains("memformat complete", Run("completion", shell), StringComparison.Ordinal);
    }

    private string Values(string file) => Run("head", file, "-c", "100").Split('\n', 2)[1];

    private string Run(params string[] arguments) => _project.Run(
        [.. arguments.Select(a => a.EndsWith(".mem", StringComparison.Ordinal) || a.EndsWith(".bin", StringComparison.Ordinal) || a.EndsWith(".txt", StringComparison.Ordinal) ? _project.Path(a) : a)]);
}
