using System.Text.Json;

namespace MemFormat.Tool.Tests;

/// <summary>Strings that are written once per payload: what that saves, and files with and without them.</summary>
public sealed class PoolingTests : IDisposable
{
    /// <summary>An attribute that makes all strings pooled in place of the blank.</summary>
    private const string Shapes = """
        [MemFormattable(POOLED), MemUnion(1, typeof(Song)), MemUnion(2, typeof(Album))]
        public abstract partial class Work { public string? Title { get; set; } }
        [MemFormattable(POOLED)] public partial class Song : Work
        {
            public string? Genre { get; set; }
            public List<string?>? Tags { get; set; }
        }
        [MemFormattable(POOLED)] public partial class Album : Work
        {
            public List<Work?>? Works { get; set; }
            public Dictionary<string, string?>? Notes { get; set; }
            public HashSet<string>? Words { get; set; }
            public List<(int, string)>? Pairs { get; set; }
            public System.Uri? Page { get; set; }
            public int Year { get; set; }
            [MemMember(Encoding = MemEncoding.Compact)] public int[]? Sales { get; set; }
            [MemMember(Encoding = MemEncoding.Compact)] public List<(int, int)>? Places { get; set; }
            public bool? IsLive { get; set; }
            public double? Rating { get; set; }
            public Artist? By { get; set; }
            public Artist? With { get; set; }
        }
        [MemFormattable(POOLED, PreserveReferences = true)] public partial class Artist
        {
            public string? Name { get; set; }
            public Artist? Next { get; set; }
        }
        """;

    private const string Value = """
        new Album
        {
            Title = "Blue", Year = 1971, Sales = [1, 300], Places = [(1, 2), (3, -4), (5, 600), (0, 0)], IsLive = true, Rating = 4.5, Page = new System.Uri("http://blue"),
            Works =
            [
                new Song { Title = "Carey", Genre = "folk", Tags = ["folk", null, "Blue", ""] }, null,
                new Song { Title = "Blue", Genre = "folk", Tags = [] }, new Album { Title = "漢字漢字" },
            ],
            Notes = new() { ["folk"] = "Blue", ["漢字漢字"] = null, ["http://blue"] = "Ada" },
            Words = ["Blue", "folk", "z"], Pairs = [(1, "folk"), (2, "new")],
            By = new Artist { Name = "Ada", Next = new Artist { Name = "Bob" } }, With = new Artist { Name = "Bob" },
        }
        """;

    private static readonly string s_pooled = Shapes.Replace("POOLED", "Encoding = MemEncoding.Pooled", StringComparison.Ordinal);
    private static readonly string s_plain = Shapes.Replace("POOLED, ", "", StringComparison.Ordinal)
        .Replace("(POOLED)", "", StringComparison.Ordinal);

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    [Fact]
    public void Strings_become_pooled_and_plain_as_a_program_of_the_types_writes_them()
    {
        _project.Keep("plain.mem", s_plain, $"(Work){Value}").Keep("pooled.mem", s_pooled, $"(Work){Value}");
        Assert.StartsWith("0\npayload, 1 value", Run("convert", "plain.mem", "a.mem", "--pooled"), StringComparison.Ordinal);
        Assert.StartsWith("0\npayload, 1 value", Run("convert", "pooled.mem", "b.mem", "--plain"), StringComparison.Ordinal);
        Assert.Equal(Convert.ToHexString(Bytes("pooled.mem")), Convert.ToHexString(Bytes("a.mem")));
        Assert.Equal(Convert.ToHexString(Bytes("plain.mem")), Convert.ToHexString(Bytes("b.mem")));
        Assert.True(Bytes("a.mem").Length < Bytes("b.mem").Length);

        // What is so already stays as it is.
        Run("convert", "pooled.mem", "c.mem", "--pooled");
        Run("convert", "plain.mem", "d.mem", "--plain");
        Assert.Equal(Bytes("pooled.mem"), Bytes("c.mem"));
        Assert.Equal(Bytes("plain.mem"), Bytes("d.mem"));
        Assert.Equal("0", Run("diff", "plain.mem", "pooled.mem"));
        Assert.Equal(Run("inspect", "plain.mem", "--json"), Run("inspect", "pooled.mem", "--json"));
    }

