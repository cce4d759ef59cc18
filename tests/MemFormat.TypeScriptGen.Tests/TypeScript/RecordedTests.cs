using MemFormat.Schema.Composition;
using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;
using MemFormat.Tool.Tests;
using MemFormat.TypeScriptGen.Assemblies;
using MemFormat.TypeScriptGen.Printing;
using MemFormat.Wire;

namespace MemFormat.TypeScriptGen.Tests;

/// <summary>What readers in TypeScript know of the schemas that an assembly recorded.</summary>
public sealed class RecordedTests : IDisposable
{
    private const string First = """
        [MemFormattable] public partial class Order { public int Id { get; set; } public IPayment? Payment { get; set; } }
        [MemFormattable] public partial class Line { public short Count { get; set; } }
        [MemFormattable, MemUnion(1, typeof(Card))] public partial interface IPayment;
        [MemFormattable] public partial class Card : IPayment { public string? Number { get; set; } }
        """;

    private const string Second = """
        [MemFormattable] public partial class Order { public long Id { get; set; } public IPayment? Payment { get; set; } }
        [MemFormattable] public partial class Item { public int Count { get; set; } }
        [MemFormattable, MemUnion(1, typeof(Card))] public partial interface IPayment;
        [MemFormattable] public partial class Card : IPayment { public string? Number { get; set; } }
        public static class Uses { public static byte[] Write(List<Order> orders) => MemFormatSerializer.Serialize(orders); }
        """;

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    [Fact]
    public void A_root_knows_its_own_and_those_of_types_that_are_no_more()
    {
        Ship();
        Assert.StartsWith("0\n", Print(), StringComparison.Ordinal);
        var text = _project.Text("web/Shop.ts");
        var (order, line) = (Printed("order.bin", "new Order()"), Printed("line.bin", "new Line()"));
        Assert.Equal([order, line], Known(text, "order"));
        Assert.Equal([line], Known(text, "item"));
        Assert.Equal([line], Known(text, "card"));

        // Of a collection: whether its elements can be null or not.
        Assert.Equal(4, Known(text, "listOfOrder").Length);
        Assert.Contains(Printed("orders.bin", "new List<Order>()"), Known(text, "listOfOrder"));
        Assert.Contains("'0 1': '", text.Split("const orderVersions")[1].Split("};")[0], StringComparison.Ordinal);
        Assert.Contains("import * as recorded from './memformat/recorded.ts';", text, StringComparison.Ordinal);
    }

    [Fact]
    public void They_are_where_other_versions_are()
    {
        Ship();
        Print("--versions", "lazy");
        Assert.DoesNotContain("recorded", _project.Text("web/Shop.ts"), StringComparison.Ordinal);
        Assert.Contains(Printed("order.bin", "new Order()"), Known(_project.Text("web/Shop-versions.ts"), "order"));
    }

    [Fact]
    public void Without_records_nothing_of_them_is_printed()
    {
        _project.Build(Second);
        Print();
        Assert.DoesNotContain("recorded", _project.Text("web/Shop.ts"), StringComparison.Ordinal);
    }

    [Fact]
    public void Records_that_cannot_be_used_are_an_error()
    {
        var damaged = new RecordedRoot("Shop.Order", "1.0", new byte[] { 26, 0, 8, 5 }.ToEquatableArray(), new byte[] { 5 }.ToEquatableArray());
        File.WriteAllText(
            _project.Path(RecordedFile.ShippedName), new RecordedFile(new RecordedLine[] { damaged }.ToEquatableArray(), default).ToText());
        _project.Build(Second, isRecorded: true);
        Assert.StartsWith("1\nmemformat: The recorded schema of Shop.Order 1.0 cannot be used: ", Print(), StringComparison.Ordinal);

        // The same 29 bits, which within one assembly are an error of its build (MF051).
        var seen = new Dictionary<uint, RecordedRoot>();
        for (var i = 0; ; i++)
        {
            var root = new RecordedRoot(
                "Shop.Order", "1." + i, new byte[] { 26, 0, (byte)i, (byte)(i >> 8), (byte)(i >> 16) }.ToEquatableArray(), default);
            if (seen.TryAdd(Fingerprints.Short(root.Fingerprint), root))
                continue;
            var other = seen[Fingerprints.Short(root.Fingerprint)];
            var manifests = LoadedManifests.Load(_project.Assembly(), []).All;
            var order = manifests.Roots.Single(r => r.Name == "Shop.Order").Type;
            var error =
                Assert.Throws<PrintingException>(
                    () => new KnownReleases([other, root], manifests).Find(order, ManifestComposer.Compose(manifests, order)));
            Assert.Equal($"Payloads with fingerprints of {other.Label} and of {root.Label} cannot be told apart. State a contract on one of the roots.", error.Message);
            break;
        }
    }

    [Fact]
    public void An_assembly_says_what_its_files_say()
    {
        Ship();
        var shipped = RecordedFile.Parse(_project.Text("MemFormat.Shipped.txt"), isShipped: true, out _);
        Assert.Equal(shipped.Lines.OfType<RecordedRoot>().Select(r => r.ToString()),
            LoadedManifests.Load(_project.Assembly(), []).Recorded.Select(r => r.ToString()).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Tools_know_them_by_the_assembly()
    {
        Ship();
        _project.Keep("line.bin", First, "new Line { Count = 7 }", "Header = MemFormatHeader.Fingerprint");
        var shown = _project.Run("inspect", _project.Path("line.bin"), "--names", _project.Assembly());
        Assert.StartsWith("0\n", shown, StringComparison.Ordinal);
        Assert.Contains("Count", shown, StringComparison.Ordinal);
        Assert.DoesNotContain(
            "Count", _project.Build(Second).Run("inspect", _project.Path("line.bin"), "--names", _project.Assembly()), StringComparison.Ordinal);
    }

    private void Ship()
    {
        _project.Build(First).Run("schema", "update", _project.Assembly());
        Assert.StartsWith("0\n", _project.Run("schema", "ship", "--release", "1.0", "-o", _project.Folder), StringComparison.Ordinal);
        _project.Build(Second, isRecorded: true);
    }

    private string Print(params string[] options) => _project.Run(["ts", _project.Assembly(), "-o", _project.Path("web"), .. options]);

    /// <summary>The header of a payload of the first release, as it is printed.</summary>
    private string Printed(string file, string value)
    {
        _project.Keep(file, First, value, "Header = MemFormatHeader.Fingerprint64");
        return Convert.ToBase64String(File.ReadAllBytes(_project.Path(file))[..Fingerprints.LongSize]);
    }

    /// <summary>The headers that a root knows.</summary>
    private static string[] Known(string text, string root) =>
        [.. text.Split($"const {root}Versions")[1].Split("\n};")[0].Split('\n').Where(l => l.EndsWith("], // 1.0", StringComparison.Ordinal))
            .Select(l => l.Split('\'')[1])];
}
