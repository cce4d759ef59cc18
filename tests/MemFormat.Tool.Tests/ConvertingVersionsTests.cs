namespace MemFormat.Tool.Tests;

/// <summary>Values of an earlier version of a type in its present schema.</summary>
public sealed class ConvertingVersionsTests : IDisposable
{
    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    [Fact]
    public void Old_values_get_the_present_schema()
    {
        const string Old = """
            [MemFormattable] public partial class Order { public int Id { get; set; } public string Customer { get; set; } = ""; public string? Gone { get; set; } public List<Line>? Lines { get; set; } }
            [MemFormattable] public partial class Line { public short Count { get; set; } public float Weight { get; set; } }
            """;
        const string New = """
            [MemFormattable] public partial class Order
            {
                public long Id { get; set; }
                public string Customer { get; set; } = "";
                public string Currency { get; set; } = "EUR";
                public int Copies { get; set; } = 3;
                public List<int> Marks { get; set; } = [];
                public double? Rate { get; set; }
                public bool IsPaid { get; set; }
                public List<Line>? Lines { get; set; }
            }
            [MemFormattable] public partial class Line { public int Count { get; set; } public float Weight { get; set; } }
            """;
        const string Value = "new Order { Id = 7, Customer = \"Ada\", Lines = [new Line { Count = -2, Weight = 0.1f }] }";
        _project.Build(New).Keep("old.bin", Old, Value).Keep("new.bin", New, Value);
        Assert.StartsWith("1\nmemformat: value 1: root: the schema has no member ?", Updated(), StringComparison.Ordinal);
        Assert.False(File.Exists(_project.Path("made.bin")));
        Assert.StartsWith("0\npayload, 1 value, ", Updated("--drop"), StringComparison.Ordinal);
        Assert.Equal(File.ReadAllBytes(_project.Path("new.bin")), File.ReadAllBytes(_project.Path("made.bin")));

        // A recorded schema file has no initial values.
        Assert.StartsWith("0\n", Run("schema", "update", _project.Assembly(), "--output", _project.Folder), StringComparison.Ordinal);
        Assert.Equal(
            "1\nmemformat: value 1: root.Copies is not in the data. Name the assembly with --names: it may state the value.",
            Run("convert", "old.bin", "made.bin", "-f", "--drop", "--type", "Shop.Order", "--names", "MemFormat.Unshipped.txt"));

        foreach (var (member, error) in new[]
        {
            ("public double Weight", "root.Lines[].Weight: the tool cannot make Double of Single."),
            ("public string? Weight", "root.Lines[].Weight: the tool cannot make String of Single."),
            ("public float Weight { get; set; } public System.DateTime At { get; set; } = System.DateTime.Now; private int Unused",
                "root.Lines[0].At is not in the data, and only your program knows the value it would give to it."),
            ("public required int Price { get; set; } public float Weight", "root.Lines[0].Price is required, and the data lacks it."),
        })
        {
            _project.Build(New.Replace("public float Weight", member, StringComparison.Ordinal));
            Assert.Equal("1\nmemformat: value 1: " + error, Updated("--drop"));
        }

        string Updated(params string[] more) =>
            Run(["convert", "old.bin", "made.bin", "-f", "--type", "Shop.Order", "--names", _project.Assembly(), .. more]);
    }

    private string Run(params string[] arguments) => _project.Run(_project.Paths(arguments));
}