    [Fact]
    public void Each_value_of_a_file_has_numbers_of_its_own()
    {
        var values = $"new Work?[] {{ {Value}, null, new Song {{ Title = \"Blue\", Genre = \"Blue\" }}, {Value} }}";
        foreach (var isStream in new[] { true, false })
        {
            var (plain, pooled, a, b) = isStream ? ("plains.mem", "pooleds.mem", "as.mem", "bs.mem") : ("plain.mem", "pooled.mem", "a.mem", "b.mem");
            _project.KeepMany(plain, s_plain, values, isStream: isStream).KeepMany(pooled, s_pooled, values, isStream: isStream);
            Assert.StartsWith("0\n", Run("convert", plain, a, "--pooled", "-f"), StringComparison.Ordinal);
            Assert.StartsWith("0\n", Run("convert", pooled, b, "--plain", "-f"), StringComparison.Ordinal);
            Assert.Equal("0", Run("diff", plain, a));
            Assert.Equal("0", Run("diff", plain, b));
            Assert.Equal(Saved(pooled), Saved(a));
            Assert.Equal(Saved(plain), Saved(b));
            Assert.NotEqual(0, Saved(pooled).Saved);
            if (isStream)
                Assert.Equal(Bytes(pooled), Bytes(a));
        }
    }

    [Fact]
    public void Stats_say_what_pooling_saves_and_what_it_would_save()
    {
        const string Type = """
            [MemFormattable] public partial class Note
            {
                [MemMember(POOLED)] public List<string> Tags { get; set; } = [];
                public string Text { get; set; } = "";
            }
            """;
        const string Note = "new Note { Tags = [\"red\", \"blue\", \"red\", \"red\"], Text = \"blue\" }";
        var pooled = Type.Replace("POOLED", "Encoding = MemEncoding.Pooled", StringComparison.Ordinal);
        var plain = Type.Replace("[MemMember(POOLED)] ", "", StringComparison.Ordinal);
        _project.Build(plain).Keep("plain.mem", plain, Note).Keep("pooled.mem", pooled, Note);

        // A number takes a byte, the texts take four and five.
        Assert.Equal((0, 3 + 3 + 4), Saved("plain.mem"));
        Assert.Equal((3 + 3, 4), Saved("pooled.mem"));
        Assert.Contains("pooled strings save 6 bytes, and would save 4 bytes more", Run("stats", "pooled.mem"), StringComparison.Ordinal);
        Assert.Matches(@"Tags\[\] +11 .* 6 +4 +String", Run("stats", "pooled.mem", "-n", _project.Assembly()));
        Assert.DoesNotContain("saved", Run("stats", "plain.mem"), StringComparison.Ordinal);
        Assert.Contains("could save", Run("stats", "plain.mem"), StringComparison.Ordinal);
    }

    [Fact]
    public void Pooled_and_plain_exclude_each_other_and_json_is_neither()
    {
        _project.Keep("a.mem", s_plain, Value);
        Assert.Equal("1\nmemformat: --pooled and --plain exclude each other.", Run("convert", "a.mem", "b.mem", "--pooled", "--plain"));
        Assert.Equal("1\nmemformat: JSON has no pooled strings. Leave out --pooled and --plain.", Run("convert", "a.mem", "b.json", "--pooled"));
    }

    private (long Saved, long CouldSave) Saved(string file)
    {
        var members = JsonDocument.Parse(Run("stats", file, "--json")[2..]).RootElement.GetProperty("members").EnumerateArray().ToList();
        return (members.Sum(m => m.GetProperty("saved").GetInt64()), members.Sum(m => m.GetProperty("couldSave").GetInt64()));
    }

    private byte[] Bytes(string file) => File.ReadAllBytes(_project.Path(file));

    private string Run(params string[] arguments) => _project.Run(_project.Paths(arguments));
}
