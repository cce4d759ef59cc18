namespace MemFormat.Evolution.Tests;

/// <summary>Small values of an earlier release that are large now: a program's own releases are never refused.</summary>
[Row("Add a member")]
public class RecordedMemoryTests
{
    private const int Count = 20_000;

    private const string First = """
        [MemFormattable] public partial class Sheet { public List<Row> Rows { get; set; } = []; public List<IShape> Shapes { get; set; } = []; }
        [MemFormattable] public partial class Row { public bool A { get; set; } }
        [MemFormattable, MemUnion(1, typeof(Dot))] public partial interface IShape;
        [MemFormattable] public partial class Dot : IShape { public bool A { get; set; } }
        """;

    private static readonly MemFormatOptions s_tight = new() { Limits = new() { MaxExtraMemoryBytes = 0 } };

    private static string Second { get; } = First.Replace("public bool A { get; set; }",
        $"public bool A {{ get; set; }} {string.Concat(Enumerable.Range(0, 60).Select(i => $"public decimal M{i} {{ get; set; }} "))}",
        StringComparison.Ordinal);

    [Theory]
    [InlineData("Rows", "Row")]
    [InlineData("Shapes", "Dot")]
    public void Of_a_recorded_release_that_the_header_names(string member, string type)
    {
        using var releases = new Releases(First, Second, "Sheet");
        var payload = releases.First.Write("Sheet", Sheet(releases.First, member, type), new() { Header = MemFormatHeader.Fingerprint });
        Assert.Equal(Count, Read(releases.Second, payload, member, s_tight));
    }

    [Fact]
    public void Of_a_recorded_release_that_the_payload_describes()
    {
        using var releases = new Releases(First, Second, "Sheet");
        var sheet = Sheet(releases.First, "Rows", "Row");
        var payload = releases.First.Write("Sheet", sheet);
        Assert.Equal(Count, Read(releases.Second, payload, "Rows", s_tight));
        Assert.Equal(Count, Read(releases.Second, payload, "Rows", s_tight));
    }

    [Fact]
    public void Of_a_schema_that_the_program_passes()
    {
        using var first = new World(Compiler.Compile("Program", First));
        using var second = new World(Compiler.Compile("Program", Second));
        var sheet = Sheet(first, "Rows", "Row");
        var schema = MemFormatSchema.Read(first.Write("Sheet", sheet));
        var payload = first.Write("Sheet", sheet, new() { Header = MemFormatHeader.None });
        Assert.Equal(Count, Read(second, payload, "Rows", s_tight with { Header = MemFormatHeader.None, WriterSchema = schema }));
    }

    [Fact]
    public void Of_strangers_are_refused_with_the_limit_and_the_member()
    {
        using var first = new World(Compiler.Compile("Program", First));
        using var second = new World(Compiler.Compile("Program", Second));
        var error = Assert.Throws<MemFormatException>(() => Read(second, first.Write("Sheet", Sheet(first, "Rows", "Row")), "Rows", s_tight));
        Assert.Equal((MemFormatError.LimitExceeded, "Sheet.Rows"), (error.Error, error.Path));
        Assert.StartsWith("The payload asks for more memory than its size allows. Raise MaxExtraMemoryBytes in MemFormatLimits if you trust the data. (Sheet.Rows", error.Message, StringComparison.Ordinal);
    }

    private static object Sheet(World world, string member, string type) =>
        world.New("Sheet",
            (member, world.List(member == "Rows" ? type : "IShape", [.. Enumerable.Range(0, Count).Select(_ => world.New(type, ("A", true)))])));

    private static int Read(World world, byte[] payload, string member, MemFormatOptions options)
    {
        var sheet = world.Codec("Sheet").DeserializeObject(payload, options)!;
        return ((System.Collections.ICollection)sheet.GetType().GetProperty(member)!.GetValue(sheet)!).Count;
    }
}
